import './decidir.css';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useGuardia } from '#blocks/cerrar/useGuardia.ts';
import { finishWork } from '#client/leaving.ts';
import { followLocks } from '#client/tabLock.ts';
import { descartar, deshacer, enviarDeNuevo } from '#engine/queue/cola.ts';
import { type Decision, decisiones, enCurso, hayEnCurso, type Pendiente, pendienteDe } from '#engine/queue/decision.ts';
import { useLetras } from '#engine/queue/preferencia.ts';
import { pausar } from '#engine/queue/relojes.ts';
import { useDecisiones } from '#engine/queue/useDecisiones.ts';
import { general } from '#messages/general.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { decidirMessages as textos } from './messages.ts';

/** The pressed button leaves the page with its row: the focus goes to the notice in view. */
const enfocarTitulo = (): void => document.querySelector('h1')?.focus();

/** The seconds that are left, in a ring that empties. */
function Anillo({
  resta,
  plazo,
  pausada,
}: {
  readonly resta: number;
  readonly plazo: number;
  readonly pausada: boolean;
}) {
  return (
    <span className="decidir-anillo">
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <circle className="decidir-pista" cx="14" cy="14" r="12" />
        <circle
          className="decidir-resta"
          cx="14"
          cy="14"
          r="12"
          pathLength={plazo}
          strokeDasharray={`${resta} ${plazo}`}
        />
      </svg>
      <span aria-hidden="true">{resta}</span>
      <span className="sr-only">{pausada ? textos.enPausa : textos.seEnviaEn(resta)}</span>
    </span>
  );
}

function Retenida({
  pendiente: { decision, resta, plazo },
  primera,
  pausada,
  alDeshacer,
}: {
  readonly pendiente: Pendiente;
  readonly primera: boolean;
  readonly pausada: boolean;
  readonly alDeshacer: (decision: Decision) => void;
}) {
  const { idPersonaNovedad: id, nombre, que } = decision;
  const [letras] = useLetras();
  const conTecla = primera && letras;
  return (
    <li className="decidir-fila">
      <Anillo resta={resta} plazo={plazo} pausada={pausada} />
      <span className="decidir-texto">
        {textos.hecho[que]}: <b>{nombre}</b>
      </span>
      <button
        type="button"
        className="decidir-boton"
        aria-label={textos.deshacerDe(nombre)}
        {...(conTecla ? { 'aria-keyshortcuts': 'Z' } : {})}
        onClick={() => {
          const taken = deshacer(id);
          if (taken) alDeshacer(taken);
        }}
      >
        <Icon name="undo" />
        {textos.deshacer}
        {conTecla ? <kbd>Z</kbd> : null}
      </button>
    </li>
  );
}

function EnCamino({ pendiente: { decision, estado } }: { readonly pendiente: Pendiente }) {
  return (
    <li className="decidir-fila">
      <span className="btn-spinner" aria-hidden="true" />
      <span className="decidir-texto">
        {estado === 'enviando' ? textos.enviando : textos.enFila}: <b>{decision.nombre}</b>
      </span>
    </li>
  );
}

function Fallida({ pendiente: { decision, motivo, reintentable } }: { readonly pendiente: Pendiente }) {
  const { idPersonaNovedad: id, nombre, que } = decision;
  return (
    <li className="decidir-fila decidir-fallida">
      <Icon name="alert" />
      <span className="decidir-texto">
        <span>
          {reintentable ? textos.noSeEnvio : textos.noSeHizo[que]}: <b>{nombre}</b>
        </span>
        <span className="decidir-motivo">{motivo}</span>
      </span>
      {reintentable ? (
        <button
          type="button"
          className="decidir-boton"
          aria-label={textos.reintentarDe(nombre)}
          onClick={() => {
            enviarDeNuevo(id);
            enfocarTitulo();
          }}
        >
          {general.reintentar}
        </button>
      ) : null}
      <button
        type="button"
        className="decidir-boton"
        {...(reintentable ? { 'aria-label': textos.descartarDe(nombre) } : {})}
        onClick={() => {
          descartar(id);
          enfocarTitulo();
        }}
      >
        {reintentable ? general.descartar : textos.entendido}
      </button>
    </li>
  );
}

/** What is read out at once: why a decision was not done. */
const fallas = (fallidas: readonly Pendiente[]): string =>
  fallidas
    .map(({ decision, motivo, reintentable }) =>
      [reintentable ? textos.noSeEnvio : textos.noSeHizo[decision.que], `${decision.nombre}. ${motivo}`].join(': '),
    )
    .join(' ');

const dentro = (event: FocusEvent<HTMLElement>): boolean => event.currentTarget.contains(event.relatedTarget);

/** Leaving the desk waits until what was decided is answered; a failure keeps the reviewer there, to read it. */
function useEntregaAlSalir(): void {
  useGuardia({
    of: 'screen',
    dirty: false, // the store itself tells what is not sent
    holds: ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname && hayEnCurso(),
    ask: async () => {
      const sent = decisiones.getState().lista.filter(enCurso);
      await finishWork();
      return sent.every(({ decision }) => pendienteDe(decision.idPersonaNovedad) === undefined);
    },
    onLeave: () => undefined,
  });
}

/**
 * The bar with the decisions on their way: how long each can be taken back, which are being sent, and which failed. The
 * timers stop while the focus or the pointer is on it.
 */
export function BarraDeDecisiones({ alDeshacer }: { readonly alDeshacer: (decision: Decision) => void }) {
  const { retenidas, enviando, fallidas, pausada } = useDecisiones();
  useEntregaAlSalir();
  useEffect(() => followLocks(), []);
  const vacia = retenidas.length + enviando.length + fallidas.length === 0;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // What had the focus may be gone, without an event; and so may the bar with the pointer on it.
    if (!bar.current?.contains(document.activeElement)) pausar('foco', false);
    if (vacia) pausar('puntero', false);
  });
  useEffect(
    () => () => {
      pausar('foco', false);
      pausar('puntero', false);
    },
    [],
  );
  return (
    <>
      <div className="sr-only" role="alert" aria-live="assertive">
        {fallas(fallidas)}
      </div>
      {vacia ? null : (
        <section
          className="decidir-barra"
          ref={bar}
          aria-label={textos.barra}
          // Not on entering: a pointer at rest where the bar appears stops nothing.
          onPointerMove={() => pausar('puntero', true)}
          onPointerLeave={() => pausar('puntero', false)}
          onFocus={() => pausar('foco', true)}
          onBlur={(event) => {
            if (!dentro(event)) pausar('foco', false);
          }}
        >
          <ul>
            {retenidas.toReversed().map((pendiente, at) => (
              <Retenida
                key={pendiente.decision.idPersonaNovedad}
                pendiente={pendiente}
                primera={at === 0}
                pausada={pausada}
                alDeshacer={alDeshacer}
              />
            ))}
            {enviando.map((pendiente) => (
              <EnCamino key={pendiente.decision.idPersonaNovedad} pendiente={pendiente} />
            ))}
            {fallidas.map((pendiente) => (
              <Fallida key={pendiente.decision.idPersonaNovedad} pendiente={pendiente} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
