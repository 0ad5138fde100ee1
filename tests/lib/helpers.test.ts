import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { bolivianos, money } from '#lib/money.ts';
import { browser, readJson } from '#lib/storage.ts';
import { escapeHtml, fill, fold, plainName, safeName } from '#lib/texts.ts';

describe('money', () => {
  test('[F-9-07, R-9-01] is shown as 0,0.00 in Bs.', () => {
    expect(money(1234567.5)).toBe('1,234,567.50');
    expect(bolivianos(640)).toBe('Bs. 640.00');
    expect(money(null)).toBe('');
    expect([money(0), bolivianos(0), bolivianos(null)]).toEqual(['0.00', 'Bs. 0.00', '—']);
  });
});

describe('texts', () => {
  test('[E-2.5-05, R-5.1-05, R-5.3-16] searching passes over accents and case', () => {
    expect(fold('ÑÁÑEZ Óscar')).toBe('nanez oscar');
  });
  test('[F-8-15] a place without a value stays', () => {
    expect(fill('Ningún resultado para {search}.', { search: 'x' })).toBe('Ningún resultado para x.');
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
  });
  test('a file name has letters, digits, - and _ only, one _ for what is taken out, and an end', () => {
    expect(safeName(' 2026-11 / Planilla  de pagos.xml ')).toBe('2026-11_Planilla_de_pagos_xml');
    expect(safeName('../../etc')).toBe('_etc');
    expect(safeName('x'.repeat(200))).toHaveLength(120);
    expect(safeName(' ')).toBe('');
  });
  test('escaped text holds nothing a browser reads as markup', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});

describe('storage', () => {
  test('[R-8-03] an unreadable value is dropped and counts as absent', () => {
    browser.write('id_orden_pago_ex', '{"IdEmpresa":');
    expect(readJson(browser, 'id_orden_pago_ex')).toBeNull();
    expect(browser.read('id_orden_pago_ex')).toBe('');
  });
});

describe('settings', () => {
  const complete = {
    VITE_URL_SEGURIDAD: 'https://seguridad.example.bo/api/',
    VITE_URL_ADMINISTRATIVO: '/servicios/administrativo',
    VITE_URL_FACTURACION: '/f',
    VITE_URL_NOTIFICACION_PAGO: '/n',
    VITE_CAJA_NOMBRE: 'Caja',
    VITE_CAJA_CODIGO: 'CSBP',
    VITE_TITULO: 'Portal',
    VITE_VERSION_PRUEBA: 'false',
    VITE_FACTURA_EN_MODAL: 'true',
  };
  test('[F-9-16, F-7-03] a complete set is read, addresses without their last slash', () => {
    const read = readConfig(complete);
    expect(read.ok && read.config).toMatchObject({
      servicios: {
        ...{ seguridad: 'https://seguridad.example.bo/api', administrativo: '/servicios/administrativo' },
        ...{ facturacion: '/f', notificacionPago: '/n' },
      },
      versionPrueba: false,
      facturaEnModal: true,
      claveRobot: '',
      rutaDocumentos: 'Documentos',
      diasParaDeclarar: 5,
    });
    const own = readConfig({ ...complete, VITE_RUTA_DOCUMENTOS: 'archivo/pdf', VITE_RECAPTCHA_CLAVE: 'clave' });
    expect(own.ok && own.config).toMatchObject({
      titulo: 'Portal',
      rutaDocumentos: 'archivo/pdf',
      claveRobot: 'clave',
    });
    const flags = readConfig({ ...complete, VITE_VERSION_PRUEBA: 'true', VITE_FACTURA_EN_MODAL: 'false' });
    expect(flags.ok && flags.config).toMatchObject({ versionPrueba: true, facturaEnModal: false });
    const later = readConfig({ ...complete, VITE_DIAS_PARA_DECLARAR: '10' });
    expect(later.ok && later.config.diasParaDeclarar).toBe(10);
  });
  test('every missing or wrong setting is named', () => {
    const read = readConfig({
      ...complete,
      VITE_URL_SEGURIDAD: 'seguridad',
      VITE_CAJA_NOMBRE: undefined,
      VITE_RUTA_DOCUMENTOS: '/archivo?x=',
      VITE_VERSION_PRUEBA: 'quizás',
      VITE_DIAS_PARA_DECLARAR: 'cinco',
    });
    expect(read.ok ? [] : read.problems).toEqual([
      'VITE_URL_SEGURIDAD',
      'VITE_CAJA_NOMBRE',
      'VITE_RUTA_DOCUMENTOS',
      'VITE_VERSION_PRUEBA',
      'VITE_DIAS_PARA_DECLARAR',
    ]);
  });
});

describe('the name of a file as it is shown', () => {
  test.each([
    ['factura\u202efdp.exe', 'facturafdp.exe'],
    ['a\u2066b\u2069c\u200e\u200f\u061c.pdf', 'abc.pdf'],
    ['contrato\r\n\t\u0000.pdf', 'contrato.pdf'],
    ['Ñandú, año 2026 – niño 👨‍👩‍👧.jpg', 'Ñandú, año 2026 – niño 👨‍👩‍👧.jpg'],
  ])('%j reads %j', (name, shown) => expect(plainName(name)).toBe(shown));
});
