import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { bajaPasivoForm } from '#contract/entities/pasivo.ts';
import { tipoNovedad as tipo, tipoAsegurado } from '#contract/enumerations.ts';
import { bajaPasivo, transferenciaPasivo } from '#contract/services/index.ts';
import { emptyNovedad } from '#sandbox/db/empty.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { Paciente } from '#sandbox/db/rows.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { avisoNuevo, persona, signIn } from './fund.ts';
import { about, declare, type Fund, filesFor, formOf, noticeOf } from './pasivos.ts';

const BAJA: number = tipo.BAJA_PASIVO;
const TRANSFERENCIA: number = tipo.TRANSFERENCIA_PASIVO;
const ofBaja = {
  ...{ FechaNovedad: '2026-11-16', IdUbicacion: 102, IdLugarFallecimiento: 3, IdUbicacionFallecimiento: 103 },
  Observacion: 'AVISÓ SU HIJA.',
};
const ofTransferencia = {
  ...{ FechaNovedad: '2026-11-16', IdUbicacion: 202, IdEmpresaDestino: 502 },
  Observacion: 'Se muda.',
};
const fields = (idTipo: number) => (idTipo === BAJA ? ofBaja : ofTransferencia);

/** Changes the insured record of a person. */
function change(fund: Fund, id: number, parts: Partial<Paciente>): Paciente {
  const [own] = fund.db.pacientes.by('persona', id);
  if (!own) throw new Error('no insured record');
  return fund.db.pacientes.put({ ...own, ...parts });
}

/** Both families of notices that retirees have beside their registration, with the same calls. */
async function open(example: Ejemplo, idTipo: number, { files = true } = {}) {
  const at = await about(example);
  if (files) await filesFor(at.who, at.id, idTipo);
  const staff = await signIn(at.fund, 'personal');
  const form = async (novedad: object = {}, idPersona = at.id, regional = 2) => {
    const sent = await formOf(at.who, idPersona, { IdTipoNovedad: idTipo, ...fields(idTipo), ...novedad });
    return { ...sent, SegurosPacientes: { ...sent.SegurosPacientes, IdDepartamento: regional } };
  };
  const call = (name: 'insertar' | 'modificar' | 'aceptar', body: object, who = at.who) =>
    idTipo === BAJA
      ? who.call(bajaPasivo[name], { body: z.parse(bajaPasivoForm, body) })
      : who.call(transferenciaPasivo[name], { body: z.parse(novedadForm, body) });
  const send = async (...parts: Parameters<typeof form>) => call('insertar', await form(...parts));
  /** Declares and accepts a saved notice. */
  const accept = async (notice: number) => {
    expect(await declare(at.fund, at.who, notice)).toMatchObject({ ok: true });
    return call('aceptar', await form(await noticeOf(staff, notice)), staff);
  };
  const row = (notice: number) => at.fund.db.novedades.get(notice) ?? emptyNovedad;
  return { ...at, form, call, send, accept, row };
}

describe.each([
  ['deregistration', BAJA],
  ['transfer', TRANSFERENCIA],
])('a retiree’s %s', (_, idTipo) => {
  test('stores what the form says, and what only the services write', async () => {
    const { id, send, row } = await open('pasivoVejez', idTipo);
    const notice = Number((await send({ Cargo: 'OTRO', HaberMensual: 1, IdProfesion: 4 })).Datos);
    expect(row(notice)).toEqual({
      ...avisoNuevo,
      ...fields(idTipo),
      ...(idTipo === BAJA ? { NombreCompletoTitular: '', IdPersonaTitular: 0 } : {}),
      IdPersonaNovedad: notice,
      IdPersona: id,
      IdTipoNovedad: idTipo,
      IdEstadoProceso: idDeEstado(idTipo, 'registrado'),
    });
  });

  test('corrected, is the same notice with what was written, one version later', async () => {
    const { who, send, form, call, row } = await open('pasivoVejez', idTipo);
    const notice = Number((await send()).Datos);
    const before = row(notice);
    const changes = { FechaNovedad: '2026-11-18', Observacion: 'OTRA.', IdUbicacion: 201 };
    expect(await call('modificar', await form({ ...(await noticeOf(who, notice)), ...changes }))).toMatchObject({
      ok: true,
    });
    expect(row(notice)).toEqual({ ...before, ...changes, Version: 2 });
  });

  test('is neither moved to another family nor to another person by a correction', async () => {
    const { fund, who, send, form, call } = await open('pasivoVejez', idTipo);
    const kept = await noticeOf(who, Number((await send()).Datos));
    const before = fund.db.dump();
    const IdTipoNovedad = tipo.ALTA_PASIVO_POR_JUBILACION;
    expect(await call('modificar', await form({ ...kept, IdTipoNovedad }))).toMatchObject({
      ok: false,
      text: 'Tipo novedad, no tiene información.',
    });
    const other = persona(fund, 'pasivoInvalidez');
    expect(await call('modificar', await form({ ...kept }, other))).toMatchObject({
      ok: false,
      text: 'No tiene acceso.',
    });
    expect(fund.db.dump()).toEqual(before);
  });

  test('is refused beside an unfinished one, and for a retiree of another regional or company, by name', async () => {
    const { fund, id, send } = await open('pasivoVejez', idTipo);
    const own = change(fund, id, {});
    for (const elsewhere of [{ IdDepartamento: 2 }, { IdEmpresa: 502 }]) {
      fund.db.pacientes.put({ ...own, ...elsewhere });
      expect(await send()).toMatchObject({
        ok: false,
        text: 'El asegurado(a) ARCE CALLISAYA EDWIN no pertenece a la empresa.',
      });
    }
    fund.db.pacientes.put(own);
    expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({
      ok: false,
      text: 'No se puede registrar la novedad para el asegurado(a) ARCE CALLISAYA EDWIN, porque existe otra novedad que está pendiente de concluir de fecha 16/11/2026.',
    });
  });

  test('holds an observation of 500 signs; a missing file is an error, a broken rule a warning', async () => {
    const { who, id, send } = await open('pasivoVejez', idTipo, { files: false });
    expect(await send()).toMatchObject({ ok: false, tipo: 'error' });
    expect(await send({ IdUbicacion: 0 })).toMatchObject({ ok: false, tipo: 'warning' });
    await filesFor(who, id, idTipo);
    expect(await send({ Observacion: 'X'.repeat(500) })).toMatchObject({ ok: true });
  });
});

