import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { familiaMessages as textos } from './messages.ts';

/**
 * The contracts of voluntary insurance that hold today, of any regional (spec R 7.2); nothing where there are none. Not to
 * know whether there are any is told.
 */
export function ContratosCard({ idPersona }: { readonly idPersona: number }) {
  const params = { idPersona, idRegional: 0 };
  const tiene = useQuery(query(afiliacion.tieneContratosSegVol, { params }));
  const contratos = useQuery({
    ...query(afiliacion.contratosSegVol, { params }),
    enabled: tiene.data === true,
  });
  const asked = tiene.data === true ? contratos : tiene;
  if (asked.isError)
    return (
      <Card title={textos.contratos}>
        <ErrorBlock text={asked.error.message} onRetry={() => void asked.refetch()} busy={asked.isFetching} />
      </Card>
    );
  // Known to have some, or asked again after a failure: the card keeps its place until it is answered.
  if (asked.isPending && (tiene.data === true || tiene.isFetched))
    return (
      <Card title={textos.contratos}>
        <Skeleton lines={2} />
      </Card>
    );
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
