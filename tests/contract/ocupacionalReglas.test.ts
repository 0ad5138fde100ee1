import { expect, test } from 'vitest';
import { tabla, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacional, ocupacionalCitas, ordenPago } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { examenVigente } from '#sandbox/rules/ocupacional.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, avisoNuevo, banco, type Caller, openFund, persona, signIn } from './fund.ts';
import { refused } from './ordenes.ts';

const PRE: number = tipo.OCUPACIONAL_PRE_OCUPACIONAL;
const POST: number = tipo.OCUPACIONAL_POST_OCUPACIONAL;
const BAJA: number = tipo.BAJA_COTIZANTE;

async function open(user = 'empresa') {
  const fund = openFund();
  return { fund, who: await signIn(fund, user) };
}

/** The exam of one of the examples. */
function exam(fund: Sandbox, who: Ejemplo) {
  const found = fund.db.novedades.by('persona', persona(fund, who)).find((n) => n.IdTipoNovedad === PRE);
  if (!found) throw new Error(`${who} has no exam`);
  return found;
}
const nombre = ({ db }: Sandbox, idPersona: number) => db.personas.get(idPersona)?.NombreCompleto ?? '?';

/** A notice to base an exam on: a registration, or a termination if its type says so. */
function origen(fund: Sandbox, IdTipoNovedad: number = aviso(fund, 'declarado').IdTipoNovedad) {
  const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'declarado');
  const row = { ...aviso(fund, 'declarado'), IdTipoNovedad, IdEstadoProceso, Cargo: 'CAJERA', IdPersonaEmpresa: 77 };
  return fund.db.novedades.put(row);
}
const item = ({ IdEmpresa, IdPersona, IdPersonaNovedad }: ReturnType<typeof origen>, parts: object = {}) => ({
  IdEmpresa,
  IdPersona,
  IdPersonaEmpresa: 1,
  IdTipoNovedad: PRE,
  IdCanal: 2,
  IdPersonaNovedadOrigen: IdPersonaNovedad,
  TieneOcupacionalVigente: false,
  ...parts,
});
const registrar = (who: Caller, one: ReturnType<typeof item>) => who.call(ocupacional.registrar, { body: [one] });

test.each([
  ['before work, on a registration', PRE, undefined, ['LABORATORIO', 'RADIOGRAFÍA DE TÓRAX', 'EVALUACIÓN MÉDICA']],
  ['after work, on a termination', POST, BAJA, ['LABORATORIO', 'EVALUACIÓN MÉDICA']],
] as const)('an exam %s, is stored whole, with its examinations', async (_, IdTipoNovedad, ofType, examinations) => {
  const { fund, who } = await open();
  const from = origen(fund, ofType);
  const reply = await registrar(who, item(from, { IdTipoNovedad }));
  expect(reply).toMatchObject({ ok: true });
  const [id] = fund.db.novedades
    .by('persona', from.IdPersona)
    .map((n) => n.IdPersonaNovedad)
    .slice(-1);
  expect(reply.Datos).toEqual([id]);
  expect(fund.db.novedades.get(id ?? 0)).toEqual({
    ...avisoNuevo,
    IdPersonaNovedad: id,
    IdPersona: from.IdPersona,
    IdTipoNovedad,
    FechaNovedad: TODAY,
    IdEstadoProceso: 5,
    IdPersonaEmpresa: 77,
    Cargo: 'CAJERA',
  });
  const number = fund.db.novedades.get(id ?? 0)?.NumeroDocumento;
  const numbered = fund.db.novedades.all().filter((n) => n.NumeroDocumento === number);
  expect(numbered, 'no other notice has its number').toHaveLength(1);
  expect(id).toBeGreaterThan(500_000);
  expect(fund.db.ocupacionales.get(id ?? 0)).toEqual({
    IdPersonaNovedad: id,
    IdPersonaNovedadOrigen: from.IdPersonaNovedad,
    FechaConclusion: '',
    Resultado: '',
    NumeroCertificado: '',
  });
  const rows = fund.db.examenesOcupacionales.by('novedad', id ?? 0);
  const same = { IdExamen: expect.any(Number), IdPersonaNovedad: id, Fecha: '', Resultado: '' };
  expect(rows).toEqual(examinations.map((Examen) => ({ ...same, Examen })));
  expect(new Set(rows.map((row) => row.IdExamen)).size).toBe(examinations.length);
});

