import '#app/familias.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Recurso, recurso } from '#contract/entities/adjunto.ts';
import { type Familiar, type FilaAfiliacion, familiar, filaAfiliacion } from '#contract/entities/afiliacion.ts';
import { type FilaCita, filaCita } from '#contract/entities/cita.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { examenOcupacional } from '#contract/entities/ocupacional.ts';
import { type SeguimientoItem, seguimientoItem } from '#contract/entities/seguimiento.ts';
import type { Carpeta } from '#features/personas/carpeta.ts';
import { clases, ordenesDe, type Suceso, sucesosDe } from '#features/personas/sucesos.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { orden } from './ordenes.ts';

const seguro = (part: object = {}) =>
  z.parse(novedadForm.shape.SegurosPacientes, { IdPersona: 501, HistoriaClinica: '900417QMR', ...part });
const archivo = (part: object = {}): Recurso =>
  z.parse(recurso, { IdRecurso: 4, NombreArchivo: 'carnet.pdf', ...part });
const entrada = (part: object = {}): SeguimientoItem =>
  z.parse(seguimientoItem, { IdSeguimiento: 5, Asunto: 'Declarado', Mensaje: '<b>Sí</b>', ...part });
const examen = (part: object = {}) =>
  z.parse(examenOcupacional, { IdExamen: 6, Examen: 'AUDIOMETRÍA', Fecha: '2026-11-18', ...part });
const cita = (part: object = {}): FilaCita =>
  z.parse(filaCita, {
    Fecha: '2026-11-16',
    Hora: '09:15',
    Especialidad: 'MEDICINA GENERAL',
    Medico: 'DR. ROJAS',
    CentroAtencion: 'HOSPITAL LA PAZ',
    Estado: 'INASISTENCIA',
    EstadoColor: '#fee',
    ...part,
  });
const pariente = (part: object = {}): Familiar =>
  z.parse(familiar, { IdPersona: 502, NombreCompleto: 'QUISPE LUIS', ...part });
/** A notice of 20 November, whose type no screen opens. */
const aviso = (part: Partial<FilaNovedad> = {}): FilaNovedad =>
  buildFilaNovedad({ FechaNovedad: '2026-11-20', IdTipoNovedad: 9999, IdTipoNovedadPadre: 9999, ...part });
/** The same as a notice of the affiliation. */
const deAfiliacion = (part: Partial<FilaNovedad> = {}): FilaAfiliacion => z.parse(filaAfiliacion, aviso(part));

const vacia: Carpeta = {
  avisos: [],
  afiliaciones: [],
  familia: [],
  idPersona: 501,
  seguro: seguro(),
  entradas: [],
  ordenes: [],
  archivos: [],
  examenesDe: [],
  examenes: [],
  citas: [],
  periodoCitas: null,
  loading: false,
  pending: false,
  failed: [],
  retry: () => undefined,
};
const sucesos = (part: Partial<Carpeta>): Suceso[] => sucesosDe({ ...vacia, ...part });
/** The only event of a folder. */
function suceso(part: Partial<Carpeta>): Suceso {
  const [one, ...more] = sucesos(part);
  if (!one || more.length > 0) throw new Error(`There are ${more.length + (one ? 1 : 0)} events`);
  return one;
}
const ids = (part: Partial<Carpeta>) => sucesos(part).map(({ id }) => id);

test('the kinds of events, in their order', () => {
  expect(clases).toEqual([
    'aviso',
    'estado',
    'observacion',
    'pago',
    'examen',
    'cita',
    'documento',
    'afiliacion',
    'familia',
  ]);
});

test('an empty folder has no events', () => {
  expect(sucesos({})).toEqual([]);
});

