import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type AfiliacionForm,
  altaParaAfiliar,
  familiar,
  filaAfiliacion,
  filtroAfiliacion,
  filtroParaAfiliar,
  personaPacienteNovedad,
} from '#contract/entities/afiliacion.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { parentesco, tipoNovedad } from '#contract/enumerations.ts';
import {
  baseAfiliacion,
  estadoAfiliacion,
  grupoAfiliado,
  modoAfiliacion,
  novedadAfiliacion as tipo,
  tipoAfiliado,
} from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, afiliacionCambios } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, denied, insertar, paciente, people, resend, to } from './afiliaciones.ts';
import { type Caller, pair, persona, type Reply } from './fund.ts';

test('[R-7.2-18] an affiliation is kept: person, record not in force, notice in Registrado', async () => {
  const { fund, empresa } = await people();
  const reply = await insertar(
    empresa,
    childOf(fund, 'activo', { novedad: { IdRegional: 5, IdEmpresa: 502, IdEstadoProceso: 12 } }),
  );
  expect(reply).toMatchObject({ status: 200, ok: true });
  expect(afiliacion.insertar.success).toBe('La novedad se grabó correctamente.');
  const { idPersona, idPersonaNovedad } = pair(reply);
  expect(fund.db.personas.get(idPersona)).toMatchObject({ NombreCompleto: 'MAMANI TANIA' });
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({
    IdEstadoProceso: estadoAfiliacion.registrado,
    IdEmpresa: 501,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: TODAY,
    NumeroDocumento: expect.stringMatching(/^A2026-\d{5}$/),
  });
  expect(fund.db.pacientes.by('persona', idPersona)).toMatchObject([
    {
      EstadoVigencia: 'NO VIGENTE',
      IdPacientePadre: 0,
      MatriculaBeneficiario: '155304MT',
      IdRelacionParentesco: parentesco.hijo,
    },
  ]);
});

test('[F-9-04] [R-7.2-18] declared by the employer, concluded by the staff, it takes effect and keeps its snapshot', async () => {
  const { fund, empresa, caja } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const { idPersona, idPersonaNovedad } = pair(reply);
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.concluido))).text).toBe(
    'La novedad está en estado Registrado y no puede pasar a Concluido.',
  );
  expect(await resend(fund, empresa, reply, to(estadoAfiliacion.declarado))).toMatchObject({
    ok: true,
    Datos: reply.Datos,
  });
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({ IdEstadoProceso: 10, FechaDeclaracion: TODAY });
  expect((await resend(fund, empresa, reply)).text).toBe(
    'La novedad está en estado Declarado y no se puede modificar.',
  );
  expect(await resend(fund, empresa, reply, to(estadoAfiliacion.concluido))).toMatchObject(denied);
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.concluido))).ok).toBe(true);
  const holder = paciente(fund, 'activo');
  expect(fund.db.pacientes.by('persona', idPersona)).toMatchObject([
    { EstadoVigencia: 'VIGENTE', IdPacientePadre: holder.IdPaciente, HistoriaClinica: holder.HistoriaClinica },
  ]);
  const json = await empresa.call(afiliacion.json, { params: { idPersonaNovedad } });
  const snapshot = z.parse(novedadForm, JSON.parse(String(json.Datos)));
  expect(snapshot.SegurosPersonasNovedad).toMatchObject({ IdPersonaNovedad: idPersonaNovedad, IdEstadoProceso: 12 });
});

test('[R-7.2-18] an observed one is corrected by the employer and is Registrado again; an old version is refused', async () => {
  const { fund, empresa, caja } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const { idPersona, idPersonaNovedad } = pair(reply);
  await resend(fund, empresa, reply, to(estadoAfiliacion.declarado));
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.observado, ' '))).text).toBe(
    'La Observación, no tiene información.',
  );
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.observado, 'X'.repeat(201)))).ok).toBe(false);
  expect((await resend(fund, caja, reply, to(estadoAfiliacion.observado, 'FALTA EL CERTIFICADO'))).ok).toBe(true);
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 11,
    ObservacionCaja: 'FALTA EL CERTIFICADO',
  });
  const old = await resend(fund, empresa, reply, { novedad: { Version: 1 } });
  expect(old.text).toBe('Otra persona modificó este trámite. Vuelva a abrirlo para ver los cambios.');
  const corrected = { persona: { Zona: 'SOPOCACHI', Nombres: 'OTRA' }, novedad: { Observacion: 'ADJUNTO' } };
  expect((await resend(fund, empresa, reply, corrected)).ok).toBe(true);
  expect(fund.db.personas.get(idPersona)).toMatchObject({ Zona: 'SOPOCACHI', Nombres: 'TANIA' });
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 9,
    ObservacionCaja: '',
    Observacion: 'ADJUNTO',
  });
});

