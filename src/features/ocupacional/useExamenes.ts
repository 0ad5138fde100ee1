import { useQuery } from '@tanstack/react-query';
import { callWithMessage } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget, query } from '#client/query.ts';
import { session, tipoUsuarioActual } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Busqueda } from './FiltroOcupacional.tsx';
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

/** Deletes a registered exam after asking (spec R 4.5, 5.6, 8). */
export function useEliminar() {
  return useTask(async (row: FilaOcupacional) => {
    const { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } = row;
    const message = fill(textos.preguntaEliminar, { novelty: row.Novedad, name: row.NombreCompleto });
    if (!(await confirm({ message, tone: 'danger' }))) return;
    try {
      const { mensaje } = await callWithMessage(ocupacional.eliminar, {
        body: { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona },
      });
      toast.success(mensaje?.Descripcion || fill(textos.eliminado, { novelty: row.Novedad }));
    } catch (error) {
      if (!isCallError(error)) throw error; // announced by the client
    }
    // After a failure too: it may be done.
    await forget(ocupacional.listar, ocupacional.candidatos);
  });
}
