import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { correoCitas, type FilaCita, type FiltroCitas, filaCita } from '#contract/entities/cita.ts';
import { citasMedicas } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Cita } from '#sandbox/db/parametrosRows.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, openFund, persona, signIn } from './fund.ts';

const filter: FiltroCitas = {
  FechaInicio: '01/08/2026',
  FechaDesde: '01/08/2026',
  FechaFin: '20/11/2026',
  FechaHasta: '20/11/2026',
  CodigoEmpresa: '',
  IdRegional: 0,
  IdTipoAsegurado: '',
  Estados: [],
};
const report = (who: Caller, part: Partial<FiltroCitas> = {}) =>
  who.call(citasMedicas.reporte, { body: { ...filter, ...part } });
const rows = async (who: Caller, part: Partial<FiltroCitas> = {}): Promise<FilaCita[]> =>
  z.parse(z.array(filaCita), (await report(who, part)).Datos);
const doctors = async (who: Caller, part: Partial<FiltroCitas> = {}) => (await rows(who, part)).map((r) => r.Medico);

/** A dependant, and her holder. */
function family({ db }: Sandbox) {
  for (const dependant of db.pacientes.all()) {
    const holder = dependant.IdPacientePadre ? db.pacientes.get(dependant.IdPacientePadre) : undefined;
    if (holder && holder.MatriculaTitular !== '' && dependant.MatriculaBeneficiario !== '')
      return { holder, dependant };
  }
  throw new Error('The seed has no dependant');
}

/** Replaces all appointments by these, which differ in the doctor's name. */
function only({ db }: Sandbox, ...citas: Partial<Cita>[]): void {
  for (const { IdCita } of db.citas.all()) db.citas.remove(IdCita);
  const usual = { Fecha: TODAY, Hora: '08:30', IdEmpresa: banco, IdRegional: 1, IdPaciente: 0, IdEstado: 2 };
  citas.forEach((cita, at) => {
    db.citas.put({ IdCita: at + 1, ...usual, IdCentro: 12, IdEspecialidad: 2, Medico: `DR. ${at + 1}`, ...cita });
  });
}

test('an appointment of a holder and of a dependant: every field of the row', async () => {
  const fund = openFund();
  const { holder, dependant } = family(fund);
  only(fund, { IdPaciente: holder.IdPaciente }, { IdPaciente: dependant.IdPaciente, Hora: '08:00', IdEstado: 4 });
  const name = (id: number) => fund.db.personas.get(id)?.NombreCompleto;
  const same = {
    Fecha: '20/11/2026',
    RegionalAsegurado: 'La Paz',
    MatriculaTitular: holder.MatriculaTitular,
    PacienteTitular: name(holder.IdPersona),
    Empresa: 'Banco Altiplano S.A.',
    CentroAtencion: 'POLICLÍNICO LA PAZ',
    Especialidad: 'MEDICINA INTERNA',
  };
  expect(await rows(await signIn(fund, 'empresa'))).toEqual([
    {
      ...same,
      Hora: '08:30',
      TipoAsegurado: 'TITULAR',
      HistoriaClinica: holder.HistoriaClinica,
      Matricula: holder.MatriculaTitular,
      Paciente: name(holder.IdPersona),
      Medico: 'DR. 1',
      Estado: 'ATENDIDA',
      EstadoColor: '#e2f4ea',
    },
    {
      ...same,
      Hora: '08:00',
      TipoAsegurado: 'BENEFICIARIO',
      HistoriaClinica: dependant.HistoriaClinica,
      Matricula: dependant.MatriculaBeneficiario,
      Paciente: name(dependant.IdPersona),
      Medico: 'DR. 2',
      Estado: 'INASISTENCIA JUSTIFICADA',
      EstadoColor: '#fdf1dc',
    },
  ]);
});

