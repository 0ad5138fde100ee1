import { useQuery } from '@tanstack/react-query';
import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { quitado } from '#blocks/escritura/quitado.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { call } from '#client/call.ts';
import { forget, query } from '#client/query.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import type { Busqueda } from './filtro.ts';
import { ocupacionalMessages as textos } from './messages.ts';

/**
 * The request body for exams: an employer's own, or for other users the exams of every company they may see (decision
 * 17).
 */
function filtroDeExamenes({ FechaDesde, FechaHasta, IdEstadoProceso, tipo, nombre }: Busqueda) {
  const propia = rolActual() === 'empresa';
  return {
    FechaInicio: FechaDesde,
    FechaFin: FechaHasta,
    IdEstadoProceso,
    IdEmpresaAnterior: propia ? (session.getState().user?.id_empresa ?? '') : '',
    Pagado: null,
    NombrePersona: nombre,
    TipoOcupacional: tipo,
  };
}

/** The exams that match a filter. */
export function useExamenes(busqueda: Busqueda) {
  const body = filtroDeExamenes(busqueda);
  return useQuery({ ...query(ocupacional.listar, { body }), placeholderData: (before) => before });
}

const quiet = { quiet: true } as const;

/** Checks whether an exam is deleted: the services refuse to show its notice, and the list of its day no longer has it. */
const comprobarEliminado = ({ IdPersonaNovedad: id, FechaNovedad }: FilaOcupacional): Promise<Hallazgo<true>> => {
  const esElla = (row: { readonly IdPersonaNovedad: number }) => row.IdPersonaNovedad === id;
  const dia = { FechaDesde: FechaNovedad, FechaHasta: FechaNovedad };
  const body = filtroDeExamenes({ ...dia, IdEstadoProceso: 0, tipo: '', nombre: '' });
  return quitado(
    async () => esElla((await call(personasNovedad.porId, { params: { id, n: 0 } }, quiet)).SegurosPersonasNovedad),
    async () => (await call(ocupacional.listar, { body }, quiet)).some(esElla),
  );
};

/** Deletes a registered exam, after asking (spec R 4.5, 5.6, 8). */
export function useEliminar() {
  const { escribir } = useEscritura();
  return useTask(async (row: FilaOcupacional) => {
    const { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } = row;
    const message = fill(textos.preguntaEliminar, { novelty: row.Novedad, name: row.NombreCompleto });
    const done = await escribir(
      {
        llamada: ocupacional.eliminar,
        entrada: { body: { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } },
        resultado: ({ datos, mensaje }) => datos || negado(mensaje),
        comprobar: () => comprobarEliminado(row),
      },
      { preguntar: () => confirm({ message, tone: 'danger' }) },
    );
    if (done) decirHecho(done.mensaje, fill(textos.eliminado, { novelty: row.Novedad }));
    // After a failure too: it may have been done. Not awaited: otherwise no row's button would react until the list is
    // loaded.
    void forget(ocupacional.listar, ocupacional.candidatos);
  });
}
