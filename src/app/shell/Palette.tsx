import { general } from '#messages/general.ts';
import './palette.css';
import { Command } from 'cmdk';
import { useNavigate } from 'react-router-dom';
import { screenOf } from '#app/screens.ts';
import { esPersonal, useSession } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { fold } from '#lib/texts.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { menuOf } from './menu.ts';
import { shell } from './messages.ts';
import { signOut } from './signOut.ts';

const texts = shell.paleta;

interface Act {
  readonly label: string;
  readonly group: string;
  readonly icon: IconName;
  readonly run: () => void;
}

function useActs(): readonly Act[] {
  const navigate = useNavigate();
  const accesos = useSession((s) => s.user?.accesos) ?? [];
  const go = (path: string) => () => void navigate(path);
  const screens = menuOf(accesos).flatMap(({ entries }) => entries);
  const mayDeclare = !esPersonal() && screens.some(({ name }) => name === 'aviso-alta-admin');
  return [
    { label: shell.marco.inicio, group: texts.pantallas, icon: 'home', run: go(routePaths.inicio) },
    ...screens.map(({ name, label }) => ({
      label,
      group: texts.pantallas,
      icon: 'arrow-right' as const,
      run: go(routePaths[name]),
    })),
    ...(mayDeclare && screenOf('aviso-alta-editar')
      ? [
          {
            label: texts.nuevoAvisoAlta,
            group: texts.acciones,
            icon: 'plus' as const,
            run: go(pathTo('aviso-alta-editar', { novedad: 0, tipo: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE })),
          },
        ]
      : []),
    { label: shell.marco.cerrarSesion, group: texts.acciones, icon: 'log-out', run: () => void signOut() },
  ];
}

/** Matches every word typed, in any order, without accents. */
const matches = (value: string, search: string): number => {
  const label = fold(value);
  return fold(search)
    .split(/\s+/)
    .every((word) => label.includes(word))
    ? 1
    : 0;
};

/** Ctrl+K: goes to a screen or does something by its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const acts = useActs();
  const groups = [texts.pantallas, texts.acciones];
  return (
    <Modal title={texts.titulo} onClose={onClose} className="palette-dialog">
      <Command label={texts.buscar} filter={matches} className="palette" loop>
        <div className="palette-search">
          <Icon name="search" />
          <Command.Input placeholder={texts.buscar} data-autofocus="" />
        </div>
        <Command.List label={texts.titulo}>
          <Command.Empty>{general.sinResultados}</Command.Empty>
          {groups.map((group) => (
            <Command.Group key={group} heading={group}>
              {acts
                .filter((act) => act.group === group)
                .map((act) => (
                  <Command.Item
                    key={act.label}
                    value={act.label}
                    onSelect={() => {
                      onClose();
                      act.run();
                    }}
                  >
                    <Icon name={act.icon} />
                    {act.label}
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Modal>
  );
}
