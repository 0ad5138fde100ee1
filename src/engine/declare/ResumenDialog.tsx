import './resumen.css';
import { type ReactNode, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Marco } from '#blocks/adjuntos/Marco.tsx';
import { adjuntosMessages } from '#blocks/adjuntos/messages.ts';
import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { session } from '#client/session.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { documentoCorto } from '#engine/family/datosPersona.ts';
import { edadDe } from '#engine/family/edad.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Destino, type Fila, filasDeCambios, filasDelResumen, type PorResumir } from './filas.ts';
import { declararMessages as textos } from './messages.ts';
import { pagoEnPalabras, preguntaDelResumen } from './preguntas.ts';
import type { PasoDelAviso, Resumen } from './useResumen.ts';

/** A held or repeated Ctrl+Enter that opened the dialog must not answer it too. */
const ESPERA_TECLAS = 500;

interface ResumenProps extends PorResumir {
  readonly resumen: Resumen;
  /** What changed since the notice was observed; null if it was not observed. */
  readonly cambios: readonly Cambio[] | null;
  /** Leads to the place of a value; null if the notice is not in edit. */
  readonly alCambiar: ((destino: Destino) => void) | null;
}

/** Calls `aceptar` on a fresh Ctrl+Enter, some time after the dialog opened. */
function useAceptarConTeclas(aceptar: () => void, enabled: boolean): void {
  const [opened] = useState(() => performance.now());
  useHotkeys(
    'mod+enter',
    (event) => {
      if (!event.repeat && performance.now() - opened >= ESPERA_TECLAS) aceptar();
    },
    { enabled, enableOnFormTags: true, preventDefault: true },
  );
}

/**
 * What is about to be declared: person, every value, files, payment, then the warning and the question. After Aceptar it
 * stays open and shows each step as it ends.
 */