test('an exam is based on the notice of its kind: an annulled one, and one of the other kind, do not count', async () => {
  const { fund, who } = await open();
  const from = origen(fund);
  const text = `${nombre(fund, from.IdPersona)} no tiene una novedad que corresponda al tipo de ocupacional.`;
  expect((await refused(fund, () => registrar(who, item(from, { IdTipoNovedad: POST })))).text).toBe(text);
  fund.db.novedades.put({ ...from, IdEstadoProceso: idDeEstado(from.IdTipoNovedad, 'anulado') });
  expect((await refused(fund, () => registrar(who, item(from)))).text).toBe(text);
  const left = origen(fund, BAJA);
  expect((await refused(fund, () => registrar(who, item(left)))).text).toBe(text);
});

test('staff name the company of the notice an exam is based on, and no other', async () => {
  const { fund, who } = await open('personal');
  const from = origen(fund);
  expect((await refused(fund, () => registrar(who, item(from, { IdEmpresa: 502 })))).text).toBe('No tiene acceso.');
  expect(await registrar(who, item(from))).toMatchObject({ ok: true });
});

test('an exam in progress is named with its day; one of the other type is no hindrance', async () => {
  const { fund, who } = await open();
  const from = origen(fund);
  const [id] = [Number(String((await registrar(who, item(from))).Datos))];
  const row = fund.db.novedades.get(id);
  if (row) fund.db.novedades.put({ ...row, FechaNovedad: '2026-11-03' });
  expect((await refused(fund, () => registrar(who, item(from)))).text).toBe(
    `${nombre(fund, from.IdPersona)} ya tiene un pre/post ocupacional en curso, registrado el 03/11/2026.`,
  );
  const left = origen(fund, BAJA);
  expect(await registrar(who, item(left, { IdTipoNovedad: POST }))).toMatchObject({ ok: true });
});

test('of several concluded exams the latest one counts, and only while it is valid', () => {
  const fund = openFund();
  const { db } = fund;
  const row = exam(fund, 'examenVigente');
  const data = db.ocupacionales.get(row.IdPersonaNovedad);
  if (!data) throw new Error('no data of the exam');
  const conclude = (IdPersonaNovedad: number, FechaConclusion: string) => {
    db.novedades.put({ ...row, IdPersonaNovedad });
    db.ocupacionales.put({ ...data, IdPersonaNovedad, FechaConclusion });
  };
  const last = () => examenVigente(db, row.IdPersona, PRE, TODAY);
  conclude(row.IdPersonaNovedad, '2026-11-02');
  conclude(1, '2026-11-10');
  conclude(2, '2026-10-30');
  conclude(3, '');
  expect(last()).toBe('2026-11-10');
  for (const id of [row.IdPersonaNovedad, 1]) conclude(id, '2024-11-10');
  expect(last()).toBe('2026-10-30');
  conclude(2, '2024-11-10');
  expect(last()).toBe('');
});

const keys = ({
  IdEmpresa,
  IdPersonaNovedad,
  IdTipoNovedad,
  IdPersonaEmpresa,
  IdPersona,
}: ReturnType<typeof exam>) => ({
  ...{ IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona },
});

