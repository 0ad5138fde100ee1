import * as z from 'zod/mini';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { escapeHtml, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { estadosDeTipo } from '../db/tipos.ts';
import { Refusal } from '../refusal.ts';
import { novedadVisible, veNovedad } from '../rules/access.ts';
import { estaPagado, requierePago } from '../rules/payments.ts';
import { exigeCambio, exigeVersion, pasarA } from '../rules/states.ts';
import { texto } from '../rules/texts.ts';
import { cambioHacia } from '../rules/transitions.ts';
import { type Call, number, type Services, serve } from '../serve.ts';
import { filaDe } from './parametros.ts';

/** Both variants of ModificarEstado share one address: the observation is there or not. */
const cambioDeEstado = z.looseObject({
  IdPersonaNovedad: z.number(),
  IdEstadoProceso: z.number(),
  Observacion: z._default(z.nullish(z.string()), ''),
  Anular: z._default(z.nullish(z.boolean()), false),
  Version: z.optional(z.number()),
});
const modificarEstado = { ...personasNovedad.declarar, body: cambioDeEstado };

/** Notices across families (spec R 7.10). */
export function servePersonasNovedad(at: Services): void {
  serve(at, personasNovedad.porId, ({ params, db, sesion }) => {
    const SegurosPersonasNovedad = novedadVisible(db, sesion, number(params.id, 'id'));
    return { SegurosPersonasNovedad, DatosHistorico: SegurosPersonasNovedad.DatosHistorico };
  });

  serve(at, modificarEstado, changeState);

  serve(at, personasNovedad.dePersona, ({ body, db, sesion }) =>
    db.novedades
      .by('persona', body.IdPersona)
      .filter((n) => veNovedad(db, sesion, n))
      .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad))
      .map((n) => filaDe(db, n)),
  );
}

/** Declares (employer), observes or annuls (staff). Accepting has a call of its own, which keeps the snapshot. */
function changeState({ body, db, sesion, today, now }: Call<typeof modificarEstado>): boolean {
  const kept = novedadVisible(db, sesion, body.IdPersonaNovedad);
  const target = estadosDeTipo(kept.IdTipoNovedad).find((e) => e.IdEstadoProceso === body.IdEstadoProceso);
  const estado = body.Anular ? 'anulado' : (target?.estado ?? null);
  const cambio = cambioHacia(estado);
  if (!estado || !cambio || cambio === 'aceptar')
    throw new Refusal('El estado solicitado no corresponde a la novedad.');
  exigeCambio(sesion, kept, cambio, estado);
  exigeVersion(kept, body.Version);
  if (cambio === 'declarar') declarar(db, kept, today);
  else if (cambio === 'observar')
    observar(db, kept, { text: body.Observacion ?? '', usuario: sesion.usuario.usuario, now });
  else pasarA(db, kept, 'anulado');
  return true;
}

function declarar(db: Database, n: Novedad, today: string): void {
  if (requierePago(n) && !estaPagado(n)) throw new Refusal(texto('pagoAntes'));
  pasarA(db, n, 'declarado', { FechaDeclaracion: today, ObservacionCaja: '' });
}

/** The text is the employer's to read: on the notice, and as a tracking entry. */
function observar(
  db: Database,
  n: Novedad,
  { text, usuario, now }: { text: string; usuario: string; now: Date },
): void {
  const observation = tidy(text);
  if (observation === '') throw new Refusal(texto('observacionVacia'));
  if (observation.length > 200) throw new Refusal(texto('observacionLarga'));
  pasarA(db, n, 'observado', { ObservacionCaja: observation });
  db.seguimientos.put({
    IdSeguimiento: db.next('seguimientos'),
    Tabla: tabla.novedad,
    IdTabla: n.IdPersonaNovedad,
    Asunto: 'Observado',
    Mensaje: escapeHtml(observation),
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
    Fecha: now.toISOString(),
    Usuario: usuario,
  });
}
