import * as z from 'zod/mini';
import { version } from '#contract/entities/wire.ts';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { escapeHtml, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { snapshot } from '../db/seed/notices.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { exigeUsuario, familiaDe, novedadVisible, papel, veNovedad, vePersona } from '../rules/access.ts';
import { aceptarSegunFamilia } from '../rules/aceptaciones.ts';
import { estadosDeTipo, padreDe } from '../rules/catalogo.ts';
import { buscarNovedades, filaDe } from '../rules/novedadLista.ts';
import { asegurar, personaConocida } from '../rules/novedadWrites.ts';
import { gruposGuardados } from '../rules/pasivo.ts';
import { estaPagado, requierePago } from '../rules/payments.ts';
import { estadoDe, exigeCambio, exigeVersion, pasarA } from '../rules/states.ts';
import { texto } from '../rules/texts.ts';
import { cambioHacia } from '../rules/transitions.ts';
import { type Call, number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** Both variants of ModificarEstado have the same address. The observation is optional. */
const cambioDeEstado = z.looseObject({
  IdPersonaNovedad: z.number(),
  IdEstadoProceso: z.number(),
  Observacion: z._default(z.nullish(z.string()), ''),
  Anular: z._default(z.nullish(z.boolean()), false),
  Version: version(),
});
const ESTADO_AJENO = 'El estado solicitado no corresponde a la novedad.';
const modificarEstado = { ...personasNovedad.declarar, body: cambioDeEstado };

/** Notices across families (spec R 7.10). */
export function servePersonasNovedad(at: Services): void {
  for (const endpoint of [personasNovedad.porId, personasNovedad.porIdActual])
    serve(at, endpoint, ({ params, db, sesion }) => {
      number(params.n, 'n');
      const SegurosPersonasNovedad = novedadVisible(db, sesion, number(params.id, 'id'));
      const { IdPersonaNovedad, DatosHistorico } = SegurosPersonasNovedad;
      return { SegurosPersonasNovedad, DatosHistorico, ...gruposGuardados(db, IdPersonaNovedad) };
    });

  serve(at, personasNovedad.dePersona, ({ body, db, sesion }) =>
    noticesOf(db, sesion, body.IdPersona).map((n) => filaDe(db, n)),
  );

  serve(at, modificarEstado, changeState);
  serveFinished(at);
  serveLists(at);
  serveOnePerson(at);
}

/** The staff's calls that finish notices. */
function serveFinished(at: Services): void {
  serve(at, personasNovedad.modificarEstadoFinalizado, ({ body, db, sesion, now, today }) => {
    if (papel(sesion) !== 'caja') throw sinAcceso();
    const kept = novedadVisible(db, sesion, body.IdPersonaNovedad);
    const estado = estadosDeTipo(db, kept.IdTipoNovedad).find(
      (e) => e.IdEstadoProceso === body.IdEstadoProceso,
    )?.estado;
    if (estado !== 'aceptado' && estado !== 'anulado') throw new Refusal(ESTADO_AJENO);
    exigeCambio(db, sesion, kept, estado === 'aceptado' ? 'aceptar' : 'anular', estado);
    if (estado === 'anulado') pasarA(db, kept, 'anulado');
    else aceptarSegunFamilia({ db, usuario: sesion.usuario.NombreCompleto, now, today }, kept);
    return true;
  });

  serve(at, personasNovedad.guardarHistorico, ({ params, db, sesion }) => {
    if (papel(sesion) !== 'caja') throw sinAcceso();
    const kept = novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
    const { estado, nombre } = estadoDe(db, kept);
    if (number(params.idEstadoProceso, 'idEstadoProceso') !== kept.IdEstadoProceso) throw new Refusal(ESTADO_AJENO);
    if (estado !== 'aceptado') throw new Refusal(`El aviso está en estado ${nombre} y no tiene historial que guardar.`);
    // History is written once: the data at the acceptance may differ from today's.
    if (kept.DatosHistorico !== '') throw new Refusal('El historial de la novedad ya fue guardado.');
    const BasePersonas = personaConocida(db, kept.IdPersona);
    const SegurosPacientes = asegurar(db, BasePersonas);
    const DatosHistorico = snapshot({ BasePersonas, SegurosPacientes, SegurosPersonasNovedad: kept });
    db.novedades.put({ ...kept, DatosHistorico });
    return true;
  });
}

/** The notice lists by other filters (spec R 7.10). */
function serveLists(at: Services): void {
  serve(at, personasNovedad.porFiltro, ({ body, db, sesion }) =>
    buscarNovedades(db, sesion, body, (n) => body.TipoNovedad === 0 || n.IdTipoNovedad === body.TipoNovedad),
  );
  serve(at, personasNovedad.porFiltroDePadre, ({ body, db, sesion }) =>
    buscarNovedades(
      db,
      sesion,
      body,
      (n) => body.TipoNovedad === 0 || padreDe(db, n.IdTipoNovedad) === body.TipoNovedad,
    ),
  );
}

/** The notices of one person that the caller may see, newest first. */
function noticesOf(db: Database, sesion: Sesion, idPersona: number): Novedad[] {
  exigeUsuario(sesion);
  return db.novedades
    .by('persona', idPersona)
    .filter((n) => veNovedad(db, sesion, n))
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad);
}

/** Queries about one person (spec R 7.10). */
function serveOnePerson(at: Services): void {
  serve(at, personasNovedad.deEmpresa, ({ params, db, sesion }) => {
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    return noticesOf(db, sesion, number(params.idPersona, 'idPersona'))
      .filter((n) => n.IdEmpresa === idEmpresa)
      .map((n) => filaDe(db, n));
  });

  serve(at, personasNovedad.camino, ({ params, db, sesion }) => {
    const deTipo = number(params.idTipoNovedad, 'idTipoNovedad');
    return noticesOf(db, sesion, number(params.idPersona, 'idPersona'))
      .filter((n) => deTipo === 0 || n.IdTipoNovedad === deTipo || padreDe(db, n.IdTipoNovedad) === deTipo)
      .reverse()
      .map((n) => filaDe(db, n));
  });

  for (const endpoint of [personasNovedad.idDado, personasNovedad.idPor])
    serve(at, endpoint, ({ params, db, sesion }) => {
      const idEmpresa = number(params.idEmpresa, 'idEmpresa');
      const deTipo = number(params.idTipoNovedad, 'idTipoNovedad');
      const found = noticesOf(db, sesion, number(params.idPersona, 'idPersona')).find(
        (n) => n.IdEmpresa === idEmpresa && (n.IdTipoNovedad === deTipo || padreDe(db, n.IdTipoNovedad) === deTipo),
      );
      return found?.IdPersonaNovedad ?? 0;
    });

  serve(at, personasNovedad.titularTieneBaja, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    const holder = familiaDe(db, idPersona)[0]?.IdPersona ?? idPersona;
    const work = db.relaciones.by('persona', holder);
    return work.length > 0 && work.every((r) => r.FechaBaja !== '');
  });
}