test('with an exam go its data, appointments, tracking and place in a draft, and nothing of another exam', async () => {
  const { fund, who } = await open();
  const { db } = fund;
  for (const o of db.ordenes.all()) if (!o.Cobrado) db.ordenes.remove(o.IdOrdenPago);
  const [mine, other] = [exam(fund, 'examenRegistrado'), exam(fund, 'examenProgramado')];
  const id = mine.IdPersonaNovedad;
  const [cita] = db.citasOcupacionales.by('novedad', other.IdPersonaNovedad);
  const entry = { Asunto: 'Nota', Mensaje: 'x', Correos: [], TipoSeguimiento: 1, Fecha: TODAY, Usuario: 'X' };
  if (!cita) throw new Error('no appointment');
  for (const [at, IdPersonaNovedad] of [id, other.IdPersonaNovedad].entries()) {
    db.citasOcupacionales.put({ ...cita, IdCita: at + 1, IdPersonaNovedad });
    db.seguimientos.put({ ...entry, IdSeguimiento: at + 1, Tabla: tabla.novedad, IdTabla: IdPersonaNovedad });
  }
  await who.call(ordenPago.registrarConNovedad, { body: { IdEmpresa: banco, IdPersonaNovedad: id } });
  const ofExam = (n: number) => [
    db.novedades.get(n),
    db.ocupacionales.get(n),
    db.examenesOcupacionales.by('novedad', n),
    db.citasOcupacionales.by('novedad', n),
    db.seguimientos.by('registro', `${tabla.novedad}|${n}`),
    db.ordenes.all().filter((o) => o.novedades.includes(n)),
  ];
  const kept = ofExam(other.IdPersonaNovedad);
  expect(ofExam(id)[5]).toHaveLength(1);
  expect(await who.call(ocupacional.eliminar, { body: keys(mine) })).toMatchObject({ ok: true });
  expect(ofExam(id)).toEqual([undefined, undefined, [], [], [], []]);
  expect(ofExam(other.IdPersonaNovedad)).toEqual(kept);
});

test('a paid exam is not deleted', async () => {
  const { fund, who } = await open();
  const paid = fund.db.novedades.put({ ...exam(fund, 'examenRegistrado'), Pagado: true });
  expect((await refused(fund, () => who.call(ocupacional.eliminar, { body: keys(paid) }))).text).toBe(
    'El preocupacional está en estado Registrado y no se puede eliminar.',
  );
});

test('a concluded exam keeps what its examinations say already, and fills in the rest', async () => {
  const { fund, who } = await open('personal');
  const { db } = fund;
  const { IdPersonaNovedad, Version } = exam(fund, 'examenProgramado');
  const data = db.ocupacionales.get(IdPersonaNovedad);
  if (!data) throw new Error('no data of the exam');
  db.ocupacionales.put({ ...data, IdPersonaNovedadOrigen: 8, NumeroCertificado: 'INSO-1' });
  const [first, second, third] = db.examenesOcupacionales.by('novedad', IdPersonaNovedad);
  if (!first || !second || !third) throw new Error('no examinations');
  db.examenesOcupacionales.put({ ...first, Fecha: '2026-11-18' });
  db.examenesOcupacionales.put({ ...second, Resultado: 'NORMAL' });
  await who.call(ocupacional.concluir, { body: { IdPersonaNovedad, Resultado: ' APTO ' } });
  expect(db.examenesOcupacionales.by('novedad', IdPersonaNovedad)).toEqual([
    { ...first, Fecha: '2026-11-18', Resultado: 'REALIZADO' },
    { ...second, Fecha: TODAY, Resultado: 'NORMAL' },
    { ...third, Fecha: TODAY, Resultado: 'REALIZADO' },
  ]);
  expect(db.ocupacionales.get(IdPersonaNovedad)).toEqual({
    IdPersonaNovedad,
    IdPersonaNovedadOrigen: 8,
    FechaConclusion: TODAY,
    Resultado: 'APTO',
    NumeroCertificado: 'INSO-1',
  });
  expect(db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 21, Version: Version + 1 });
});

