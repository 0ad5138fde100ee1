import './seguimiento.css';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { type DeQuien, EntradasDeSeguimiento } from './EntradasDeSeguimiento.tsx';
import { EscribirMensajeDialog } from './EscribirMensajeDialog.tsx';
import { seguimientoMessages as textos } from './messages.ts';

interface Props extends DeQuien {
  /** Next to a form: stays in view while the form scrolls. */
  aside?: boolean;
  /** Messages cannot be added here. */
  readOnly?: boolean;
}

/**
 * What happened to a notice or an order, newest first, and a button to add a message. Renders nothing before the first
 * save.
 */
export function SeguimientoPanel({ idTabla, tabla, aside = false, readOnly = false, hechos }: Props) {
  const id = useId();
  const [escribiendo, setEscribiendo] = useState(false);
  return (
    <section className={`card seguimiento ${aside ? 'seguimiento-lado' : ''}`} aria-labelledby={id}>
      <h2 id={id} className="seguimiento-titulo">
        {textos.titulo}
      </h2>
      {idTabla > 0 ? (
        <>
          <EntradasDeSeguimiento key={`${tabla}/${idTabla}`} {...{ idTabla, tabla }} {...(hechos ? { hechos } : {})} />
          {readOnly ? null : (
            <Button icon="message" className="seguimiento-escribir" onClick={() => setEscribiendo(true)}>
              {textos.escribir}
            </Button>
          )}
        </>
      ) : (
        <p className="seguimiento-vacio">{textos.sinEntradas}</p>
      )}
      {escribiendo ? <EscribirMensajeDialog {...{ idTabla, tabla }} onClose={() => setEscribiendo(false)} /> : null}
    </section>
  );
}
