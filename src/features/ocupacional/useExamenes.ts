import { useQuery } from '@tanstack/react-query';
import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { call } from '#client/call.ts';
import { ServiceRejection } from '#client/errors.ts';
import { forget, query } from '#client/query.ts';
import { session, tipoUsuarioActual } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import type { Busqueda } from './filtro.ts';
import { ocupacionalMessages as textos } from './messages.ts';

/** The exams a filter finds: an employer's own, for others those of every company they may see (decision 17). */
export function useExamenes({ FechaDesde, FechaHasta, IdEstadoProceso, tipo, nombre }: Busqueda) {
  const propia = tipoUsuarioActual() === 'EXTERNO_EMPRESAS';
  const body = {
    FechaInicio: FechaDesde,
    FechaFin: FechaHasta,
    IdEstadoProceso,
    IdEmpresaAnterior: propia ? (session.getState().user?.id_empresa ?? '') : '',
    Pagado: null,
    NombrePersona: nombre,
    TipoOcupacional: tipo,
  };
  return useQuery({ ...query(ocupacional.listar, { body }), placeholderData: (before) => before });
}

/** Reads whether an exam is gone: the services refuse to show its notice. */
async function comprobarEliminado(id: number): Promise<Hallazgo<true>> {
  try {
    const { SegurosPersonasNovedad } = await call(personasNovedad.porId, { params: { id, n: 0 } }, { quiet: true });
    return SegurosPersonasNovedad.IdPersonaNovedad === id ? 'sin hacer' : null;
  } catch (error) {
    if (error instanceof ServiceRejection) return { hecha: true };
    throw error;
  }
}

/** Deletes a registered exam after asking (spec R 4.5, 5.6, 8). */
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
        comprobar: () => comprobarEliminado(IdPersonaNovedad),
      },
      { preguntar: () => confirm({ message, tone: 'danger' }) },
    );
    if (done) decirHecho(done.mensaje, fill(textos.eliminado, { novelty: row.Novedad }));
    // After a failure too: it may be done. Nobody waits for it: every row's button would do nothing until the list is read.
    void forget(ocupacional.listar, ocupacional.candidatos);
  });
}
