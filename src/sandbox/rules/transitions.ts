import { type Estado, type TipoUsuario, tipoNovedad as tipo } from '#contract/enumerations.ts';

/** The name of a change of state. */
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

/**
 * Families whose observed notices must be corrected and saved before they are declared: of all texts, only that of the
 * retirees' deregistration does not accept Observado (spec R 4.2, decision 8).
 */
const soloDesdeRegistrado: readonly number[] = [tipo.BAJA_PASIVO];

/** The user's role: employers declare, the fund's staff decide, all others change no state (decision 7). */
type Papel = 'empresa' | 'caja' | 'ninguno';

/** INTERNO_EXTERNO has the role of staff if it chose no company (decision 7). */
export function papelDe(kind: TipoUsuario, idEmpresa: number): Papel {
  if (kind === 'EXTERNO_EMPRESAS') return 'empresa';
  if (kind === 'INTERNO') return 'caja';
  if (kind === 'INTERNO_EXTERNO') return idEmpresa === 0 ? 'caja' : 'empresa';
  return 'ninguno';
}

/** The states from which each role may make each change (spec E 4, decisions 7, 8, 9, 78). */
const permitidos: Readonly<Record<Papel, Readonly<Partial<Record<Cambio, readonly Estado[]>>>>> = {
  empresa: { declarar: ['registrado', 'observado', 'pagado'] },
  caja: {
    observar: ['declarado'],
    aceptar: ['declarado'],
    anular: ['registrado', 'observado', 'declarado', 'pagado'],
  },
  ninguno: {},
};

/** True if the role may make the change on a notice of the family in the state. */
export function puedeCambiar(papel: Papel, cambio: Cambio, desde: Estado | null, idTipoPadre: number): boolean {
  if (desde === null) return false;
  if (desde === 'pagado' && !conPagado.includes(idTipoPadre)) return false;
  if (cambio === 'declarar' && desde === 'observado' && soloDesdeRegistrado.includes(idTipoPadre)) return false;
  return permitidos[papel][cambio]?.includes(desde) ?? false;
}

/** True if the role may make the change from some state. If not, it is refused for every notice. */
export const esDeSuPapel = (papel: Papel, cambio: Cambio): boolean => permitidos[papel][cambio] !== undefined;

/** The change that leads to a state, or null for states nobody chooses (registrado and pagado are set automatically). */
export function cambioHacia(estado: Estado | null): Cambio | null {
  if (estado === 'declarado') return 'declarar';
  if (estado === 'observado') return 'observar';
  if (estado === 'aceptado') return 'aceptar';
  return estado === 'anulado' ? 'anular' : null;
}

/** A notice may be edited while it is Registrado or Observado (spec E 4). */
export const esEditable = (estado: Estado | null): boolean => estado === 'registrado' || estado === 'observado';

/** Saving an observed notice returns it to Registrado. Others keep their state (spec E 4). */
export const trasModificar = (estado: Estado | null): Estado =>
  estado === 'observado' ? 'registrado' : (estado ?? 'registrado');
