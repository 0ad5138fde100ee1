import './ayuda-aqui.css';
import { useState } from 'react';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { later } from '#ui/later.tsx';
import { ayudaAquiMessages as textos } from './messages.ts';

const TareaAqui = later(async () => (await import('./TareaAqui.tsx')).TareaAqui);

/**
 * The help of a screen without the bar that leads to the guide: a task unfolds below it. It also works before the
 * sign-in, and what is typed stays. Nothing of the guide is loaded before it is opened.
 */
export function AyudaAqui({ tarea }: { readonly tarea: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="ayuda-aqui" onToggle={() => setOpened(true)}>
      <summary onPointerEnter={TareaAqui.ahead}>
        <Icon name="help" />
        {textos.ayuda}
      </summary>
      {opened ? (
        <Panel wait={<Skeleton lines={5} />}>
          <TareaAqui id={tarea} />
        </Panel>
      ) : null}
    </details>
  );
}
