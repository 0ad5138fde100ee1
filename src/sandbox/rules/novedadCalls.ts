import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { novedadVisible } from './access.ts';
import { padreDe } from './catalogo.ts';
import { estaPagado } from './payments.ts';
import { exigeRegistrar } from './registrante.ts';
import { estadoDe, exigeCambio, exigeVersion } from './states.ts';
import { texto } from './texts.ts';
import { esEditable } from './transitions.ts';

/** A write to a notice that exists: the form names it, the session identifies the caller. */
interface Escritura {
  readonly db: Database;
  readonly sesion: Sesion;
  readonly body: NovedadForm;
}

/** Tells whether a parent type belongs to the family of this call. */
export type Familia = (idTipoPadre: number) => boolean;

/** The notice in a form. Refused if the caller may not see it or it belongs to another family. */
function laNovedad({ db, sesion, body }: Escritura, familia: Familia): Novedad {
  const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
  if (!familia(padreDe(db, kept.IdTipoNovedad))) throw sinAcceso();
  return kept;
}

/**
 * The notice to change, for callers who may register such notices. They need the latest version, and it must be Registrado or
 * Observado.
 */
export function paraModificar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeRegistrar(call.db, call.sesion, kept);
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  const { estado, nombre } = estadoDe(call.db, kept);
  if (!esEditable(estado)) throw new Refusal(texto('noSePuedeModificar', { estado: nombre }));
  return kept;
}

/**
 * The notice to delete, for callers who may register such notices. They need the latest version, and it must be Registrado or
 * Observado and unpaid.
 */
export function paraEliminar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeRegistrar(call.db, call.sesion, kept);
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  if (estaPagado(call.db, kept)) throw new Refusal(texto('pagadoNoSeElimina'));
  const { estado, nombre } = estadoDe(call.db, kept);
  if (!esEditable(estado)) throw new Refusal(texto('noSePuedeEliminar', { estado: nombre }));
  return kept;
}

/** The declared notice that the staff accept. They need its latest version. */
export function paraAceptar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeCambio(call.db, call.sesion, kept, 'aceptar', 'aceptado');
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  return kept;
}

/** The notice that the staff annul. They need its latest version (decision 78). */
export function paraAnular(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeCambio(call.db, call.sesion, kept, 'anular', 'anulado');
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  return kept;
}