test('what the fund does not know of an appointment is an empty text', async () => {
  const fund = openFund();
  const { holder } = family(fund);
  const IdPaciente = fund.db.pacientes.put({ ...holder, IdPaciente: 1, IdPersona: 1 }).IdPaciente;
  only(fund, { IdPaciente: 2, IdCentro: 0, IdEspecialidad: 0, IdEstado: 0 }, { IdPaciente, IdEmpresa: 999 });
  const none = { Matricula: '', MatriculaTitular: '', HistoriaClinica: '', Paciente: '', PacienteTitular: '' };
  const staff = await signIn(fund, 'personal');
  expect(await doctors(staff, { IdTipoAsegurado: 'TI' })).toEqual(['DR. 1', 'DR. 2']);
  expect((await report(staff)).Datos).toMatchObject([
    { ...none, TipoAsegurado: 'TITULAR', CentroAtencion: '', Especialidad: '', Estado: '', EstadoColor: '' },
    {
      ...none,
      Matricula: holder.MatriculaTitular,
      MatriculaTitular: holder.MatriculaTitular,
      HistoriaClinica: holder.HistoriaClinica,
      Empresa: '',
    },
  ]);
});

test('the latest day comes first, in a day the latest hour, and in an hour the first that was made', async () => {
  const fund = openFund();
  only(
    fund,
    { Fecha: '2026-11-18', Hora: '18:00' },
    { Fecha: '2026-11-19', Hora: '08:00', IdCita: 9 },
    { Fecha: '2026-11-19', Hora: '08:00', IdCita: 8 },
    { Fecha: '2026-11-19', Hora: '10:30' },
    { Fecha: '2026-11-20', Hora: '07:00' },
  );
  const order = ['DR. 5', 'DR. 4', 'DR. 3', 'DR. 2', 'DR. 1'];
  expect(await doctors(await signIn(fund, 'empresa'))).toEqual(order);
});

test('the first and the last day of the range are in the report, the days beside them are not', async () => {
  const fund = openFund();
  only(fund, ...['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'].map((Fecha) => ({ Fecha })));
  const range = { FechaDesde: '01/10/2026', FechaHasta: '31/10/2026' };
  expect(await doctors(await signIn(fund, 'empresa'), range)).toEqual(['DR. 3', 'DR. 2']);
});

test('without states all appointments are told; with some, only those; the type narrows them further', async () => {
  const fund = openFund();
  const { holder, dependant } = family(fund);
  const [TI, BE] = [{ IdPaciente: holder.IdPaciente }, { IdPaciente: dependant.IdPaciente }];
  only(fund, { ...TI, IdEstado: 3 }, { ...BE, IdEstado: 3 }, { ...TI, IdEstado: 4 }, { ...BE, IdEstado: 2 });
  const who = await signIn(fund, 'empresa');
  expect(await doctors(who)).toEqual(['DR. 1', 'DR. 2', 'DR. 3', 'DR. 4']);
  expect(await doctors(who, { Estados: [3, 4] })).toEqual(['DR. 1', 'DR. 2', 'DR. 3']);
  expect(await doctors(who, { Estados: [4] })).toEqual(['DR. 3']);
  expect(await doctors(who, { IdTipoAsegurado: 'TI' })).toEqual(['DR. 1', 'DR. 3']);
  expect(await doctors(who, { IdTipoAsegurado: 'BE', Estados: [3] })).toEqual(['DR. 2']);
});

test('each caller reads what is in her reach: staff the regional, one company in it, an employer its own', async () => {
  const fund = openFund();
  only(fund, {}, { IdRegional: 2 }, { IdEmpresa: 502 }, { IdEmpresa: 502, IdRegional: 2 });
  const staff = await signIn(fund, 'personal');
  for (const part of [{}, { CodigoEmpresa: '0' }, { IdRegional: 1 }])
    expect(await doctors(staff, part)).toEqual(['DR. 1', 'DR. 3']);
  expect(await doctors(staff, { CodigoEmpresa: '00123' })).toEqual(['DR. 1']);
  expect(await doctors(staff, { CodigoEmpresa: '00207' })).toEqual(['DR. 3']);
  const employer = await signIn(fund, 'empresa');
  for (const part of [{}, { CodigoEmpresa: '00123', IdRegional: 1 }])
    expect(await doctors(employer, part)).toEqual(['DR. 1']);
});

