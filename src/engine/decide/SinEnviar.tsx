import './decidir.css';
import { useEffect } from 'react';
import { asentarDiario } from '#engine/queue/asentarDiario.ts';
import { descartar, enviarDeNuevo } from '#engine/queue/cola.ts';
import type { Pendiente } from '#engine/queue/decision.ts';
import { useDecisiones } from '#engine/queue/useDecisiones.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { decidirMessages as textos } from './messages.ts';

function Fila({ pendiente: { decision, motivo } }: { readonly pendiente: Pendiente }) {
  const { idPersonaNovedad: id, nombre, que, texto } = decision;
  /** The pressed button goes away with its row: the focus goes to the notice in view. */
  const luego = (act: (id: number) => void) => {
    act(id);
    document.querySelector('h1')?.focus();
  };
  return (
    <li className="decidir-sin-enviar">
      <span className="decidir-texto">
        <span>
          {textos.hecho[que]}: <b>{nombre}</b>
        </span>
        {texto ? <span className="decidir-observacion">{texto}</span> : null}
        {motivo ? <span className="decidir-motivo">{motivo}</span> : null}
      </span>
      <Button tone="primary" aria-label={textos.enviarDe(nombre)} onClick={() => luego(enviarDeNuevo)}>
        {textos.enviar}
      </Button>
      <Button aria-label={textos.descartarDe(nombre)} onClick={() => luego(descartar)}>
        {general.descartar}
      </Button>
    </li>
  );
}

/**
 * What was decided and not sent: the tab was closed, the browser stopped, or the session was lost. Each decision is sent or
 * discarded by hand. Draws nothing if there is none.
 */
export function SinEnviar() {
  const { sinEnviar } = useDecisiones();
  useEffect(() => void asentarDiario(), []);
  if (sinEnviar.length === 0) return null;
  return (
    <Alert tone="warn" title={textos.sinEnviar(sinEnviar.length)} live>
      <p>{textos.sinEnviarDetalle}</p>
      <ul className="decidir-lista">
        {sinEnviar.map((pendiente) => (
          <Fila key={pendiente.decision.idPersonaNovedad} pendiente={pendiente} />
        ))}
      </ul>
    </Alert>
  );
}
