import { describe, expect, test } from 'vitest';
import { parentesco, tipoNovedad as tipo, tipoBeneficiario } from '#contract/enumerations.ts';
import { bajaCotizante, personasNovedad } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { altaForm, avisoNuevo, openFund, persona, signIn, upload } from './fund.ts';

const BAJA: number = tipo.BAJA_COTIZANTE;
const fields = {
  ...{ FechaNovedad: '2026-11-15', HaberMensual: 6200.5, IdUbicacion: 102, IdProfesion: 4 },
  Observacion: 'Renuncia.',
};

async function open(who: Ejemplo = 'activo', IdTipoNovedad = BAJA) {
  const fund = openFund();
  const [empresa, personal] = [await signIn(fund, 'empresa'), await signIn(fund, 'personal')];
  const id = persona(fund, who);
  for (const IdRequisito of [2, 7]) await upload(empresa, { IdPersona: id, IdRequisito, IdTipoNovedad });
  const form = (novedad: object = {}) => altaForm(empresa, id, { novedad: { IdTipoNovedad, ...fields, ...novedad } });
  const send = async (novedad: object = {}) => empresa.call(bajaCotizante.insertar, { body: await form(novedad) });
  const [work] = fund.db.relaciones.by('persona', id);
  const [record] = fund.db.pacientes.by('persona', id);
  if (!work || !record) throw new Error('the example works nowhere');
  return { fund, empresa, personal, id, form, send, work, record };
}

/** Registers and declares the termination. */
async function declared(who: Ejemplo = 'activo') {
  const at = await open(who);
  const notice = Number((await at.send()).Datos);
  const row = () => {
    const found = at.fund.db.novedades.get(notice);
    if (!found) throw new Error('no notice');
    return found;
  };
  const body = { IdPersonaNovedad: notice, IdEstadoProceso: idDeEstado(BAJA, 'declarado') };
  expect(await at.empresa.call(personasNovedad.declarar, { body })).toMatchObject({ ok: true });
  const accept = async () => at.personal.call(bajaCotizante.aceptar, { body: await at.form(row()) });
  return { ...at, notice, row, accept };
}

describe('what a termination stores', () => {
  test('what the employer wrote, and position and work from the fund', async () => {
    const { fund, id, send, work } = await open();
    const notice = Number((await send({ Cargo: 'OTRO', IdPersonaEmpresa: 1, FechaFinNovedad: '2026-11-30' })).Datos);
    expect(fund.db.novedades.get(notice)).toEqual({
      ...avisoNuevo,
      ...fields,
      IdPersonaNovedad: notice,
      IdPersona: id,
      IdTipoNovedad: BAJA,
      IdEstadoProceso: idDeEstado(BAJA, 'registrado'),
      IdPersonaEmpresa: work.IdPersonaEmpresa,
      Cargo: 'DISEÑADORA',
    });
  });

  test('as large an amount and as long an observation as allowed', async () => {
    const largest = { HaberMensual: 9_999_999, Observacion: 'x'.repeat(500) };
    const { fund, send } = await open();
    const reply = await send(largest);
    expect(reply.ok, reply.text).toBe(true);
    expect(fund.db.novedades.get(Number(reply.Datos))).toMatchObject(largest);
  });

  test('a correction does not make it a notice of another family', async () => {
    const { fund, empresa, form, send } = await open();
    const kept = fund.db.novedades.get(Number((await send()).Datos));
    const body = await form({ ...kept, IdTipoNovedad: tipo.BAJA_PASANTE });
    expect(await empresa.call(bajaCotizante.modificar, { body })).toMatchObject({
      ok: false,
      text: 'Tipo baja, no tiene información.',
    });
  });

  test('missing files are an error, a broken rule is a warning', async () => {
    const { fund, send } = await open();
    for (const file of fund.db.archivos.all()) if (file.IdTabla === 0) fund.db.archivos.remove(file.IdRecurso);
    expect(await send()).toMatchObject({ ok: false, tipo: 'error' });
    expect(await send({ IdUbicacion: 0 })).toMatchObject({ ok: false, tipo: 'warning' });
  });
});