test('an identity asked for holds once the staff conclude it', async () => {
  const { fund, empresa, caja } = await people();
  const id = persona(fund, 'activo');
  const BasePersonas = { ...fund.db.personas.get(id), Nombres: 'BETTY' };
  const reply = await empresa.call(afiliacionCambios.datosRelevantes, { body: { BasePersonas } });
  expect((await resend(fund, empresa, reply, { persona: { Nombres: 'BETTY ANA' } })).ok).toBe(true);
  await resend(fund, empresa, reply, to(estadoAfiliacion.declarado));
  expect(fund.db.personas.get(id)?.Nombres).toBe('BEATRIZ');
  await resend(fund, caja, reply, to(estadoAfiliacion.concluido));
  expect(fund.db.personas.get(id)).toMatchObject({ Nombres: 'BETTY ANA', NombreCompleto: 'MAMANI QUISPE BETTY ANA' });
});

test('[R-7.2-18] modifying what is another’s, with another person or into a state that is none, is refused', async () => {
  const { fund, empresa, caja, insured, other } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const before = fund.db.dump();
  for (const who of [other, insured]) expect(await resend(fund, who, reply)).toMatchObject(denied);
  expect((await resend(fund, empresa, reply, { persona: { IdPersona: 1 } })).text).toBe(
    'La novedad no corresponde a la persona.',
  );
  expect((await resend(fund, caja, reply, to(77))).ok).toBe(false);
  expect(await resend(fund, caja, reply, { novedad: { IdPersonaNovedad: 1 } })).toMatchObject(denied);
  expect(fund.db.dump()).toEqual(before);
});

test.each<[string, Parameters<typeof childOf>[2], string]>([
  ['a type that is none', { novedad: { IdTipoNovedad: 2 } }, 'Tipo de novedad, no tiene información.'],
  ['a newborn', { novedad: { IdTipoNovedad: tipo.RECIEN_NACIDO } }, 'Tipo de novedad, no tiene información.'],
  ['no holder', { padre: 1 }, 'Debe seleccionar al titular.'],
  ['no document', { persona: { NumeroDocumento: '' } }, 'Número de documento, no tiene información.'],
  ['an unknown sex', { persona: { IdSexo: 3 } }, 'Sexo, no tiene información.'],
  ['an unknown nationality', { persona: { IdNacionalidad: 1_999_999_999 } }, 'Nacionalidad, no tiene información.'],
  [
    'a document of somebody else',
    { persona: { NumeroDocumento: '6843217' } },
    'Ya existe una persona registrada con ese documento de identidad.',
  ],
  [
    'a child of 25',
    { persona: { FechaNacimiento: '2001-11-20' } },
    'No se puede afiliar a MAMANI TANIA, porque tiene 25 años o más.',
  ],
  [
    'a date to come',
    { novedad: { FechaNovedad: '2026-11-21' } },
    'La fecha de la novedad no puede ser posterior a hoy.',
  ],
  ['a zone too long', { persona: { Zona: 'Z'.repeat(101) } }, 'Zona debe tener como máximo 100 caracteres.'],
  [
    'an address too long',
    { persona: { Direccion: 'D'.repeat(151) } },
    'Dirección debe tener como máximo 150 caracteres.',
  ],
  [
    'a mobile number too long',
    { persona: { Celular: '7'.repeat(51) } },
    'Celular debe tener como máximo 50 caracteres.',
  ],
  [
    'a mail address that is none',
    { persona: { CorreoElectronico: 'x@y' } },
    'Formato de correo electrónico no válido.',
  ],
  [
    'an observation too long',
    { novedad: { Observacion: 'X'.repeat(501) } },
    'Observación debe tener como máximo 500 caracteres.',
  ],
])('an affiliation with %s is refused and nothing is written', async (_, parts, text) => {
  const { fund, empresa } = await people();
  const before = fund.db.dump();
  expect(await insertar(empresa, childOf(fund, 'activo', parts))).toMatchObject({ status: 200, ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.2-18] a second spouse, somebody insured, an unfinished affiliation and a holder without insurance are refused', async () => {
  const { fund, empresa, caja } = await people();
  const spouse = { novedad: { IdTipoNovedad: tipo.AFILIACION_CONYUGE }, persona: { FechaNacimiento: '1990-01-01' } };
  expect((await insertar(empresa, childOf(fund, 'asegurado', spouse))).text).toBe(
    'El titular ya tiene cónyuge o conviviente afiliado(a).',
  );
  const [child] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente).slice(1);
  const insuredChild = childOf(fund, 'activo', { persona: { IdPersona: child?.IdPersona } });
  expect((await insertar(empresa, insuredChild)).text).toContain('ya está afiliado(a) con seguro vigente.');
  const { idPersona } = pair(await insertar(empresa, childOf(fund, 'activo')));
  const twice = await insertar(empresa, childOf(fund, 'activo', { persona: { IdPersona: idPersona } }));
  expect(twice.text).toContain('existe otra novedad que está pendiente de concluir de fecha 20/11/2026.');
  const left = childOf(fund, 'reingreso', { persona: { NumeroDocumento: '15500002' } });
  expect((await insertar(caja, left)).text).toBe('El titular no tiene el seguro vigente.');
  expect(await insertar(empresa, childOf(fund, 'activoEnOtra'))).toMatchObject(denied);
});