describe('an accepted deregistration', () => {
  test('ends the retiree’s record on the day, and attends the dependants two months more', async () => {
    const { fund, id, send, accept } = await open('pasivoFallecido', BAJA);
    const holder = change(fund, id, {});
    const widow = change(fund, persona(fund, 'viuda'), { EstadoVigencia: 'VIGENTE' });
    const notice = Number((await send()).Datos);
    expect(await accept(notice)).toMatchObject({ ok: true });
    const end = { EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-11-16' };
    expect(fund.db.pacientes.get(holder.IdPaciente)).toEqual({
      ...holder,
      ...end,
      FechaLimiteAtencion: '2026-11-16',
    });
    expect(fund.db.pacientes.get(widow.IdPaciente)).toEqual({ ...widow, ...end, FechaLimiteAtencion: '2027-01-16' });
    expect(fund.db.fallecidos.get(id)).toEqual({
      IdPersona: id,
      FechaFallecimiento: '2026-11-16',
      IdLugarFallecimiento: 3,
      IdLocalidadFallecimiento: 103,
    });
  });

  test('of a dependant names the holder, and ends nobody else’s rights', async () => {
    const { fund, id, send, accept, row } = await open('viuda', BAJA);
    change(fund, id, { IdTipoAsegurado: tipoAsegurado.pasivo, EstadoVigencia: 'VIGENTE' });
    const holder = persona(fund, 'pasivoFallecido');
    const before = fund.db.pacientes.by('persona', holder);
    const notice = Number((await send()).Datos);
    const titular = { NombreCompletoTitular: 'APAZA APAZA SANDRA', IdPersonaTitular: holder };
    expect(row(notice)).toMatchObject(titular);
    expect(await accept(notice)).toMatchObject({ ok: true });
    expect(fund.db.pacientes.by('persona', holder)).toEqual(before);
    expect(fund.db.pacientes.by('persona', id)).toMatchObject([
      { EstadoVigencia: 'NO VIGENTE', FechaLimiteAtencion: '2026-11-16' },
    ]);
    expect(JSON.parse(row(notice).DatosHistorico)).toMatchObject(titular);
  });

  test('may be of the day of birth, not of the day before it', async () => {
    const { send } = await open('pasivoVejez', BAJA);
    expect(await send({ FechaNovedad: '1944-02-06' })).toMatchObject({
      ok: false,
      text: 'La fecha de baja no puede ser anterior a la fecha de nacimiento.',
    });
    expect(await send({ FechaNovedad: '1944-02-07' })).toMatchObject({ ok: true });
  });
});

describe('an accepted transfer', () => {
  const moved = { IdEmpresa: 502, IdDepartamento: 2, IdUbicacionEmpresa: 202 };

  test('moves the retiree and the dependants, and all keep the day they entered', async () => {
    const { fund, id, send, accept } = await open('pasivoFallecido', TRANSFERENCIA);
    const holder = change(fund, id, {});
    const widow = change(fund, persona(fund, 'viuda'), { FechaIngreso: '2001-02-03' });
    expect(await accept(Number((await send()).Datos))).toMatchObject({ ok: true });
    expect(fund.db.pacientes.get(holder.IdPaciente)).toEqual({ ...holder, ...moved });
    expect(fund.db.pacientes.get(widow.IdPaciente)).toEqual({ ...widow, ...moved });
  });

  test('of a dependant moves nobody else', async () => {
    const { fund, id, send, accept } = await open('viuda', TRANSFERENCIA);
    const own = change(fund, id, { IdTipoAsegurado: tipoAsegurado.pasivo });
    const before = fund.db.pacientes.all();
    expect(await accept(Number((await send()).Datos))).toMatchObject({ ok: true });
    const after = before.map((one) => (one.IdPaciente === own.IdPaciente ? { ...own, ...moved } : one));
    expect(fund.db.pacientes.all()).toEqual(after);
  });

  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('lies within the contribution period: %s, %s', async (FechaNovedad, ok) => {
    const { send } = await open('pasivoVejez', TRANSFERENCIA);
    expect((await send({ FechaNovedad })).ok).toBe(ok);
  });

  test.each([
    ['a company nobody knows', { IdEmpresaDestino: 9 }, 2],
    ['a regional that is none', {}, 11],
  ])('does not lead to %s', async (_, novedad, regional) => {
    const { id, send } = await open('pasivoVejez', TRANSFERENCIA);
    expect(await send(novedad, id, regional)).toMatchObject({
      ok: false,
      text: 'La empresa de transferencia no tiene registro en la regional elegida.',
    });
  });
});