test('an exam waits thirty days for an appointment, the last one included, registered or paid', async () => {
  const { fund, who } = await open();
  const row = exam(fund, 'examenRegistrado');
  const { IdPersonaNovedad } = row;
  const ask = async (part: object) => {
    fund.db.novedades.put({ ...row, ...part });
    return (await who.call(ocupacionalCitas.verificar, { body: { IdPersonaNovedad } })).Datos;
  };
  const may = { PuedeProgramar: true, VigenteProgramarHasta: TODAY, Observacion: '' };
  const FechaNovedad = addDays(TODAY, -30);
  expect(await ask({ FechaNovedad })).toEqual(may);
  expect(await ask({ FechaNovedad, IdEstadoProceso: 8 })).toEqual(may);
  for (const [IdEstadoProceso, estado] of [
    [6, 'Orden de pago'],
    [7, 'Observado'],
    [21, 'Concluido'],
  ] as const)
    expect(await ask({ FechaNovedad, IdEstadoProceso })).toEqual({
      ...may,
      PuedeProgramar: false,
      Observacion: `El preocupacional está en estado ${estado} y no se puede programar.`,
    });
  expect(await ask({ FechaNovedad: addDays(TODAY, -31) })).toEqual({
    PuedeProgramar: false,
    VigenteProgramarHasta: '2026-11-19',
    Observacion: 'El preocupacional podía programarse hasta el 19/11/2026.',
  });
});

test('the day of an appointment is from tomorrow to the last day, and the text names both', async () => {
  const { fund, who } = await open();
  const row = fund.db.novedades.put({ ...exam(fund, 'examenRegistrado'), FechaNovedad: addDays(TODAY, -25) });
  const { IdPersonaNovedad } = row;
  const on = async (Fecha: string) =>
    (await who.call(ocupacionalCitas.verificarFecha, { body: { IdPersonaNovedad, Fecha } })).Datos;
  const days = ['2026-11-20', '2026-11-21', '2026-11-25', '2026-11-26'];
  expect(await Promise.all(days.map(on))).toEqual([false, true, true, false]);
  const body = { IdPersonaNovedad, IdMedico: 11, Fecha: '2026-11-26', Hora: '08:00' };
  expect((await refused(fund, () => who.call(ocupacionalCitas.programar, { body }))).text).toBe(
    'La fecha de la cita debe estar entre el 21/11/2026 y el 25/11/2026.',
  );
});

test('a doctor has the hours of the agenda on the days of the agenda, without what is taken that day', async () => {
  const { fund, who } = await open();
  const { db } = fund;
  for (const { IdCita } of db.citasOcupacionales.all()) db.citasOcupacionales.remove(IdCita);
  const medico = db.medicosOcupacionales.get(12);
  if (!medico) throw new Error('no doctor');
  db.medicosOcupacionales.put({ ...medico, dias: [1, 3, 7], horas: ['08:00', '09:00', '10:00'] });
  const cita = { IdCita: 1, IdPersonaNovedad: 1, IdMedico: 12, Fecha: '2026-11-25', Hora: '09:00' };
  db.citasOcupacionales.put(cita);
  db.citasOcupacionales.put({ ...cita, IdCita: 2, IdMedico: 11, Hora: '10:00' });
  const free = async (Fecha: string) => {
    const { Datos } = await who.call(ocupacionalCitas.horarios, { body: { IdMedico: 12, Fecha } });
    return Datos;
  };
  const at = (Fecha: string, ...hours: string[]) => hours.map((Hora) => ({ IdMedico: 12, Fecha, Hora }));
  expect(await free('2026-11-22'), 'Sunday').toEqual(at('2026-11-22', '08:00', '09:00', '10:00'));
  expect(await free('2026-11-23'), 'Monday').toEqual(at('2026-11-23', '08:00', '09:00', '10:00'));
  expect(await free('2026-11-24'), 'Tuesday').toEqual([]);
  expect(await free('2026-11-25'), 'Wednesday').toEqual(at('2026-11-25', '08:00', '10:00'));
  expect(await free('2026-11-18'), 'a Wednesday that is over').toEqual([]);
});
