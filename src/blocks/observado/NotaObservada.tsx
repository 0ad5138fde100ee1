import './observado.css';
import { Icon } from '#ui/icons/Icon.tsx';
import { observadoMessages as textos } from './messages.ts';

/** What the fund observed about one field or file. */
export interface Observada {
  /** Each reason, without its label. */
  readonly motivos: readonly string[];
  /** It changed since: saved, or in what is being typed. */
  readonly cambio: boolean;
}

/** Says at a field or file what the fund observed, ticked once it changed. Nothing is refused because of it. */
export function NotaObservada({ motivos, cambio }: Observada) {
  return (
    <span className={cambio ? 'nota-observada nota-cambio' : 'nota-observada'}>
      <Icon name={cambio ? 'check-circle' : 'flag'} />
      <span>{[...motivos.map(textos.observado), ...(cambio ? [textos.cambio] : [])].join(' ')}</span>
    </span>
  );
}
