import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { cleanDate, today, toLocalDate, toLocalMoment } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { fold, plainName } from '#lib/texts.ts';
import type { Carpeta } from './carpeta.ts';
import { carpetaMessages as textos } from './messages.ts';

export type Clase = keyof typeof textos.clases;
/** The kinds of events on a person's timeline. */
export const clases = Object.keys(textos.clases) as Clase[];

/** A past or future event of a person. */
export interface Suceso {
  readonly id: string;
  readonly clase: Clase;
  /** Sort key: a day 'yyyy-mm-dd', or a day and a time. */
  readonly orden: string;
  readonly fecha: string;
  readonly titulo: string;
  readonly detalle?: string;
  /** HTML of the services; it is sanitised where it is shown. */
  readonly html?: string;
  readonly estado?: { readonly nombre: string; readonly fondo: string; readonly letra: string };
  readonly apertura?: NonNullable<ReturnType<typeof aperturaDe>>;
  readonly archivo?: Recurso;
}

const estadoDe = (row: FilaNovedad) => ({
  nombre: row.EstadoProceso,
  fondo: row.ColorFondo,
  letra: row.ColorLetra,
});

function deAviso(row: FilaNovedad, clase: Clase): Suceso {
  const orden = cleanDate(row.FechaNovedad);
  const apertura = clase === 'aviso' ? aperturaDe(row) : null;
  const { NumeroNovedad: numero, Empresa } = row;
  const detalle = [numero && numero !== '0' ? textos.numero(numero) : '', Empresa ? textos.empresa(Empresa) : '']
    .filter(Boolean)
    .join(' · ');
  return {
    id: `${clase}-${row.IdPersonaNovedad}`,
    clase,
    orden,
    fecha: toLocalDate(orden),
    titulo: row.Novedad,
    estado: estadoDe(row),
    ...(detalle ? { detalle } : {}),
    ...(apertura ? { apertura } : {}),
  };
}

/** An observation that is part of the notice itself. */
function deObservacion(row: FilaNovedad): Suceso[] {
  if (row.Observacion === '') return [];
  const orden = cleanDate(row.FechaDeclaracion) || cleanDate(row.FechaNovedad);
  return [
    {
      id: `observacion-${row.IdPersonaNovedad}`,
      clase: 'observacion',
      orden,
      fecha: toLocalDate(orden),
      titulo: row.Novedad,
      detalle: row.Observacion,
    },
  ];
}

const deOrden = (orden: OrdenPago): Suceso => {
  const pagada = estaPagada(orden);
  const day = cleanDate(pagada ? orden.FechaPago : orden.FechaOrdenPago) || cleanDate(orden.FechaOrdenPago);
  const monto = bolivianos(orden.Total);
  return {
    id: `pago-${orden.IdOrdenPago}`,
    clase: 'pago',
    orden: day,
    fecha: toLocalDate(day),
    titulo: textos.orden(orden.CodigoTransaccion),
    detalle: pagada ? textos.pagada(monto, toLocalDate(cleanDate(orden.FechaPago))) : textos.porPagar(monto),
  };
};

/** The orders of a person's notices, without duplicates: an order may have several of the notices. */
export const ordenesDe = (carpeta: Pick<Carpeta, 'ordenes'>): OrdenPago[] => [
  ...new Map(carpeta.ordenes.flatMap((one) => (one ? [[one.IdOrdenPago, one] as const] : []))).values(),
];

/** An item of several lists, some of which could not be loaded. */
type Una<T extends readonly (readonly unknown[] | undefined)[]> = NonNullable<T[number]>[number];

/** The sort key of a time, in Bolivian time: in another time zone it may be another day. */
function ordenDe(moment: string): string {
  const [day = '', time = ''] = toLocalMoment(moment).split(' ');
  return `${cleanDate(day)} ${time} ${moment}`;
}

const deEntrada = (entry: SeguimientoItem): Suceso => ({
  id: `estado-${entry.IdSeguimiento}`,
  clase: fold(entry.Asunto).includes('observ') ? 'observacion' : 'estado',
  orden: ordenDe(entry.Fecha),
  fecha: toLocalMoment(entry.Fecha),
  titulo: entry.Asunto,
  html: entry.Mensaje,
  ...(entry.Usuario ? { detalle: entry.Usuario } : {}),
});

/** An exam has its own date, otherwise the date of its notice. */
function deExamen(exam: Una<Carpeta['examenes']>, aviso: FilaNovedad | undefined): Suceso {
  const orden = cleanDate(exam.Fecha) || cleanDate(aviso?.FechaNovedad);
  return {
    id: `examen-${exam.IdExamen}`,
    clase: 'examen',
    orden,
    fecha: toLocalDate(orden),
    titulo: exam.Examen,
    detalle: textos.examenResultado(exam.Resultado),
  };
}

