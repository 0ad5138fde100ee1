import { describe, expect, test } from 'vitest';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { parentesco, tipoNovedad as tipo, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/index.ts';
import { emptyNovedad, emptyPaciente } from '#sandbox/db/empty.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { TODAY } from '#support/clock.ts';
import { altaForm, aviso, avisoNuevo, banco, openFund, pair, persona, signIn, upload, uploadRequired } from './fund.ts';

async function open(who: Ejemplo) {
  const fund = openFund();
  const [empresa, personal] = await Promise.all([signIn(fund, 'empresa'), signIn(fund, 'personal')]);
  return { fund, empresa, personal, id: persona(fund, who) };
}

describe('what a registration stores', () => {
  test('the notice has what the employer wrote, and what only the services write', async () => {
    const { fund, empresa, id } = await open('registrable');
    const IdTipoNovedad = tipo.PASANTE_INGRESO_EMPRESA;
    await uploadRequired(empresa, id, IdTipoNovedad);
    await upload(empresa, { IdPersona: id, IdRequisito: 6, IdTipoNovedad });
    const own = {
      FechaNovedad: '2026-11-03',
      HaberMensual: 1800.5,
      IdUbicacion: 102,
      IdProfesion: 4,
      Observacion: 'Tesis.',
    };
    const novedad = { IdTipoNovedad, ...own, Cargo: '  AUXILIAR  DE  CAJA ', FechaFinNovedad: '2027-05-03' };
    const reply = await empresa.call(altaCotizante.insertar, { body: await altaForm(empresa, id, { novedad }) });
    const { idPersonaNovedad } = pair(reply);
    expect(fund.db.novedades.get(idPersonaNovedad), reply.text).toEqual({
      ...avisoNuevo,
      ...own,
      IdPersonaNovedad: idPersonaNovedad,
      IdPersona: id,
      IdTipoNovedad,
      IdEstadoProceso: idDeEstado(IdTipoNovedad, 'registrado'),
      Cargo: 'AUXILIAR DE CAJA',
      FechaFinNovedad: '2027-05-03',
    });
  });

  test('who had no insured record gets one without rights, at the notice’s location', async () => {
    const { fund, empresa, id } = await open('registrable');
    await uploadRequired(empresa, id);
    await empresa.call(altaCotizante.insertar, {
      body: await altaForm(empresa, id, { novedad: { IdUbicacion: 102 } }),
    });
    const [record, ...more] = fund.db.pacientes.by('persona', id);
    expect(more).toEqual([]);
    expect(record).toEqual({
      ...emptyPaciente,
      IdPaciente: 200_340,
      IdPersona: id,
      HistoriaClinica: '400340',
      MatriculaTitular: '945512ACR',
      EstadoVigencia: 'NO VIGENTE',
      IdUbicacionEmpresa: 102,
      Estado: 'ACTIVO',
    });
  });

  test('who has an insured record keeps it as it is until the notice is accepted', async () => {
    const { fund, empresa, id } = await open('reingreso');
    const before = fund.db.pacientes.by('persona', id);
    const IdTipoNovedad = tipo.COTIZANTE_REINGRESO;
    await uploadRequired(empresa, id, IdTipoNovedad);
    const novedad = { IdTipoNovedad, IdUbicacion: 102 };
    const reply = await empresa.call(altaCotizante.insertar, { body: await altaForm(empresa, id, { novedad }) });
    expect(reply.ok, reply.text).toBe(true);
    expect(fund.db.pacientes.by('persona', id)).toEqual(before);
  });

  test('somebody new is one person more, with a number of her own', async () => {
    const { fund, empresa, id } = await open('registrable');
    const before = fund.db.personas.all();
    await uploadRequired(empresa, 0);
    const form = await altaForm(empresa, id, { persona: { IdPersona: 0, NumeroDocumento: '99887766' } });
    const reply = await empresa.call(altaCotizante.insertar, { body: form });
    expect(reply.Datos).toMatch(/^100401\|\d+$/);
    expect(fund.db.personas.all()).toEqual([...before, { ...form.BasePersonas, IdPersona: 100_401, Edad: 0 }]);
  });

  test('a corrected form is stored with the person, but identity and version stay with the services', async () => {
    const { fund, empresa, id } = await open('pendiente');
    const before = aviso(fund, 'pendiente');
    const changes = {
      FechaNovedad: '2026-11-09',
      HaberMensual: 4100,
      IdUbicacion: 103,
      IdProfesion: 5,
      Observacion: 'Otra.',
    };
    const novedad = { ...before, ...changes, Cargo: 'JEFE', Estado: 'X', Periodo: 'X' };
    const body = await altaForm(empresa, id, { persona: { Zona: 'SAN PEDRO', Nombres: 'OTRO' }, novedad });
    const person = fund.db.personas.get(id);
    expect(await empresa.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
    expect(fund.db.novedades.get(before.IdPersonaNovedad)).toEqual({
      ...before,
      ...changes,
      Cargo: 'JEFE',
      Version: before.Version + 1,
    });
    expect(fund.db.personas.get(id)).toEqual({ ...person, Zona: 'SAN PEDRO' });
  });

  test('a correction does not make the notice one of another family', async () => {
    const { fund, empresa, id } = await open('pendiente');
    const before = fund.db.dump();
    const novedad = { ...aviso(fund, 'pendiente'), IdTipoNovedad: tipo.PASANTE_INGRESO_EMPRESA };
    const body = await altaForm(empresa, id, { novedad: { ...novedad, FechaFinNovedad: '2027-05-01' } });
    expect(await empresa.call(altaCotizante.modificar, { body })).toMatchObject({
      ok: false,
      text: 'Tipo alta, no tiene información.',
    });
    expect(fund.db.dump()).toEqual(before);
  });
});

describe('what an accepted registration does', () => {
  /** Declares the example's notice with changes, and has it accepted. */
  async function accepted(changes: Partial<Novedad> = {}) {
    const at = await open('declarado');
    const IdTipoNovedad = changes.IdTipoNovedad ?? tipo.COTIZANTE_INGRESO_EMPRESA;
    const kept = at.fund.db.novedades.put({
      ...aviso(at.fund, 'declarado'),
      ...changes,
      IdEstadoProceso: idDeEstado(IdTipoNovedad, 'declarado'),
    });
    const accept = async () => {
      const body: NovedadForm = await altaForm(at.empresa, at.id, { novedad: kept });
      return at.personal.call(altaCotizante.aceptar, { body });
    };
    return { ...at, kept, accept };
  }

  test('one work begins, and the notice names it', async () => {
    const { fund, id, kept, accept } = await accepted({ HaberMensual: 4321.5, Cargo: 'CAJERA' });
    expect(await accept()).toMatchObject({ ok: true });
    const [work, ...more] = fund.db.relaciones.by('persona', id);
    expect(more).toEqual([]);
    expect(work).toEqual({
      IdPersonaEmpresa: 300_292,
      IdPersona: id,
      IdEmpresa: banco,
      IdRegional: 1,
      FechaIngreso: '2026-11-17',
      FechaBaja: '',
      Cargo: 'CAJERA',
      HaberMensual: 4321.5,
    });
    const { DatosHistorico, ...row } = fund.db.novedades.get(kept.IdPersonaNovedad) ?? emptyNovedad;
    const { DatosHistorico: _, ...before } = kept;
    expect(row).toEqual({
      ...before,
      IdEstadoProceso: idDeEstado(kept.IdTipoNovedad, 'aceptado'),
      IdPersonaEmpresa: 300_292,
      Version: kept.Version + 1,
    });
    const snapshot = JSON.parse(DatosHistorico);
    expect(segurosPersonasNovedad.parse(snapshot.SegurosPersonasNovedad)).toMatchObject({ IdPersonaEmpresa: 300_292 });
  });

  test.each([
    [tipo.COTIZANTE_INGRESO_EMPRESA, tipoBeneficiario.cotizante],
    [tipo.PASANTE_INGRESO_EMPRESA, tipoBeneficiario.pasante],
    [tipo.VOLUNTARIADO_INGRESO_EMPRESA, tipoBeneficiario.voluntario],
  ])(
    'type %i makes the person insured as beneficiary type %i, from today on',
    async (IdTipoNovedad, IdTipoBeneficiario) => {
      const { fund, id, accept } = await accepted({ IdTipoNovedad, IdUbicacion: 103 });
      expect(await accept()).toMatchObject({ ok: true });
      expect(fund.db.pacientes.by('persona', id)).toEqual([
        {
          ...emptyPaciente,
          IdPaciente: 200_340,
          IdPersona: id,
          HistoriaClinica: '400340',
          MatriculaTitular: '945512PCS',
          EstadoVigencia: 'VIGENTE',
          FechaAfiliacion: TODAY,
          IdEmpresa: banco,
          FechaIngreso: '2026-11-17',
          IdDepartamento: 1,
          IdUbicacionEmpresa: 103,
          Estado: 'ACTIVO',
          IdTipoAsegurado: tipoAsegurado.activo,
          IdRelacionParentesco: parentesco.titular,
          IdTipoBeneficiario,
        },
      ]);
    },
  );

  test('who was somebody’s dependant and left stands for herself again, and stays affiliated since she was', async () => {
    const { fund, id, accept } = await accepted();
    const [other] = fund.db.pacientes.by('persona', persona(fund, 'reingreso'));
    const before = fund.db.pacientes.put({
      ...(other ?? emptyPaciente),
      ...{ IdPaciente: 1, IdPersona: id, IdPacientePadre: other?.IdPaciente ?? 0, MatriculaTitular: 'X' },
      ...{ MatriculaBeneficiario: 'X', IdEmpresa: 502, IdDepartamento: 2, IdRelacionParentesco: parentesco.hijo },
      ...{ Estado: 'INACTIVO', IdTipoAsegurado: tipoAsegurado.pasivo, FechaLimiteAtencion: '2026-12-01' },
    });
    expect(await accept()).toMatchObject({ ok: true });
    expect(fund.db.pacientes.get(1)).toEqual({
      ...before,
      IdPacientePadre: 0,
      MatriculaTitular: '945512PCS',
      MatriculaBeneficiario: '',
      EstadoVigencia: 'VIGENTE',
      FechaAfiliacion: '2023-07-20',
      IdEmpresa: banco,
      FechaIngreso: '2026-11-17',
      FechaBaja: '',
      FechaLimiteAtencion: '',
      IdDepartamento: 1,
      Estado: 'ACTIVO',
      IdTipoAsegurado: tipoAsegurado.activo,
      IdRelacionParentesco: parentesco.titular,
      IdTipoBeneficiario: tipoBeneficiario.cotizante,
    });
  });

  test('a work that has ended is no obstacle, and stays as it was', async () => {
    const { fund, id, accept } = await accepted();
    const [work] = fund.db.relaciones.by('persona', persona(fund, 'reingreso'));
    if (!work) throw new Error('the example never worked');
    const ended = fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 1, IdPersona: id });
    expect(await accept()).toMatchObject({ ok: true });
    expect(fund.db.relaciones.by('persona', id)).toEqual([
      ended,
      expect.objectContaining({ FechaIngreso: '2026-11-17', FechaBaja: '' }),
    ]);
  });

  test('who works meanwhile is named in the refusal, and nothing is written', async () => {
    const { fund, id, accept } = await accepted();
    const [work] = fund.db.relaciones.by('persona', persona(fund, 'activo'));
    if (!work) throw new Error('the example works nowhere');
    fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 1, IdPersona: id, FechaBaja: '2026-10-31' });
    fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 2, IdPersona: id });
    const before = fund.db.dump();
    expect(await accept()).toMatchObject({
      ok: false,
      text: 'No se pudo registrar el aviso de alta del asegurado(a) POMA CALLISAYA SOFÍA, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
    });
    expect(fund.db.dump()).toEqual(before);
  });
});
