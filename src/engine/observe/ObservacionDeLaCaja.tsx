import './observacion.css';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { cambiado } from '#blocks/adjuntos/slots.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Lugar } from './etiquetas.ts';
import { observarMessages as textos } from './messages.ts';
import type { Observado, Punto } from './observado.ts';

interface ObservacionProps {
  readonly observado: Observado;
  readonly form: UseFormReturn<FormValues>;
  readonly adjuntos: Pick<Adjuntos, 'slots' | 'fotografia'>;
  /** What the user can do about it, in a sentence; '' if it is somebody else's to correct. */
  readonly ayuda: string;
  /** Leads to the field or file. */
  readonly alIr: (lugar: Lugar) => void;
}

/**
 * What the fund observed, for the user who corrects the notice: the whole text, and each point as a link to its field
 * or file, ticked when it changed. It stays after a save, until the notice is declared again.
 */
export function ObservacionDeLaCaja({ observado, form, adjuntos, ayuda, alIr }: ObservacionProps) {
  const state = useFormState({ control: form.control });
  const touched = [adjuntos.fotografia, ...adjuntos.slots].flatMap((slot) =>
    slot && cambiado(slot) ? [slot.requisito.IdRequisito] : [],
  );
  const cambio = ({ cambio, lugar }: Punto): boolean =>
    cambio ||
    (lugar?.path !== undefined && form.getFieldState(lugar.path, state).isDirty) ||
    (lugar?.idRequisito !== undefined && touched.includes(lugar.idRequisito));
  const { texto, puntos } = observado;
  return (
    <Alert tone="warn" title={textos.observado}>
      {texto ? <p className="observacion-caja">«{texto}»</p> : null}
      {puntos.length > 0 ? (
        <ul className="observada-puntos" aria-label={textos.porCorregir}>
          {puntos.map((punto, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same
            <Linea key={at} punto={punto} cambio={cambio(punto)} alIr={alIr} />
          ))}
        </ul>
      ) : null}
      {ayuda}
    </Alert>
  );
}

function Linea({
  punto: { etiqueta, texto, lugar },
  cambio,
  alIr,
}: Pick<ObservacionProps, 'alIr'> & { readonly punto: Punto; readonly cambio: boolean }) {
  const words = texto === '' ? etiqueta : `${etiqueta}: ${texto}`;
  return (
    <li className={cambio ? 'observada-punto observada-cambio' : 'observada-punto'}>
      <Icon name={cambio ? 'check-circle' : 'flag'} />
      {lugar ? (
        <button type="button" className="observada-ir" onClick={() => alIr(lugar)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {cambio ? <span className="observada-estado">{textos.cambio}</span> : null}
    </li>
  );
}
