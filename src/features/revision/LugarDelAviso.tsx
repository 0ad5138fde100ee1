import { useEffect, useRef } from 'react';
import { familiaDe } from '#engine/family/familias.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AvisoEnMesa, type AvisoEnMesaProps } from './AvisoEnMesa.tsx';
import { revisionMessages as textos } from './messages.ts';

interface LugarProps extends Omit<AvisoEnMesaProps, 'familia'> {
  /** Some of the queue is still to come: a notice may follow. */
  readonly contando: boolean;
}

/** Where the notice in view stands: the notice, what is told while there is none, or that it cannot be shown. */
export function LugarDelAviso({ contando, ...aviso }: LugarProps) {
  const { id, tipo, conFoco } = aviso;
  const familia = familiaDe(tipo);
  if (id === 0 || !familia)
    return (
      <section className="escritorio-hechos" aria-label={textos.hechos}>
        <Titulo conFoco={conFoco} />
        {contando ? <Skeleton lines={16} label={textos.cargando} /> : <EmptyState text={textos.sinAviso} />}
      </section>
    );
  return (
    <Panel
      key={id}
      frame={(told) => (
        <section className="escritorio-hechos" aria-label={textos.hechos}>
          <Titulo conFoco={conFoco} />
          {told}
        </section>
      )}
    >
      <AvisoEnMesa {...aviso} familia={familia} />
    </Panel>
  );
}

/** The heading while no notice is in view, or it cannot be shown. After the last decision it has the focus. */
function Titulo({ conFoco }: { readonly conFoco: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is first drawn
  useEffect(() => {
    if (conFoco) title.current?.focus();
  }, []);
  return (
    <h1 tabIndex={-1} ref={title}>
      {textos.titulo}
    </h1>
  );
}