describe('an intern’s or a volunteer’s termination', () => {
  test.each([
    ['an intern’s child', tipo.BAJA_PASANTE, tipoBeneficiario.pasante, parentesco.hijo, 'pasante'],
    ['a volunteer insured as an intern', tipo.BAJA_PASANTE, tipoBeneficiario.voluntario, parentesco.pasante, 'pasante'],
    ['a contributor', tipo.BAJA_VOLUNTARIADO, tipoBeneficiario.cotizante, parentesco.titular, 'voluntario'],
  ] as const)('does not end %s', async (_, idTipo, IdTipoBeneficiario, IdRelacionParentesco, wrong) => {
    const { fund, send, record } = await open('activo', idTipo);
    fund.db.pacientes.put({ ...record, IdTipoBeneficiario, IdRelacionParentesco });
    expect(await send()).toMatchObject({
      ok: false,
      text: `El registro de asegurado(a) seleccionado no corresponde a un ${wrong}.`,
    });
  });

  test.each([
    [tipo.BAJA_PASANTE, tipoBeneficiario.pasante],
    [tipo.BAJA_VOLUNTARIADO, tipoBeneficiario.voluntario],
  ])('of type %i does not come before the contract, and its fields go by their own names', async (idTipo, kind) => {
    const { fund, send, record, work } = await open('activo', idTipo);
    fund.db.pacientes.put({ ...record, IdTipoBeneficiario: kind });
    fund.db.relaciones.put({ ...work, FechaIngreso: '2026-11-10' });
    const texts = await Promise.all([
      send({ FechaNovedad: '2026-11-09' }),
      send({ HaberMensual: null }),
      send({ HaberMensual: 10_000_000 }),
    ]);
    expect(texts.map((reply) => reply.text)).toEqual([
      'La fecha fin de contrato del asegurado(a) en la empresa no puede ser menor que la fecha inicio de contrato.',
      'Estipendio, no tiene información.',
      'Estipendio no puede ser mayor a 9999999.',
    ]);
    expect(await send({ FechaNovedad: '2026-11-10' })).toMatchObject({ ok: true });
  });
});

describe('what an accepted termination does', () => {
  test('the work keeps all but its end, the notice names it, and the record ends', async () => {
    const { fund, id, work, record, row, accept } = await declared();
    const before = row();
    expect(await accept()).toMatchObject({ ok: true });
    expect(fund.db.relaciones.by('persona', id)).toEqual([{ ...work, FechaBaja: '2026-11-15' }]);
    expect(fund.db.pacientes.by('persona', id)).toEqual([
      { ...record, EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-11-15', FechaLimiteAtencion: '2027-01-15' },
    ]);
    expect(row()).toEqual({
      ...before,
      IdEstadoProceso: idDeEstado(BAJA, 'aceptado'),
      Version: before.Version + 1,
      DatosHistorico: expect.stringContaining('"IdPersonaEmpresa":300002'),
    });
  });

  test('the notice names the work that ended, even if it began again since', async () => {
    const { fund, work, row, accept } = await declared();
    fund.db.relaciones.put({ ...work, FechaBaja: '2026-11-10' });
    fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 999_999, FechaIngreso: '2026-11-11' });
    expect(await accept()).toMatchObject({ ok: true });
    expect(row().IdPersonaEmpresa).toBe(999_999);
    expect(fund.db.relaciones.get(work.IdPersonaEmpresa)?.FechaBaja).toBe('2026-11-10');
    expect(fund.db.relaciones.get(999_999)?.FechaBaja).toBe('2026-11-15');
  });

  test('the family’s records end with hers', async () => {
    const { fund, record, accept } = await declared('asegurado');
    const family = fund.db.pacientes.by('padre', record.IdPaciente);
    expect(family).toHaveLength(3);
    expect(await accept()).toMatchObject({ ok: true });
    const end = { EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-11-15', FechaLimiteAtencion: '2027-01-15' };
    expect(fund.db.pacientes.by('padre', record.IdPaciente)).toEqual(family.map((member) => ({ ...member, ...end })));
  });

  test('who left meanwhile is named in the refusal, and nothing is written', async () => {
    const { fund, work, accept } = await declared();
    fund.db.relaciones.put({ ...work, FechaBaja: '2026-11-01' });
    const before = fund.db.dump();
    expect(await accept()).toMatchObject({
      ok: false,
      text: 'El asegurado(a) MAMANI QUISPE BEATRIZ no pertenece a la empresa.',
    });
    expect(fund.db.dump()).toEqual(before);
  });
});
