import { fallida } from '#blocks/listas/fallida.ts';
import { toLocalDate } from '#lib/dates.ts';
import { Card } from '#ui/layout/Card.tsx';
import { registrosMessages as textos } from './messages.ts';
import type { Registros } from './registros.ts';
import { TarjetaFallida } from './TarjetaFallida.tsx';

/** All insurances of a person, at this fund and at others (spec F 7.5). */
export function SegurosBdpa({ registros: { seguros } }: { readonly registros: Registros }) {
  if (fallida(seguros)) return <TarjetaFallida title={textos.seguros} consulta={seguros} />;
  if (!seguros.data) return null;
  return (
    <Card title={textos.seguros}>
      {seguros.data.length === 0 ? (
        <p className="muted">{textos.sinSeguros}</p>
      ) : (
        <ul className="seguros">
          {seguros.data.map((seguro) => (
            <li key={`${seguro.EnteGestor}|${seguro.FechaAfiliacion}`}>
              <strong>{seguro.EnteGestor}</strong>
              <span>
                {textos.estado}: {seguro.Estado}
              </span>
              {seguro.FechaAfiliacion ? (
                <span>
                  {textos.afiliacion}: {toLocalDate(seguro.FechaAfiliacion)}
                </span>
              ) : null}
              {seguro.FechaBaja ? (
                <span>
                  {textos.baja}: {toLocalDate(seguro.FechaBaja)}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
