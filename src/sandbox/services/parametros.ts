import type { FilaNovedad, FiltroNovedades } from '#contract/entities/novedad.ts';
import type { Referencia } from '#contract/entities/referencia.ts';
import { parametros } from '#contract/services/parametros.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { localidades, referencias } from '../db/referencias.ts';
import type { Novedad } from '../db/rows.ts';
import { estadoPorId, estadosDeTipo, padreDe, tipoPorId } from '../db/tipos.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import { number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The whole list for 0 or _, one item for its id, else what contains the text. */
function choose<T extends Referencia>(list: readonly T[], valor: string): T[] {
  if (valor === '0' || valor === '_') return [...list];
  if (/^\d+$/.test(valor)) return list.filter((item) => item.Id === Number(valor));
  return list.filter((item) => fold(item.Descripcion).includes(fold(valor)));
}

/** A notice as a row of the lists (spec E 3). */
export function filaDe(db: Database, n: Novedad): FilaNovedad {
  const persona = db.personas.get(n.IdPersona);
  const estado = estadoPorId(n.IdEstadoProceso);
  return {
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdTipoNovedad: n.IdTipoNovedad,
    NombreCompleto: persona?.NombreCompleto ?? '',
    NumeroDocumento: persona?.NumeroDocumento ?? '',
    FechaNovedad: toLocalDate(n.FechaNovedad),
    Novedad: tipoPorId(n.IdTipoNovedad)?.Novedad ?? '',
    Pagado: n.Pagado,
    EstadoProceso: estado?.Nombre ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
    IdPersona: n.IdPersona,
    IdTipoNovedadPadre: padreDe(n.IdTipoNovedad),
    Empresa: db.empresas.get(n.IdEmpresa)?.RazonSocial ?? '',
    FechaDeclaracion: toLocalDate(n.FechaDeclaracion),
    Observacion: n.ObservacionCaja || n.Observacion,
  };
}

/** The notices a filter may reach: the caller's company and regional; for staff the regional, or one company in it. */
function alcance(db: Database, sesion: Sesion, filtro: FiltroNovedades): Novedad[] {
  const who = papel(sesion);
  if (filtro.IdRegional !== 0 && filtro.IdRegional !== sesion.idRegional) throw sinAcceso();
  if (who === 'caja') {
    const { IdEmpresa } = filtro;
    return IdEmpresa > 0
      ? db.novedades.by('empresa', `${IdEmpresa}|${sesion.idRegional}`)
      : db.novedades.by('regional', sesion.idRegional);
  }
  if (who !== 'empresa' || sesion.idEmpresa <= 0) throw sinAcceso();
  if (filtro.IdEmpresa !== 0 && filtro.IdEmpresa !== sesion.idEmpresa) throw sinAcceso();
  return db.novedades.by('empresa', `${sesion.idEmpresa}|${sesion.idRegional}`);
}

function filtrar(db: Database, sesion: Sesion, filtro: FiltroNovedades): FilaNovedad[] {
  const [desde, hasta] = [cleanDate(filtro.FechaDesde), cleanDate(filtro.FechaHasta)];
  if (!desde) throw new Refusal('Debe ingresar la fecha desde.');
  if (!hasta) throw new Refusal('Debe ingresar la fecha hasta.');
  const { IdTipoNovedad: tipo, IdEstadoProceso: estado } = filtro;
  return alcance(db, sesion, filtro)
    .filter(
      (n) =>
        n.FechaNovedad >= desde &&
        n.FechaNovedad <= hasta &&
        (tipo === 0 || n.IdTipoNovedad === tipo || padreDe(n.IdTipoNovedad) === tipo) &&
        (estado === 0 || n.IdEstadoProceso === estado),
    )
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad)
    .map((n) => filaDe(db, n));
}

/** Reference lists, states, types and the notice lists (spec F 7.7, E 7.4). */
export function serveParametros(at: Services): void {
  const lists = [
    [parametros.tiposDocumentos, referencias.tiposDocumentos],
    [parametros.extensiones, referencias.extensiones],
    [parametros.sexos, referencias.sexos],
    [parametros.estadosCiviles, referencias.estadosCiviles],
    [parametros.paises, referencias.paises],
    [parametros.profesiones, referencias.profesiones],
    [parametros.departamentos, referencias.departamentos],
    [parametros.gradosInstruccion, referencias.gradosInstruccion],
  ] as const;
  for (const [endpoint, list] of lists) serve(at, endpoint, ({ params }) => choose<Referencia>(list, params.valor));
  serve(at, parametros.localidades, ({ params }) => choose(localidades, params.valor));
  serve(at, parametros.localidadPorId, ({ params }) => {
    const id = number(params.id, 'id');
    return localidades.find((l) => l.Id === id) ?? null;
  });
  serve(at, parametros.estadosPorTipo, ({ params }) =>
    estadosDeTipo(number(params.id, 'id')).map(({ IdEstadoProceso, Nombre, ColorLetra, ColorFondo }) => ({
      IdEstadoProceso,
      Nombre,
      ColorLetra,
      ColorFondo,
    })),
  );
  serve(at, parametros.novedadPorId, ({ params }) => {
    const tipo = tipoPorId(number(params.id, 'id'));
    return tipo ? [tipo] : [];
  });
  serve(at, parametros.listaNovedades, ({ body, db, sesion }) => filtrar(db, sesion, body));
}
