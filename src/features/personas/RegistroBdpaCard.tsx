import { fallida } from '#blocks/listas/fallida.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { own } from '#lib/own.ts';
import { Card } from '#ui/layout/Card.tsx';
import { registrosMessages as textos } from './messages.ts';
import type { Registros } from './registros.ts';
import { TarjetaFallida } from './TarjetaFallida.tsx';

/**
 * The registry's own row of a person: the fund they belong to there, and the state of the fund's data (spec F 7.4).
 * Renders nothing if the registry has none.
 */
export function RegistroBdpaCard({ registros: { registro } }: { readonly registros: Registros }) {
  const row = registro.data;
  if (fallida(registro)) return <TarjetaFallida title={textos.registro} consulta={registro} />;
  if (!row) return null;
  const rows: readonly (readonly [string, string])[] = [
    [textos.ente, row.EnteGestor],
    [textos.estado, row.Estado],
    [textos.envio, own(textos.envios, row.EstadoEnvio) ?? row.EstadoEnvio],
    [textos.regional, row.IdRegional > 0 ? nombreRegional(row.IdRegional) : ''],
    [textos.enviado, toLocalDate(row.FechaEnvio)],
    [textos.validado, toLocalDate(row.FechaValidacion)],
    [textos.observado, row.Observacion],
  ];
  return (
    <Card title={textos.registro}>
      <dl className="carpeta-datos">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
