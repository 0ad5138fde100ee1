import './marco.css';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Miniatura } from './Miniatura.tsx';

/** The frame of a file: its thumbnail, or a sign of what is missing. Its size comes from the class. */
export function Marco({
  recurso,
  alt,
  falta,
  className,
}: {
  readonly recurso: Recurso | null;
  readonly alt: string;
  readonly falta: IconName;
  readonly className: string;
}) {
  return (
    <span className={`marco ${className}`}>
      {recurso ? <Miniatura recurso={recurso} alt={alt} width={100} /> : <Icon name={falta} />}
    </span>
  );
}
