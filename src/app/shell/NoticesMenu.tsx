import { rolActual } from '#blocks/rol/rolActual.ts';
import { useNuevosEnCampana } from '#features/inicio/contados.ts';
import { timeOfDay } from '#lib/dates.ts';
import { Panel } from '#ui/feedback/Panel.tsx';
import { type Toast, useToasts } from '#ui/feedback/toast.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { later } from '#ui/later.tsx';
import { Dropdown } from '#ui/layout/Dropdown.tsx';
import { shell } from './messages.ts';

const icons: Record<Toast['tone'], IconName> = {
  success: 'check-circle',
  error: 'x-circle',
  warning: 'alert',
  info: 'info',
};

function Notice({ toast }: { toast: Toast }) {
  return (
    <li className={`notices-item notices-${toast.tone}`}>
      <Icon name={icons[toast.tone]} />
      <span>
        {toast.text}
        {toast.small ? <small>{toast.small}</small> : null}
      </span>
      <time dateTime={toast.at.toISOString()}>{timeOfDay(toast.at)}</time>
    </li>
  );
}

// Loaded only when the menu is opened.
const Pendientes = later(async () => (await import('#features/inicio/PendientesEnCampana.tsx')).default);
const Declarados = later(async () => (await import('#features/inicio/DeclaradosEnCampana.tsx')).default);

/** What is new and requires attention, and the last messages, so that people can read them after the toasts disappear (WCAG 2.2.1). */
export function NoticesMenu() {
  const { history } = useToasts();
  const fresh = useNuevosEnCampana();
  const rol = rolActual();
  return (
    <Dropdown
      label={shell.marco.avisos}
      name={fresh > 0 ? shell.marco.avisosNuevos(fresh) : shell.marco.avisos}
      className="notices"
      button={
        <>
          <Icon name="bell" />
          {fresh > 0 ? <span className="notices-count">{fresh}</span> : null}
        </>
      }
    >
      {(close) => (
        <>
          <Panel>
            {rol === 'empresa' ? <Pendientes onOpen={close} /> : null}
            {rol === 'personal' ? <Declarados onOpen={close} /> : null}
          </Panel>
          <h2 className="dropdown-title">{shell.marco.avisosRecientes}</h2>
          {history.length === 0 ? <p className="dropdown-note">{shell.marco.sinAvisos}</p> : null}
          <ul className="notices-list">
            {history.map((toast) => (
              <Notice key={toast.id} toast={toast} />
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  );
}
