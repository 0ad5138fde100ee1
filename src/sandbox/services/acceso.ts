import { acceso } from '#contract/services/acceso.ts';
import { concede } from '../rules/menu.ts';
import { type Services, serve } from '../serve.ts';

/**
 * The permission check of the second guard (decision 24): true only for a granted route in one of the user's regionals and
 * companies.
 */
export function serveAcceso(at: Services): void {
  serve(at, acceso.externo, ({ query, sesion }) => {
    const regional = sesion.usuario.regionales.find((r) => String(r.IdRegional) === query.idRegional);
    const company = regional?.empresas.find((e) => e.concod === query.codigoEmpresa);
    return concede(sesion, company?.modulos ?? [], query.rutaControl);
  });
}
