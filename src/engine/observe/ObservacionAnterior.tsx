import './observacion.css';
import { useId } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { toLocalMoment } from '#lib/dates.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { observarMessages as textos } from './messages.ts';
import type { Punto } from './observado.ts';
import { useObservado } from './useObservado.ts';

/**
 * What a notice that was declared again had been observed for, and which of its points changed since. Renders nothing
 * if it was never observed.
 */
export function ObservacionAnterior({
  definition,
  loaded,
  adjuntos,
}: {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Pick<Adjuntos, 'requisitos'>;
}) {
  const id = useId();
  const { observado, fallo, releer } = useObservado(definition, loaded, adjuntos);
  if (loaded.estado !== 'declarado') return null;
  if (fallo) return <ErrorBlock text={textos.sinSeguimiento} onRetry={releer} />;
  if (!observado) return null;
  const { texto, fecha, puntos, cambios } = observado;
  return (
    <section className="observada" aria-labelledby={id}>
      <h2 id={id}>{fecha === '' ? textos.anterior : textos.anteriorDel(toLocalMoment(fecha).slice(0, 10))}</h2>
      {puntos.length > 0 ? (
        <ul className="observada-puntos">
          {puntos.map((punto, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same
            <Linea key={at} punto={punto} />
          ))}
        </ul>
      ) : null}
      <blockquote className="observada-texto">{texto}</blockquote>
      {puntos.length === 0 ? (
        <p className="observada-nota">{textos.desdeEntonces(cambios.map(({ campo }) => campo))}</p>
      ) : null}
    </section>
  );
}

function Linea({ punto: { etiqueta, texto, lugar, cambio } }: { readonly punto: Punto }) {
  return (
    <li className={cambio ? 'observada-punto observada-cambio' : 'observada-punto'}>
      <Icon name={cambio ? 'check' : lugar ? 'alert' : 'info'} />
      <span>
        <strong>{etiqueta}</strong>: {texto}
      </span>
      {lugar ? <span className="observada-estado">{cambio ? textos.cambio : textos.sinCambio}</span> : null}
    </li>
  );
}