test('[R-7.2-18] a correction to a date to come is refused, and nothing is written', async () => {
  const { fund, empresa } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const before = fund.db.dump();
  expect(await resend(fund, empresa, reply, { novedad: { FechaNovedad: '2026-11-21' } })).toMatchObject({
    ok: false,
    text: 'La fecha de la novedad no puede ser posterior a hoy.',
  });
  expect(fund.db.dump()).toEqual(before);
  expect((await resend(fund, empresa, reply, { novedad: { FechaNovedad: '2026-11-19' } })).ok).toBe(true);
});

/** Inserts an affiliation and declares it. */
async function declarada(fund: Sandbox, empresa: Caller, form: AfiliacionForm): Promise<Reply> {
  const reply = await insertar(empresa, form);
  expect((await resend(fund, empresa, reply, to(estadoAfiliacion.declarado))).ok).toBe(true);
  return reply;
}

test('of two spouses that wait, the one concluded later is refused, and nothing is written', async () => {
  const { fund, empresa, caja } = await people();
  const spouse = (NumeroDocumento: string, IdTipoNovedad: number) =>
    declarada(
      fund,
      empresa,
      childOf(fund, 'activo', {
        novedad: { IdTipoNovedad },
        persona: { NumeroDocumento, FechaNacimiento: '1990-01-01' },
      }),
    );
  const first = await spouse('15500001', tipo.AFILIACION_CONYUGE);
  const second = await spouse('15500002', tipo.AFILIACION_CONVIVIENTE);
  expect((await resend(fund, caja, first, to(estadoAfiliacion.concluido))).ok).toBe(true);
  const before = fund.db.dump();
  expect(await resend(fund, caja, second, to(estadoAfiliacion.concluido))).toMatchObject({
    ok: false,
    text: 'El titular ya tiene cónyuge o conviviente afiliado(a).',
  });
  expect(fund.db.dump()).toEqual(before);
});

test('an affiliation whose holder has lost the insurance since is not concluded, and nothing is written', async () => {
  const { fund, empresa, caja } = await people();
  const reply = await declarada(fund, empresa, childOf(fund, 'activo'));
  fund.db.pacientes.put({ ...paciente(fund, 'activo'), EstadoVigencia: 'NO VIGENTE' });
  const before = fund.db.dump();
  expect(await resend(fund, caja, reply, to(estadoAfiliacion.concluido))).toMatchObject({
    ok: false,
    text: 'El titular no tiene el seguro vigente.',
  });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.2-18] insured persons affiliate to their own family alone, and name strangers by document and birth date', async () => {
  const { fund, insured, empresa, caja } = await people();
  expect(await insertar(insured, childOf(fund, 'activo'))).toMatchObject(denied);
  expect(await insured.call(afiliacion.insertar, { body: childOf(fund, 'asegurado') }, 'others')).toMatchObject(denied);
  const IdPersona = persona(fund, 'menor');
  const guessed = childOf(fund, 'asegurado', { persona: { IdPersona } });
  expect(await insertar(insured, guessed)).toMatchObject(denied);
  const { NumeroDocumento = '', FechaNacimiento = '' } = fund.db.personas.get(IdPersona) ?? {};
  const reply = await insertar(
    insured,
    childOf(fund, 'asegurado', { persona: { IdPersona, NumeroDocumento, FechaNacimiento } }),
  );
  expect(reply.ok).toBe(true);
  const data = () => insured.call(afiliacion.persona, { params: { idPersona: IdPersona } });
  expect(await data()).toMatchObject(denied); // not part of the family before it is concluded
  expect(await resend(fund, insured, reply, to(estadoAfiliacion.declarado))).toMatchObject(denied);
  await resend(fund, caja, reply, to(estadoAfiliacion.declarado));
  await resend(fund, caja, reply, to(estadoAfiliacion.concluido));
  expect((await data()).ok).toBe(true);
  const own = childOf(fund, 'activo', {
    novedad: { IdTipoNovedad: tipo.AFILIACION_TITULAR },
    persona: { IdPersona: persona(fund, 'activo') },
  });
  expect(await insertar(insured, own)).toMatchObject(denied);
  const { idPersonaNovedad } = pair(await insertar(empresa, own));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({
    detalle: { IdRelacionParentesco: parentesco.titular },
  });
});