/** Declares (employer), observes or annuls (staff). Accepting is a separate call, which stores the snapshot. */
function changeState({ body, db, sesion, today, now }: Call<typeof modificarEstado>): boolean {
  if (papel(sesion) === 'ninguno') throw sinAcceso();
  const kept = novedadVisible(db, sesion, body.IdPersonaNovedad);
  const target = estadosDeTipo(db, kept.IdTipoNovedad).find((e) => e.IdEstadoProceso === body.IdEstadoProceso);
  const estado = body.Anular ? 'anulado' : (target?.estado ?? null);
  const cambio = cambioHacia(estado);
  if (!estado || !cambio || cambio === 'aceptar') throw new Refusal(ESTADO_AJENO);
  exigeCambio(db, sesion, kept, cambio, estado);
  exigeVersion(kept, body.Version);
  if (cambio === 'declarar') declarar(db, kept, today);
  else if (cambio === 'observar')
    observar(db, kept, { text: body.Observacion ?? '', usuario: sesion.usuario.NombreCompleto, now });
  else pasarA(db, kept, 'anulado');
  return true;
}

function declarar(db: Database, n: Novedad, today: string): void {
  if (requierePago(n) && !estaPagado(db, n)) throw new Refusal(texto('pagoAntes'));
  pasarA(db, n, 'declarado', { FechaDeclaracion: today, ObservacionCaja: '' });
}

/** The employer reads the text on the notice and as a tracking entry. */
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
