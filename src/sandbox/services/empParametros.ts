import { empParametros } from '#contract/services/empParametros.ts';
import { CORREOS_PERMITIDOS } from '../db/ajustes.ts';
import { estadosCita } from '../db/referenciasMedicas.ts';
import { type Services, serve } from '../serve.ts';

/** The parameters of the absence report (spec F 7.7, R 7.8). */
export function serveEmpParametros(at: Services): void {
  serve(at, empParametros.cantidadCorreos, () => CORREOS_PERMITIDOS);
  serve(at, empParametros.estadosCita, () => [...estadosCita]);
}
