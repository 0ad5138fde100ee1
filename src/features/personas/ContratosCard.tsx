import { useQuery } from '@tanstack/react-query';
import { fallida } from '#blocks/listas/fallida.ts';
import { query } from '#client/query.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { Card } from '#ui/layout/Card.tsx';
import { familiaMessages as textos } from './messages.ts';
import { TarjetaFallida } from './TarjetaFallida.tsx';

/**
 * The contracts of voluntary insurance that are valid today, in any regional (spec R 7.2). Renders nothing if there are
 * none; if that cannot be loaded, it shows an error.
 */
export function ContratosCard({ idPersona }: { readonly idPersona: number }) {
  const params = { idPersona, idRegional: 0 };
  const tiene = useQuery(query(afiliacion.tieneContratosSegVol, { params }));
  const contratos = useQuery({
    ...query(afiliacion.contratosSegVol, { params }),
    enabled: tiene.data === true,
  });
  const asked = tiene.data === true ? contratos : tiene;
  // There are some: the card takes its place before they load.
  if (fallida(asked) || (tiene.data === true && contratos.isPending))
    return <TarjetaFallida title={textos.contratos} consulta={asked} />;
  if (!contratos.data || contratos.data.length === 0) return null;
  return (
    <Card title={textos.contratos}>
      <ul className="familia">
        {contratos.data.map((one) => (
          <li key={one.IdContrato}>
            <p className="familia-nombre">
              <strong>
                {textos.contrato} {one.NumeroContrato}
              </strong>
            </p>
            <p className="familia-nota num">
              {textos.inicio} {toLocalDate(one.FechaInicio)} · {textos.fin} {toLocalDate(one.FechaFin)} · {textos.monto}{' '}
              {money(one.MontoMensual)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
