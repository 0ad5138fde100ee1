import { describe, expect, test } from 'vitest';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { transferenciaCotizante } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { altaForm, avisoNuevo, openFund, persona, signIn, upload } from './fund.ts';

const TIPO: number = tipo.TRANSFERENCIA_COTIZANTE;
const fields = {
  ...{ FechaNovedad: '2026-11-15', IdEmpresaDestino: 503, IdUbicacion: 302, IdProfesion: 4 },
  Observacion: 'A Santa Cruz.',
};

async function open(who: Ejemplo = 'activo', { photo = true } = {}) {
  const fund = openFund();
  const [empresa, personal] = [await signIn(fund, 'empresa'), await signIn(fund, 'personal')];
  const id = persona(fund, who);
  if (photo) await upload(empresa, { IdPersona: id, IdRequisito: 2, IdTipoNovedad: TIPO });
  const form = async (novedad: object = {}): Promise<NovedadForm> => {
    const sent = await altaForm(empresa, id, { novedad: { IdTipoNovedad: TIPO, ...fields, ...novedad } });
    return { ...sent, SegurosPacientes: { ...sent.SegurosPacientes, IdDepartamento: 3 } };
  };
  const send = async (novedad: object = {}) =>
    empresa.call(transferenciaCotizante.insertar, { body: await form(novedad) });
  const [work] = fund.db.relaciones.by('persona', id);
  if (!work) throw new Error('the example works nowhere');
  return { fund, empresa, personal, id, form, send, work };
}

/** Saves the transfer as if it had been declared. */
async function declared(who: Ejemplo = 'activo') {
  const at = await open(who);
  const notice = Number((await at.send()).Datos);
  const row = () => {
    const found = at.fund.db.novedades.get(notice);
    if (!found) throw new Error('no notice');
    return found;
  };
  at.fund.db.novedades.put({ ...row(), IdEstadoProceso: idDeEstado(TIPO, 'declarado') });
  const accept = async () => at.personal.call(transferenciaCotizante.aceptar, { body: await at.form(row()) });
  return { ...at, notice, row, accept };
}

describe('what a transfer stores', () => {
  test('the destination that was written; position, salary and work from the fund', async () => {
    const { fund, id, send, work } = await open();
    const other = { Cargo: 'OTRO', HaberMensual: 1, IdPersonaEmpresa: 1, FechaFinNovedad: '2026-11-30' };
    const notice = Number((await send(other)).Datos);
    expect(fund.db.novedades.get(notice)).toEqual({
      ...avisoNuevo,
      ...fields,
      IdPersonaNovedad: notice,
      IdPersona: id,
      IdTipoNovedad: TIPO,
      IdEstadoProceso: idDeEstado(TIPO, 'registrado'),
      IdPersonaEmpresa: work.IdPersonaEmpresa,
      Cargo: 'DISEÑADORA',
      HaberMensual: 6200,
    });
  });

  test('an observation as long as allowed', async () => {
    const { send } = await open();
    const reply = await send({ Observacion: 'x'.repeat(500) });
    expect(reply.ok, reply.text).toBe(true);
  });

  test('a missing photograph is an error, a broken rule is a warning', async () => {
    const { send } = await open('activo', { photo: false });
    expect(await send()).toMatchObject({ ok: false, tipo: 'error' });
    expect(await send({ IdUbicacion: 0 })).toMatchObject({ ok: false, tipo: 'warning' });
  });

  test('who works elsewhere is named in the refusal, before the destination and the files are looked at', async () => {
    const { send } = await open('activoEnOtra', { photo: false });
    expect(await send({ IdUbicacion: 201 })).toMatchObject({
      ok: false,
      text: 'El asegurado(a) ÑÁÑEZ ÓSCAR no pertenece a la empresa.',
      tipo: 'warning',
    });
  });

  test('a correction does not make it a notice of another family', async () => {
    const { empresa, fund, form, send } = await open();
    const kept = fund.db.novedades.get(Number((await send()).Datos));
    const body = await form({ ...kept, IdTipoNovedad: tipo.BAJA_COTIZANTE });
    expect(await empresa.call(transferenciaCotizante.modificar, { body })).toMatchObject({
      ok: false,
      text: 'Tipo de transferencia, no tiene información.',
    });
  });
});

describe('what an accepted transfer does', () => {
  test('the work ends where it was and goes on in the destination, and the notice names the new one', async () => {
    const { fund, id, work, row, accept } = await declared();
    const before = row();
    expect(await accept()).toMatchObject({ ok: true });
    expect(fund.db.relaciones.by('persona', id)).toEqual([
      { ...work, FechaBaja: '2026-11-15' },
      { ...work, IdPersonaEmpresa: 300_292, IdEmpresa: 503, IdRegional: 3, FechaIngreso: '2026-11-15' },
    ]);
    expect(row()).toEqual({
      ...before,
      IdEstadoProceso: idDeEstado(TIPO, 'aceptado'),
      IdPersonaEmpresa: 300_292,
      Version: before.Version + 1,
      DatosHistorico: expect.stringContaining('"IdPersonaEmpresa":300292'),
    });
  });

  test('the whole family is attended in the destination', async () => {
    const { fund, id, accept } = await declared('asegurado');
    const [holder] = fund.db.pacientes.by('persona', id);
    const family = () => [
      ...fund.db.pacientes.by('persona', id),
      ...fund.db.pacientes.by('padre', holder?.IdPaciente ?? -1),
    ];
    const before = family();
    expect(before).toHaveLength(4);
    expect(await accept()).toMatchObject({ ok: true });
    const moved = { IdEmpresa: 503, IdDepartamento: 3, IdUbicacionEmpresa: 302, FechaIngreso: '2026-11-15' };
    expect(family()).toEqual(before.map((member) => ({ ...member, ...moved })));
  });

  test('who has no insured record gets one', async () => {
    const { fund, id, accept } = await declared();
    for (const own of fund.db.pacientes.by('persona', id)) fund.db.pacientes.remove(own.IdPaciente);
    expect(await accept()).toMatchObject({ ok: true });
    expect(fund.db.pacientes.by('persona', id)).toMatchObject([
      { IdEmpresa: 503, IdDepartamento: 3, IdUbicacionEmpresa: 302, MatriculaTitular: '945512MQB' },
    ]);
  });

  test.each([
    ['no longer works in the regional', 503, { 6: '06-914-00350' }],
    ['is no longer a company', 0, {}],
  ])('a destination that %s is refused, and nothing is written', async (_, IdEmpresa, patronales) => {
    const { fund, accept } = await declared();
    const kept = fund.db.empresas.get(503);
    if (!kept) throw new Error('no company');
    if (IdEmpresa) fund.db.empresas.put({ ...kept, patronales });
    else fund.db.empresas.remove(503);
    const before = fund.db.dump();
    expect(await accept()).toMatchObject({
      ok: false,
      text: 'La empresa de transferencia no trabaja en la regional elegida.',
    });
    expect(fund.db.dump()).toEqual(before);
  });

  test('who left meanwhile is named in the refusal, and nothing is written', async () => {
    const { fund, work, accept } = await declared();
    fund.db.relaciones.put({ ...work, FechaBaja: '2026-11-02' });
    const before = fund.db.dump();
    expect(await accept()).toMatchObject({
      ok: false,
      text: 'El asegurado(a) MAMANI QUISPE BEATRIZ no pertenece a la empresa.',
    });
    expect(fund.db.dump()).toEqual(before);
  });
});
