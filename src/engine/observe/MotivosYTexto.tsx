import './observar.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { observacionMessages } from '#engine/definition/observacionMessages.ts';
import { LIMITE_AL_OBSERVAR } from '#engine/values/observacion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Chip } from '#ui/layout/Chips.tsx';
import type { Clase } from './etiquetas.ts';
import { observarMessages as textos } from './messages.ts';
import { claveDe, type Motivo, mismoMotivo, type Tramo } from './motivos.ts';
import { type GrupoDeMotivos, motivosOfrecidos, type Reparo } from './ofrecidos.ts';
import type { ObservacionEnCurso } from './useObservacion.ts';

const DIGITOS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Props {
  readonly observacion: ObservacionEnCurso;
  readonly comprobaciones: readonly Reparo[];
  /** The requirement whose file is shown, or null. */
  readonly abierto: number | null;
  /** The digits choose reasons. */
  readonly conDigitos?: boolean;
}

/** True if the keys of this element count: no dialog is open above it. */
export function esDeArriba(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return element !== null && (!dialog || dialog.contains(element));
}

/** What an observation is written with: the chosen reasons, those that are offered, and the text. */
export function MotivosYTexto({ observacion, comprobaciones, abierto, conDigitos = true }: Props) {
  const { form, lugares, senialado, propias, caja } = observacion;
  const text = useWatch({ control: form.control, name: 'observacion' });
  const tramos = observacion.tramosDe(text).filter(({ dicha }) => dicha);
  const grupos = motivosOfrecidos({ lugares, senialado, comprobaciones, abierto, propias });
  const [dicho, setDicho] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useHotkeys(
    DIGITOS,
    (event) => {
      const motivo = grupos.flatMap(({ motivos }) => motivos)[Number(event.key) - 1];
      if (motivo && !event.repeat && esDeArriba(caja.current)) observacion.alternar(motivo);
    },
    { useKey: true, preventDefault: true, enabled: conDigitos },
  );
  return (
    <div className="observar" ref={caja}>
      <Elegidos
        {...{ observacion, tramos }}
        alGuardar={(motivo) => {
          observacion.guardarPlantilla(motivo);
          setDicho(textos.seGuardo(motivo.texto));
        }}
      />
      <Ofrecidos
        {...{ observacion, conDigitos, grupos, tramos, first }}
        alBorrar={(motivo) => {
          observacion.borrarPlantilla(motivo);
          setDicho(textos.seBorro(motivo.texto));
          first.current?.focus();
        }}
      />
      <FormTextArea
        form={form}
        name="observacion"
        label={observacionMessages.titulo}
        required
        limit={LIMITE_AL_OBSERVAR}
        rows={4}
      />
      <span className="sr-only" role="status">
        {dicho}
      </span>
    </div>
  );
}

const iconOf = (clase: Clase | undefined) =>
  clase === 'archivo' ? 'paper-clip' : clase === 'fotografia' ? 'image' : 'flag';

function Elegidos({
  observacion,
  tramos,
  alGuardar,
}: {
  readonly observacion: ObservacionEnCurso;
  readonly tramos: readonly Tramo[];
  readonly alGuardar: (motivo: Motivo) => void;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lugares, propias, quitar } = observacion;
  return (
    <section className="observar-parte" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {textos.elegidos}
        <span className="observar-cuantos">{tramos.length}</span>
      </h3>
      {tramos.length === 0 ? <p className="observar-nota">{textos.ninguno}</p> : null}
      <ul className="observar-elegidos">
        {tramos.map((tramo) => (
          <li key={tramo.desde} className="observar-motivo">
            <Icon name={iconOf(lugares.find(({ etiqueta }) => etiqueta === tramo.etiqueta)?.clase)} />
            <p>
              <strong>{tramo.etiqueta}</strong>
              {tramo.texto}
            </p>
            {tramo.texto === '' || propias.some((one) => mismoMotivo(one, tramo)) ? null : (
              <Button
                tone="ghost"
                icon="save"
                aria-label={textos.guardarPlantilla(tramo.etiqueta)}
                title={textos.dondeQueda(tramo.etiqueta)}
                onClick={() => alGuardar(tramo)}
              />
            )}
            <Button
              tone="ghost"
              icon="close"
              aria-label={textos.quitar(tramo.etiqueta)}
              onClick={() => {
                heading.current?.focus();
                quitar(tramo);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ofrecidos({
  observacion,
  conDigitos,
  grupos,
  tramos,
  first,
  alBorrar,
}: {
  readonly observacion: ObservacionEnCurso;
  readonly conDigitos: boolean;
  readonly grupos: readonly GrupoDeMotivos[];
  readonly tramos: readonly Tramo[];
  readonly first: React.RefObject<HTMLButtonElement | null>;
  readonly alBorrar: (motivo: Motivo) => void;
}) {
  const id = useId();
  const { lugares, propias, senialado, alMarcar, alternar, empezarLinea } = observacion;
  const all = grupos.flatMap(({ motivos }) => motivos);
  return (
    <section className="observar-parte" aria-labelledby={id}>
      <h3 id={id}>{textos.agregar}</h3>
      {grupos.map(({ etiqueta, motivos }) => (
        <fieldset key={etiqueta} className="observar-grupo">
          <legend>{etiqueta || textos.frecuentes}</legend>
          {motivos.map((motivo) => {
            const digit = all.indexOf(motivo) + 1;
            const own = propias.some((one) => mismoMotivo(one, motivo));
            return (
              <div key={`${motivo.etiqueta}|${motivo.texto}`} className="observar-opcion">
                <button
                  type="button"
                  className="observar-chip"
                  ref={digit === 1 ? first : undefined}
                  data-autofocus={digit === 1 ? '' : undefined}
                  aria-pressed={tramos.some((one) => mismoMotivo(one, motivo))}
                  aria-keyshortcuts={conDigitos ? String(digit) : undefined}
                  onClick={() => alternar(motivo)}
                >
                  {conDigitos ? (
                    <span className="observar-tecla" aria-hidden="true">
                      {digit}
                    </span>
                  ) : null}
                  <span>{motivo.texto}</span>
                  {etiqueta === '' ? <small>{motivo.etiqueta}</small> : <span className="sr-only">{etiqueta}</span>}
                </button>
                {own ? (
                  <Button
                    tone="ghost"
                    icon="trash"
                    aria-label={textos.borrarPlantilla(motivo.texto, motivo.etiqueta)}
                    onClick={() => alBorrar(motivo)}
                  />
                ) : null}
              </div>
            );
          })}
          {etiqueta !== '' && senialado !== null && claveDe(etiqueta) === claveDe(senialado) ? (
            <button
              type="button"
              className="observar-chip observar-otro"
              aria-label={textos.otroDe(etiqueta)}
              onClick={() => empezarLinea(etiqueta)}
            >
              <Icon name="edit" />
              <span>{textos.escribirOtro}</span>
            </button>
          ) : null}
        </fieldset>
      ))}
      <p className="observar-nota observar-pulse">{textos.comoSeguir}</p>
      <details className="observar-otros">
        <summary>
          <Icon name="chevron-right" />
          {textos.otro}
        </summary>
        <div className="observar-lugares">
          {lugares.map(({ etiqueta }) => (
            <Chip
              key={etiqueta}
              size="s"
              tone="warn"
              aria-pressed={etiqueta === senialado}
              onClick={() => alMarcar(etiqueta)}
            >
              {etiqueta}
            </Chip>
          ))}
        </div>
      </details>
    </section>
  );
}