/** An appointment has no id, and two may be alike: its place in the list tells them apart. */
const deCita = (row: FilaCita, at: number): Suceso => ({
  id: `cita-${at}`,
  clase: 'cita',
  orden: `${cleanDate(row.Fecha)} ${row.Hora}`,
  fecha: `${toLocalDate(row.Fecha)} ${row.Hora}`,
  titulo: row.Especialidad,
  detalle: [row.Medico, row.CentroAtencion].filter(Boolean).join(' · '),
  estado: { nombre: row.Estado, fondo: row.EstadoColor, letra: '' },
});

/** A document has no date of its own: it has the date of its notice. */
function deArchivo(archivo: Recurso, aviso: FilaNovedad | undefined): Suceso {
  const orden = cleanDate(aviso?.FechaNovedad) || today();
  return {
    id: `documento-${archivo.IdRecurso}`,
    clase: 'documento',
    orden,
    fecha: toLocalDate(orden),
    titulo: plainName(archivo.NombreArchivo),
    archivo,
    ...(aviso ? { detalle: aviso.Novedad } : {}),
  };
}

/** A day on which something about an insurance began or ended; none for a missing day. */
function deDia(clase: Clase, id: string, day: string, titulo: string, idPersona = 0): Suceso[] {
  const orden = cleanDate(day);
  if (orden === '') return [];
  const apertura = { to: pathTo('persona-carpeta', { persona: idPersona }), remember: () => undefined };
  return [{ id, clase, orden, fecha: toLocalDate(orden), titulo, ...(idPersona > 0 ? { apertura } : {}) }];
}

/** The person's own insurance: since when, through which company, until when. A notice of the same day tells it already. */
function deSeguro({ seguro, avisos }: Pick<Carpeta, 'seguro' | 'avisos'>): Suceso[] {
  const told = new Set(avisos.map((row) => cleanDate(row.FechaNovedad)));
  const days = [
    ['afiliacion', seguro.FechaAfiliacion, textos.afiliada],
    ['ingreso', seguro.FechaIngreso, textos.ingreso],
    ['retiro', seguro.FechaBaja, textos.retiro],
    ['atencion', seguro.FechaLimiteAtencion, textos.finAtencion],
  ] as const;
  return days
    .filter(([, day]) => !told.has(cleanDate(day)))
    .flatMap(([id, day, titulo]) => deDia('afiliacion', `seguro-${id}`, day, titulo));
}

/** The family since the person is insured: who was born, and whose care ends when. */
function deFamilia({ familia, seguro, idPersona }: Pick<Carpeta, 'familia' | 'seguro' | 'idPersona'>): Suceso[] {
  const desde = cleanDate(seguro.FechaAfiliacion);
  return familia
    .filter((one) => one.IdPersona !== idPersona)
    .flatMap(({ IdPersona: id, NombreCompleto: name, FechaNacimiento, FechaLimiteAtencion }) => [
      ...(desde !== '' && cleanDate(FechaNacimiento) >= desde
        ? deDia('familia', `nace-${id}`, FechaNacimiento, textos.nacio(name), id)
        : []),
      ...deDia('familia', `limite-${id}`, FechaLimiteAtencion, textos.finAtencionDe(name), id),
    ]);
}

/** The timeline of a person, newest first; events at the same time are in the order of the kinds. */
export function sucesosDe(carpeta: Carpeta): Suceso[] {
  const { avisos, afiliaciones, entradas, archivos, examenes, examenesDe, citas } = carpeta;
  const all: Suceso[] = [
    ...avisos.map((row) => deAviso(row, 'aviso')),
    ...afiliaciones.map((row) => deAviso(row, 'afiliacion')),
    ...[...avisos, ...afiliaciones].flatMap(deObservacion),
    ...entradas.flatMap((list) => (list ?? []).map(deEntrada)),
    ...ordenesDe(carpeta).map(deOrden),
    ...examenes.flatMap((list, at) => (list ?? []).map((exam) => deExamen(exam, examenesDe[at]))),
    ...citas.map(deCita),
    ...deSeguro(carpeta),
    ...deFamilia(carpeta),
    ...archivos.flatMap((list, at) => (list ?? []).map((archivo) => deArchivo(archivo, avisos[at]))),
  ];
  const rank = (one: Suceso) => clases.indexOf(one.clase);
  return all.sort((a, b) => b.orden.localeCompare(a.orden) || rank(a) - rank(b));
}
