import { formulariosWeb } from '#contract/services/formulariosWeb.ts';
import { fold } from '#lib/texts.ts';
import { formularios } from '../db/formularios.ts';
import { buscado, exigeCaja } from '../rules/parametros.ts';
import { type Services, serve } from '../serve.ts';

/** The catalogue of web forms (spec F 2.5), for staff. */
export function serveFormulariosWeb(at: Services): void {
  serve(at, formulariosWeb.buscar, ({ params, sesion }) => {
    exigeCaja(sesion);
    return formularios.filter((f) => fold(f.EtiquetaFormularioWeb).includes(buscado(params.nombre)));
  });
}
