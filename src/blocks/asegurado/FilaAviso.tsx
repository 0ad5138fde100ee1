import './asegurado.css';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { asegurado } from './messages.ts';

/** A notice about the insured person: what, when, by whom, its state, and a link to it. */
export function FilaAviso({ row }: { readonly row: FilaNovedad }) {
  const fecha = toLocalDate(cleanDate(row.FechaNovedad));
  return (
    <li className="propio-fila">
      <div className="propio-texto">
        <b>{row.Novedad}</b>
        <p>{[fecha, row.Empresa].filter(Boolean).join(' · ')}</p>
      </div>
      <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
        {row.EstadoProceso}
      </Pill>
      <LinkButton to={pathTo('mi-aviso', { novedad: row.IdPersonaNovedad })}>
        {asegurado.avisos.ver}{' '}
        <span className="sr-only">{fill(asegurado.avisos.de, { novedad: row.Novedad, fecha })}</span>
      </LinkButton>
    </li>
  );
}
