import { Link } from 'react-router-dom';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { IsoDate } from '#lib/dates.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { diasDe, esperaMucho, tipoEnPalabras } from './filas.ts';
import { revisionMessages as textos } from './messages.ts';
import { useObservacionDeFila } from './observacion.ts';

/** The result of a notice's checks in the queue: all well, or something to look at. */
export interface Marca {
  readonly bien: boolean;
  readonly texto: string;
}

interface FilaProps {
  readonly row: FilaNovedad;
  readonly day: IsoDate;
  /** The address of the desk with this notice in view. */
  readonly to: string;
  readonly actual: boolean;
  /** null while its checks have not run. */
  readonly marca: Marca | null;
  /** What is happening with its decision, in words; '' if nothing was decided. */
  readonly enCurso: string;
  /** Whether it was observed before may be asked for by now. */
  readonly conSeguimiento: boolean;
  readonly alAbrir: () => void;
}

/** A waiting notice in the queue: a link that brings it into view. */
export function FilaDeCola({ row, day, to, actual, marca, enCurso, conSeguimiento, alAbrir }: FilaProps) {
  const { NombreCompleto, Empresa } = row;
  const [vigilar, observacion] = useObservacionDeFila<HTMLAnchorElement>(row.IdPersonaNovedad, conSeguimiento);
  if (enCurso)
    return (
      <div className="cola-fila cola-fila-decidida">
        <b>{NombreCompleto}</b>
        <small>{enCurso}</small>
      </div>
    );
  return (
    <Link
      ref={vigilar}
      className="cola-fila"
      to={to}
      replace
      aria-current={actual ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        alAbrir();
      }}
    >
      <b>{NombreCompleto}</b>
      {marca ? (
        <span className={marca.bien ? 'cola-marca' : 'cola-marca cola-marca-reparo'}>
          <Icon name={marca.bien ? 'check' : 'alert'} />
          <span className="sr-only">, {marca.texto}, </span>
        </span>
      ) : null}
      <small>
        {observacion ? <span className="cola-corregido">{textos.corregido}</span> : null}
        {[tipoEnPalabras(row), Empresa].filter(Boolean).join(' · ')}
      </small>
      <span className={esperaMucho(row, day) ? 'cola-dias cola-dias-muchos' : 'cola-dias'}>
        <span className="sr-only">, </span>
        {textos.dias(diasDe(row, day))}
      </span>
    </Link>
  );
}
