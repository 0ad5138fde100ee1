import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco, tipoNovedad as tipo, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { altaPasivo } from '#contract/services/index.ts';
import { emptyPaciente } from '#sandbox/db/empty.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { TODAY } from '#support/clock.ts';
import { avisoNuevo, banco, pair, persona, signIn } from './fund.ts';
import { about, declare, filesFor, formOf, noticeOf } from './pasivos.ts';

const JUBILACION = tipo.ALTA_PASIVO_POR_JUBILACION;
const RESOLUCION = tipo.ALTA_PASIVO_POR_RESOLUCION;
const DERECHO = tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE;
const fields = {
  ...{ FechaNovedad: '2026-11-04', HaberMensual: 2800.5, IdUbicacion: 102, IdProfesion: 4 },
  ...{ Observacion: 'Se retira.', Cargo: 'EX CAJERO' },
};

/** Saves and declares the registration of an example. */
async function declared(example: Ejemplo, IdTipoNovedad: number, groups: object = {}) {
  const at = await about(example);
  await filesFor(at.who, at.id, IdTipoNovedad);
  const form = async (novedad: object) =>
    z.parse(altaPasivoForm, { ...(await formOf(at.who, at.id, { IdTipoNovedad, ...novedad })), ...groups });
  const reply = await at.who.call(altaPasivo.insertar, { body: await form(fields) });
  const notice = pair(reply).idPersonaNovedad;
  const saved = at.fund.db.novedades.get(notice);
  expect(await declare(at.fund, at.who, notice), reply.text).toMatchObject({ ok: true });
  const staff = await signIn(at.fund, 'personal');
  const accept = async () => staff.call(altaPasivo.aceptar, { body: await form(await noticeOf(staff, notice)) });
  return { ...at, notice, saved, accept };
}

test('the notice has what the form says, and what only the services write', async () => {
  const { id, notice, saved } = await declared('jubilable', JUBILACION);
  expect(saved).toEqual({
    ...avisoNuevo,
    ...fields,
    IdPersonaNovedad: notice,
    IdPersona: id,
    IdTipoNovedad: JUBILACION,
    IdEstadoProceso: idDeEstado(JUBILACION, 'registrado'),
  });
});

test('accepted, the whole insured record is a retiree’s, and she stays affiliated since she was', async () => {
  const { fund, id, accept } = await declared('jubilable', JUBILACION);
  const [before] = fund.db.pacientes.by('persona', id);
  if (!before) throw new Error('no insured record');
  const old = { FechaLimiteAtencion: '2026-12-01', MatriculaBeneficiario: 'X', IdRelacionParentesco: parentesco.hijo };
  fund.db.pacientes.put({ ...before, ...old, MatriculaTitular: 'X', IdTipoBeneficiario: 3, Estado: 'INACTIVO' });
  expect(await accept()).toMatchObject({ ok: true });
  expect(fund.db.pacientes.by('persona', id)).toEqual([
    {
      ...before,
      EstadoVigencia: 'VIGENTE',
      FechaAfiliacion: '2002-02-28',
      IdEmpresa: banco,
      FechaIngreso: '2026-11-04',
      FechaBaja: '',
      FechaLimiteAtencion: '',
      IdDepartamento: 1,
      IdUbicacionEmpresa: 102,
      Estado: 'ACTIVO',
      IdTipoAsegurado: tipoAsegurado.pasivo,
      IdTipoPasivo: tipoPasivo.vejez,
      MatriculaTitular: '661201LGJ',
      MatriculaBeneficiario: '',
      IdRelacionParentesco: parentesco.titular,
      IdTipoBeneficiario: 1,
    },
  ]);
});

test('who was never insured is affiliated from today on', async () => {
  const PacientesResolucion = { NumeroResolucion: 'RA-1', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' };
  const { fund, id, notice, accept } = await declared('registrable', RESOLUCION, { PacientesResolucion });
  const group = fund.db.gruposPasivo.get(notice);
  expect(await accept()).toMatchObject({ ok: true });
  expect(fund.db.pacientes.by('persona', id)).toEqual([
    {
      ...emptyPaciente,
      IdPaciente: 200_340,
      IdPersona: id,
      HistoriaClinica: '400340',
      MatriculaTitular: '945512ACR',
      EstadoVigencia: 'VIGENTE',
      FechaAfiliacion: TODAY,
      IdEmpresa: banco,
      FechaIngreso: '2026-11-04',
      IdDepartamento: 1,
      IdUbicacionEmpresa: 102,
      Estado: 'ACTIVO',
      IdTipoAsegurado: tipoAsegurado.pasivo,
      IdTipoPasivo: tipoPasivo.vejez,
      IdRelacionParentesco: parentesco.titular,
      IdTipoBeneficiario: 1,
    },
  ]);
  const kept = JSON.parse(fund.db.novedades.get(notice)?.DatosHistorico ?? '');
  expect(kept).toMatchObject({
    PacientesAlgoritmo: null,
    PacientesResolucion: group?.PacientesResolucion,
    PacientesDerechoHabiente: null,
  });
});

test('a dependant’s whole insured record stays under the holder, as the kinship that was written', async () => {
  const at = await declared('viuda', DERECHO, {
    PacientesDerechoHabiente: { IdPersona: 100_239, IdRelacionParentesco: 9, IdTipoBeneficiario: 209 },
  });
  expect(persona(at.fund, 'pasivoFallecido')).toBe(100_239);
  const [before] = at.fund.db.pacientes.by('persona', at.id);
  if (!before) throw new Error('no insured record');
  at.fund.db.pacientes.put({ ...before, IdPacientePadre: 0, MatriculaTitular: 'X', MatriculaBeneficiario: 'X' });
  expect(await at.accept()).toMatchObject({ ok: true });
  expect(at.fund.db.pacientes.by('persona', at.id)).toEqual([
    {
      ...before,
      IdPacientePadre: 200_230,
      MatriculaTitular: '495623AAS',
      MatriculaBeneficiario: '630606SAG',
      EstadoVigencia: 'VIGENTE',
      IdEmpresa: banco,
      FechaIngreso: '2026-11-04',
      IdUbicacionEmpresa: 102,
      IdTipoAsegurado: tipoAsegurado.pasivo,
      IdTipoPasivo: tipoPasivo.derechoHabiente,
      IdRelacionParentesco: parentesco.conviviente,
      IdTipoBeneficiario: 209,
    },
  ]);
});

test('who began to work meanwhile is named in the refusal, and nothing is written', async () => {
  const { fund, id, accept } = await declared('jubilable', JUBILACION);
  const [work] = fund.db.relaciones.by('persona', persona(fund, 'activo'));
  if (!work) throw new Error('the example works nowhere');
  fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 999_999, IdPersona: id });
  const before = fund.db.dump();
  expect(await accept()).toMatchObject({
    ok: false,
    text: 'No se pudo registrar el aviso de alta del asegurado(a) LEÓN GUTIÉRREZ JESÚS, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  });
  expect(fund.db.dump()).toEqual(before);
});
