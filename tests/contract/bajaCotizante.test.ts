import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import { parentesco, tipoNovedad as tipo, tipoBeneficiario } from '#contract/enumerations.ts';
import { altaCotizante, bajaCotizante, pacientes, personasEmpresa, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { estadosDeTipo, idDeEstado, padreDe } from '#sandbox/db/tipos.ts';
import { altaForm, banco, type Caller, openFund, persona, signIn, upload } from './fund.ts';

const CARTA = 7;
const denied = { ok: false, text: 'No tiene acceso.' };

async function employer(who: Ejemplo = 'activo') {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  return { fund, empresa, id: persona(fund, who) };
}

/** A valid termination of a person, as the portal would send it. */
const bajaForm = (who: Caller, id: number, novedad: object = {}): Promise<NovedadForm> =>
  altaForm(who, id, { novedad: { IdTipoNovedad: tipo.BAJA_COTIZANTE, Cargo: '', ...novedad } });

async function withFiles(who: Caller, IdPersona: number, IdTipoNovedad: number = tipo.BAJA_COTIZANTE) {
  for (const IdRequisito of [2, CARTA]) await upload(who, { IdPersona, IdRequisito, IdTipoNovedad });
}
const insertar = (who: Caller, body: NovedadForm) => who.call(bajaCotizante.insertar, { body });

/** Changes what kind of insured person somebody is: beneficiary type and kinship. */
function convert(fund: Sandbox, id: number, IdTipoBeneficiario: number, IdRelacionParentesco: number) {
  const [own] = fund.db.pacientes.by('persona', id);
  if (own) fund.db.pacientes.put({ ...own, IdTipoBeneficiario, IdRelacionParentesco });
}

/** A valid termination, registered by the company itself. */
async function registered(novedad: object = {}) {
  const at = await employer();
  await withFiles(at.empresa, at.id);
  const reply = await insertar(at.empresa, await bajaForm(at.empresa, at.id, novedad));
  const idBaja = Number(reply.Datos);
  const row = () => at.fund.db.novedades.get(idBaja);
  return { ...at, idBaja, row };
}

/** The current form, with the version from the services. */
async function saved(who: Caller, id: number, changes: object = {}) {
  const { Datos } = await who.call(personasNovedad.porId, { params: { id, n: 0 } });
  const { SegurosPersonasNovedad: n } = z.parse(
    z.object({ SegurosPersonasNovedad: novedadForm.shape.SegurosPersonasNovedad }),
    Datos,
  );
  return bajaForm(who, n.IdPersona, { ...n, ...changes });
}

describe('registering a termination', () => {
  test('[E-7.2-01] the insert answers the new notice’s id, and the notice is Registrado', async () => {
    const { fund, empresa, id } = await employer();
    await withFiles(empresa, id);
    const reply = await insertar(empresa, await bajaForm(empresa, id, { IdEmpresa: 502, IdEstadoProceso: 17 }));
    expect(reply, reply.text).toMatchObject({ status: 200, ok: true, Datos: expect.any(Number) });
    const [relacion] = fund.db.relaciones.by('persona', id);
    expect(fund.db.novedades.get(Number(reply.Datos))).toMatchObject({
      IdPersona: id,
      IdEstadoProceso: 14,
      IdEmpresa: banco,
      IdRegional: 1,
      IdCanal: 1,
      Pagado: false,
      Cargo: relacion?.Cargo,
      IdPersonaEmpresa: relacion?.IdPersonaEmpresa,
      NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
    });
  });

  test('the person’s data stay as they are, whatever the form says', async () => {
    const { fund, empresa, id } = await employer();
    await withFiles(empresa, id);
    const before = fund.db.personas.get(id);
    const form = await bajaForm(empresa, id);
    expect(
      (await insertar(empresa, { ...form, BasePersonas: { ...form.BasePersonas, Zona: 'OTRA', Celular: '' } })).ok,
    ).toBe(true);
    expect(fund.db.personas.get(id)).toEqual(before);
  });

  test.each([
    ['[E-5.4-01] a parent for a type', { IdTipoNovedad: 6 }, 'Tipo baja, no tiene información.'],
    ['[E-5.4-01] a type of another family', { IdTipoNovedad: 2 }, 'Tipo baja, no tiene información.'],
    ['[E-5.4-02] no date', { FechaNovedad: '1900-01-01' }, 'Fecha baja, no tiene información.'],
    ['[E-5.4-03] no location', { IdUbicacion: 0 }, 'Ubicación empresa, no tiene información.'],
    ['[E-5.4-04] no salary', { HaberMensual: null }, 'Haber mensual, no tiene información.'],
    ['[E-5.4-04] too much', { HaberMensual: 10_000_000 }, 'Haber mensual no puede ser mayor a 9999999.'],
    ['[E-5.4-05] nothing', { HaberMensual: 0 }, 'Haber mensual tiene que ser mayor a 0.'],
    ['a long observation', { Observacion: 'x'.repeat(501) }, 'Observación debe tener como máximo 500 caracteres.'],
    [
      '[E-5.4-08] a date before the period',
      { FechaNovedad: '2026-10-31' },
      'La fecha de baja debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
    ],
    [
      '[E-5.4-08] a date after it',
      { FechaNovedad: '2026-12-01' },
      'La fecha de baja debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
    ],
  ])('%s is refused, and nothing is written', async (_, novedad, text) => {
    const { fund, empresa, id } = await employer();
    await withFiles(empresa, id);
    const before = fund.db.dump();
    expect(await insertar(empresa, await bajaForm(empresa, id, novedad))).toMatchObject({ ok: false, text });
    expect(fund.db.dump()).toEqual(before);
  });

  test.each(['2026-11-01', '2026-11-30'])('[E-5.4-08] both ends of the period are in it: %s', async (FechaNovedad) => {
    const { empresa, id } = await employer();
    await withFiles(empresa, id);
    expect((await insertar(empresa, await bajaForm(empresa, id, { FechaNovedad }))).ok).toBe(true);
  });

  test('[E-5.4-07] [decision 3] nobody leaves before having entered; on the same day she may', async () => {
    const { fund, empresa, id } = await employer();
    await withFiles(empresa, id);
    const [relacion] = fund.db.relaciones.by('persona', id);
    if (relacion) fund.db.relaciones.put({ ...relacion, FechaIngreso: '2026-11-10' });
    const on = async (FechaNovedad: string) => insertar(empresa, await bajaForm(empresa, id, { FechaNovedad }));
    expect(await on('2026-11-09')).toMatchObject({
      ok: false,
      text: 'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.',
    });
    expect((await on('2026-11-10')).ok).toBe(true);
  });

  test('[E-5.6-05] photo first, then the letter, are missing', async () => {
    const { empresa, id } = await employer();
    const form = await bajaForm(empresa, id);
    expect((await insertar(empresa, form)).text).toBe('Por favor, realice la carga de fotografía.');
    await upload(empresa, { IdPersona: id, IdRequisito: 2, IdTipoNovedad: tipo.BAJA_COTIZANTE });
    expect((await insertar(empresa, form)).text).toBe('Por favor, realice la carga de los adjuntos solicitados.');
  });

  test('[E-5.7-05] an unfinished notice blocks it', async () => {
    const { empresa, id } = await registered();
    expect(await insertar(empresa, await bajaForm(empresa, id))).toMatchObject({
      ok: false,
      text: 'No se puede registrar la novedad para el asegurado(a) MAMANI QUISPE BEATRIZ, porque existe otra novedad que está pendiente de concluir de fecha 20/11/2026.',
    });
  });

  test.each([
    [tipo.BAJA_COTIZANTE, 'observado'],
    [tipo.BAJA_COTIZANTE, 'pagado'],
    [tipo.BAJA_COTIZANTE, 'declarado'],
    [tipo.COTIZANTE_REINGRESO, 'registrado'],
    [tipo.TRANSFERENCIA_COTIZANTE, 'declarado'],
  ] as const)('[E-5.7-05] so does one of type %i that is %s', async (IdTipoNovedad, estado) => {
    const { fund, empresa, id, row } = await registered();
    const now = row();
    if (now) fund.db.novedades.put({ ...now, IdTipoNovedad, IdEstadoProceso: idDeEstado(IdTipoNovedad, estado) });
    const params = { idPersona: id, idEmpresa: banco };
    expect((await empresa.call(bajaCotizante.verificarInconclusas, { params })).Datos).toBe('2026-11-20');
    expect(await insertar(empresa, await bajaForm(empresa, id))).toMatchObject({
      ok: false,
      text: expect.stringContaining('pendiente de concluir de fecha 20/11/2026.'),
    });
  });

  test.each(['activoEnOtra', 'reingreso'] as const)(
    '[E-5.7-02] who does not work in the company does not leave it: %s',
    async (who) => {
      const { fund, empresa, id } = await employer(who);
      await withFiles(empresa, id);
      const name = fund.db.personas.get(id)?.NombreCompleto;
      expect(await insertar(empresa, await bajaForm(empresa, id))).toMatchObject({
        ok: false,
        text: `El asegurado(a) ${name} no pertenece a la empresa.`,
      });
    },
  );

  test('nor who works in another regional of it, nor who has no insured record', async () => {
    const { fund, empresa, id } = await employer();
    await withFiles(empresa, id);
    const [relacion] = fund.db.relaciones.by('persona', id);
    if (relacion) fund.db.relaciones.put({ ...relacion, IdRegional: 2 });
    expect((await insertar(empresa, await bajaForm(empresa, id))).text).toContain('no pertenece a la empresa');
    const nobody = persona(fund, 'registrable');
    await withFiles(empresa, nobody);
    expect((await insertar(empresa, await bajaForm(empresa, nobody))).text).toBe(
      'No se pudo recuperar información del paciente.',
    );
  });
});

const { cotizante, pasante, voluntario } = tipoBeneficiario;
const { titular, hijo, voluntariado } = parentesco;

describe('who a termination ends', () => {
  test.each([
    ['[E-5.7-09]', tipo.BAJA_COTIZANTE, cotizante, titular, ''],
    ['[E-5.7-09]', tipo.BAJA_COTIZANTE, cotizante, hijo, 'titular'],
    ['[E-5.7-09]', tipo.BAJA_COTIZANTE, pasante, titular, 'titular'],
    ['[E-5.7-10]', tipo.BAJA_PASANTE, pasante, titular, ''],
    ['[E-5.7-10]', tipo.BAJA_PASANTE, cotizante, parentesco.pasante, ''],
    ['[E-5.7-10]', tipo.BAJA_PASANTE, cotizante, titular, 'pasante'],
    ['[E-5.7-10]', tipo.BAJA_PASANTE, voluntario, titular, 'pasante'],
    ['[E-5.7-11]', tipo.BAJA_VOLUNTARIADO, voluntario, titular, ''],
    ['[E-5.7-11]', tipo.BAJA_VOLUNTARIADO, cotizante, voluntariado, ''],
    ['[E-5.7-11]', tipo.BAJA_VOLUNTARIADO, pasante, titular, 'voluntario'],
  ])('%s type %i of beneficiary type %i and kinship %i: %s', async (_, idTipo, beneficiary, kinship, wrong) => {
    const { fund, empresa, id } = await employer();
    convert(fund, id, beneficiary, kinship);
    await withFiles(empresa, id, idTipo);
    const reply = await insertar(empresa, await bajaForm(empresa, id, { IdTipoNovedad: idTipo }));
    expect(reply.ok, reply.text).toBe(wrong === '');
    if (wrong) expect(reply.text).toBe(`El registro de asegurado(a) seleccionado no corresponde a un ${wrong}.`);
    else expect(padreDe(fund.db.novedades.get(Number(reply.Datos))?.IdTipoNovedad ?? 0)).toBe(padreDe(idTipo));
  });

  test('[E-5.4-06] [E-2.4-06] an intern’s stipend may be nothing, never less; its date goes by its own name', async () => {
    const { fund, empresa, id } = await employer();
    convert(fund, id, pasante, titular);
    const IdTipoNovedad = tipo.BAJA_PASANTE;
    await withFiles(empresa, id, IdTipoNovedad);
    const send = async (novedad: object) =>
      insertar(empresa, await bajaForm(empresa, id, { IdTipoNovedad, ...novedad }));
    expect((await send({ HaberMensual: -1 })).text).toBe('Estipendio no puede ser menor a 0.');
    expect((await send({ FechaNovedad: '' })).text).toBe('Fecha fin de contrato, no tiene información.');
    expect((await send({ FechaNovedad: '2026-10-01' })).text).toMatch(/^La fecha de fin de contrato debe estar entre/);
    expect((await send({ HaberMensual: 0 })).ok).toBe(true);
  });
});

describe('a termination that stands', () => {
  test('[E-4-06, E-7.2-02] a changed one keeps its state; a corrected Observado returns to Registrado', async () => {
    const { fund, empresa, idBaja, row } = await registered();
    const change = async (novedad: object) =>
      empresa.call(bajaCotizante.modificar, { body: await saved(empresa, idBaja, novedad) });
    expect((await change({ HaberMensual: 4100 })).ok).toBe(true);
    expect(row()).toMatchObject({ IdEstadoProceso: 14, HaberMensual: 4100, Version: 2 });
    const now = row();
    if (now) fund.db.novedades.put({ ...now, IdEstadoProceso: 16, ObservacionCaja: 'Falta el sello.' });
    expect((await change({ FechaNovedad: '2026-11-12' })).ok).toBe(true);
    expect(row()).toMatchObject({ IdEstadoProceso: 14, FechaNovedad: '2026-11-12', ObservacionCaja: '' });
  });

  test('[E-4-06] a corrected Observado that was paid before returns to Registrado too, and stays paid', async () => {
    const { fund, empresa, idBaja, row } = await registered();
    const kept = row();
    if (kept) fund.db.novedades.put({ ...kept, Pagado: true, IdEstadoProceso: 16, ObservacionCaja: 'Falta el sello.' });
    const body = await saved(empresa, idBaja, { FechaNovedad: '2026-11-12' });
    expect((await empresa.call(bajaCotizante.modificar, { body })).ok).toBe(true);
    expect(row()).toMatchObject({ IdEstadoProceso: 14, Pagado: true, ObservacionCaja: '' });
  });

  test('neither another person’s, nor another kind, nor an older version is written', async () => {
    const { fund, empresa, idBaja, row } = await registered();
    const before = row();
    const change = (body: NovedadForm) => empresa.call(bajaCotizante.modificar, { body });
    const own = await saved(empresa, idBaja);
    const other = persona(fund, 'asegurado');
    expect(await change({ ...own, BasePersonas: { ...own.BasePersonas, IdPersona: other } })).toMatchObject(denied);
    expect((await change(await saved(empresa, idBaja, { IdTipoNovedad: tipo.BAJA_PASANTE }))).ok).toBe(false);
    expect((await change(await saved(empresa, idBaja, { Version: 0 }))).text).toMatch(/^Otra persona modificó/);
    expect(row()).toEqual(before);
  });

  test('[E-4-31] [E-7.2-02] an unpaid one can be deleted with its files; [E-4-26] a paid one cannot', async () => {
    const { fund, empresa, idBaja, row } = await registered();
    const kept = row();
    if (kept) fund.db.novedades.put({ ...kept, Pagado: true });
    const body = await saved(empresa, idBaja);
    expect(await empresa.call(bajaCotizante.eliminar, { body })).toMatchObject({
      ok: false,
      text: 'El aviso está pagado y no se puede eliminar.',
    });
    if (kept) fund.db.novedades.put(kept);
    expect((await empresa.call(bajaCotizante.eliminar, { body })).ok).toBe(true);
    expect(row()).toBeUndefined();
    expect(fund.db.archivos.all().some((f) => f.IdTabla === idBaja)).toBe(false);
  });

  test.each([
    ['[E-4-35] declared', 15],
    ['[E-4-37] paid', 81],
    ['[E-4-39] accepted', 17],
  ])('%s: neither modified nor deleted', async (_, IdEstadoProceso) => {
    const { fund, empresa, idBaja, row } = await registered();
    const kept = row();
    if (kept) fund.db.novedades.put({ ...kept, IdEstadoProceso });
    const body = await saved(empresa, idBaja);
    for (const write of [bajaCotizante.modificar, bajaCotizante.eliminar])
      expect((await empresa.call(write, { body })).ok).toBe(false);
    expect(row()?.IdEstadoProceso).toBe(IdEstadoProceso);
  });

  test('the calls of registrations do not touch it, nor its own a registration', async () => {
    const { fund, empresa, idBaja, row } = await registered();
    const body = await saved(empresa, idBaja);
    for (const write of [altaCotizante.modificar, altaCotizante.eliminar])
      expect(await empresa.call(write, { body })).toMatchObject(denied);
    const alta = fund.db.novedades.by('persona', persona(fund, 'pendiente'))[0];
    const wrong = await saved(empresa, alta?.IdPersonaNovedad ?? 0);
    expect(await empresa.call(bajaCotizante.eliminar, { body: wrong })).toMatchObject(denied);
    expect(row()).toBeDefined();
  });

  test.each(['personal', 'asegurado', 'obligado'])(
    '%s neither registers, nor changes, nor deletes one',
    async (user) => {
      const { fund, empresa, id, idBaja, row } = await registered();
      const body = await saved(empresa, idBaja);
      const who = await signIn(fund, user);
      for (const write of [bajaCotizante.modificar, bajaCotizante.eliminar])
        expect(await who.call(write, { body })).toMatchObject(denied);
      const fresh = await bajaForm(empresa, id);
      expect((await who.call(bajaCotizante.insertar, { body: fresh })).ok).toBe(false);
      expect(row()).toBeDefined();
    },
  );
});

/** Declares, and returns what the staff need to decide. */
async function declared() {
  const at = await registered({ FechaNovedad: '2026-11-15' });
  const body = { IdPersonaNovedad: at.idBaja, IdEstadoProceso: 15 };
  expect((await at.empresa.call(personasNovedad.declarar, { body })).ok).toBe(true);
  const staff = await signIn(at.fund, 'personal');
  return { ...at, staff, form: await saved(at.empresa, at.idBaja) };
}

describe('what the staff decides', () => {
  test('[E-7.2-02] [F-3.7-02] accepting ends the work and the rights, and keeps the form as it stood', async () => {
    const { fund, empresa, id, staff, form, row } = await declared();
    expect((await staff.call(bajaCotizante.aceptar, { body: form })).ok).toBe(true);
    expect(row()).toMatchObject({ IdEstadoProceso: 17 });
    const snapshot = z.parse(novedadForm, JSON.parse(row()?.DatosHistorico ?? ''));
    expect(snapshot).toMatchObject({
      BasePersonas: { IdPersona: id },
      SegurosPacientes: { FechaBaja: '2026-11-15' },
      SegurosPersonasNovedad: { IdEstadoProceso: 17 },
    });
    const working = await empresa.call(personasEmpresa.habilitadas, { params: { idPersona: id } });
    expect(working.Datos).toEqual([]);
    const patient = await empresa.call(pacientes.porId, { params: { idPersona: id } });
    expect(patient.Datos).toMatchObject({
      SegurosPacientes: { EstadoVigencia: 'NO VIGENTE', FechaBaja: '2026-11-15', FechaLimiteAtencion: '2027-01-15' },
    });
    // A person who has left may be registered again.
    expect(
      (await empresa.call(altaCotizante.verificarInconclusas, { params: { idPersona: id, idEmpresa: banco } })).Datos,
    ).toBe('INCONCLUSO');
    expect(fund.db.relaciones.by('persona', id).every((r) => r.FechaBaja !== '')).toBe(true);
  });

  test('with the holder her family leaves', async () => {
    const { fund, empresa, id } = await employer('asegurado');
    await withFiles(empresa, id);
    const idBaja = Number((await insertar(empresa, await bajaForm(empresa, id))).Datos);
    await empresa.call(personasNovedad.declarar, { body: { IdPersonaNovedad: idBaja, IdEstadoProceso: 15 } });
    await (await signIn(fund, 'personal')).call(bajaCotizante.aceptar, { body: await saved(empresa, idBaja) });
    const [holder] = fund.db.pacientes.by('persona', id);
    const family = fund.db.pacientes.by('padre', holder?.IdPaciente ?? -1);
    expect(family.length).toBeGreaterThan(0);
    expect(family.every((p) => p.EstadoVigencia === 'NO VIGENTE')).toBe(true);
  });

  test('the rights of a parent go on when an intern insured under her leaves', async () => {
    const { fund, empresa, id } = await employer();
    convert(fund, id, cotizante, parentesco.pasante);
    const [parent] = fund.db.pacientes.by('persona', persona(fund, 'asegurado'));
    const [own] = fund.db.pacientes.by('persona', id);
    if (own && parent) fund.db.pacientes.put({ ...own, IdPacientePadre: parent.IdPaciente });
    await withFiles(empresa, id, tipo.BAJA_PASANTE);
    const reply = await insertar(empresa, await bajaForm(empresa, id, { IdTipoNovedad: tipo.BAJA_PASANTE }));
    const idBaja = Number(reply.Datos);
    const declaredState = estadosDeTipo(tipo.NOVEDAD_PASANTE_BAJA).find((e) => e.estado === 'declarado');
    await empresa.call(personasNovedad.declarar, {
      body: { IdPersonaNovedad: idBaja, IdEstadoProceso: declaredState?.IdEstadoProceso ?? 0 },
    });
    const body = await saved(empresa, idBaja);
    expect((await (await signIn(fund, 'personal')).call(bajaCotizante.aceptar, { body })).ok).toBe(true);
    expect(fund.db.pacientes.by('persona', id)).toMatchObject([{ EstadoVigencia: 'NO VIGENTE' }]);
    expect(fund.db.pacientes.get(parent?.IdPaciente ?? 0)).toEqual(parent);
  });

  test('[E-7.2-02] accepting and annulling are the staff’s alone, and accepting only from Declarado', async () => {
    const { empresa, staff, form, idBaja, row } = await declared();
    for (const write of [bajaCotizante.aceptar, bajaCotizante.anular])
      expect(await empresa.call(write, { body: form })).toMatchObject(denied);
    expect((await staff.call(bajaCotizante.anular, { body: form })).ok).toBe(true);
    expect(row()?.IdEstadoProceso).toBe(25);
    expect((await staff.call(bajaCotizante.aceptar, { body: await saved(empresa, idBaja) })).ok).toBe(false);
  });

  test('who left meanwhile is not let go a second time', async () => {
    const { fund, id, staff, form, row } = await declared();
    const [work] = fund.db.relaciones.by('persona', id);
    if (work) fund.db.relaciones.put({ ...work, FechaBaja: '2026-11-01' });
    expect((await staff.call(bajaCotizante.aceptar, { body: form })).ok).toBe(false);
    expect(row()?.IdEstadoProceso).toBe(15);
  });
});

describe('questions', () => {
  test('[E-7.2-03] the unfinished notice is answered by its date, otherwise INCONCLUSO', async () => {
    const { fund, empresa, id } = await registered();
    const ask = (idPersona: number, idEmpresa = banco) =>
      empresa.call(bajaCotizante.verificarInconclusas, { params: { idPersona, idEmpresa } });
    expect((await ask(id)).Datos).toBe('2026-11-20');
    expect((await ask(persona(fund, 'asegurado'))).Datos).toBe('INCONCLUSO');
    expect(await ask(id, 502)).toMatchObject(denied);
  });

  test('[E-7.2-04] the term is five working days; the date comes with underscores', async () => {
    const { empresa } = await employer();
    const ask = (valor: string) => empresa.call(bajaCotizante.calculoPlazo, { params: { valor } });
    // A Friday and a Monday.
    expect((await ask('2026_11_20')).Datos).toBe('2026-11-27');
    expect((await ask('2026_11_16')).Datos).toBe('2026-11-23');
    expect(await ask('mañana')).toMatchObject({ status: 400, text: 'El dato valor no tiene el formato esperado.' });
  });

  test('[E-7.2-02] [E-9-06] the rights last two months more', async () => {
    const { fund, empresa, id } = await employer();
    const ask = async (who: number, novedad: object) =>
      empresa.call(bajaCotizante.vigenciaDerechos, { body: await bajaForm(empresa, who, novedad) });
    expect((await ask(id, { FechaNovedad: '2026-11-15' })).Datos).toMatchObject({
      EstadoVigencia: 'VIGENTE',
      FechaHasta: '2027-01-15',
    });
    expect((await ask(id, { FechaNovedad: '2026-01-15' })).Datos).toMatchObject({ EstadoVigencia: 'NO VIGENTE' });
    expect((await ask(id, { FechaNovedad: '' })).Datos).toMatchObject({ FechaHasta: '1900-01-01' });
    expect((await ask(persona(fund, 'registrable'), {})).ok).toBe(false);
    const insured = await signIn(fund, 'asegurado');
    const body = await bajaForm(empresa, id);
    expect(await insured.call(bajaCotizante.vigenciaDerechos, { body })).toMatchObject(denied);
  });

  test('[E-7.2-01, E-7.2-02] a body that is no form names the field', async () => {
    const { empresa, id } = await employer();
    const form = await bajaForm(empresa, id);
    const body = { ...form, SegurosPersonasNovedad: { ...form.SegurosPersonasNovedad, IdUbicacion: 'x' } };
    for (const write of [
      bajaCotizante.insertar,
      bajaCotizante.modificar,
      bajaCotizante.eliminar,
      bajaCotizante.aceptar,
      bajaCotizante.anular,
      bajaCotizante.vigenciaDerechos,
    ])
      expect(await empresa.call(write, { body } as never)).toMatchObject({
        status: 400,
        text: 'El dato SegurosPersonasNovedad.IdUbicacion no tiene el formato esperado.',
      });
  });
});
