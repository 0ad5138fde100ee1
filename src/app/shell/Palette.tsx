import { general } from '#messages/general.ts';
import './palette.css';
import { Command } from 'cmdk';
import { useNavigate } from 'react-router-dom';
import { isPersonal, useSession } from '#client/session.ts';
import { familias } from '#engine/family/familias.ts';
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
  const begun = isPersonal()
    ? []
    : familias().filter(({ atajo, routes }) => atajo && screens.some(({ name }) => name === routes.list));
  return [
    { label: shell.marco.inicio, group: texts.pantallas, icon: 'home', run: go(routePaths.inicio) },
    ...screens.map(({ name, label }) => ({
      label,
      group: texts.pantallas,
      icon: 'arrow-right' as const,
      run: go(pathTo(name)),
    })),
    ...begun.flatMap(({ atajo, routes }) =>
      atajo
        ? [
            {
              label: atajo.buscador,
              group: texts.acciones,
              icon: 'plus' as const,
              run: go(pathTo(routes.edit, { novedad: 0, tipo: atajo.tipo })),
            },
          ]
        : [],
    ),
    { label: shell.marco.cerrarSesion, group: texts.acciones, icon: 'log-out', run: () => void signOut() },
  ];
}

/** Matches if every typed word occurs, in any order, without accents. */
const matches = (value: string, search: string): number => {
  const label = fold(value);
  return fold(search)
    .split(/\s+/)
    .every((word) => label.includes(word))
    ? 1
    : 0;
};

/** Ctrl+K: opens a screen or runs a command by its name. */
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
