import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { empresas } from '../empresas.ts';
import { sowNotices } from './notices.ts';
import type { Sowing } from './people.ts';
import type { Sown } from './population.ts';

/**
 * Adds the notice that registered the insured person of the examples. It was accepted long ago, so there is a card to print.
 */
export function sowAvisoDelAsegurado(sowing: Sowing, insured: Sown): void {
  const puesto = { IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1 };
  const fecha = insured.relacion?.FechaIngreso ?? sowing.dia;
  sowNotices(sowing, [{ idTipo: tipo.COTIZANTE_INGRESO_EMPRESA, sown: insured, puesto, estado: 'aceptado', fecha }]);
}