test('[R-7.2-19] a notice comes with person and record, of whoever may see it; without one the person alone', async () => {
  const { fund, empresa, insured, other } = await people();
  const { idPersona, idPersonaNovedad } = pair(await insertar(empresa, childOf(fund, 'activo')));
  const ask = (who: Caller, parts: object = {}) =>
    who.call(afiliacion.obtener, { params: { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0, ...parts } });
  expect((await ask(empresa, { idTipoNovedad: tipo.AFILIACION_HIJO, idEmpresa: 501 })).Datos).toMatchObject({
    BasePersonas: { NombreCompleto: 'MAMANI TANIA', Edad: 11 },
    SegurosPacientes: { IdPacientePadre: paciente(fund, 'activo').IdPaciente },
    SegurosPersonasNovedad: { IdPersonaNovedad: idPersonaNovedad, Version: 1 },
    NombreCompletoTitular: 'MAMANI QUISPE BEATRIZ',
  });
  for (const parts of [{ idTipoNovedad: 1 }, { idEmpresa: 502 }, { idPersona: 1 }, { idPersonaNovedad: 1 }])
    expect(await ask(empresa, parts)).toMatchObject(denied);
  for (const who of [insured, other]) expect(await ask(who)).toMatchObject(denied);
  const bare = await ask(insured, { idPersona: persona(fund, 'asegurado'), idPersonaNovedad: 0 });
  expect(z.parse(personaPacienteNovedad, bare.Datos)).toMatchObject({
    BasePersonas: { NombreCompleto: 'CÉSPEDES MUÑOZ ELENA' },
    SegurosPersonasNovedad: { IdPersonaNovedad: 0 },
    IdPersonaTitular: 0,
  });
  expect((await ask(empresa, { idPersona: 1, idPersonaNovedad: 0 })).Datos).toBeNull();
  for (const name of ['idPersona', 'idPersonaNovedad', 'idTipoNovedad', 'idEmpresa'])
    expect(await ask(empresa, { [name]: 'x' })).toMatchObject({
      status: 400,
      text: expect.stringContaining(`dato ${name} `),
    });
});

