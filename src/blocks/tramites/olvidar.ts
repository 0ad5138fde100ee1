import { forget } from '#client/query.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';

/** Forgets what an act on a person changes: her data, her family, her notices and how she compares. */
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
