import './shell.css';
import './cacheFollowsSession.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { ConnectionBanner } from '#app/feedback/ConnectionBanner.tsx';
import { nothingTyped, PaletteWaiting } from '#app/palette/PaletteWaiting.tsx';
import { useShellKeys } from '#app/shortcuts/useShellKeys.ts';
import { useAtRest } from '#app/useAtRest.ts';
import { VersionBanner } from '#app/version/VersionBanner.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { queryClient } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { fill } from '#lib/texts.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later } from '#ui/later.tsx';
import { ListAbout, ListOwner } from '#ui/table/preferences.ts';
import { Header } from './Header.tsx';
import { shell } from './messages.ts';
import { Sidebar } from './Sidebar.tsx';
import { useAnswered } from './useAnswered.ts';

const Drawer = later(async () => (await import('./Drawer.tsx')).Drawer);
const Palette = later(async () => (await import('#app/palette/Palette.tsx')).Palette);
const Shortcuts = later(async () => (await import('#app/shortcuts/Shortcuts.tsx')).Shortcuts);
const Contar = later(async () => (await import('#features/inicio/Contar.tsx')).default);

/** Counts what was read, for the menu and the bell. */
function Counts() {
  return useAnswered() ? (
    <Panel>
      <Contar />
    </Panel>
  ) : null;
}

/** Where the screen is shown. It is busy while the next screen loads and its permission is checked (spec F 7). */
function Content({ children }: { readonly children: ReactNode }) {
  const { state } = useNavigation();
  return (
    <main className="shell-main" id="contenido" tabIndex={-1} aria-busy={state === 'loading' || undefined}>
      {children}
    </main>
  );
}

/** What every printed list says of its place. */
function useListAbout() {
  const regional = useSession((s) => s.user?.regional ?? '');
  const company = useSession((s) => s.empresa.RazonSocial);
  return useMemo(() => {
    const facts: readonly (readonly [string, string])[] = [
      [shell.marco.empresa, company],
      [shell.marco.regional, regional],
    ];
    return facts.filter(([, value]) => value !== '');
  }, [company, regional]);
}

/** The frame around the screens: menu, header, footer (spec F 2.3). */
export function Shell() {
  const [opened, setOpened] = useState<'menu' | 'palette' | 'help' | null>(null);
  const typed = useRef(nothingTyped);
  const openPalette = () => {
    typed.current = nothingTyped;
    setOpened('palette');
  };
  const openHelp = () => setOpened('help');
  const close = () => setOpened(null);
  const rol = rolActual();
  const about = useListAbout();
  // The palette has to open at once.
  useAtRest(Palette.ahead);
  useShellKeys({ palette: openPalette, help: openHelp });
  const { titulo, caja } = config();
  const owner = useSession((s) => s.user?.id_usuario ?? '');
  return (
    <QueryClientProvider client={queryClient}>
      <a className="skip-link" href="#contenido">
        {shell.irAlContenido}
      </a>
      <ListOwner value={String(owner)}>
        <div className="shell">
          <Sidebar />
          <div className="shell-column">
            <Header onMenu={() => setOpened('menu')} onSearch={openPalette} onHelp={openHelp} />
            <Content>
              <ConnectionBanner />
              <VersionBanner />
              <ListAbout value={about}>
                <Outlet />
              </ListAbout>
            </Content>
            <footer className="shell-foot">{fill(shell.marco.pie, { titulo, caja: caja.nombre })}</footer>
          </div>
        </div>
      </ListOwner>
      {rol === 'empresa' || rol === 'personal' ? <Counts /> : null}
      {opened ? (
        <DialogPart
          key={opened}
          onClose={close}
          wait={opened === 'palette' ? <PaletteWaiting typed={typed} onClose={close} /> : null}
        >
          {opened === 'menu' ? <Drawer onClose={close} /> : null}
          {opened === 'palette' ? <Palette typedBefore={typed} onClose={close} onHelp={openHelp} /> : null}
          {opened === 'help' ? <Shortcuts onClose={close} /> : null}
        </DialogPart>
      ) : null}
    </QueryClientProvider>
  );
}