describe('a notice', () => {
  const estado = { nombre: 'REGISTRADO', fondo: '#e2f4ea', letra: '#1a7f4b' };

  test('has its day, its state and no details without a number and a company', () => {
    expect(suceso({ avisos: [aviso()] })).toEqual({
      id: 'aviso-9001',
      clase: 'aviso',
      orden: '2026-11-20',
      fecha: '20/11/2026',
      titulo: 'INGRESO A LA EMPRESA',
      estado,
    });
  });

  test('of the affiliation is one of its own kind', () => {
    expect(suceso({ afiliaciones: [deAfiliacion()] })).toEqual({
      id: 'afiliacion-9001',
      clase: 'afiliacion',
      orden: '2026-11-20',
      fecha: '20/11/2026',
      titulo: 'INGRESO A LA EMPRESA',
      estado,
    });
  });

  test.each([
    ['', '', undefined],
    ['0', '', undefined],
    ['12', '', 'Nº 12'],
    ['', 'ACME', 'Empresa: ACME'],
    ['12', 'ACME', 'Nº 12 · Empresa: ACME'],
  ])('with the number %j and the company %j has the detail %j', (NumeroNovedad, Empresa, detalle) => {
    const one = suceso({ avisos: [aviso({ NumeroNovedad, Empresa })] });
    expect(one.detalle).toBe(detalle);
    expect('detalle' in one).toBe(detalle !== undefined);
  });

  test('that a screen can open leads there; one of the affiliation does not', () => {
    const abrible = aviso({ IdTipoNovedad: 2, IdTipoNovedadPadre: 1 });
    expect(suceso({ avisos: [abrible] }).apertura?.to).toContain('novedad=9001');
    expect(suceso({ afiliaciones: [z.parse(filaAfiliacion, abrible)] })).not.toHaveProperty('apertura');
    expect(suceso({ avisos: [aviso()] })).not.toHaveProperty('apertura');
  });
});

describe('the observation of a notice', () => {
  const observada = (part: Partial<FilaNovedad>) =>
    sucesos({ avisos: [aviso(part)] }).filter(({ clase }) => clase === 'observacion');

  test('is an event of the day on which it was declared', () => {
    expect(observada({ Observacion: 'Falta el carnet.', FechaDeclaracion: '2026-11-22' })).toEqual([
      {
        id: 'observacion-9001',
        clase: 'observacion',
        orden: '2026-11-22',
        fecha: '22/11/2026',
        titulo: 'INGRESO A LA EMPRESA',
        detalle: 'Falta el carnet.',
      },
    ]);
  });

  test('or else of the day of the notice', () => {
    expect(observada({ Observacion: 'Falta.' })).toMatchObject([{ orden: '2026-11-20', fecha: '20/11/2026' }]);
  });

  test('is none without words', () => {
    expect(observada({ Observacion: '', FechaDeclaracion: '2026-11-22' })).toEqual([]);
  });

  test('of the affiliation is one too', () => {
    expect(ids({ afiliaciones: [deAfiliacion({ Observacion: 'Falta.' })] })).toContain('observacion-9001');
  });
});

describe('an entry of the tracking', () => {
  test('has its moment in Bolivia, its HTML and its author', () => {
    expect(suceso({ entradas: [[entrada({ Fecha: '2026-11-20T02:30:00Z', Usuario: 'MARÍA' })]] })).toEqual({
      id: 'estado-5',
      clase: 'estado',
      orden: '2026-11-19 22:30 2026-11-20T02:30:00Z',
      fecha: '19/11/2026 22:30',
      titulo: 'Declarado',
      html: '<b>Sí</b>',
      detalle: 'MARÍA',
    });
  });

  test('may have a day only, and no author', () => {
    const one = suceso({ entradas: [[entrada({ Fecha: '2026-11-20' })]] });
    expect([one.orden, one.fecha]).toEqual(['2026-11-20  2026-11-20', '20/11/2026']);
    expect(one).not.toHaveProperty('detalle');
  });

  test.each([
    ['Observado', 'observacion'],
    ['Nueva OBSERVACIÓN', 'observacion'],
    ['Declarado', 'estado'],
  ])('%j is of the kind %s', (Asunto, clase) => {
    expect(suceso({ entradas: [[entrada({ Asunto })]] }).clase).toBe(clase);
  });

  test('of a notice that could not be read is left out', () => {
    expect(ids({ entradas: [undefined, [entrada()], [entrada({ IdSeguimiento: 8 })]] })).toEqual([
      'estado-5',
      'estado-8',
    ]);
  });
});

