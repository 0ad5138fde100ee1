import { forget } from '#client/query.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';

/** Makes stale what a procedure on a person changes: their data, family, notices and comparison with the registries. */
export const olvidar = (): Promise<void> =>
  forget(
    afiliacion.personaPaciente,
    afiliacion.persona,
    afiliacion.personaObservacion,
    afiliacion.lista,
    afiliacion.json,
    afiliacion.obtener,
    afiliacion.grupoFamiliar,
    afiliacion.grupoFamiliarEnEmpresa,
    afiliacion.pasivosParaAfiliar,
    afiliacion.preocupacionalesParaAfiliar,
    afiliacionBdpa.comparar,
  );
