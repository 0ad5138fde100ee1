import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { fill } from '#lib/texts.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import { Consulta } from './Consulta.tsx';
import { ficha } from './messages.ts';

/** '.pdf;.jpg' as text: 'PDF, JPG'. The services use several separators, with or without dots (decision 41). */
const formatosDe = (extension: string | null | undefined) =>
  (extension ?? '')
    .split(/[,;|\s]+/)
    .map((one) => one.replace(/^\./, '').toUpperCase())
    .filter(Boolean)
    .join(', ');

/** The states of a notice of the type; no call changes them. */
export function EstadosDeTipo({ id }: { readonly id: number }) {
  const estados = useQuery(query(listaNovedades.estadosPorTipo, { params: { id } }));
  return (
    <Consulta consulta={estados}>
      {(all) =>
        all.length === 0 ? (
          <p className="parametro-nada">{ficha.sinEstados}</p>
        ) : (
          <>
            <ul className="parametro-estados">
              {all.map((estado) => (
                <li key={estado.IdEstadoProceso}>
                  <Pill fondo={estado.ColorFondo} letra={estado.ColorLetra}>
                    {estado.Nombre}
                  </Pill>
                </li>
              ))}
            </ul>
            <p className="parametro-pie">{ficha.soloLectura}</p>
          </>
        )
      }
    </Consulta>
  );
}

/** The required documents of a notice of the type; no call changes them. */
export function RequisitosDeTipo({ id }: { readonly id: number }) {
  const requisitos = useQuery(query(novedadParametros.requisitos, { body: { IdTipoNovedad: id } }));
  return (
    <Consulta consulta={requisitos}>
      {(all) =>
        all.length === 0 ? (
          <p className="parametro-nada">{ficha.sinRequisitos}</p>
        ) : (
          <>
            <ul className="parametro-requisitos">
              {all.map((r) => (
                <li key={r.IdRequisito}>
                  <b>{r.Nombre.replaceAll('_', ' ')}</b>
                  <Pill tone={r.Requerido ? 'brand' : 'neutral'}>{r.Requerido ? ficha.requerido : ficha.opcional}</Pill>
                  <span>{fill(ficha.formatos, { formatos: formatosDe(r.Extension), mb: r.TamanioMb ?? 0 })}</span>
                </li>
              ))}
            </ul>
            <p className="parametro-pie">{ficha.soloLectura}</p>
          </>
        )
      }
    </Consulta>
  );
}
