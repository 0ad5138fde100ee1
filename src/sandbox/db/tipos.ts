import type { EstadoProceso, TipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { type Estado, estadoAlta, estadoBaja, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { own } from '#lib/own.ts';

/** A notice type; IdTipoNovedadPadre 0 marks a parent. */
type TipoNovedad = TipoNovedadItem;

const family = (id: number, name: string, children: readonly (readonly [number, string])[]): TipoNovedad[] => [
  { IdTipoNovedad: id, Novedad: name, IdTipoNovedadPadre: 0 },
  ...children.map(([child, childName]) => ({ IdTipoNovedad: child, Novedad: childName, IdTipoNovedadPadre: id })),
];

/**
 * Every notice type with its parent, as in the seed. The current types are in the database (rules/catalogo.ts). The
 * specification shows no numbers: these are the ones in contract/enumerations.
 */
export const tipos: readonly TipoNovedad[] = [
  ...family(tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, 'AVISO DE ALTA DE COTIZANTE', [
    [tipo.COTIZANTE_INGRESO_EMPRESA, 'INGRESO A LA EMPRESA'],
    [tipo.COTIZANTE_REINGRESO, 'REINGRESO'],
    [tipo.COTIZANTE_FUSION_EMPRESA, 'FUSIÓN DE EMPRESA'],
    [tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL, 'CAMBIO DE RAZÓN SOCIAL'],
  ]),
  ...family(tipo.NOVEDAD_PASANTE_ALTA, 'ALTA DE PASANTE', [
    [tipo.PASANTE_INGRESO_EMPRESA, 'INGRESO DE PASANTE'],
    [tipo.PASANTE_REINGRESO, 'REINGRESO DE PASANTE'],
    [tipo.PASANTE_FUSION_EMPRESA, 'FUSIÓN DE EMPRESA (PASANTE)'],
    [tipo.PASANTE_CAMBIO_RAZON_SOCIAL, 'CAMBIO DE RAZÓN SOCIAL (PASANTE)'],
  ]),
  ...family(tipo.NOVEDAD_VOLUNTARIADO_ALTA, 'ALTA DE VOLUNTARIADO', [
    [tipo.VOLUNTARIADO_INGRESO_EMPRESA, 'INGRESO DE VOLUNTARIO'],
    [tipo.VOLUNTARIADO_REINGRESO, 'REINGRESO DE VOLUNTARIO'],
    [tipo.VOLUNTARIADO_FUSION_EMPRESA, 'FUSIÓN DE EMPRESA (VOLUNTARIO)'],
    [tipo.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL, 'CAMBIO DE RAZÓN SOCIAL (VOLUNTARIO)'],
  ]),
  ...family(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, 'AVISO DE BAJA DE COTIZANTE', [
    [tipo.BAJA_COTIZANTE, 'BAJA DE COTIZANTE'],
  ]),
  ...family(tipo.NOVEDAD_PASANTE_BAJA, 'AVISO DE BAJA DE PASANTE', [[tipo.BAJA_PASANTE, 'BAJA DE PASANTE']]),
  ...family(tipo.NOVEDAD_VOLUNTARIADO_BAJA, 'AVISO DE BAJA DE VOLUNTARIO', [
    [tipo.BAJA_VOLUNTARIADO, 'BAJA DE VOLUNTARIO'],
  ]),
  ...family(tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, 'AVISO DE TRANSFERENCIA', [
    [tipo.TRANSFERENCIA_COTIZANTE, 'TRANSFERENCIA DE COTIZANTE'],
  ]),
  ...family(tipo.ALTA_PASIVO, 'ALTA DE PASIVO', [
    [tipo.ALTA_PASIVO_POR_ALGORITMO, 'ALTA DE PASIVO POR ALGORITMO'],
    [tipo.ALTA_PASIVO_POR_JUBILACION, 'ALTA DE PASIVO POR JUBILACIÓN'],
    [tipo.ALTA_PASIVO_POR_RESOLUCION, 'ALTA DE PASIVO POR RESOLUCIÓN'],
    [tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE, 'ALTA DE PASIVO POR DERECHO HABIENTE'],
  ]),
  ...family(tipo.BAJA_PASIVO, 'BAJA DE PASIVO', []),
  ...family(tipo.TRANSFERENCIA_PASIVO, 'TRANSFERENCIA DE PASIVO', []),
  ...family(tipo.OCUPACIONAL, 'EXAMEN OCUPACIONAL', [
    [tipo.OCUPACIONAL_PRE_OCUPACIONAL, 'PREOCUPACIONAL'],
    [tipo.OCUPACIONAL_POST_OCUPACIONAL, 'POSTOCUPACIONAL'],
  ]),
];

const porId = new Map(tipos.map((t) => [t.IdTipoNovedad, t]));

/** The parent of a type. A parent is its own parent. 0 for an unknown type. */
export const padreDe = (id: number): number => porId.get(id)?.IdTipoNovedadPadre || (porId.has(id) ? id : 0);

/** A process state: what the services send, and what it means. `estado` is null for states that only exams have. */
interface EstadoDeTipo extends EstadoProceso {
  readonly clave: string;
  readonly estado: Estado | null;
}

/** Background and text colour of each pill. The contrast is at least 4.5. */
const colores: Readonly<Record<string, readonly [string, string]>> = {
  Registrado: ['#e3f1f2', '#084851'],
  Observado: ['#fdf1dc', '#7a4700'],
  Declarado: ['#e6effa', '#1f4f93'],
  Pagado: ['#efe9fb', '#52308f'],
  Aceptado: ['#e2f4ea', '#136339'],
  Anulado: ['#eceff1', '#435362'],
  'Orden de pago': ['#efe9fb', '#52308f'],
  Programado: ['#e6effa', '#1f4f93'],
  Concluido: ['#e2f4ea', '#136339'],
};
const nombres: Readonly<Record<Estado, string>> = {
  registrado: 'Registrado',
  observado: 'Observado',
  declarado: 'Declarado',
  pagado: 'Pagado',
  aceptado: 'Aceptado',
  anulado: 'Anulado',
};

const row = (prefix: string, Nombre: string, IdEstadoProceso: number, estado: Estado | null): EstadoDeTipo => {
  const [ColorFondo = '', ColorLetra = ''] = own(colores, Nombre) ?? [];
  const clave = `${prefix}_${Nombre.toUpperCase().replaceAll(' ', '_')}`;
  return { IdEstadoProceso, Nombre, ColorFondo, ColorLetra, clave, estado };
};
const known = (prefix: string, ids: Readonly<Partial<Record<Estado, number>>>): EstadoDeTipo[] =>
  (Object.keys(nombres) as Estado[]).flatMap((estado) => {
    const id = ids[estado];
    return id === undefined ? [] : [row(prefix, nombres[estado], id, estado)];
  });

/** Numbers the specification does not show start here (decision 16). */
let assumed = 200;
const numbered = (prefix: string, states: readonly Estado[]): EstadoDeTipo[] =>
  states.map((estado) => {
    assumed += 1;
    return row(prefix, nombres[estado], assumed, estado);
  });

const conPago: readonly Estado[] = ['registrado', 'observado', 'declarado', 'pagado', 'aceptado', 'anulado'];
const sinPago: readonly Estado[] = ['registrado', 'observado', 'declarado', 'aceptado'];

/** The states of each type. Child types without an entry have their parent's states. */
export const estadosDe: ReadonlyMap<number, readonly EstadoDeTipo[]> = new Map([
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, known('AVISO_ALTA', estadoAlta)],
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, known('AVISO_BAJA', estadoBaja)],
  [tipo.NOVEDAD_PASANTE_ALTA, numbered('NOVEDAD_ALTA_PASANTE', conPago)],
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA, numbered('NOVEDAD_ALTA_VOLUNTARIO', conPago)],
  [tipo.NOVEDAD_PASANTE_BAJA, numbered('NOVEDAD_BAJA_PASANTE', conPago)],
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA, numbered('NOVEDAD_BAJA_VOLUNTARIO', conPago)],
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, numbered('AVISO_TRANSFERENCIA', sinPago)],
  [tipo.ALTA_PASIVO_POR_ALGORITMO, numbered('AVISO_ALTA_PASIVO_POR_ALGORITMO', sinPago)],
  [tipo.ALTA_PASIVO_POR_JUBILACION, numbered('AVISO_ALTA_PASIVO_POR_JUBILACION', sinPago)],
  [tipo.ALTA_PASIVO_POR_RESOLUCION, numbered('AVISO_ALTA_PASIVO_POR_RESOLUCION', sinPago)],
  [tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE, numbered('AVISO_ALTA_PASIVO_POR_DERECHO_HABIENTE', sinPago)],
  [tipo.BAJA_PASIVO, numbered('BAJA_PASIVO', sinPago)],
  [tipo.TRANSFERENCIA_PASIVO, numbered('TRANSFERENCIA_PASIVO', sinPago)],
  [
    tipo.OCUPACIONAL,
    [
      row('OCUPACIONAL', 'Registrado', 5, 'registrado'),
      row('OCUPACIONAL', 'Orden de pago', 6, null),
      row('OCUPACIONAL', 'Observado', 7, 'observado'),
      row('OCUPACIONAL', 'Pagado', 8, 'pagado'),
      row('OCUPACIONAL', 'Programado', 13, null),
      row('OCUPACIONAL', 'Concluido', 21, null),
    ],
  ],
]);

const porEstado = new Map([...estadosDe.values()].flat().map((e) => [e.IdEstadoProceso, e]));

/** A process state of the seed by number, or undefined if the number is unknown. */
export const estadoPorId = (id: number): EstadoDeTipo | undefined => porEstado.get(id);

/**
 * The states of a type, or else of its parent; [] for an unknown type. The parent type of the retirees has its children's
 * states.
 */
export function estadosDeTipo(idTipoNovedad: number): readonly EstadoDeTipo[] {
  const own = estadosDe.get(idTipoNovedad) ?? estadosDe.get(padreDe(idTipoNovedad));
  if (own) return own;
  return tipos
    .filter((t) => t.IdTipoNovedadPadre === idTipoNovedad)
    .flatMap((t) => estadosDe.get(t.IdTipoNovedad) ?? []);
}

/** The id of a state in a type. Throws if the type has no such state. */
export function idDeEstado(idTipoNovedad: number, estado: Estado): number {
  const found = estadosDeTipo(idTipoNovedad).find((e) => e.estado === estado);
  if (!found) throw new Error(`Type ${idTipoNovedad} has no state ${estado}`);
  return found.IdEstadoProceso;
}
