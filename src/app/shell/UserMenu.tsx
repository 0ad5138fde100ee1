import { useId } from 'react';
import { Link } from 'react-router-dom';
import { chooseTheme, themes, useTheme } from '#app/theme.ts';
import { useSession } from '#client/session.ts';
import { pathTo } from '#lib/routes.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Dropdown } from '#ui/layout/Dropdown.tsx';
import { HelpLink } from './HelpLink.tsx';
import { initials } from './initials.ts';
import { shell } from './messages.ts';
import { signOut } from './signOut.ts';

const texts = shell.marco;
const icons: Record<(typeof themes)[number], IconName> = { light: 'sun', dark: 'moon', auto: 'monitor' };

function ThemeSwitch() {
  const theme = useTheme();
  const id = useId();
  return (
    <fieldset className="theme">
      <legend>{texts.tema}</legend>
      {themes.map((choice) => (
        <label key={choice} className="theme-choice">
          <input
            type="radio"
            className="sr-only"
            name={id}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          <Icon name={icons[choice]} />
          {texts.temas[choice]}
        </label>
      ))}
    </fieldset>
  );
}

/** The person's own menu: name, theme, password, and signing out. */
export function UserMenu({ onHelp }: { readonly onHelp: () => void }) {
  const user = useSession((s) => s.user);
  if (!user) return null;
  return (
    <Dropdown
      label={texts.cuenta}
      name={texts.cuentaDe(initials(user.nombre_completo))}
      className="account"
      button={
        <span className="account-avatar" aria-hidden="true">
          {initials(user.nombre_completo)}
        </span>
      }
    >
      {(close) => (
        <>
          <div className="account-who">
            <b>{user.nombre_completo}</b>
            <span>{user.correo_electronico}</span>
          </div>
          <p className="account-context">
            {[user.regional, user.empresa, user.numero_patronal, tab.read(sessionKeys.menuItem)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ThemeSwitch />
          <ul className="account-acts">
            <li>
              <Link to={pathTo('modificar-password', {}, { tipo: 'voluntario' })} onClick={close}>
                <Icon name="lock" />
                {texts.cambiarContrasena}
              </Link>
            </li>
            <li>
              <HelpLink onClick={close} />
            </li>
            <li>
              <button
                type="button"
                aria-keyshortcuts="?"
                onClick={() => {
                  close();
                  onHelp();
                }}
              >
                <Icon name="info" />
                {texts.atajos}
              </button>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  void signOut();
                }}
              >
                <Icon name="log-out" />
                {texts.cerrarSesion}
              </button>
            </li>
          </ul>
        </>
      )}
    </Dropdown>
  );
}
