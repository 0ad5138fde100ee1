import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { novedadVisible } from './access.ts';
import { padreDe } from './catalogo.ts';
import { estaPagado } from './payments.ts';
import { comoRegistrante } from './registrante.ts';
import { estadoDe, exigeCambio, exigeVersion } from './states.ts';
import { texto } from './texts.ts';
import { esEditable } from './transitions.ts';

/** A write on a notice that exists: the form names it, the session says who asks. */
interface Escritura {
  readonly db: Database;
  readonly sesion: Sesion;
  readonly body: NovedadForm;
}

/** Says whether a parent type belongs to the family whose call this is. */
export type Familia = (idTipoPadre: number) => boolean;

/** The notice a form names; refused when it is not the caller's to see, or another family's. */
function laNovedad({ db, sesion, body }: Escritura, familia: Familia): Novedad {
  const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
  if (!familia(padreDe(db, kept.IdTipoNovedad))) throw sinAcceso();
  return kept;
}

/** The notice whoever registers such changes: seen in its newest version, Registrado or Observado. */
export function paraModificar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  comoRegistrante(call.db, call.sesion, kept);
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  const { estado, nombre } = estadoDe(call.db, kept);
  if (!esEditable(estado)) throw new Refusal(texto('noSePuedeModificar', { estado: nombre }));
  return kept;
}

/** The notice whoever registers such deletes: seen in its newest version, Registrado or Observado, and never a paid one. */
export function paraEliminar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  comoRegistrante(call.db, call.sesion, kept);
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  if (estaPagado(call.db, kept)) throw new Refusal(texto('pagadoNoSeElimina'));
  const { estado, nombre } = estadoDe(call.db, kept);
  if (!esEditable(estado)) throw new Refusal(texto('noSePuedeEliminar', { estado: nombre }));
  return kept;
}

/** The declared notice the staff accepts, in its newest version. */
export function paraAceptar(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeCambio(call.db, call.sesion, kept, 'aceptar', 'aceptado');
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  return kept;
}

/** The notice the staff annuls, in its newest version (decision 78). */
export function paraAnular(call: Escritura, familia: Familia): Novedad {
  const kept = laNovedad(call, familia);
  exigeCambio(call.db, call.sesion, kept, 'anular', 'anulado');
  exigeVersion(kept, call.body.SegurosPersonasNovedad.Version);
  return kept;
}