describe('an order', () => {
  const pago = (part: object) => suceso({ ordenes: [orden({ FechaOrdenPago: '2026-11-10', Total: 1250, ...part })] });

  test('[F-9-07] [R-9-01] that is not paid has its own day and what it costs', () => {
    expect(pago({ FechaPago: '2026-11-15' })).toEqual({
      id: 'pago-7',
      clase: 'pago',
      orden: '2026-11-10',
      fecha: '10/11/2026',
      titulo: 'Orden de pago',
      detalle: 'Bs. 1,250.00, por pagar',
    });
  });

  test('that is paid has the day of its payment', () => {
    expect(pago({ FechaPago: '2026-11-15', NumeroFactura: 9, CodigoTransaccion: 'TX-1' })).toEqual({
      id: 'pago-7',
      clase: 'pago',
      orden: '2026-11-15',
      fecha: '15/11/2026',
      titulo: 'Orden de pago TX-1',
      detalle: 'Bs. 1,250.00, pagada el 15/11/2026',
    });
  });

  test('[F-5.5-03] that is paid without a day of payment stands at its own day, and names none', () => {
    expect(pago({ Cobrado: true, FechaPago: '1900-01-01' })).toMatchObject({
      orden: '2026-11-10',
      detalle: 'Bs. 1,250.00, pagada',
    });
  });

  test('with several of the notices is one event; notices without an order have none', () => {
    const ordenes = [orden(), null, orden(), undefined, orden({ IdOrdenPago: 8 })];
    expect(ordenesDe({ ordenes }).map(({ IdOrdenPago }) => IdOrdenPago)).toEqual([7, 8]);
    expect(ids({ ordenes })).toEqual(['pago-7', 'pago-8']);
  });
});

describe('an exam', () => {
  test('has its day and its result', () => {
    expect(suceso({ examenes: [[examen({ Resultado: 'APTO' })]] })).toEqual({
      id: 'examen-6',
      clase: 'examen',
      orden: '2026-11-18',
      fecha: '18/11/2026',
      titulo: 'AUDIOMETRÍA',
      detalle: 'Resultado: APTO',
    });
  });

  test('without a day has that of its notice, and none without its notice', () => {
    const sinDia = examen({ Fecha: '' });
    const examenesDe = [aviso({ FechaNovedad: '2026-11-01' }), aviso({ FechaNovedad: '2026-11-02' })];
    expect(suceso({ examenes: [undefined, [sinDia]], examenesDe })).toMatchObject({
      orden: '2026-11-02',
      fecha: '02/11/2026',
      detalle: 'Sin resultado todavía',
    });
    expect(suceso({ examenes: [[sinDia]] })).toMatchObject({ orden: '', fecha: '' });
  });
});

