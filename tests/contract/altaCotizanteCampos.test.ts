import { describe, expect, test } from 'vitest';
import { sexo, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { altaForm, openFund, pair, persona, signIn, upload, uploadRequired } from './fund.ts';

/** Sends the registration of an example, or of somebody new: then the example only lends her data. */
async function open(
  who: Ejemplo = 'registrable',
  { nueva = false, idTipo = tipo.COTIZANTE_INGRESO_EMPRESA }: { nueva?: boolean; idTipo?: number } = {},
) {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  const id = persona(fund, who);
  await uploadRequired(empresa, nueva ? 0 : id, idTipo);
  const own = nueva ? { IdPersona: 0, NumeroDocumento: '99887766' } : {};
  const form = (person: object, novedad: object) =>
    altaForm(empresa, id, { persona: { ...own, ...person }, novedad: { IdTipoNovedad: idTipo, ...novedad } });
  const send = async (person: object = {}, novedad: object = {}) =>
    empresa.call(altaCotizante.insertar, { body: await form(person, novedad) });
  return { fund, empresa, id, send };
}

const coordenada = (label: string) => `${label}, no tiene información.`;
const correo = 'Formato de correo electrónico no válido.';

describe('the fields of a person', () => {
  test.each([
    ['letters before the latitude', { LatitudDireccion: 'x-16.5391' }, coordenada('Latitud')],
    ['letters after the latitude', { LatitudDireccion: '-16.5391x' }, coordenada('Latitud')],
    ['a comma in the longitude', { LongitudDireccion: '-68,1483' }, coordenada('Longitud')],
    ['a point without decimals in the longitude', { LongitudDireccion: '-68148.' }, coordenada('Longitud')],
    ['no latitude', { LatitudDireccion: ' ' }, coordenada('Latitud')],
    ['a short longitude', { LongitudDireccion: '-6.1' }, 'Longitud debe tener al menos 5 caracteres.'],
    ['no e-mail', { CorreoElectronico: ' ' }, 'Correo electrónico, no tiene información.'],
    ['an e-mail with words before it', { CorreoElectronico: 'ana ana@correo.bo' }, correo],
    ['an e-mail with words after it', { CorreoElectronico: 'ana@correo.bo ana' }, correo],
    ['an e-mail with two at signs', { CorreoElectronico: 'ana@ana@correo.bo' }, correo],
    ['no extension', { IdExtensionDocumento: 0 }, 'Extensión, no tiene información.'],
    ['no document type', { IdTipoDocumento: 0 }, 'Tipo de documento, no tiene información.'],
    ['no nationality', { IdNacionalidad: 0 }, 'Nacionalidad, no tiene información.'],
    ['no place of the address', { IdUbicacionDireccion: 0 }, 'Ubicación de dirección, no tiene información.'],
    ['no education', { IdGradoInstruccion: 0 }, 'Grado de instrucción, no tiene información.'],
    ['no profession', { IdProfesion: 0 }, 'Profesión, no tiene información.'],
    ['no occupation', { Ocupacion: ' ' }, 'Ocupación, no tiene información.'],
    ['a long occupation', { Ocupacion: 'x'.repeat(151) }, 'Ocupación debe tener como máximo 150 caracteres.'],
    ['no mobile', { Celular: '' }, 'Celular, no tiene información.'],
    ['a long mobile', { Celular: '7'.repeat(51) }, 'Celular debe tener como máximo 50 caracteres.'],
  ])('%s is refused', async (_, person, text) => {
    const { send } = await open();
    expect(await send(person)).toMatchObject({ ok: false, text, tipo: 'warning' });
  });

  test.each([
    ['no names', { Nombres: ' ' }, 'Nombres, no tiene información.'],
    ['long names', { Nombres: 'X'.repeat(51) }, 'Nombres debe tener como máximo 50 caracteres.'],
    ['no surname at all', { ApellidoPaterno: ' ', ApellidoMaterno: '' }, 'Apellido paterno, no tiene información.'],
    ['no birth date', { FechaNacimiento: '' }, 'Fecha de nacimiento, no tiene información.'],
    ['no document number', { NumeroDocumento: ' ' }, 'Número de documento, no tiene información.'],
    [
      'a long document number',
      { NumeroDocumento: '1'.repeat(21) },
      'Número de documento debe tener como máximo 20 caracteres.',
    ],
  ])('of somebody new, %s is refused and nobody is added', async (_, person, text) => {
    const { fund, send } = await open('registrable', { nueva: true });
    const before = fund.db.dump();
    expect(await send(person)).toMatchObject({ ok: false, text });
    expect(fund.db.dump()).toEqual(before);
  });

  test.each([
    [
      'as much text as each field holds',
      { Zona: 'x'.repeat(100), Telefono: '2'.repeat(50), Ocupacion: 'x'.repeat(150) },
    ],
    ['an e-mail of 100 signs', { CorreoElectronico: `${'a'.repeat(89)}@example.bo` }],
    ['space around e-mail and coordinates', { CorreoElectronico: ' ana@correo.bo ', LatitudDireccion: ' -16.5 ' }],
    ['coordinates of five signs', { LatitudDireccion: '-16.5', LongitudDireccion: '68.15' }],
    ['coordinates without decimals', { LatitudDireccion: '-16539', LongitudDireccion: '68148' }],
    ['a man', { IdSexo: sexo.masculino }],
  ])('%s is accepted', async (_, person) => {
    const { send } = await open();
    const reply = await send(person);
    expect(reply.ok, reply.text).toBe(true);
  });

  test('the maternal surname alone is enough', async () => {
    const { fund, send } = await open('registrable', { nueva: true });
    const { idPersona } = pair(await send({ ApellidoPaterno: '', ApellidoMaterno: 'ROCA' }));
    expect(fund.db.personas.get(idPersona)?.NombreCompleto).toBe('ROCA ROSA');
  });

  test('a foreigner needs no birth place', async () => {
    const { send } = await open('extranjero');
    const reply = await send({ IdUbicacionNacimiento: 0 });
    expect(reply.ok, reply.text).toBe(true);
  });
});

describe('the fields of a notice', () => {
  test('position, observation and salary may be as large as allowed', async () => {
    const { fund, send } = await open();
    const largest = { Cargo: 'X'.repeat(100), Observacion: 'x'.repeat(500), HaberMensual: 9_999_999 };
    const reply = await send({}, largest);
    expect(reply.ok, reply.text).toBe(true);
    expect(fund.db.novedades.get(pair(reply).idPersonaNovedad)).toMatchObject(largest);
  });

  test.each([
    [{ FechaNovedad: '' }, 'Fecha inicio de contrato, no tiene información.'],
    [{ HaberMensual: null }, 'Estipendio, no tiene información.'],
    [{ HaberMensual: 10_000_000 }, 'Estipendio no puede ser mayor a 9999999.'],
  ])('a volunteer’s date and stipend go by their own names: %o', async (novedad, text) => {
    const { send } = await open('registrable', { idTipo: tipo.VOLUNTARIADO_INGRESO_EMPRESA });
    expect(await send({}, { FechaFinNovedad: '2027-05-01', ...novedad })).toMatchObject({ ok: false, text });
  });

  test('who worked only in another company does not come back to this one', async () => {
    const { fund, id, send } = await open('reingreso', { idTipo: tipo.COTIZANTE_REINGRESO });
    const [work] = fund.db.relaciones.by('persona', id);
    if (!work) throw new Error('she never worked');
    fund.db.relaciones.put({ ...work, IdEmpresa: 502 });
    expect(await send()).toMatchObject({
      ok: false,
      text: 'El asegurado(a) VARGAS TÓRREZ JUAN PABLO no pertenece a la empresa.',
    });
    fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 1 });
    expect(await send()).toMatchObject({ ok: true });
  });

  test.each([
    [TODAY, true],
    ['2026-11-21', false],
  ])('a re-entry on %s, counted from today, is accepted: %s', async (FechaNovedad, ok) => {
    const { send } = await open('reingreso', { idTipo: tipo.COTIZANTE_REINGRESO });
    const reply = await send({}, { FechaNovedad });
    expect(reply).toMatchObject({ ok, text: ok ? '' : 'La fecha de ingreso no puede ser posterior a hoy.' });
  });

  test('missing files are an error, a broken rule is a warning', async () => {
    const fund = openFund();
    const empresa = await signIn(fund, 'empresa');
    const id = persona(fund, 'registrable');
    const send = async (novedad: object) =>
      empresa.call(altaCotizante.insertar, { body: await altaForm(empresa, id, { novedad }) });
    expect(await send({})).toMatchObject({ ok: false, tipo: 'error' });
    await upload(empresa, { IdPersona: id, IdRequisito: 2 });
    expect(await send({})).toMatchObject({ ok: false, tipo: 'error' });
    expect(await send({ Cargo: '' })).toMatchObject({ ok: false, tipo: 'warning' });
  });
});
