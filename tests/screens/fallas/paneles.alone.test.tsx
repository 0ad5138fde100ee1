import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorDetail } from '#lib/errorDetail.ts';
import { page } from '#lib/page.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, toastSays } from '#support/screens.ts';
import { takeConsoleErrors } from '#support/setup.ts';
import { newUser } from '#support/user.ts';
import { Bars } from '#ui/chart/Plots.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { abrir } from '../novedades/formulario.ts';
import { abrir as abrirCitas } from '../reportes/citas.ts';

/** Parts of the screens below that fail now, and the error. */
const broken = vi.hoisted(() => new Map<string, Error>());
const fragile = vi.hoisted(() => (name: string) => {
  const part = {
    [name]: () => {
      const error = broken.get(name);
      if (error) throw error;
      return `${name} sana`;
    },
  };
  return { ...part, default: part[name] };
});
vi.mock('#features/inicio/OrdenesPorPagar.tsx', () => fragile('OrdenesPorPagar'));
vi.mock('#features/personas/FamiliaCard.tsx', () => fragile('FamiliaCard'));
vi.mock('#blocks/adjuntos/AdjuntosTab.tsx', () => fragile('AdjuntosTab'));
vi.mock('#features/reportes/CorreosDialog.tsx', () => fragile('CorreosDialog'));
vi.mock('#app/palette/Palette.tsx', () => fragile('Palette'));
vi.mock('#app/shell/Drawer.tsx', () => fragile('Drawer'));
vi.mock('#blocks/confirmar-regional/ConfirmarRegionalDialog.tsx', () => fragile('ConfirmarRegionalDialog'));

const ROTA = 'No pudimos mostrar esta parte. El resto de la pantalla sigue funcionando.';
const PRIVADO = 'APAZA CHOQUE ROSA, CI 6843217';
const breaks = (...names: string[]) => {
  broken.clear();
  for (const name of names) broken.set(name, new RangeError(PRIVADO));
};
/** A failure is logged once, without personal data from the error. A retry then succeeds. */
async function rota() {
  const told = (await screen.findByText(ROTA)).closest<HTMLElement>('[role="alert"]');
  if (!told) throw new Error('A broken part announces itself');
  expect(screen.getAllByText(ROTA)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('6843217 ');
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
  return within(told);
}
type Clicks = { click: (element: Element) => Promise<void> };
async function sana(user: Clicks, told: ReturnType<typeof within>, text: string) {
  breaks();
  await user.click(told.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(ROTA)).not.toBeInTheDocument();
}

test('a card of the home that breaks leaves the others, and its detail can be copied without data of people (fault 47)', async () => {
  breaks('OrdenesPorPagar');
  const { user } = await mount('/system', { as: 'empresa' });
  const told = await rota();
  expect(screen.getByRole('heading', { level: 1, name: /Carla/ })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /atención/i })).toBeVisible();
  const copies = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await told.findByRole('button', { name: 'Copiar detalle' }));
  await toastSays('Detalle copiado. Envíelo a quien le da soporte; no lleva datos de personas.');
  const [copied] = copies.mock.calls[0] ?? [];
  expect(copied).toMatch(
    /^Versión: .+\nPantalla: inicio\nError: RangeError\nComponentes:\n(?:[\w$.?]+ \([\w.-]+:\d+:\d+\)\n?)+$/,
  );
  expect(copied).toContain('EmpresaInicio');
  expect(copied).not.toMatch(/APAZA|6843217/);
  await sana(user, told, 'OrdenesPorPagar sana');
});

test('a tab of a notice that breaks keeps what is typed in the others (fault 47)', async () => {
  breaks('AdjuntosTab');
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  const told = await rota();
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Cargo/, 'cosmonauta');
  await pagina.pestana('Adjuntos');
  await sana(pagina.user, told, 'AdjuntosTab sana');
  expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
});

test('a section of the folder that breaks leaves the others; a denied copy shows the detail (fault 47)', async () => {
  breaks('FamiliaCard');
  const { persona } = await ejemplo('declarado');
  const { user } = await mount(`/seguros/persona-carpeta?persona=${persona.IdPersona}`, { as: 'personal' });
  const told = await rota();
  expect(screen.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(await told.findByRole('button', { name: 'Copiar detalle' }));
  await toastSays('El navegador no permitió copiar. Seleccione el texto y cópielo usted.');
  const detail = await told.findByText(/Pantalla: persona-carpeta/);
  expect(detail).not.toHaveTextContent(String(persona.IdPersona));
  await sana(user, told, 'FamiliaCard sana');
});

test('a dialog that breaks says so in a dialog of its own, which closes; code that is missing asks for a new page (fault 47)', async () => {
  breaks('CorreosDialog');
  const { user } = await abrirCitas({ as: 'empresa' });
  const opener = screen.getByRole('button', { name: 'Correos de notificación' });
  await user.click(opener);
  await rota();
  const dialog = within(screen.getByRole('dialog', { name: 'No pudimos abrir la ventana' }));
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  broken.set('CorreosDialog', new TypeError('Failed to fetch dynamically imported module: https://portal.bo/a.js'));
  await user.click(opener);
  expect(await screen.findByText(/^No se pudo descargar esta parte\./)).toBeVisible();
  // Missing code is first requested again, then the page is reloaded.
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^No se pudo descargar esta parte\./)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(reload).toHaveBeenCalledOnce();
  takeConsoleErrors();
});

