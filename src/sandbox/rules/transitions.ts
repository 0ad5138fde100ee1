import { type Estado, type TipoUsuario, tipoNovedad as tipo } from '#contract/enumerations.ts';

/** What a change of state, or a write on a notice, is called. */
export type Cambio = 'declarar' | 'observar' | 'aceptar' | 'anular';

/** Families whose notices can be paid before they are declared (spec E 4, decision 9). */
const conPagado: readonly number[] = [
  tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  tipo.NOVEDAD_PASANTE_ALTA,
  tipo.NOVEDAD_VOLUNTARIADO_ALTA,
  tipo.AVISO_COTIZANTE_BAJA_COTIZANTE,
  tipo.NOVEDAD_PASANTE_BAJA,
  tipo.NOVEDAD_VOLUNTARIADO_BAJA,
];

/** Who the user acts as: employers declare, the fund's staff decide, nobody else changes a state (decision 7). */
type Papel = 'empresa' | 'caja' | 'ninguno';

/** INTERNO_EXTERNO acts as staff when it chose no company (decision 7). */
export function papelDe(kind: TipoUsuario, idEmpresa: number): Papel {
  if (kind === 'EXTERNO_EMPRESAS') return 'empresa';
  if (kind === 'INTERNO') return 'caja';
  if (kind === 'INTERNO_EXTERNO') return idEmpresa === 0 ? 'caja' : 'empresa';
  return 'ninguno';
}

/** From which states each role may make each change (spec E 4, decisions 7, 8, 9, 78). */
const permitidos: Readonly<Record<Papel, Readonly<Partial<Record<Cambio, readonly Estado[]>>>>> = {
  empresa: { declarar: ['registrado', 'observado', 'pagado'] },
  caja: {
    observar: ['declarado'],
    aceptar: ['declarado'],
    anular: ['registrado', 'observado', 'declarado', 'pagado'],
  },
  ninguno: {},
};

/** True when the role may make the change on a notice of the family in the state. */
export function puedeCambiar(papel: Papel, cambio: Cambio, desde: Estado | null, idTipoPadre: number): boolean {
  if (desde === null) return false;
  if (desde === 'pagado' && !conPagado.includes(idTipoPadre)) return false;
  return permitidos[papel][cambio]?.includes(desde) ?? false;
}

/** True when the role may make the change from some state: otherwise it is refused whatever the notice is. */
export const esDeSuPapel = (papel: Papel, cambio: Cambio): boolean => permitidos[papel][cambio] !== undefined;

/** The change a target state means; null for states nobody chooses (registrado and pagado come by themselves). */
export function cambioHacia(estado: Estado | null): Cambio | null {
  if (estado === 'declarado') return 'declarar';
  if (estado === 'observado') return 'observar';
  if (estado === 'aceptado') return 'aceptar';
  return estado === 'anulado' ? 'anular' : null;
}

/** A notice may be edited while it is Registrado or Observado (spec E 4). */
export const esEditable = (estado: Estado | null): boolean => estado === 'registrado' || estado === 'observado';

/** Saving an observed notice returns it to Registrado; others keep their state (spec E 4). */
export const trasModificar = (estado: Estado | null): Estado =>
  estado === 'observado' ? 'registrado' : (estado ?? 'registrado');
