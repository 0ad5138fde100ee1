import { useNavigate } from 'react-router-dom';
import { screenOf } from '#app/screens.ts';
import { menuOf } from '#app/shell/menu.ts';
import { shell } from '#app/shell/messages.ts';
import { signOut } from '#app/shell/signOut.ts';
import { ayudaAquiMessages } from '#blocks/ayuda/messages.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { useSession } from '#client/session.ts';
import { registra } from '#engine/definition/registra.ts';
import { familias } from '#engine/family/familias.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import type { Group, Item } from './item.ts';
import { paletteMessages as texts } from './messages.ts';

/** The screens of the user's menu, and what the user can start from anywhere. */
export function useActs(onHelp: () => void): readonly Group[] {
  const navigate = useNavigate();
  const accesos = useSession((s) => s.user?.accesos) ?? [];
  const single = useSession((s) => s.user?.unica_regional_modulo ?? true);
  const go = (path: string, state?: object) => () => void navigate(path, { state });
  const entries = menuOf(accesos).flatMap((group) => group.entries);
  const screens: Item[] = [
    { key: 'inicio', label: shell.marco.inicio, icon: 'home', run: go(routePaths.inicio) },
    ...entries.map(({ name, label }) => ({
      key: name,
      label,
      icon: 'arrow-right' as const,
      run: go(pathTo(name)),
    })),
  ];
  const rol = rolActual();
  const begun = familias()
    .filter((familia) => registra(familia, rol) && entries.some(({ name }) => name === familia.routes.list))
    .flatMap(({ id, tipos, titles, routes, atajo }) =>
      tipos.map((tipo): Item => {
        // A kind is named after its family, unless its own name says it.
        const own = tipos.length === 1 || tipo.nuevo.toLowerCase().includes(id.split('-')[0] ?? '');
        const notice = own ? tipo.nuevo : `${titles.form}, ${tipo.nuevo.toLowerCase()}`;
        return {
          key: `registrar-${tipo.id}`,
          label: atajo?.tipo === tipo.id ? atajo.buscador : texts.register(notice),
          words: [...texts.registerWords, notice],
          icon: 'plus',
          run: go(pathTo(routes.edit, { novedad: 0, tipo: tipo.id }), { desde: routes.list }),
        };
      }),
    );
  const acts: Item[] = [
    ...begun,
    ...(screenOf('importar-planilla')?.opensFor?.(accesos.map(({ Ruta }) => Ruta))
      ? [
          {
            key: 'importar-planilla',
            label: general.importarPlanilla,
            icon: 'upload' as const,
            run: go(routePaths['importar-planilla']),
          },
        ]
      : []),
    { key: 'guide', label: ayudaAquiMessages.ayuda, words: texts.guideWords, icon: 'help', run: go(routePaths.ayuda) },
    { key: 'help', label: texts.help, icon: 'info', run: onHelp },
    ...(single
      ? []
      : [
          {
            key: 'context',
            label: texts.changeContext,
            icon: 'swap' as const,
            run: go(pathTo('regional-module')),
          },
        ]),
    {
      key: 'password',
      label: shell.marco.cambiarContrasena,
      icon: 'lock',
      run: go(pathTo('modificar-password', {}, { tipo: 'voluntario' })),
    },
    { key: 'sign-out', label: shell.marco.cerrarSesion, icon: 'log-out', run: () => void signOut() },
  ];
  return [
    { heading: texts.groups.screens, items: screens },
    { heading: texts.groups.acts, items: acts },
  ];
}
