import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { baseDeAlta, claseDe, modoDe, pasaDeLaEdad, tipoAfiliadoDe } from '#features/afiliacion/afiliaciones/clases.ts';
import { formularioMessages } from '#features/afiliacion/afiliaciones/messages.ts';
import { addMonths, today } from '#lib/dates.ts';

test.each([
  ['titular', [tipo.AFILIACION_TITULAR, tipo.AFILIACION_PASANTE, tipo.AFILIACION_VOLUNTARIADO], 1],
  [
    'beneficiary',
    [
      tipo.AFILIACION_HIJO,
      tipo.AFILIACION_CONYUGE,
      tipo.AFILIACION_PADRE,
      tipo.AFILIACION_CONVIVIENTE,
      tipo.AFILIACION_MADRE,
      tipo.AFILIACION_HERMANO,
      tipo.AFILIACION_HIJASTRO,
      tipo.AFILIACION_NIETO,
    ],
    2,
  ],
  ['passive', [tipo.AFILIACION_PASIVO], 3],
  ['newborn', [tipo.RECIEN_NACIDO, tipo.RECIEN_NACIDO_FUERA_CAJA], 4],
  ['nobody', [tipo.ACTUALIZA_DATOS, tipo.CAMBIO_GENERO, tipo.COMPROMISO_PAGO, 0], 0],
])('[F-3.11-16] %s', (_, types, expected) => {
  for (const one of types) expect(tipoAfiliadoDe(one), `${one}`).toBe(expected);
});

test('[F-3.11-14] the seven modes, by side, by who is affiliated, and by whether it is only looked at', () => {
  const open = [1, 2, 4].map((who) => [modoDe(true, who, true), modoDe(false, who, true)]);
  expect(open).toEqual([
    [1, 3],
    [2, 4],
    [2, 4],
  ]);
  for (const personal of [true, false]) expect(modoDe(personal, 3, true)).toBe(7);
  for (const who of [0, 1, 2, 3, 4]) expect([modoDe(true, who, false), modoDe(false, who, false)]).toEqual([5, 6]);
});

test('[F-3.11-15] a retiree’s registration says the base; no other notice does', () => {
  const bases = [
    tipoNovedad.ALTA_PASIVO_POR_ALGORITMO,
    tipoNovedad.ALTA_PASIVO_POR_JUBILACION,
    tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE,
    tipoNovedad.ALTA_PASIVO_POR_RESOLUCION,
    tipoNovedad.BAJA_PASIVO,
  ].map(baseDeAlta);
  expect(bases).toEqual([1, 2, 3, 4, 0]);
});

test('[F-3.11-16] [F-3.11-07] the group follows the holder’s kind of insurance; without a holder the services say it', () => {
  const group = (IdTipoAsegurado: number) =>
    // It reads only the holder's kind of insurance.
    claseDe({ titular: { SegurosPacientes: { IdTipoAsegurado } }, base: 0 } as Parameters<typeof claseDe>[0], 72)
      .IdGrupoAfiliado;
  expect([1, 2, 3, 4].map(group)).toEqual([1, 1, 2, 3]);
  expect(claseDe({ titular: null, base: 2 } as Parameters<typeof claseDe>[0], tipo.AFILIACION_PASIVO)).toMatchObject({
    IdGrupoAfiliado: 0,
    IdBaseAfiliacion: 2,
    IdTipoAfiliado: 3,
  });
});

test('[F-3.11-14] [F-3.11-15] [F-3.11-16] each mode, base, kind and group has its own words', () => {
  const { titulos, bases, tiposAfiliado, grupos } = formularioMessages;
  const palabras = (names: Readonly<Record<number, string>>) => [1, 2, 3, 4, 5, 6, 7].flatMap((id) => names[id] ?? []);
  expect(palabras(titulos)).toEqual([
    ...['Afiliación de titular', 'Afiliación de beneficiario', 'Afiliación de titular', 'Afiliación de beneficiario'],
    ...['Novedad de afiliación', 'Novedad de afiliación', 'Afiliación de pasivo'],
  ]);
  expect(palabras(bases)).toEqual([
    ...['Por sorteo', 'Por jubilación', 'Por derecho habiente', 'Por resolución', 'Con aviso de alta'],
  ]);
  expect(palabras(tiposAfiliado)).toEqual(['Titular', 'Beneficiario', 'Pasivo', 'Recién nacido']);
  expect(palabras(grupos)).toEqual(['Activo', 'Seguro voluntario', 'Particular']);
});

test('children leave at 25, spouses never', () => {
  const born = (years: number) => addMonths(today(), -12 * years);
  expect([24, 25].map((age) => pasaDeLaEdad(tipo.AFILIACION_HIJO, born(age)))).toEqual([false, true]);
  expect(pasaDeLaEdad(tipo.AFILIACION_CONYUGE, born(60))).toBe(false);
});