test('an insured person reads her family’s only, and thirty days ahead', async () => {
  const fund = openFund();
  const [own] = familiaDe(fund.db, persona(fund, 'asegurado'));
  const other = fund.db.pacientes.all().find((p) => p.IdPersona === persona(fund, 'activo'));
  if (!own || !other) throw new Error('The seed has no insured record');
  const { IdPaciente } = own;
  only(fund, { IdPaciente, Fecha: '2026-12-20' }, { IdPaciente }, { IdPaciente: other.IdPaciente });
  const insured = await signIn(fund, 'asegurado');
  expect(await doctors(insured, { FechaHasta: '20/12/2026' })).toEqual(['DR. 1', 'DR. 2']);
  expect((await insured.call(citasMedicas.periodoHabilitado, {})).Datos).toEqual({
    RangoAtras: '01/08/2026',
    RangoAdelante: '20/12/2026',
  });
  expect(await report(insured, { FechaHasta: '21/12/2026' })).toMatchObject({
    ok: false,
    text: 'Las fechas deben estar entre el 01/08/2026 y el 20/12/2026.',
  });
});

const save = (who: Caller, ...Correos: string[]) =>
  who.call(citasMedicas.registrarCorreos, {
    body: {
      CorreoRegistra: Correos.map((Correo) => ({ IdCorreo: 0, Correo, Titulares: true, Beneficiario: true })),
      CorreoElimina: [],
    },
  });

test.each([
  'x rrhh@banco.bo',
  'rrhh@banco.bo x',
  'rrhh@banco.b',
  'rrhh@bancobo',
  '@banco.bo',
  'rrhh@ban@co.bo',
  'a@.bo',
])('an address like %j is refused', async (address) => {
  expect(await save(await signIn(openFund(), 'empresa'), address)).toMatchObject({
    ok: false,
    text: 'Formato de correo electrónico no válido.',
  });
});

test('an address of 100 characters is kept, with an id of its own, for the messages about absences', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const [longest, short] = [`${'a'.repeat(93)}@ban.bo`, 'a.b+c@sub.banco.com.bo'];
  expect(longest).toHaveLength(100);
  expect(await save(who, longest, short)).toMatchObject({ ok: true });
  const [first, second] = fund.db.correos.by('dueno', `${banco}|1`);
  const same = { Dueno: `${banco}|1`, IdTipoMensaje: 1, Titulares: true, Beneficiario: true };
  expect([first, second]).toEqual([
    { ...same, IdCorreo: first?.IdCorreo, Correo: longest },
    { ...same, IdCorreo: second?.IdCorreo, Correo: short },
  ]);
  expect(first?.IdCorreo).not.toBe(second?.IdCorreo);
});

test('addresses for other messages are neither listed with those about absences nor counted', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const many = [1, 2, 3, 4, 5].map((n) => `correo${n}@banco.bo`);
  await save(who, ...many);
  const [one] = fund.db.correos.by('dueno', `${banco}|1`);
  if (one) fund.db.correos.put({ ...one, IdTipoMensaje: 2 });
  const listed = async (IdTipoMensaje: number) => {
    const { Datos } = await who.call(citasMedicas.correos, { body: { IdTipoMensaje } });
    return z.parse(z.array(correoCitas), Datos).map((c) => c.Correo);
  };
  expect([await listed(1), await listed(2)]).toEqual([many.slice(1), many.slice(0, 1)]);
  expect(await save(who, 'correo1@banco.bo'), 'the same address may get both').toMatchObject({ ok: true });
});

test('two insured persons keep addresses of their own', async () => {
  const fund = openFund();
  const [first, second] = [await signIn(fund, 'asegurado'), await signIn(fund, 'pagos')];
  expect(await save(first, 'una@correo.bo')).toMatchObject({ ok: true });
  expect((await second.call(citasMedicas.correos, { body: { IdTipoMensaje: 1 } })).Datos).toEqual([]);
  const [kept] = fund.db.correos.by('dueno', `persona ${persona(fund, 'asegurado')}`);
  expect(kept?.Correo).toBe('una@correo.bo');
});