describe('an appointment', () => {
  test('[R-3.6-02] has its day and hour, its doctor and place, and its state', () => {
    expect(suceso({ citas: [cita()] })).toEqual({
      id: 'cita-0',
      clase: 'cita',
      orden: '2026-11-16 09:15',
      fecha: '16/11/2026 09:15',
      titulo: 'MEDICINA GENERAL',
      detalle: 'DR. ROJAS · HOSPITAL LA PAZ',
      estado: { nombre: 'INASISTENCIA', fondo: '#fee', letra: '' },
    });
  });

  test('may lack its doctor', () => {
    expect(suceso({ citas: [cita({ Medico: '' })] }).detalle).toBe('HOSPITAL LA PAZ');
  });

  test('two appointments that are alike are two', () => {
    const ids = sucesosDe({ ...vacia, citas: [cita(), cita()] }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a document', () => {
  const de = (part: Partial<Carpeta>) => sucesos(part).filter(({ clase }) => clase === 'documento');

  test('has the day and the name of its notice', () => {
    const file = archivo();
    const avisos = [aviso(), aviso({ FechaNovedad: '2026-11-02', Novedad: 'BAJA' })];
    expect(de({ avisos, archivos: [undefined, [file]] })).toEqual([
      {
        id: 'documento-4',
        clase: 'documento',
        orden: '2026-11-02',
        fecha: '02/11/2026',
        titulo: 'carnet.pdf',
        archivo: file,
        detalle: 'BAJA',
      },
    ]);
  });

  test('without its notice is of today, and has no detail', () => {
    const one = suceso({ archivos: [[archivo()]] });
    expect(one).toMatchObject({ orden: '2026-11-20', fecha: '20/11/2026' });
    expect(one).not.toHaveProperty('detalle');
  });

  test('shows its name without characters that turn it around', () => {
    expect(suceso({ archivos: [[archivo({ NombreArchivo: 'a\u202Efdp.exe' })]] }).titulo).toBe('afdp.exe');
  });
});

describe('the insurance of the person', () => {
  const dias = {
    FechaAfiliacion: '2020-01-02',
    FechaIngreso: '2021-02-03',
    FechaBaja: '2022-03-04',
    FechaLimiteAtencion: '2023-04-05',
  };

  test('[F-3.6-01] has a day for each of its dates', () => {
    expect(sucesos({ seguro: seguro(dias) })).toEqual([
      {
        id: 'seguro-atencion',
        clase: 'afiliacion',
        orden: '2023-04-05',
        fecha: '05/04/2023',
        titulo: 'Fin de la atención',
      },
      {
        id: 'seguro-retiro',
        clase: 'afiliacion',
        orden: '2022-03-04',
        fecha: '04/03/2022',
        titulo: 'Retiro de la empresa',
      },
      {
        id: 'seguro-ingreso',
        clase: 'afiliacion',
        orden: '2021-02-03',
        fecha: '03/02/2021',
        titulo: 'Ingreso a la empresa',
      },
      {
        id: 'seguro-afiliacion',
        clase: 'afiliacion',
        orden: '2020-01-02',
        fecha: '02/01/2020',
        titulo: 'Afiliación a la caja',
      },
    ]);
  });

  test('[F-5.5-03] [E-9-06] [R-9-09] an entry of 1900 is none', () => {
    expect(ids({ seguro: seguro({ ...dias, FechaIngreso: '1900-01-01' }) })).toEqual([
      ...['seguro-atencion', 'seguro-retiro', 'seguro-afiliacion'],
    ]);
  });

  test('[F-5.5-03] tells nothing of a missing date, and nothing that a notice of the same day tells', () => {
    const avisos = [aviso({ FechaNovedad: '03/02/2021' })];
    expect(ids({ avisos, seguro: seguro({ ...dias, FechaBaja: '1900-01-01' }) })).toEqual([
      'seguro-atencion',
      'aviso-9001',
      'seguro-afiliacion',
    ]);
  });
});

describe('the family', () => {
  const con = (part: object, desde = '2020-01-02') =>
    sucesos({ familia: [pariente(part)], seguro: seguro({ FechaAfiliacion: desde }) }).filter(
      ({ clase }) => clase === 'familia',
    );

  test('a child that is born while the person is insured is told, and leads to its folder', () => {
    const [one] = con({ FechaNacimiento: '2024-05-06' });
    expect(one).toMatchObject({
      id: 'nace-502',
      orden: '2024-05-06',
      fecha: '06/05/2024',
      titulo: 'Nacimiento de QUISPE LUIS',
    });
    expect(one?.apertura?.to).toBe('/seguros/persona-carpeta?persona=502');
    expect(one?.apertura?.remember()).toBeUndefined();
  });

  test.each([
    ['on the first day', '2020-01-02', '2020-01-02', 1],
    ['the day before', '2020-01-01', '2020-01-02', 0],
    ['while nobody knows since when she is insured', '2024-05-06', '', 0],
    ['on an unknown day', '', '2020-01-02', 0],
  ])('one that is born %s', (_, FechaNacimiento, desde, count) => {
    expect(con({ FechaNacimiento }, desde)).toHaveLength(count);
  });

  test('the end of the care of a relative is told', () => {
    const [one] = con({ FechaLimiteAtencion: '2030-01-01' }, '');
    expect(one).toMatchObject({ id: 'limite-502', titulo: 'Fin de la atención de QUISPE LUIS' });
    expect(one?.apertura?.to).toBe('/seguros/persona-carpeta?persona=502');
  });

  test('the person herself is none of her relatives', () => {
    expect(con({ IdPersona: 501, FechaNacimiento: '2024-05-06', FechaLimiteAtencion: '2030-01-01' })).toEqual([]);
  });

  test('nobody leads to the folder of a person without an id', () => {
    const [one] = con({ IdPersona: 0, FechaLimiteAtencion: '2030-01-01' });
    expect(one).not.toHaveProperty('apertura');
  });
});

test('the newest is first; what is at the same time is in the order of the kinds', () => {
  const dia = '2026-11-20';
  expect(
    ids({
      avisos: [aviso({ Observacion: 'Falta.', IdPersonaNovedad: 1 }), aviso({ FechaNovedad: '2026-11-25' })],
      afiliaciones: [deAfiliacion({ IdPersonaNovedad: 2 })],
      ordenes: [orden({ FechaOrdenPago: dia })],
      examenes: [[examen({ Fecha: dia })]],
      archivos: [[archivo()]],
      familia: [pariente({ FechaLimiteAtencion: dia })],
      entradas: [[entrada({ Fecha: '2026-11-21' })]],
      citas: [cita({ Fecha: '2026-11-19' })],
    }),
  ).toEqual([
    'aviso-9001',
    'estado-5',
    'aviso-1',
    'observacion-1',
    'pago-7',
    'examen-6',
    'documento-4',
    'afiliacion-2',
    'limite-502',
    'cita-0',
  ]);
});
