import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { contestar, perdida, rechazaUnaVez } from '#support/respuestas.ts';
import { findToast, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import type { DemoUser } from '#support/session.ts';
import { abrir } from './citas.ts';

const guardados = [
  { IdCorreo: 7, Correo: 'rrhh@banco.bo', Titulares: true, Beneficiario: false },
  { IdCorreo: 9, Correo: 'salud@banco.bo', Titulares: true, Beneficiario: true },
];
const con = (correos: readonly object[]) =>
  server.use(http.post('*/ListaCorreos/', () => HttpResponse.json({ ok: true, Datos: correos })));

async function dialogo(as: DemoUser = 'empresa') {
  const { user } = await abrir({ as });
  const opener = screen.getByRole('button', { name: 'Correos de notificación' });
  await user.click(opener);
  await screen.findByRole('button', { name: 'Agregar correo' });
  const box = within(screen.getByRole('dialog', { name: 'Correos de notificación de inasistencias' }));
  const press = (name: string | RegExp) => user.click(box.getByRole('button', { name }));
  const write = async (correo: string) => {
    await press('Agregar correo');
    await user.type(box.getByLabelText(/^Correo electrónico/), `${correo}{Enter}`);
  };
  const autorizo = 'Autorizo que la entidad envíe correos electrónicos a las cuentas declaradas.';
  const consent = () => user.click(box.getByRole('checkbox', { name: autorizo }));
  const save = () => box.getByRole('button', { name: 'Guardar' });
  return { user, box, opener, press, write, consent, save };
}

test('[R-1-05] [R-2.10-06] [R-3.6-03] [R-5.7-10] [R-7.8-03] [R-7.8-04] [R-8-16] [R-9-13] [R-5.7-08] [R-4.6-01] addresses are declared, saved once, and there when the settings open again', async () => {
  const lists = recordCalls('ListaCorreos');
  const { user, box, opener, write, consent, save } = await dialogo();
  expect(lists).toEqual([{ IdTipoMensaje: 1 }]);
  expect(box.getByText('Todavía no hay correos declarados.')).toBeVisible();
  await write('rrhh@banco.bo');
  await user.click(box.getByRole('checkbox', { name: /^Avisar a rrhh@banco\.bo .* beneficiarios/ }));
  await write('salud@banco.bo');
  await consent();
  const bodies = recordCalls('RegistrarCorreos');
  await user.dblClick(save());
  expect(await findToast('La información se guardó correctamente.')).toHaveClass('toast-success');
  expect(bodies).toEqual([
    {
      CorreoRegistra: [
        { IdCorreo: 0, Correo: 'rrhh@banco.bo', Titulares: true, Beneficiario: true },
        { IdCorreo: 0, Correo: 'salud@banco.bo', Titulares: true, Beneficiario: false },
      ],
      CorreoElimina: [],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await user.click(opener);
  expect(await screen.findByText('rrhh@banco.bo')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('salud@banco.bo')).toBeVisible();
});

test('[R-2.10-06] [R-4.6-02] a removed address that was added again is not brought back, and that is told', async () => {
  con(guardados);
  const { box, press, write } = await dialogo();
  await press('Quitar rrhh@banco.bo');
  await write('RRHH@banco.bo');
  await press('No quitar rrhh@banco.bo');
  await toastSays('El correo electrónico ya está en la lista.');
  expect(box.getByRole('button', { name: 'Quitar RRHH@banco.bo' })).toBeVisible();
  expect(box.getByRole('button', { name: 'No quitar rrhh@banco.bo' })).toBeVisible();
});

test('[R-3.6-03] [R-5.7-10] [R-2.10-06] the titular box is fixed on; the beneficiary box is free, also while its row is edited', async () => {
  con(guardados);
  const { user, box, press } = await dialogo();
  const holders = box.getAllByRole('checkbox', { name: /titulares, siempre$/ });
  expect(holders).toHaveLength(2);
  for (const one of holders) {
    expect(one).toBeChecked();
    expect(one).toBeDisabled();
  }
  const [first, second] = box.getAllByRole('checkbox', { name: /beneficiarios$/ });
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
  await user.click(first ?? document.body);
  expect(first).toBeChecked();
  expect(box.getByText('Por guardar')).toBeVisible();
  await press('Editar salud@banco.bo');
  const [titulares, beneficiarios] = box.getAllByRole('checkbox', { name: /^Avisar a salud@banco\.bo / });
  expect(titulares).toBeChecked();
  expect(titulares).toBeDisabled();
  await user.click(beneficiarios ?? document.body);
  await press('Aceptar correo');
  await box.findByRole('button', { name: 'Editar salud@banco.bo' });
  expect(box.getAllByRole('checkbox', { name: /beneficiarios$/ })[1]).not.toBeChecked();
  await press('Agregar correo');
  const [suyos, deSusFamilias] = box.getAllByRole('checkbox', { name: /^Avisar a el nuevo correo / });
  expect(suyos).toBeChecked();
  expect(suyos).toBeDisabled();
  expect(deSusFamilias).not.toBeChecked();
  await user.click(deSusFamilias ?? document.body);
  expect(deSusFamilias).toBeChecked();
});

test.each([
  ['[R-5.7-04]', '', 'Debe ingresar un correo.'],
  ['[R-5.7-05]', 'rrhh@banco', 'Formato de correo electrónico no válido.'],
  ['', 'SALUD@banco.bo', 'El correo electrónico ya está en la lista.'],
])('%s [R-5.7-06] [R-9-13] [R-2.10-06] accepting "%s" warns and says beside it: %s', async (_, correo, text) => {
  con(guardados);
  const { box, write } = await dialogo();
  await write(correo);
  expect(await findToast('Debe llenar los campos solicitados.')).toHaveClass('toast-warning');
  expect(box.getByLabelText(/^Correo electrónico/)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(box.getByLabelText(/^Correo electrónico/)).toHaveAttribute('maxlength', '100');
});

test.each([
  ['[R-5.7-04]', '', 'Debe ingresar un correo.'],
  ['[R-5.7-04]', '  ', 'Debe ingresar un correo.'],
  ['[R-5.7-05]', 'rrhh', 'Formato de correo electrónico no válido.'],
])('%s [R-5.7-06] a saved address that becomes "%s" is told: %s', async (_, correo, text) => {
  con(guardados);
  const { user, box, press } = await dialogo();
  await press('Editar rrhh@banco.bo');
  const field = box.getByLabelText(/^Correo electrónico/);
  await user.clear(field);
  await user.type(field, `${correo}{Enter}`);
  expect(await findToast('Debe llenar los campos solicitados.')).toHaveClass('toast-warning');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('[R-4.6-01] [R-5.7-06] [R-2.10-06] [R-5.7-08] [R-7.8-03] the button of a row accepts it as Enter does', async () => {
  const { user, box, press, consent, save } = await dialogo();
  await press('Agregar correo');
  await press('Aceptar correo');
  expect(await findToast('Debe llenar los campos solicitados.')).toHaveClass('toast-warning');
  await user.type(box.getByLabelText(/^Correo electrónico/), 'nuevo@banco.bo');
  await press('Aceptar correo');
  expect(await box.findByRole('button', { name: 'Editar nuevo@banco.bo' })).toBeVisible();
  await consent();
  const bodies = recordCalls('RegistrarCorreos');
  await user.click(save());
  await waitFor(() => expect(bodies).toMatchObject([{ CorreoRegistra: [{ IdCorreo: 0, Correo: 'nuevo@banco.bo' }] }]));
});

test('[R-5.7-06] [R-2.10-06] Guardar accepts the row that is written too: a wrong one warns, and nothing is sent', async () => {
  con(guardados);
  const { user, box, press, consent, save } = await dialogo();
  const bodies = recordCalls('RegistrarCorreos');
  await press('Editar rrhh@banco.bo');
  await user.clear(box.getByLabelText(/^Correo electrónico/));
  await consent();
  await user.click(save());
  expect(await findToast('Debe llenar los campos solicitados.')).toHaveClass('toast-warning');
  expect(bodies).toEqual([]);
});

test('[R-5.7-08] [R-2.10-06] [R-1-05] [R-4.6-02] [R-7.8-03] [R-3.6-03] Guardar waits for the consent, except when only removals are pending', async () => {
  con(guardados);
  const { user, box, press, write, consent, save } = await dialogo();
  expect(save()).toBeDisabled();
  await consent();
  expect(save()).toBeEnabled();
  await consent();
  expect(save()).toBeDisabled();
  await press('Quitar rrhh@banco.bo');
  expect(save()).toBeEnabled();
  // A box of another address is no removal.
  const beneficiarios = () =>
    user.click(box.getByRole('checkbox', { name: /^Avisar a salud@banco\.bo .* beneficiarios/ }));
  await beneficiarios();
  expect(save()).toBeDisabled();
  await beneficiarios();
  expect(save()).toBeEnabled();
  await press('Editar salud@banco.bo');
  expect(save()).toBeDisabled();
  await press('Cancelar la edición');
  expect(save()).toBeEnabled();
  await write('nuevo@banco.bo');
  expect(save()).toBeDisabled();
  await consent();
  expect(save()).toBeEnabled();
  await press('Quitar nuevo@banco.bo');
  await consent();
  const bodies = recordCalls('RegistrarCorreos');
  server.use(http.post('*/RegistrarCorreos/', () => HttpResponse.json({ ok: true, Datos: true })));
  await user.click(save());
  await waitFor(() => expect(bodies).toEqual([{ CorreoRegistra: [], CorreoElimina: [guardados[0]] }]));
  expect(box).toBeDefined();
});

test('[R-5.7-07] [R-2.10-06] saving with nothing warns', async () => {
  const { user, consent, save } = await dialogo();
  const bodies = recordCalls('RegistrarCorreos');
  await consent();
  await user.click(save());
  expect(await findToast('Debe llenar por lo menos un correo electrónico.')).toHaveClass('toast-warning');
  expect(bodies).toEqual([]);
});

test('[R-5.7-07] [R-2.10-06] nor is there anything to save once the new address is taken away again', async () => {
  const { user, press, write, consent, save } = await dialogo();
  const bodies = recordCalls('RegistrarCorreos');
  await write('nuevo@banco.bo');
  await press('Quitar nuevo@banco.bo');
  await consent();
  await user.click(save());
  expect(await findToast('Debe llenar por lo menos un correo electrónico.')).toHaveClass('toast-warning');
  expect(bodies).toEqual([]);
});

test('[R-7.8-04] [R-9-13] [R-2.10-06] [R-1-05] [R-7.8-03] [R-8-16] after an answer that is lost the addresses of absences are read, which say that it was saved', async () => {
  const lists = recordCalls('ListaCorreos');
  const { user, write, consent, save } = await dialogo();
  await write('rrhh@banco.bo');
  await consent();
  contestar('/RegistrarCorreos/', perdida, { times: 1 });
  const before = lists.length;
  await user.click(save());
  await toastSays('La información se guardó correctamente.');
  expect(lists.length).toBeGreaterThan(before);
  for (const body of lists) expect(body).toEqual({ IdTipoMensaje: 1 });
});

test('[R-4.6-02] [R-2.10-06] [R-5.7-07] a removed address can be kept after all; nothing changed is nothing to save', async () => {
  con(guardados);
  const { user, box, press, consent, save } = await dialogo();
  await press('Quitar rrhh@banco.bo');
  const gone = within(box.getByRole('region', { name: 'Se quitarán al guardar' }));
  expect(gone.getByText('rrhh@banco.bo')).toBeVisible();
  await press('No quitar rrhh@banco.bo');
  expect(box.getByRole('button', { name: 'Quitar rrhh@banco.bo' })).toBeVisible();
  await consent();
  await user.click(save());
  await toastSays('No hay cambios por guardar.');
});

test('[R-7.8-03] [R-4.6-02] [R-5.7-07] [R-2.10-06] [R-1-05] [R-5.7-08] [R-8-16] [R-3.6-03] every saved address can be removed: all of them go to the removal list', async () => {
  con(guardados);
  const { user, press, save } = await dialogo();
  await press('Quitar rrhh@banco.bo');
  await press('Quitar salud@banco.bo');
  const bodies = recordCalls('RegistrarCorreos');
  server.use(http.post('*/RegistrarCorreos/', () => HttpResponse.json({ ok: true, Datos: true })));
  await user.click(save());
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([{ CorreoRegistra: [], CorreoElimina: guardados }]);
});

test('[R-5.7-09] [R-7.8-05] [R-2.10-06] [R-4.6-02] no more addresses than the services allow', async () => {
  con(guardados);
  server.use(http.get('*/CantidadCorreosPermitidos/', () => HttpResponse.json({ ok: true, Datos: 2 })));
  const { user, box, press } = await dialogo();
  expect(box.getByText('Llegó al máximo de 2 correos.')).toBeVisible();
  const add = box.getByRole('button', { name: 'Agregar correo' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await press('Agregar correo');
  expect(box.queryByLabelText(/^Correo electrónico/)).not.toBeInTheDocument();
  await press('Quitar rrhh@banco.bo');
  await press('Agregar correo');
  expect(box.getByLabelText(/^Correo electrónico/)).toHaveFocus();
  await user.keyboard('nuevo@banco.bo{Enter}');
  await press('No quitar rrhh@banco.bo');
  expect(box.getAllByRole('checkbox', { name: /titulares, siempre$/ })).toHaveLength(2);
});

test.each([
  [0, 0, 'Llegó al máximo de 0 correos.'],
  [1, 2, 'Llegó al máximo de 1 correos.'],
  [3, 2, '2 de 3 correos'],
  [12, 2, '2 de 12 correos'],
])('[R-5.7-09] [R-7.8-05] of at most %i addresses %i are there: %s', async (maximo, hay, text) => {
  con(guardados.slice(0, hay));
  server.use(http.get('*/CantidadCorreosPermitidos/', () => HttpResponse.json({ ok: true, Datos: maximo })));
  const { box, press } = await dialogo();
  expect(box.getByText(text)).toBeVisible();
  await press('Agregar correo');
  expect(box.queryAllByLabelText(/^Correo electrónico/)).toHaveLength(hay < maximo ? 1 : 0);
});

test('[R-2.10-06] [R-1-05] [R-4.6-01] a row is edited in its place: Esc leaves it as it was, Enter takes it, and the focus stays with it', async () => {
  con(guardados);
  const { user, box, press } = await dialogo();
  await press('Editar rrhh@banco.bo');
  const field = () => box.getByLabelText(/^Correo electrónico/);
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.type(field(), 'x{Escape}');
  expect(box.getByRole('button', { name: 'Editar rrhh@banco.bo' })).toHaveFocus();
  await press('Editar rrhh@banco.bo');
  await user.clear(field());
  await user.type(field(), 'gente@banco.bo{Enter}');
  expect(box.getByRole('button', { name: 'Editar gente@banco.bo' })).toHaveFocus();
  expect(box.getByText('Por guardar')).toBeVisible();
});

test('[R-2.10-06] [R-1-05] [R-3.6-03] [R-4.6-01] [R-5.7-08] [R-7.8-03] [R-8-16] a changed address and a changed box are sent with their ids, and stand there afterwards', async () => {
  con(guardados);
  const { user, box, press, consent, save } = await dialogo();
  await press('Editar rrhh@banco.bo');
  await user.clear(box.getByLabelText(/^Correo electrónico/));
  await user.type(box.getByLabelText(/^Correo electrónico/), 'gente@banco.bo{Enter}');
  await user.click(box.getByRole('checkbox', { name: /^Avisar a salud@banco\.bo .* beneficiarios/ }));
  expect(save()).toBeDisabled();
  await consent();
  const bodies = recordCalls('RegistrarCorreos');
  server.use(http.post('*/RegistrarCorreos/', () => HttpResponse.json({ ok: true, Datos: true })));
  await user.click(save());
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([
    {
      CorreoRegistra: [
        { IdCorreo: 7, Correo: 'gente@banco.bo', Titulares: true, Beneficiario: false },
        { IdCorreo: 9, Correo: 'salud@banco.bo', Titulares: true, Beneficiario: false },
      ],
      CorreoElimina: [],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[R-2.10-06] [R-4.6-02] [R-5.7-08] [R-7.8-03] a refused save keeps what was changed and what was removed, the consent, and a button that saves', async () => {
  con(guardados);
  const { user, box, press, write, consent, save } = await dialogo();
  await press('Quitar rrhh@banco.bo');
  await write('nuevo@banco.bo');
  await consent();
  rechazaUnaVez('/RegistrarCorreos/', 'No se puede.');
  await user.click(save());
  expect(await box.findByText('No se puede.')).toBeVisible();
  expect(screen.queryByText('Guardando…')).toBeNull();
  expect(within(box.getByRole('region', { name: 'Se quitarán al guardar' })).getByText('rrhh@banco.bo')).toBeVisible();
  expect(box.getByRole('button', { name: 'Editar nuevo@banco.bo' })).toBeEnabled();
  expect(box.getByRole('button', { name: 'Agregar correo' })).not.toHaveAttribute('aria-disabled');
  expect(box.getByRole('checkbox', { name: /^Autorizo que la entidad envíe/ })).toBeChecked();
  expect(save()).toBeEnabled();
});

test('[R-7.8-03] [R-8-17] [R-2.10-06] [R-1-05] [R-8-16] what is written while Guardar is pressed is taken along; a refusal keeps everything', async () => {
  const { user, box, press, consent, save } = await dialogo();
  await press('Agregar correo');
  await user.type(box.getByLabelText(/^Correo electrónico/), 'rrhh@banco.bo');
  await consent();
  const refuse = () =>
    HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No se puede.', TipoMensaje: 'warning' } });
  server.use(http.post('*/RegistrarCorreos/', refuse, { once: true }));
  await user.click(save());
  expect(await box.findByText('No se puede.')).toBeVisible();
  server.use(http.post('*/RegistrarCorreos/', () => HttpResponse.json({ ok: true, Datos: false }), { once: true }));
  await user.click(save());
  expect(await box.findByText('Hubo un problema al registrar la información, intente nuevamente.')).toBeVisible();
  expect(box.getByText('rrhh@banco.bo')).toBeVisible();
  await user.click(save());
  await toastSays('La información se guardó correctamente.');
});

test('[R-2.10-06] [R-1-05] closing with something unsaved asks first', async () => {
  const { user, box, opener, press, write } = await dialogo();
  await write('rrhh@banco.bo');
  await press('Cancelar');
  await user.click((await question('¿Desea cerrar sin guardar')).getByRole('button', { name: 'Cancelar' }));
  expect(box.getByText('rrhh@banco.bo')).toBeVisible();
  await press('Cancelar');
  await user.click((await question('¿Desea cerrar sin guardar')).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // It is gone when the settings open again.
  await user.click(opener);
  expect(await screen.findByText('Todavía no hay correos declarados.')).toBeVisible();
  expect(screen.queryByText('rrhh@banco.bo')).toBeNull();
});

test('[R-1-05] [R-2.10-06] [R-7.8-04] [R-7.8-05] [R-6-01] [R-9-13] [R-5.7-08] [R-7.8-03] [R-8-16] [R-1-07] [F-6-02] an insured person keeps addresses through the insured’s own services', async () => {
  const paths = [
    'AsegCitaMedica/ListaCorreos',
    'AsegParametros/CantidadCorreosPermitidos',
    'AsegCitaMedica/RegistrarCorreos',
  ];
  const calls = paths.map(recordCalls);
  const { user, write, consent, save } = await dialogo('asegurado');
  await write('elena@correo.bo');
  await consent();
  await user.click(save());
  await toastSays('La información se guardó correctamente.');
  for (const bodies of calls) expect(bodies.length).toBeGreaterThan(0);
  for (const body of calls[0] ?? []) expect(body).toEqual({ IdTipoMensaje: 1 });
});

test('[R-2.10-06] [R-1-05] [R-7.8-04] the addresses not read, the dialog says so and asks again', async () => {
  server.use(http.post('*/ListaCorreos/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Correos de notificación' }));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('button', { name: 'Agregar correo' });
  const box = within(screen.getByRole('dialog', { name: 'Correos de notificación de inasistencias' }));
  expect(box.getByRole('button', { name: 'Agregar correo' })).toBeVisible();
});

test('[R-2.10-06] [R-5.7-09] [R-7.8-05] the number of addresses not read, none can be declared until it is', async () => {
  server.use(http.get('*/CantidadCorreosPermitidos/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Correos de notificación' }));
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('button', { name: 'Agregar correo' })).toBeNull();
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Agregar correo' })).toBeVisible();
});

test('[R-2.10-06] [R-5.7-05] [R-5.7-06] a refused row is judged as it is typed from then on, the next one when it is accepted', async () => {
  const { user, box, press, write } = await dialogo();
  await write('rrhh@');
  const field = () => box.getByLabelText(/^Correo electrónico/);
  expect(await box.findByText('Formato de correo electrónico no válido.')).toBeVisible();
  expect(field()).toHaveFocus();
  await user.type(field(), 'banco.bo');
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-invalid'));
  await user.keyboard('{Enter}');
  await press('Agregar correo');
  await user.type(field(), 'salud@');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('[R-2.10-06] [R-3.6-03] [R-5.7-10] closing with the consent alone, or with what was taken back, asks nothing', async () => {
  con(guardados);
  const { user, box, press, consent } = await dialogo();
  await consent();
  const told = box.getByRole('checkbox', { name: 'Avisar a rrhh@banco.bo de las inasistencias de beneficiarios' });
  await user.click(told);
  expect(box.getByText('Por guardar')).toBeVisible();
  await user.click(told);
  expect(box.queryByText('Por guardar')).not.toBeInTheDocument();
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[R-2.10-06] closing while a row is written asks first', async () => {
  con(guardados);
  const { user, box, press } = await dialogo();
  await press('Editar rrhh@banco.bo');
  await user.type(box.getByLabelText(/^Correo electrónico/), 'x');
  await press('Cancelar');
  await user.click((await question('¿Desea cerrar sin guardar')).getByRole('button', { name: 'Cancelar' }));
  expect(box.getByLabelText(/^Correo electrónico/)).toHaveValue('rrhh@banco.box');
});

test('[R-2.10-06] a new row has the focus at once: nothing typed is lost', async () => {
  const { box } = await dialogo();
  fireEvent.click(box.getByRole('button', { name: 'Agregar correo' }));
  expect(box.getByLabelText(/^Correo electrónico/)).toHaveFocus();
});
