import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { altaParaAfiliar } from '#contract/entities/afiliacion.ts';
import { parentesco, rolAfiliacion, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { estadoAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, afiliacionCambios } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { emptyNovedad, emptyPaciente, emptyPersona } from '#sandbox/db/empty.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, insertar, paciente, people, resend, stored, to } from './afiliaciones.ts';
import { banco, type Caller, persona, type Reply } from './fund.ts';

/** Declares an affiliation as its company and concludes it as the staff. */
async function concluida({ fund, empresa, caja }: { fund: Sandbox; empresa: Caller; caja: Caller }, reply: Reply) {
  expect((await resend(fund, empresa, reply, to(estadoAfiliacion.declarado))).ok).toBe(true);
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.concluido))).ok).toBe(true);
  return stored(fund, reply);
}
const highest = (ids: readonly number[]) => Math.max(...ids);

test('what an affiliation stores: the person tidied, a record that insures nobody yet, the notice with the next number', async () => {
  const { fund, empresa } = await people();
  const holder = paciente(fund, 'activo');
  fund.db.pacientes.put({ ...holder, IdTipoAsegurado: tipoAsegurado.seguroVoluntario });
  const sent = {
    ApellidoPaterno: ' mamani ',
    ApellidoMaterno: 'de la  cruz',
    Nombres: ' tania  luz ',
    NumeroDocumento: ' 15500001 ',
    ComplementoDocumento: ' 1A ',
    Zona: 'SOPOCACHI',
    Edad: 90,
    Estado: 'INACTIVO',
    FechaFallecimiento: '2020-01-01',
  };
  const novedad = { FechaNovedad: '2026-11-18', Observacion: 'CON CERTIFICADO' };
  const last = {
    persona: highest(fund.db.personas.all().map((p) => p.IdPersona)),
    paciente: highest(fund.db.pacientes.all().map((p) => p.IdPaciente)),
    notice: highest(fund.db.afiliaciones.all().map((n) => n.IdPersonaNovedad)),
  };
  const reply = await insertar(empresa, childOf(fund, 'activo', { persona: sent, novedad }));
  const { person, record, notice } = stored(fund, reply);
  expect(person).toEqual({
    ...emptyPersona,
    IdPersona: last.persona + 1,
    ApellidoPaterno: 'MAMANI',
    ApellidoMaterno: 'DE LA CRUZ',
    Nombres: 'TANIA LUZ',
    NombreCompleto: 'MAMANI DE LA CRUZ TANIA LUZ',
    IdTipoDocumento: 1,
    NumeroDocumento: '15500001',
    ComplementoDocumento: '1A',
    FechaNacimiento: '2015-03-04',
    IdSexo: 2,
    IdNacionalidad: 1,
    Zona: 'SOPOCACHI',
    Estado: 'ACTIVO',
  });
  expect(record).toEqual({
    ...emptyPaciente,
    IdPaciente: last.paciente + 1,
    IdPersona: person.IdPersona,
    HistoriaClinica: String(last.paciente + 1 + 200_000),
    MatriculaBeneficiario: '155304MDT',
    EstadoVigencia: 'NO VIGENTE',
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdGrupoTipoAsegurado: 2,
    IdTipoAfiliacion: rolAfiliacion.beneficiario,
    IdRelacionParentesco: parentesco.hijo,
    IdTipoBeneficiario: parentesco.hijo,
  });
  const numbers = fund.db.afiliaciones.all().map((n) => Number(/^A2026-(\d{5})$/.exec(n.NumeroDocumento)?.[1] ?? 0));
  expect(notice).toEqual({
    ...emptyNovedad,
    IdPersonaNovedad: last.notice + 1,
    IdPersona: person.IdPersona,
    IdTipoNovedad: tipo.AFILIACION_HIJO,
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: '2026-11-18',
    FechaRegistro: TODAY,
    IdEstadoProceso: estadoAfiliacion.registrado,
    Observacion: 'CON CERTIFICADO',
    NumeroDocumento: `A2026-${String(highest(numbers)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    IdUsuario: fund.db.usuarios.by('usuario', 'empresa')[0]?.IdUsuario,
    Version: 1,
    detalle: {
      IdRelacionParentesco: parentesco.hijo,
      IdPacientePadre: holder.IdPaciente,
      PersonaNueva: true,
      Clase: { IdBaseAfiliacion: 0, IdTipoAfiliado: 2, IdGrupoAfiliado: 2 },
    },
  });
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('concluded, a dependant is insured as the holder is, from the day of the notice, and the snapshot tells it', async () => {
  const fund = await people();
  const holder = { ...paciente(fund.fund, 'activo'), IdTipoAsegurado: 3, IdGrupoTipoAsegurado: 2 };
  fund.fund.db.pacientes.put(holder);
  const novedad = { FechaNovedad: '2026-11-18', Observacion: 'CON CERTIFICADO' };
  const reply = await insertar(fund.empresa, childOf(fund.fund, 'activo', { novedad }));
  const before = stored(fund.fund, reply);
  const { person, record, notice } = await concluida(fund, reply);
  expect(person).toEqual(before.person);
  expect(record).toEqual({
    ...before.record,
    IdPacientePadre: holder.IdPaciente,
    MatriculaTitular: holder.MatriculaTitular,
    HistoriaClinica: holder.HistoriaClinica,
    IdTipoAsegurado: 3,
    IdGrupoTipoAsegurado: 2,
    IdEmpresa: banco,
    IdDepartamento: 1,
    FechaAfiliacion: '2026-11-18',
    EstadoVigencia: 'VIGENTE',
  });
  expect(notice).toEqual({
    ...before.notice,
    IdEstadoProceso: estadoAfiliacion.concluido,
    FechaDeclaracion: TODAY,
    Version: 3,
    DatosHistorico: expect.any(String),
  });
  expect(JSON.parse(notice.DatosHistorico)).toEqual({
    BasePersonas: person,
    SegurosPacientes: record,
    SegurosPersonasNovedad: { ...notice, DatosHistorico: '' },
  });
});

test('a dependant who comes back in another family keeps her record and first day, with the new kinship', async () => {
  const fund = await people();
  const { db } = fund.fund;
  const [child] = db.pacientes.by('padre', paciente(fund.fund, 'asegurado').IdPaciente).slice(1);
  if (!child) throw new Error('no child');
  const left = { ...child, EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-01-31', FechaAfiliacion: '2019-05-06' };
  db.pacientes.put(left);
  const before = db.personas.get(child.IdPersona);
  const form = childOf(fund.fund, 'activo', {
    persona: { IdPersona: child.IdPersona, Nombres: 'OTRO', Zona: 'OTRA' },
    novedad: { IdTipoNovedad: tipo.AFILIACION_HIJASTRO },
  });
  const reply = await insertar(fund.empresa, form);
  const waiting = stored(fund.fund, reply);
  expect(waiting.record).toEqual(left);
  expect(waiting.notice.detalle).toEqual({
    IdRelacionParentesco: parentesco.hijastro,
    IdPacientePadre: paciente(fund.fund, 'activo').IdPaciente,
    Clase: { IdBaseAfiliacion: 0, IdTipoAfiliado: 2, IdGrupoAfiliado: 1 },
  });
  const { person, record } = await concluida(fund, reply);
  expect(person).toEqual(before);
  const { IdPaciente, MatriculaTitular, HistoriaClinica } = paciente(fund.fund, 'activo');
  expect(record).toEqual({
    ...left,
    IdPacientePadre: IdPaciente,
    MatriculaTitular,
    HistoriaClinica,
    EstadoVigencia: 'VIGENTE',
    FechaBaja: '',
    IdTipoAfiliacion: rolAfiliacion.beneficiario,
    IdRelacionParentesco: parentesco.hijastro,
    IdTipoBeneficiario: parentesco.hijastro,
  });
  expect(db.pacientes.by('persona', child.IdPersona)).toEqual([record]);
});

test('a worker without a record is affiliated as holder: her own number and history, nobody’s dependant', async () => {
  const fund = await people();
  const { db } = fund.fund;
  const IdPersona = persona(fund.fund, 'registrable');
  const [work] = db.relaciones.by('persona', persona(fund.fund, 'activo'));
  if (!work) throw new Error('no work');
  db.relaciones.put({ ...work, IdPersona, IdPersonaEmpresa: 399_999 });
  const before = db.personas.get(IdPersona);
  const form = childOf(fund.fund, 'activo', {
    persona: { IdPersona, Nombres: 'OTRO' },
    novedad: { IdTipoNovedad: tipo.AFILIACION_TITULAR },
  });
  const reply = await insertar(fund.empresa, form);
  const { record, notice } = stored(fund.fund, reply);
  const own = {
    ...emptyPaciente,
    IdPaciente: record.IdPaciente,
    IdPersona,
    HistoriaClinica: String(record.IdPaciente + 200_000),
    MatriculaTitular: '945512ACR',
    EstadoVigencia: 'NO VIGENTE',
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdGrupoTipoAsegurado: 1,
    IdTipoAfiliacion: rolAfiliacion.titular,
    IdRelacionParentesco: parentesco.titular,
    IdTipoBeneficiario: tipoBeneficiario.cotizante,
  };
  expect(record).toEqual(own);
  expect(notice.detalle).toEqual({
    IdRelacionParentesco: parentesco.titular,
    Clase: { IdBaseAfiliacion: 0, IdTipoAfiliado: 1, IdGrupoAfiliado: 1 },
  });
  const done = await concluida(fund, reply);
  expect(done.person).toEqual(before);
  expect(done.record).toEqual({
    ...own,
    IdEmpresa: banco,
    IdDepartamento: 1,
    FechaAfiliacion: TODAY,
    EstadoVigencia: 'VIGENTE',
  });
});

test('a dependant who is affiliated as holder is nobody’s dependant any more, and has her own number', async () => {
  const fund = await people();
  const { db } = fund.fund;
  const [child] = db.pacientes.by('padre', paciente(fund.fund, 'asegurado').IdPaciente).slice(1);
  const [work] = db.relaciones.by('persona', persona(fund.fund, 'activo'));
  if (!child || !work) throw new Error('no child or no work');
  const { IdPersona } = child;
  const left = { ...child, EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-01-31', FechaLimiteAtencion: '2026-03-31' };
  db.pacientes.put(left);
  db.relaciones.put({ ...work, IdPersona, IdPersonaEmpresa: 399_999 });
  const novedad = { IdTipoNovedad: tipo.AFILIACION_TITULAR };
  const reply = await insertar(fund.empresa, childOf(fund.fund, 'activo', { persona: { IdPersona }, novedad }));
  const { record } = await concluida(fund, reply);
  expect(record).toEqual({
    ...left,
    IdPacientePadre: 0,
    IdEmpresa: banco,
    IdDepartamento: 1,
    MatriculaTitular: left.MatriculaBeneficiario,
    MatriculaBeneficiario: '',
    EstadoVigencia: 'VIGENTE',
    FechaBaja: '',
    FechaLimiteAtencion: '',
    IdTipoAfiliacion: rolAfiliacion.titular,
    IdRelacionParentesco: parentesco.titular,
    IdTipoBeneficiario: tipoBeneficiario.cotizante,
  });
});

test('a holder who left and is affiliated as a husband is his wife’s dependant, under her number and his own', async () => {
  const fund = await people();
  const { db } = fund.fund;
  const holder = paciente(fund.fund, 'activo');
  for (const member of db.pacientes.by('padre', holder.IdPaciente)) db.pacientes.remove(member.IdPaciente);
  const left = paciente(fund.fund, 'reingreso');
  const form = childOf(fund.fund, 'activo', {
    persona: { IdPersona: left.IdPersona },
    novedad: { IdTipoNovedad: tipo.AFILIACION_CONYUGE },
  });
  const reply = await insertar(fund.empresa, form);
  const { record } = await concluida(fund, reply);
  expect(record).toMatchObject({
    IdPacientePadre: holder.IdPaciente,
    MatriculaTitular: holder.MatriculaTitular,
    MatriculaBeneficiario: left.MatriculaTitular,
    IdTipoAfiliacion: rolAfiliacion.beneficiario,
    IdRelacionParentesco: parentesco.esposo,
    IdTipoBeneficiario: parentesco.esposo,
  });
});

test('a retiree’s affiliation, once concluded, insures her as a retiree', async () => {
  const { fund, caja } = await people();
  const [first] = z.parse(
    z.array(altaParaAfiliar),
    (await caja.call(afiliacion.pasivosParaAfiliar, { body: {} })).Datos,
  );
  const IdPersona = first?.IdPersona ?? 0;
  const [kept] = fund.db.pacientes.by('persona', IdPersona);
  if (!kept) throw new Error('no record');
  fund.db.pacientes.put({ ...kept, IdTipoAsegurado: tipoAsegurado.activo, EstadoVigencia: 'NO VIGENTE' });
  const novedad = { IdTipoNovedad: tipo.AFILIACION_PASIVO };
  const reply = await insertar(caja, childOf(fund, 'activo', { persona: { IdPersona }, novedad }));
  expect(stored(fund, reply).notice.IdEmpresa).toBe(kept.IdEmpresa);
  const { record } = await concluida({ fund, empresa: caja, caja }, reply);
  expect(record).toMatchObject({ IdTipoAsegurado: tipoAsegurado.pasivo, EstadoVigencia: 'VIGENTE' });
});

test('a commitment of somebody who is not insured leaves her record as it is', async () => {
  const { fund, caja } = await people();
  const before = paciente(fund, 'reingreso');
  const body = { IdPersona: before.IdPersona, FechaCompromiso: TODAY, Observacion: 'TRAERÁ EL FINIQUITO' };
  const reply = await caja.call(afiliacionCambios.compromisoAfiliacion, { body });
  const { record, notice } = stored(fund, reply);
  expect(record).toEqual(before);
  expect(notice).toMatchObject({ Observacion: 'TRAERÁ EL FINIQUITO', detalle: { FechaCompromiso: TODAY } });
  expect(JSON.parse(notice.DatosHistorico)).toMatchObject({ SegurosPacientes: before });
});

test('a commitment of somebody without a record keeps an empty record in its snapshot', async () => {
  const { fund, caja } = await people();
  const IdPersona = persona(fund, 'registrable');
  const body = { IdPersona, FechaCompromiso: TODAY };
  expect(await caja.call(afiliacionCambios.compromisoAfiliacion, { body })).toMatchObject({ ok: true });
  const [notice] = fund.db.afiliaciones.by('persona', IdPersona);
  expect(JSON.parse(notice?.DatosHistorico ?? '')).toMatchObject({
    BasePersonas: fund.db.personas.get(IdPersona),
    SegurosPacientes: emptyPaciente,
  });
  expect(notice).toMatchObject({ IdEmpresa: 0, IdRegional: 1, FechaNovedad: TODAY });
});

test('the states an affiliation cannot pass to, and what a second declaration clears', async () => {
  const { fund, empresa, caja } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const pass = async (who: Caller, state: number, text = '') => (await resend(fund, who, reply, to(state, text))).text;
  expect(await pass(caja, 77)).toBe('La novedad está en estado Registrado y no puede pasar a .');
  expect(await pass(caja, estadoAfiliacion.observado, 'X')).toBe(
    'La novedad está en estado Registrado y no puede pasar a Observado.',
  );
  expect(await pass(empresa, estadoAfiliacion.declarado)).toBe('');
  expect(await pass(empresa, estadoAfiliacion.observado, 'X')).toBe('No tiene acceso.');
  for (const who of [empresa, caja])
    expect(await pass(who, estadoAfiliacion.registrado, 'X')).toBe(
      'La novedad está en estado Declarado y no puede pasar a Registrado.',
    );
  expect(await pass(caja, estadoAfiliacion.observado, ` ${'X'.repeat(199)}  Y `)).toBe(
    'La observación debe tener como máximo 200 caracteres.',
  );
  expect(await pass(caja, estadoAfiliacion.observado, ` ${'X'.repeat(198)}  Y `)).toBe('');
  expect(stored(fund, reply).notice).toMatchObject({ ObservacionCaja: `${'X'.repeat(198)} Y`, Version: 3 });
  expect(await pass(caja, estadoAfiliacion.concluido)).toBe(
    'La novedad está en estado Observado y no puede pasar a Concluido.',
  );
  expect(await pass(empresa, estadoAfiliacion.declarado)).toBe('');
  expect(stored(fund, reply).notice).toMatchObject({ ObservacionCaja: '', Version: 4 });
  expect(await pass(caja, estadoAfiliacion.concluido)).toBe('');
  const done = fund.db.dump();
  expect(await pass(caja, estadoAfiliacion.declarado)).toBe(
    'La novedad está en estado Concluido y no puede pasar a Declarado.',
  );
  expect(fund.db.dump()).toEqual(done);
});