test('the menu of small screens, the palette and the question before a new notice break alone (fault 47)', async () => {
  breaks('Drawer', 'Palette', 'ConfirmarRegionalDialog');
  const { user, router } = await mount('/system', { as: 'empresa' });
  const inADialog = async (sana: string) => {
    await rota();
    const dialog = within(screen.getByRole('dialog', { name: 'No pudimos abrir la ventana' }));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    broken.clear();
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(sana)).toBeInTheDocument();
    expect(screen.queryByText(ROTA)).not.toBeInTheDocument();
  };
  await user.click(await screen.findByLabelText('Abrir el menú'));
  await rota();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await inADialog('Palette sana');

  breaks('ConfirmarRegionalDialog');
  await act(() => router.navigate('/seguros/aviso-alta-editar?novedad=0&tipo=2'));
  await inADialog('ConfirmarRegionalDialog sana');
});

test('a list and a card that break leave their heads and the rest of the screen (fault 47)', async () => {
  const user = newUser();
  broken.set('celda', new RangeError(PRIVADO));
  const cell = () => {
    const error = broken.get('celda');
    if (error) throw error;
    return 'celda sana';
  };
  const columns = [{ id: 'a', header: 'A', text: () => 'a', cell }];
  render(
    <>
      <p>Filtro</p>
      <Card title="Listado" actions={<button type="button">Exportar</button>}>
        <DataTable
          {...{ columns, rows: [{ id: 1 }], caption: 'Lista', rowKey: () => 1, empty: null }}
          {...{ page: 1, onPage: () => undefined, sorts: [], onSorts: () => undefined }}
        />
        <p>Nota</p>
      </Card>
      <Card title="Otra">
        <Inside />
      </Card>
    </>,
  );
  const told = within(screen.getByRole('region', { name: 'Listado' }));
  expect(told.getByRole('button', { name: 'Exportar' })).toBeVisible();
  expect(told.getByText('Nota')).toBeVisible();
  expect(screen.getByText('Filtro')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Otra' })).getByText(ROTA)).toBeVisible();
  broken.clear();
  await user.click(told.getByRole('button', { name: 'Reintentar' }));
  expect(await told.findByText('celda sana')).toBeVisible();
  takeConsoleErrors();
});

function Inside(): never {
  throw new RangeError(PRIVADO);
}

test('a picture that cannot be drawn, and the inside of a dialog, break alone (fault 47)', async () => {
  const format = () => {
    throw new RangeError(PRIVADO);
  };
  const user = newUser();
  const close = vi.fn();
  const bars = { title: 'Barras', series: [{ label: 'Uno' }], rows: [{ label: 'A', figures: [1] }] };
  render(
    <>
      <p>Cifras</p>
      <Bars {...bars} format={format} />
    </>,
  );
  await rota();
  expect(screen.getByText('Cifras')).toBeVisible();
  render(
    <Modal title="Ventana" onClose={close}>
      <Inside />
    </Modal>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Ventana' }));
  expect(dialog.getByText(ROTA)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalled();
  takeConsoleErrors();
});

test('the detail tells build, screen, kind and places; no address, query, number or message (fault 47)', () => {
  window.history.replaceState(null, '', '/auth/reestablecer-contrasena/SECRETO77?clave=8&persona=9#x');
  const error = new TypeError(`${PRIVADO}\n    at APAZA (https://portal.bo/a.js:1:2)`);
  error.name = `${PRIVADO}`;
  const stack = '\n    at Xy (https://portal.bo/assets/app-1a2b.js?persona=9:1:23)\n    at div\n    at APAZA <b>';
  expect(errorDetail(error, stack)).toBe(
    'Versión: ?\nPantalla: reestablecer-contrasena\nError: Error\nComponentes:\nXy (app-1a2b.js:1:23)',
  );
  expect(errorDetail(error)).not.toMatch(/APAZA|6843217|SECRETO/);
  expect(errorDetail('texto con datos')).toBe(
    'Versión: ?\nPantalla: reestablecer-contrasena\nError: Error\nComponentes:',
  );
  window.history.replaceState(null, '', '/');
});
