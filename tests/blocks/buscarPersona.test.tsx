import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BuscarPersonaDialog } from '#blocks/buscar-persona/BuscarPersonaDialog.tsx';
import { session } from '#client/session.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { toLocalDate } from '#lib/dates.ts';
import { ejemplo } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { show } from './show.tsx';

afterEach(() => server.events.removeAllListeners());

async function open(idEmpresa: number | 'own' = 0) {
  const onSelect = vi.fn<(persona: PacienteBuscado) => void>();
  const onClose = vi.fn();
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('BuscarX')) asked.push(decodeURIComponent(new URL(request.url).pathname));
  });
  const { user } = await show(() => (
    <BuscarPersonaDialog
      idEmpresa={idEmpresa === 'own' ? session.getState().empresa.IdEmpresa : idEmpresa}
      onSelect={onSelect}
      onClose={onClose}
    />
  ));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, onSelect, onClose, asked };
}

const somebody = async () => {
  const person = (await theSandbox()).db.personas.all()[0];
  if (!person) throw new Error('The sandbox knows nobody');
  return person;
};

describe('searching a person', () => {
  test('[F-2.6-05] [F-2.6-06] [E-2.2-16] it has its title, its fields and its buttons, and Cancelar chooses nobody', async () => {
    const { user, press, onSelect, onClose } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Buscar asegurado(a)' });
    const fields = () => [...dialog.querySelectorAll<HTMLElement>('.control')];
    const labelled = (...labels: RegExp[]) => labels.map((label) => screen.getByLabelText(label));
    expect(fields()).toEqual(labelled(/^Tipo de documento/, /^Número de documento/, /^Complemento/));
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    expect(fields()).toEqual(labelled(/^Apellido paterno/, /^Apellido materno/, /^Nombres/));
    for (const name of ['Buscar', 'Aceptar', 'Cancelar'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await press('Cancelar');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-7.6-02] [F-2.6-07] [F-2.6-11] [F-4.2-02] [F-4.2-03] [F-2.6-04] [E-2.2-16] [F-3.11-08] [F-6-04] Enter in the number searches, the chosen row is handed over', async () => {
    const { user, press, onSelect, asked } = await open();
    const { persona: person } = await ejemplo('segipComplemento');
    await user.type(screen.getByLabelText(/^Número de documento/), `${person.NumeroDocumento}{Enter}`);
    const box = await screen.findByRole('checkbox', { name: `Seleccionar a ${person.NombreCompleto}` });
    // Any role in the affiliation.
    expect(asked).toEqual([
      expect.stringMatching(new RegExp(`/Pacientes/BuscarXDocumentoIdentidad/${person.NumeroDocumento}/0$`)),
    ]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.replace(/,.*/, ''));
    const cells = [...(box.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
    expect(cells.map((cell, at) => [heads[at], cell]).slice(1)).toEqual([
      ['Asegurado', person.NombreCompleto],
      ['Num. Documento Identidad', person.NumeroDocumento],
      ['Complemento', '1B'],
      ['Fecha Nacimiento', toLocalDate(person.FechaNacimiento)],
    ]);
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    await user.click(box);
    await press('Aceptar');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ IdPersona: person.IdPersona }));
  });

  test('[F-2.6-06] [F-2.6-07] [F-5.2-07] [F-5.2-08] [F-9-01] [F-4.2-02] [F-2.6-04] five rows a page, one person at most; without a choice nobody is taken', async () => {
    const { user, press, onSelect } = await open();
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    await user.type(screen.getByLabelText('Apellido paterno'), 'quispe');
    await user.type(screen.getByLabelText(/^Nombres/), 'a{Enter}');
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(5);
    expect(screen.getByLabelText('Filas por página')).toHaveTextContent(/^5 por página$/);
    const [first, second] = boxes;
    if (!first || !second) throw new Error('two rows');
    expect(screen.getByRole('button', { name: 'Buscar nuevamente' })).toBeVisible();
    await press('Aceptar');
    expect(screen.getByText('Debe seleccionar una persona.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(first);
    await user.click(second);
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([second]);
    expect(screen.queryByText('Debe seleccionar una persona.')).toBeNull();
    expect(screen.getByLabelText('Apellido paterno')).toHaveValue('QUISPE');
    expect(screen.getByLabelText(/^Nombres/)).toHaveValue('A');
    await press('Buscar nuevamente');
    await waitFor(() => expect(screen.getByLabelText('Apellido paterno')).toHaveFocus());
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Nombre' })).toBeChecked();
    expect(screen.getByLabelText('Apellido paterno')).toHaveValue('');
    expect(screen.getByLabelText(/^Nombres/)).toHaveValue('');
  });

  test('[H2] [F-2.6-04] [F-4.2-03] [F-2.6-11] the focus is in the number; a single person is ticked and Enter takes her', async () => {
    const { user, onSelect } = await open();
    const person = await somebody();
    await waitFor(() => expect(screen.getByLabelText(/^Número de documento/)).toHaveFocus());
    await user.keyboard(`${person.NumeroDocumento}{Enter}`);
    expect(await screen.findByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ IdPersona: person.IdPersona }));
  });

  test('[F-2.6-04] [F-4.2-03] who was found before is not handed over once another search finds nobody, or several', async () => {
    const { user, press, onSelect } = await open();
    const person = await somebody();
    const number = () => screen.getByLabelText(/^Número de documento/);
    await user.type(number(), `${person.NumeroDocumento}{Enter}`);
    expect(await screen.findByRole('checkbox')).toBeChecked();
    await user.clear(number());
    await user.type(number(), '99999999{Enter}');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await press('Aceptar');
    expect(onSelect).not.toHaveBeenCalled();
    await press('Buscar nuevamente');
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    await user.type(screen.getByLabelText('Apellido paterno'), 'quispe');
    await user.type(screen.getByLabelText(/^Nombres/), 'a{Enter}');
    const boxes = await screen.findAllByRole('checkbox');
    await user.click(boxes[0] as HTMLElement);
    await user.type(screen.getByLabelText(/^Nombres/), '{Enter}');
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0));
    await screen.findAllByRole('checkbox');
    await press('Aceptar');
    expect(screen.getByText('Debe seleccionar una persona.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-4.2-02] [F-2.6-11] a single person is never shown unticked: a quick press on the box would be taken back', async () => {
    const { user } = await open();
    const person = await somebody();
    const shown: boolean[] = [];
    const watch = new MutationObserver(() => {
      for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) shown.push(box.checked);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.type(screen.getByLabelText(/^Número de documento/), `${person.NumeroDocumento}{Enter}`);
    await screen.findByRole('checkbox');
    watch.disconnect();
    expect(shown).not.toEqual([]);
    expect(shown).not.toContain(false);
  });

  test('[H2] [F-4.2-02] [F-4.2-03] [F-2.6-04] [F-2.6-06] [F-2.6-07] among several the focus is on the first; arrows move, space and a press on the row toggle', async () => {
    const { user, onSelect } = await open();
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    await user.type(screen.getByLabelText('Apellido paterno'), 'quispe');
    await user.type(screen.getByLabelText(/^Nombres/), 'a{Enter}');
    const [first, second] = await screen.findAllByRole('checkbox');
    expect(first).toHaveFocus();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await user.keyboard('{ArrowUp}{ArrowDown} ');
    expect(second).toHaveFocus();
    expect(second).toBeChecked();
    await user.keyboard(' ');
    expect(second).not.toBeChecked();
    const cell = first?.closest('tr')?.querySelectorAll('td')[1] as HTMLElement;
    await user.click(cell);
    expect(first).toBeChecked();
    await user.click(cell);
    expect(first).not.toBeChecked();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    // Enter goes on with a ticked one, and does not take her back.
    second?.focus();
    await user.keyboard('{Enter}');
    expect(second).toBeChecked();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const NombreCompleto = second?.getAttribute('aria-label')?.replace('Seleccionar a ', '');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ NombreCompleto }));
  });

  test('[H3] [F-2.6-05] who is not found is registered with what was typed', async () => {
    const alCrear = vi.fn();
    const { user } = await show(() => (
      <BuscarPersonaDialog idEmpresa={0} onSelect={vi.fn()} onClose={vi.fn()} alCrear={alCrear} />
    ));
    await user.type(screen.getByLabelText(/^Número de documento/), '99.887 766');
    await user.type(screen.getByLabelText(/^Complemento/), '1b{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Registrar una persona nueva' }));
    expect(alCrear).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tipoDocumento: '1', numeroDocumento: '99887766', complemento: '1B', nombres: '' }),
    );
  });

  test('[F-2.6-08] [F-8-14] [F-2.6-07] nobody found', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Número de documento/), '00000000{Enter}');
    expect(await screen.findByText('No se encuentran resultados.')).toBeInTheDocument();
  });

  test('[F-5.2-08] [F-2.6-06] accepting without a choice', async () => {
    const { press, onSelect } = await open();
    await press('Aceptar');
    expect(screen.getByText('Debe seleccionar una persona.')).toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-5.2-02] an empty number is told at the field, which gets the focus; nothing is asked', async () => {
    const { press, asked } = await open();
    await press('Buscar');
    const number = screen.getByLabelText(/^Número de documento/);
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription('Debe registrar número de documento de identidad.');
    expect(asked).toEqual([]);
  });

  test('[F-7.6-03] [F-6-04] [F-3.11-08] a company searches its own people, the whole fund otherwise', async () => {
    const { user, asked } = await open('own');
    await user.type(screen.getByLabelText(/^Número de documento/), '1.00 1{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatch(
      new RegExp(`/EmpPacientes/BuscarXDocumentoIdentidad/1001/${session.getState().empresa.IdEmpresa}/0$`),
    );
  });

  test('[F-2.6-06] the same search can be made again, and begins with what it finds', async () => {
    const { user, press, asked } = await open();
    const person = await somebody();
    await user.type(screen.getByLabelText(/^Número de documento/), `${person.NumeroDocumento}{Enter}`);
    await user.click(await screen.findByRole('checkbox', { checked: true }));
    await press('Buscar');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByRole('checkbox', { checked: true })).toBeVisible();
  });

  test('[F-2.6-06] [F-2.6-08] [F-8-14] searching again begins with empty fields', async () => {
    const { user, press } = await open();
    const number = screen.getByLabelText(/^Número de documento/);
    await user.type(number, '00000000');
    await user.type(screen.getByLabelText(/^Complemento/), '1A{Enter}');
    await screen.findByText('No se encuentran resultados.');
    await press('Buscar nuevamente');
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveValue('');
    expect(screen.getByLabelText(/^Complemento/)).toHaveValue('');
    expect(screen.getByLabelText(/^Tipo de documento/)).toHaveDisplayValue('CARNET DE IDENTIDAD');
    expect(screen.queryByText('No se encuentran resultados.')).toBeNull();
  });

  test('[F-2.6-05] [F-4.2-01] another document number clears the other fields, a dot or a space does not', async () => {
    const { user } = await open();
    const byName = [/^Apellido paterno/, /^Apellido materno/, /^Nombres/];
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    for (const label of byName) await user.type(screen.getByLabelText(label), 'a');
    const alone = [
      ['Matrícula', /^Matrícula/],
      ['Historia clínica', /^Historia clínica/],
    ] as const;
    for (const [name, label] of alone) {
      await user.click(screen.getByRole('radio', { name }));
      await user.type(screen.getByRole('textbox', { name: label }), '1');
    }
    await user.click(screen.getByRole('radio', { name: 'Documento' }));
    const number = screen.getByLabelText(/^Número de documento/);
    const complement = screen.getByLabelText(/^Complemento/);
    await user.type(number, '123');
    await user.type(complement, '1a');
    await user.type(number, '. ');
    expect(complement).toHaveValue('1A');
    await user.type(number, '4');
    expect(complement).toHaveValue('');
    await user.type(complement, '1a');
    await user.clear(number);
    expect(complement).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText(/^Tipo/)).toHaveDisplayValue(/carnet/i));
    await user.click(screen.getByRole('radio', { name: 'Nombre' }));
    for (const label of byName) expect(screen.getByLabelText(label)).toHaveValue('');
    for (const [name, label] of alone) {
      await user.click(screen.getByRole('radio', { name }));
      expect(screen.getByRole('textbox', { name: label })).toHaveValue('');
    }
  });

  test('[F-2.6-06] [F-2.6-08] [F-7.6-02] [F-8-10] a failed search is told where the results would stand, and can be tried again', async () => {
    const { user } = await open();
    const person = await somebody();
    server.use(http.get('*/Pacientes/*', () => HttpResponse.error(), { once: true }));
    await user.type(screen.getByLabelText(/^Número de documento/), `${person.NumeroDocumento}{Enter}`);
    const alert = await screen.findByText('El servicio no está disponible o no tiene conexión a Internet.');
    expect(alert).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: new RegExp(person.NombreCompleto) })).toBeInTheDocument();
  });
});