test('[F-3.11-14] [F-3.11-15] [F-3.11-16] modes, bases, types and groups have their numbers', () => {
  expect(Object.values(modoAfiliacion)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(baseAfiliacion).toEqual({ sorteo: 1, jubilacion: 2, derechoHabiente: 3, resolucion: 4, avisoAlta: 5 });
  expect(tipoAfiliado).toEqual({ titular: 1, beneficiario: 2, pasivo: 3, recienNacido: 4 });
  expect(grupoAfiliado).toEqual({ activo: 1, seguroVoluntario: 2, particular: 3 });
});

/** The kind of affiliation that the services answer for a person. */
async function kind(who: Caller, idPersona: number, idTipoNovedad: number) {
  const params = { idPersona, idPersonaNovedad: 0, idTipoNovedad, idEmpresa: 0 };
  return z.parse(personaPacienteNovedad, (await who.call(afiliacion.obtener, { params })).Datos).Afiliacion;
}

test('[F-3.11-14] [F-3.11-16] mode and type follow who opens which affiliation', async () => {
  const { fund, empresa, caja } = await people();
  const own = persona(fund, 'activo');
  for (const [who, type, IdModoAfiliacion, IdTipoAfiliado] of [
    [caja, tipo.AFILIACION_TITULAR, 1, 1],
    [caja, tipo.AFILIACION_HIJO, 2, 2],
    [empresa, tipo.AFILIACION_PASANTE, 3, 1],
    [empresa, tipo.AFILIACION_MADRE, 4, 2],
    [caja, tipo.AFILIACION_PASIVO, 7, 3],
    [caja, tipo.RECIEN_NACIDO, 2, 4],
  ] as const)
    expect(await kind(who, own, type), `${type}`).toMatchObject({ IdModoAfiliacion, IdTipoAfiliado });
  expect(await kind(caja, own, tipo.CAMBIO_GENERO)).toBeUndefined();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const { idPersona, idPersonaNovedad } = pair(reply);
  await resend(fund, empresa, reply, to(estadoAfiliacion.declarado));
  const looked = async (who: Caller) =>
    (await who.call(afiliacion.obtener, { params: { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 } }))
      .Datos;
  expect(await looked(caja)).toMatchObject({ Afiliacion: { IdModoAfiliacion: 5, IdTipoAfiliado: 2 } });
  expect(await looked(empresa)).toMatchObject({ Afiliacion: { IdModoAfiliacion: 6, IdTipoAfiliado: 2 } });
});

test.each([
  [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO, 1],
  [tipoNovedad.ALTA_PASIVO_POR_JUBILACION, 2],
  [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE, 3],
  [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION, 4],
])('[F-3.11-15] a retiree registered by type %i is affiliated on base %i', async (IdTipoNovedad, base) => {
  const { fund, caja } = await people();
  const waiting = z.parse(
    z.array(altaParaAfiliar),
    (await caja.call(afiliacion.pasivosParaAfiliar, { body: {} })).Datos,
  );
  const notice = fund.db.novedades.get(waiting[0]?.IdPersonaNovedad ?? 0);
  if (!notice) throw new Error('nobody waits');
  for (const one of fund.db.novedades.by('persona', notice.IdPersona)) fund.db.novedades.put({ ...one, IdTipoNovedad });
  expect(await kind(caja, notice.IdPersona, tipo.AFILIACION_PASIVO)).toMatchObject({ IdBaseAfiliacion: base });
});

test('[F-3.11-15] [F-3.11-16] a dependant rests on the holder: base by the notice of hire, group by the kind of insurance', async () => {
  const { fund, empresa, caja } = await people();
  const hired = fund.db.novedades
    .all()
    .find(
      (n) => n.IdTipoNovedad === tipoNovedad.COTIZANTE_INGRESO_EMPRESA && n.IdEstadoProceso === 3 && n.IdRegional === 1,
    );
  expect(await kind(caja, hired?.IdPersona ?? 0, tipo.AFILIACION_HIJO)).toMatchObject({ IdBaseAfiliacion: 5 });
  const holder = paciente(fund, 'activo');
  const reply = await insertar(empresa, { ...childOf(fund, 'activo'), Afiliacion: undefined });
  expect(fund.db.afiliaciones.get(pair(reply).idPersonaNovedad)?.detalle.Clase).toMatchObject({ IdGrupoAfiliado: 1 });
  for (const [IdTipoAsegurado, IdGrupoAfiliado] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const) {
    fund.db.pacientes.put({ ...holder, IdTipoAsegurado });
    expect(await kind(caja, holder.IdPersona, tipo.AFILIACION_HIJO), `${IdTipoAsegurado}`).toMatchObject({
      IdGrupoAfiliado,
    });
  }
});

test('[F-3.11-14] a form that says another kind, and a retiree nobody registered, are refused', async () => {
  const { fund, empresa, caja } = await people();
  const form = childOf(fund, 'activo');
  const own = { IdModoAfiliacion: 4, IdBaseAfiliacion: 0, IdTipoAfiliado: 2, IdGrupoAfiliado: 1 };
  const before = fund.db.dump();
  for (const wrong of [{ IdModoAfiliacion: 2 }, { IdBaseAfiliacion: 1 }, { IdTipoAfiliado: 1 }, { IdGrupoAfiliado: 3 }])
    expect((await insertar(empresa, { ...form, Afiliacion: { ...own, ...wrong } })).text).toBe(
      'El modo, la base, el tipo o el grupo no corresponden a la afiliación.',
    );
  const retiree = childOf(fund, 'activo', {
    persona: { IdPersona: persona(fund, 'activo') },
    novedad: { IdTipoNovedad: tipo.AFILIACION_PASIVO },
  });
  expect((await insertar(caja, retiree)).text).toMatch(/no tiene un alta de pasivo aceptada\.$/);
  expect(fund.db.dump()).toEqual(before);
  expect((await insertar(empresa, { ...form, Afiliacion: own })).ok).toBe(true);
});

test('[R-7.2-04] a notice as JSON text, to whoever may see it', async () => {
  const { fund, empresa, insured } = await people();
  const { idPersonaNovedad } = pair(await insertar(empresa, childOf(fund, 'activo')));
  const { Datos } = await empresa.call(afiliacion.json, { params: { idPersonaNovedad } });
  expect(z.parse(novedadForm, JSON.parse(String(Datos))).BasePersonas.NombreCompleto).toBe('MAMANI TANIA');
  expect(await insured.call(afiliacion.json, { params: { idPersonaNovedad } })).toMatchObject(denied);
  expect(await empresa.call(afiliacion.json, { params: { idPersonaNovedad: 'x' } })).toMatchObject({ status: 400 });
});

test('[R-7.2-09] a filter is of every person, regional and channel unless it names one', () => {
  const needed = { FechaDesde: '2025-01-01', FechaHasta: TODAY, TipoNovedad: 72, IdEmpresa: 501, IdEstadoProceso: 9 };
  expect(z.parse(filtroAfiliacion, needed)).toEqual({ ...needed, IdPersona: 0, IdRegional: 0, IdCanal: 0 });
  const named = { ...needed, IdPersona: 5, IdRegional: 2, IdCanal: 1 };
  expect(z.parse(filtroAfiliacion, named)).toEqual(named);
  for (const name of Object.keys(needed))
    expect(z.safeParse(filtroAfiliacion, { ...needed, [name]: undefined }).success, name).toBe(false);
});

test('[R-7.2-15] who waits for an affiliation is searched by seven values, any where none is named', () => {
  expect(z.parse(filtroParaAfiliar, {})).toEqual({
    ...{ Nombre: '', DocumentoIdentidad: '', HistoriaClinica: '', Matricula: '' },
    ...{ IdDepartamento: 0, IdPersona: 0, IdEmpresa: 0 },
  });
});

test('[R-7.2-09] the affiliation notices of a filter, in reach: company, regional, family', async () => {
  const { fund, empresa, caja, insured, other } = await people();
  const filter = { FechaDesde: '2025-01-01', FechaHasta: TODAY, TipoNovedad: 0, IdEmpresa: 0, IdEstadoProceso: 0 };
  const ask = (who: Caller, parts: object = {}) => who.call(afiliacion.lista, { body: { ...filter, ...parts } });
  const list = async (who: Caller, parts: object = {}) =>
    z.parse(z.array(filaAfiliacion), (await ask(who, parts)).Datos);
  const { idPersona, idPersonaNovedad } = pair(await insertar(empresa, childOf(fund, 'activo')));
  const mine = await list(empresa);
  expect(mine[0]).toMatchObject({
    IdPersonaNovedad: idPersonaNovedad,
    NombreCompleto: 'MAMANI TANIA',
    FechaNovedad: '20/11/2026',
    Novedad: 'AFILIACIÓN DE HIJO(A)',
    EstadoProceso: 'Registrado',
    Empresa: 'Banco Altiplano S.A.',
  });
  const reach = (id: number) => fund.db.afiliaciones.get(id);
  expect(mine.every((r) => reach(r.IdPersonaNovedad)?.IdEmpresa === 501 && r.IdRegional === 1)).toBe(true);
  const staff = await list(caja);
  expect(staff.length).toBeGreaterThan(mine.length);
  expect(staff.every((r) => r.IdRegional === 1)).toBe(true);
  const family = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente).map((p) => p.IdPersona);
  const seen = (await list(insured)).map((r) => r.IdPersona);
  expect(seen.length).toBeGreaterThan(0);
  expect([...family, persona(fund, 'asegurado')]).toEqual(expect.arrayContaining(seen));
  expect((await list(other)).map((r) => r.IdPersonaNovedad)).not.toContain(idPersonaNovedad);
  for (const parts of [
    { IdPersona: idPersona },
    {
      FechaDesde: TODAY,
      TipoNovedad: tipo.AFILIACION_HIJO,
      IdEmpresa: 501,
      IdRegional: 1,
      IdCanal: 1,
      IdEstadoProceso: 9,
    },
  ])
    expect((await list(caja, parts)).map((r) => r.IdPersonaNovedad)).toEqual([idPersonaNovedad]);
  expect(await list(caja, { IdCanal: 2 })).toEqual([]);
  expect((await ask(empresa, { FechaDesde: '' })).text).toBe('Debe ingresar la fecha desde.');
  expect((await ask(empresa, { FechaHasta: 'x' })).text).toBe('Debe ingresar la fecha hasta.');
  const backwards = await ask(empresa, { FechaDesde: '2026-11-02', FechaHasta: '2026-11-01' });
  expect(backwards.text).toBe('La fecha hasta no puede ser menor que la fecha desde.');
  expect(await ask(empresa, { IdEmpresa: 502 })).toMatchObject(denied);
  expect(await ask(caja, { IdRegional: 3 })).toMatchObject(denied);
  expect(await ask(caja, { TipoNovedad: 'x' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('TipoNovedad'),
  });
});

test('[R-7.2-15] registrations wait for their affiliation until somebody makes it', async () => {
  const { fund, empresa, caja, insured } = await people();
  const rows = (reply: Reply) => z.parse(z.array(altaParaAfiliar), reply.Datos);
  const passive = async (who: Caller, body: Record<string, unknown> = {}) =>
    who.call(afiliacion.pasivosParaAfiliar, { body });
  const entry = async (who: Caller, body: Record<string, unknown> = {}) =>
    who.call(afiliacion.preocupacionalesParaAfiliar, { body });
  const waiting = rows(await passive(caja));
  const [first] = waiting;
  if (!first) throw new Error('the seed has no accepted registration of a retiree');
  expect(waiting.every((r) => r.IdRegional === 1)).toBe(true);
  const exact = {
    Nombre: first.NombreCompleto,
    DocumentoIdentidad: first.NumeroDocumento,
    HistoriaClinica: first.HistoriaClinica,
    Matricula: first.MatriculaTitular,
    IdDepartamento: 1,
    IdPersona: first.IdPersona,
    IdEmpresa: first.IdEmpresa,
  };
  expect(rows(await passive(caja, exact))[0]).toEqual(first);
  for (const name of ['Nombre', 'DocumentoIdentidad', 'HistoriaClinica', 'Matricula'])
    expect(rows(await passive(caja, { ...exact, [name]: 'NADIE' })), name).toEqual([]);
  const IdTipoNovedad = tipo.AFILIACION_PASIVO;
  const made = await insertar(
    caja,
    childOf(fund, 'activo', { persona: { IdPersona: first.IdPersona }, novedad: { IdTipoNovedad } }),
  );
  expect(made.ok).toBe(true);
  expect(rows(await passive(caja, exact))).toEqual([]);
  for (const who of [empresa, insured]) expect(await passive(who)).toMatchObject(denied);
  const exams = rows(await entry(empresa));
  expect(exams.map((r) => r.IdPersona)).toContain(persona(fund, 'examenVigente'));
  expect(exams.every((r) => r.IdEmpresa === 501 && r.IdRegional === 1)).toBe(true);
  expect(rows(await entry(insured))).toEqual([]);
  expect(await entry(empresa, { IdEmpresa: 502 })).toMatchObject(denied);
  expect(await entry(caja, { IdDepartamento: 2 })).toMatchObject(denied);
  expect(await entry(caja, { IdPersona: 'x' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdPersona'),
  });
});

test('[R-7.2-01] the family of a person, and of who works in a company', async () => {
  const { fund, empresa, caja, insured } = await people();
  const idPersona = persona(fund, 'asegurado');
  const family = async (who: Caller, id: number | string = idPersona) =>
    who.call(afiliacion.grupoFamiliar, { params: { idPersona: id } });
  const members = z.parse(z.array(familiar), (await family(insured)).Datos);
  expect(members.map((m) => m.IdRelacionParentesco)).toEqual([7, 2, 3, 3]);
  expect(members.every((m) => m.EstadoVigencia === 'VIGENTE')).toBe(true);
  expect((await family(caja, members[3]?.IdPersona ?? 0)).Datos).toEqual(members);
  expect((await family(caja, 1)).Datos).toEqual([]);
  expect(await family(insured, persona(fund, 'activo'))).toMatchObject(denied);
  expect(await family(caja, 'x')).toMatchObject({ status: 400 });
  const inCompany = async (who: Caller, idEmpresa: number | string, id = idPersona) =>
    who.call(afiliacion.grupoFamiliarEnEmpresa, { params: { idPersona: id, idEmpresa } });
  expect((await inCompany(empresa, 501)).Datos).toEqual(members);
  expect((await inCompany(insured, 501)).Datos).toEqual(members);
  expect((await inCompany(caja, 502)).Datos).toEqual([]);
  expect(await inCompany(empresa, 502)).toMatchObject(denied);
  expect(await inCompany(insured, 501, persona(fund, 'activo'))).toMatchObject(denied);
  expect(await inCompany(caja, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idEmpresa') });
});

test('[R-7.2-17] a person, with her record, with what was observed', async () => {
  const { fund, empresa, caja, insured } = await people();
  const idPersona = persona(fund, 'asegurado');
  const [, husband] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente).map((p) => p.IdPersona);
  expect((await insured.call(afiliacion.persona, { params: { idPersona } })).Datos).toMatchObject({
    NumeroDocumento: '4777001',
    Edad: 40,
  });
  expect((await empresa.call(afiliacion.personaPaciente, { params: { idPersona: husband ?? 0 } })).Datos).toMatchObject(
    {
      SegurosPacientes: { IdPersona: husband },
      NombreCompletoTitular: 'CÉSPEDES MUÑOZ ELENA',
      IdPersonaTitular: idPersona,
    },
  );
  const observed = (who: Caller, IdPersona: number) => who.call(afiliacion.personaObservacion, { body: { IdPersona } });
  expect((await observed(caja, idPersona)).Datos).toMatchObject({ IdPersonaNovedad: 0, Observacion: '' });
  const body = { IdPersona: idPersona, FechaCompromiso: '2026-12-01', Observacion: 'DEBE EL CERTIFICADO' };
  const { idPersonaNovedad } = pair(await caja.call(afiliacionCambios.compromisoAfiliacion, { body }));
  expect((await observed(insured, idPersona)).Datos).toMatchObject({
    BasePersonas: { IdPersona: idPersona },
    IdPersonaNovedad: idPersonaNovedad,
    Observacion: 'DEBE EL CERTIFICADO',
  });
  const stranger = { params: { idPersona: persona(fund, 'activo') } };
  expect(await insured.call(afiliacion.persona, stranger)).toMatchObject(denied);
  expect(await insured.call(afiliacion.personaPaciente, stranger)).toMatchObject(denied);
  expect(await observed(insured, stranger.params.idPersona)).toMatchObject(denied);
  for (const endpoint of [afiliacion.persona, afiliacion.personaPaciente]) {
    expect((await caja.call(endpoint, { params: { idPersona: 1 } })).Datos).toBeNull();
    expect(await caja.call(endpoint, { params: { idPersona: 'x' } })).toMatchObject({ status: 400 });
  }
});

test('[R-7.2-08] contracts of voluntary insurance count while they hold', async () => {
  const { fund, caja, insured } = await people();
  const contracts = fund.db.contratosSegVol.all();
  const holds = contracts.find((c) => c.FechaInicio <= TODAY && c.FechaFin >= TODAY);
  const ended = contracts.find((c) => c.FechaFin < TODAY);
  if (!holds || !ended) throw new Error('the seed lacks contracts');
  const both = async (who: Caller, idPersona: number | string, idRegional: number | string = 0) => {
    const params = { idPersona, idRegional };
    const has = await who.call(afiliacion.tieneContratosSegVol, { params });
    return [has, await who.call(afiliacion.contratosSegVol, { params })] as const;
  };
  const [has, list] = await both(caja, holds.IdPersona, holds.IdRegional);
  expect([has.Datos, list.Datos]).toEqual([true, [holds]]);
  // Its first day and its last one are in it.
  const oneDay = { ...holds, FechaInicio: TODAY, FechaFin: TODAY };
  fund.db.contratosSegVol.put(oneDay);
  expect((await both(caja, holds.IdPersona, holds.IdRegional)).map((r) => r.Datos)).toEqual([true, [oneDay]]);
  for (const [id, regional] of [
    [holds.IdPersona, holds.IdRegional + 1],
    [ended.IdPersona, 0],
    [persona(fund, 'activo'), 0],
    [1, 0],
  ] as const)
    expect((await both(caja, id, regional)).map((r) => r.Datos)).toEqual([false, []]);
  for (const reply of await both(insured, holds.IdPersona)) expect(reply).toMatchObject(denied);
  for (const reply of await both(caja, 1, 'x'))
    expect(reply).toMatchObject({ status: 400, text: expect.stringContaining('idRegional') });
});
