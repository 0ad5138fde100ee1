import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { fold } from '#lib/texts.ts';
import { esRecienNacido } from '../db/afiliacionTipos.ts';
import { BadCall, Refusal, sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import {
  afiliacionesEnAlcance,
  afiliacionVisible,
  cualquiera,
  dia,
  escribeSobre,
  exigeCaja,
  personaVisible,
} from '../rules/afiliacionAcceso.ts';
import { concluir, exigeSinCambios, sinConcluir } from '../rules/afiliacionEstados.ts';
import { porFecha } from '../rules/afiliacionListas.ts';
import { textoAfiliacion } from '../rules/afiliacionTextos.ts';
import { par } from '../rules/afiliacionWrites.ts';
import {
  esDeSuFamilia,
  esperaRegistro,
  grabarNacido,
  nacidoWire,
  nacimientoWire,
  parecidos,
  revisarNacido,
} from '../rules/recienNacidos.ts';
import { type Call, number, type Services, serve, WithMessage } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The session's regional. Refused if the path names another one. 0 means the session's. */
function regionalDe(sesion: Sesion, text: string): number {
  const asked = number(text, 'idRegional');
  if (papel(sesion) === 'ninguno' || (asked !== 0 && asked !== sesion.idRegional)) throw sinAcceso();
  return sesion.idRegional;
}

/** Newborns (spec R 5.8, 7.2). */
export function serveRecienNacidos(at: Services): void {
  serve(at, recienNacidos.nacimientos, nacimientos);

  serve(at, recienNacidos.grabar, ({ params, body, ...acto }) => {
    const accepts = number(params.aceptaRepetidos, 'aceptaRepetidos');
    if (accepts !== 0 && accepts !== 1) throw new BadCall('aceptaRepetidos');
    if (papel(acto.sesion) === 'ninguno') throw sinAcceso();
    const registro = revisarNacido(acto, body);
    const others = accepts === 0 ? parecidos(acto.db, registro) : [];
    if (others.length > 0) return new WithMessage(null, JSON.stringify(others), 'warning');
    return par(grabarNacido(acto, registro));
  });

  serve(at, recienNacidos.concluir, ({ params, body, db, sesion }) => {
    exigeCaja(sesion);
    regionalDe(sesion, params.idRegional);
    const n = afiliacionVisible(db, sesion, body.IdPersonaNovedad);
    if (!esRecienNacido(n.IdTipoNovedad)) throw new Refusal(textoAfiliacion('tipoNoAfiliacion'));
    if (!sinConcluir(n)) throw new Refusal(textoAfiliacion('recienNacidoConcluido'));
    exigeSinCambios(n, body.Version);
    concluir(db, n);
    return true;
  });

  serve(at, recienNacidos.lista, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    const [desde, hasta] = [dia(params.fechaDesde, 'fechaDesde'), dia(params.fechaHasta, 'fechaHasta')];
    if (idPersona !== 0) personaVisible(db, sesion, idPersona);
    return afiliacionesEnAlcance(db, sesion)
      .filter((n) => esRecienNacido(n.IdTipoNovedad) && (idPersona === 0 || esDeSuFamilia(db, n, idPersona)))
      .sort(porFecha)
      .map((n) => nacidoWire(db, n))
      .filter((r) => r.FechaNacimiento >= desde && (hasta === '' || r.FechaNacimiento <= hasta));
  });

  serve(at, recienNacidos.tiene, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    return personaVisible(db, sesion, idPersona) !== null && esperaRegistro(db, idPersona);
  });
}

/** The births of a regional that nobody registered. For an employer, only those in families of its workers. */
function nacimientos({ params, db, sesion }: Call<typeof recienNacidos.nacimientos>) {
  const idRegional = regionalDe(sesion, params.idRegional);
  const [desde, hasta] = [dia(params.fechaDesde, 'fechaDesde'), dia(params.fechaHasta, 'fechaHasta')];
  const document = fold(cualquiera(params.documentoMadre));
  const words = fold(cualquiera(params.nombreMadre)).split(' ').filter(Boolean);
  const historia = cualquiera(params.historiaClinica);
  return db.nacimientos
    .by('regional', idRegional)
    .filter((b) => b.IdPersonaNovedad === 0 && escribeSobre(db, sesion, b.IdPersonaMadre))
    .map((b) => nacimientoWire(db, b))
    .filter(
      (b) =>
        b.FechaNacimiento >= desde &&
        (hasta === '' || b.FechaNacimiento <= hasta) &&
        fold(b.DocumentoMadre).startsWith(document) &&
        words.every((word) => fold(b.NombreMadre).includes(word)) &&
        b.HistoriaClinica.startsWith(historia),
    )
    .sort((a, b) => b.FechaNacimiento.localeCompare(a.FechaNacimiento) || a.IdRecienNacido - b.IdRecienNacido);
}
