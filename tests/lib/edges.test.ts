import { describe, expect, onTestFinished, test } from 'vitest';
import { calendarFile } from '#lib/calendar.ts';
import { config, provideConfig, readConfig } from '#lib/config.ts';
import { telOf } from '#lib/contact.ts';
import { readCuf } from '#lib/cuf.ts';
import { momentOf } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { routeOfEntry } from '#lib/menu.ts';
import { onOtherTabs, tellOtherTabs } from '#lib/otherTabs.ts';
import { escapeHtml, tidy } from '#lib/texts.ts';
import { takeTurns } from '#lib/turns.ts';

describe('settings', () => {
  const complete = {
    VITE_URL_SEGURIDAD: 'https://seguridad.example.bo/api//',
    VITE_URL_ADMINISTRATIVO: '/a/',
    VITE_URL_FACTURACION: '/f',
    VITE_URL_NOTIFICACION_PAGO: '/n',
    VITE_CAJA_NOMBRE: 'Caja',
    VITE_CAJA_CODIGO: 'CSBP',
    VITE_TITULO: 'Portal',
    VITE_VERSION_PRUEBA: '1',
    VITE_FACTURA_EN_MODAL: 'si',
  };
  const own = import.meta.env;

  test('[F-9-16, F-7-03, F-2.3-03] are read whatever the form of a flag and the end of an address', () => {
    const read = readConfig({ ...complete, VITE_USUARIOS_DEMO: 'ana:Empresa: una|nadie|luis:Caja' });
    expect(read.ok && read.config).toMatchObject({
      servicios: { seguridad: 'https://seguridad.example.bo/api', administrativo: '/a', notificacionPago: '/n' },
      caja: { nombre: 'Caja', codigo: 'CSBP' },
      titulo: 'Portal',
      versionPrueba: true,
      facturaEnModal: true,
      usuariosDemo: [
        { usuario: 'ana', descripcion: 'Empresa: una' },
        { usuario: 'luis', descripcion: 'Caja' },
      ],
    });
    const off = readConfig({ ...complete, VITE_VERSION_PRUEBA: '0', VITE_FACTURA_EN_MODAL: 'no' });
    expect(off.ok && [off.config.versionPrueba, off.config.facturaEnModal, off.config.usuariosDemo]).toEqual([
      false,
      false,
      [],
    ]);
  });

  test('that are provided replace those of the build; using incomplete ones names what is missing', () => {
    onTestFinished(() => provideConfig(own));
    provideConfig({ ...complete, VITE_CAJA_CODIGO: 'OTRA' });
    expect(config().caja.codigo).toBe('OTRA');
    provideConfig({ ...complete, VITE_CAJA_NOMBRE: '', VITE_TITULO: '' });
    expect(config).toThrow('Missing settings: VITE_CAJA_NOMBRE, VITE_TITULO');
  });
});

describe('the file of an appointment', () => {
  const event = { id: 'cita', title: 'CITA', place: '', notes: '', day: '2026-11-26', time: '09:30' };
  const written = momentOf('2026-11-20T18:00:00Z');
  const linesOf = (change: Partial<typeof event>) => calendarFile({ ...event, ...change }, written).split('\r\n');

  test('folds a line only after 75 octets, and fills each line', () => {
    const whole = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(linesOf({ title: whole })).toContain(`SUMMARY:${whole}`);
    const at = linesOf({ title: `${whole}${'y'.repeat(80)}` });
    const first = at.indexOf(`SUMMARY:${whole}`);
    expect(at.slice(first + 1, first + 3)).toEqual([` ${'y'.repeat(74)}`, ` ${'y'.repeat(6)}`]);
  });

  test('has no line for what is not known', () => {
    expect(linesOf({})).toHaveLength(17);
    expect(linesOf({}).every((line) => line === '' || /^[A-Z-]+[:;]/.test(line))).toBe(true);
  });

  test.each(['a las 09:30', '09:3', '9'])('%j is no hour', (time) => {
    expect(linesOf({ time })).toContain('DTSTART;VALUE=DATE:20261126');
  });
});

test('a number is called only if it is nothing but a number', () => {
  expect(['x73794796', '73794796x', '1234567890123456'].map(telOf)).toEqual([null, null, null]);
});

test('a code with a letter that is no digit at its end is none', () => {
  expect(readCuf('446C3B2C04B58C3293DC2676E3DEC2E5B7588606ZA1B2C3D4E5F6A74')).toBeNull();
});

test('a dependant has her own registration number, a holder the holder’s', () => {
  expect(matriculaPropia({ MatriculaBeneficiario: 'B', MatriculaTitular: 'T' })).toBe('B');
  expect(matriculaPropia({ MatriculaBeneficiario: '', MatriculaTitular: 'T' })).toBe('T');
});

test.each([
  ['a name with spaces around it', { Ruta: ' ayuda ' }, 'ayuda'],
  ['Ruta before a field whose name only begins so', { RutaAnterior: 'inicio', Ruta: 'ayuda' }, 'ayuda'],
  ['the first label that is a screen’s', { Etiqueta: 'Kardex', Descripcion: 'Ayuda' }, 'ayuda'],
  ['no label', { Etiqueta: ' ' }, ''],
])('[F-2.3-01] a menu entry leads by %s', (_, entry, screen) => {
  expect(routeOfEntry(entry, { inicio: [''], ayuda: ['Ayuda'] })).toBe(screen);
});

test('a tab that stopped listening hears nothing more', async () => {
  const heard: string[] = [];
  onOtherTabs('una', () => heard.push('stopped'))();
  const stop = await new Promise<() => void>((resolve) => {
    const end = onOtherTabs('una', () => resolve(end));
    tellOtherTabs('una');
  });
  stop();
  expect(heard).toEqual([]);
});

test('a text is escaped sign by sign, and its white space collapses to one space', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62;');
  expect(tidy('  uno \n  dos\t')).toBe('uno dos');
});

test('whoever ended gives the place back: the next one does not wait', async () => {
  const turn = takeTurns(1);
  await turn(async () => 1);
  let started = false;
  const next = turn(async () => {
    started = true;
  });
  expect(started).toBe(true);
  await next;
});