export function ResumenDialog({ resumen, alCambiar, ...ahora }: ResumenProps) {
  // What was asked about stays, although the files are no longer pending once the notice is saved.
  const [todo] = useState(ahora);
  const { modo, hechos, responder } = resumen;
  const { definition, context } = todo;
  const pregunta = preguntaDelResumen(definition, context.form.BasePersonas.NombreCompleto, modo);
  const enCurso = hechos !== null;
  const aceptar = () => responder(true);
  const cancelar = () => responder(false);
  useAceptarConTeclas(aceptar, !enCurso);
  const { empresa, user } = session.getState();
  const cambiar = (destino: Destino) => {
    cancelar();
    alCambiar?.(destino);
  };
  const irA = alCambiar && !enCurso ? cambiar : null;
  const filas = filasDelResumen(todo);
  const propia = `${empresa.RazonSocial} · ${nombreRegional(user?.id_regional ?? 0)}`;
  return (
    <Modal
      title={pregunta.titulo}
      className="resumen"
      // After the answer this dialog asks nothing more: another question may be open above it.
      role={enCurso ? 'dialog' : 'alertdialog'}
      describedBy="resumen-pregunta"
      locked={enCurso}
      onClose={cancelar}
      footer={
        <>
          {pregunta.pie ? <span className="resumen-pie">{pregunta.pie}</span> : null}
          <Button data-autofocus="" aria-disabled={enCurso || undefined} onClick={cancelar}>
            {general.cancelar}
          </Button>
          <Button tone="primary" busy={enCurso} aria-keyshortcuts="Control+Enter" onClick={aceptar}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <p className="resumen-ayuda">{textos.seEnvia}</p>
      <Persona {...todo} />
      {todo.cambios ? <Cambios filas={filasDeCambios(todo, todo.cambios)} alCambiar={irA} /> : null}
      <Resto plegado={todo.cambios !== null} cuantas={filas.length + 2}>
        <dl className="resumen-datos">
          <Dato label={textos.empresaYRegional} value={propia} />
          <Filas filas={filas} alCambiar={irA} />
          <Dato label={textos.pago} value={pagoEnPalabras(resumen)} />
        </dl>
      </Resto>
      <div id="resumen-pregunta">
        <Alert tone="warn">
          {pregunta.frases.map((frase, at) => (
            <p key={frase} className={at > 0 ? 'resumen-pregunta' : undefined}>
              {frase}
            </p>
          ))}
        </Alert>
      </div>
      {hechos ? <Avance pasos={pregunta.pasos} hechos={hechos} /> : null}
    </Modal>
  );
}

type Ir = ((destino: Destino) => void) | null;

/** First what changed since the observation: the fund looks at that. */
function Cambios({ filas, alCambiar }: { readonly filas: readonly Fila[]; readonly alCambiar: Ir }) {
  return (
    <>
      <h3 className="resumen-cambios">{textos.cambioDesde}</h3>
      {filas.length === 0 ? (
        <p className="resumen-ayuda">{textos.nadaCambio}</p>
      ) : (
        <dl className="resumen-datos">
          <Filas filas={filas} alCambiar={alCambiar} />
        </dl>
      )}
    </>
  );
}

/** Everything else; folded below what changed. */
function Resto({
  plegado,
  cuantas,
  children,
}: {
  readonly plegado: boolean;
  readonly cuantas: number;
  readonly children: ReactNode;
}) {
  if (!plegado) return children;
  return (
    <details className="resumen-resto">
      <summary>
        <Icon name="chevron-right" />
        {textos.loDemas(cuantas)}
      </summary>
      {children}
    </details>
  );
}

const Filas = ({ filas, alCambiar }: { readonly filas: readonly Fila[]; readonly alCambiar: Ir }): ReactNode =>
  filas.map(({ destino, ...fila }) => (
    <Dato key={fila.label} {...fila} alCambiar={destino && alCambiar ? () => alCambiar(destino) : undefined} />
  ));

function Persona({ context, adjuntos }: PorResumir) {
  const { BasePersonas: p } = context.form;
  const foto = adjuntos.fotografia;
  const nacimiento = toLocalDate(p.FechaNacimiento);
  const datos = [documentoCorto(p), nacimiento ? textos.nacimiento(nacimiento) : '', edadDe(p)];
  return (
    <div className="resumen-persona">
      <Marco
        recurso={foto?.tieneArchivo ? foto.recurso : null}
        alt={adjuntosMessages.fotoDePersona}
        falta="user"
        className="resumen-foto"
      />
      <div>
        <h3>{p.NombreCompleto}</h3>
        <p>{datos.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

function Dato({
  label,
  value,
  nota,
  alCambiar,
}: {
  readonly label: string;
  readonly value: string;
  readonly nota?: string;
  readonly alCambiar?: (() => void) | undefined;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} {nota ? <small>{nota}</small> : null}
      </dd>
      {alCambiar ? (
        <dd className="resumen-cambiar">
          <button type="button" aria-label={`${textos.cambiar} ${label}`} onClick={alCambiar}>
            {textos.cambiar}
          </button>
        </dd>
      ) : null}
    </div>
  );
}

/** The steps after Aceptar; the first one that has not ended is under way. */
function Avance({
  pasos,
  hechos,
}: {
  readonly pasos: readonly PasoDelAviso[];
  readonly hechos: readonly PasoDelAviso[];
}) {
  const ahora = pasos.find((paso) => !hechos.includes(paso));
  return (
    <ol className="resumen-avance" role="status" aria-label={textos.avance}>
      {pasos.map((paso) =>
        hechos.includes(paso) ? (
          <li key={paso} className="resumen-hecho">
            <Icon name="check" /> {textos.pasos[paso].hecho}
          </li>
        ) : paso === ahora ? (
          <li key={paso}>
            <span className="btn-spinner" aria-hidden="true" /> {textos.pasos[paso].enCurso}
          </li>
        ) : null,
      )}
    </ol>
  );
}
