import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { jpegDe } from '#support/imagenes.ts';
import { asking, detener, ejemplo, findToast, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { dejarArchivo, EDITAR, formulario, llenar, nueva } from './formulario.ts';

const INVALIDO =
  'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.';
const INVALIDO_PERSONA =
  'Existen campos que no tienen información en el registro de persona/novedad. Por favor, revise y vuelva a intentar.';
const FOTO = 'Por favor, realice la carga de fotografía.';
const ADJUNTOS = 'Por favor, realice la carga de los adjuntos solicitados.';

/** The summary of errors: its heading and its entries. */
function resumen() {
  const box = document.querySelector<HTMLElement>('.error-summary');
  if (!box) throw new Error('There is no summary');
  return { box, title: within(box).getByRole('heading').textContent, buttons: within(box).getAllByRole('button') };
}
const textos = () => resumen().buttons.map((button) => button.textContent);
const pestanaActiva = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

describe('checks on Grabar', () => {
  test('[E-5.6-01, E-5.6-07, E-5.3-02, E-5.3-03, E-5.3-04, E-5.3-05, E-5.6-05, E-5.6-06] the notice first: toast, tab, summary with focus, title; nothing is sent', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    const sent = recordCalls('/InsertarAltaCotizante');
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(INVALIDO)).toHaveClass('toast-error');
    expect(toasts()).toEqual([INVALIDO]);
    expect(pestanaActiva()).toMatch(/^Aviso de alta/);
    expect(resumen().title).toBe('Hay 6 problemas');
    expect(textos()).toEqual([
      'Fecha de ingreso, no tiene información.',
      'Haber mensual, no tiene información.',
      'Cargo, no tiene información.',
      'Ubicación empresa, no tiene información.',
      FOTO,
      ADJUNTOS,
    ]);
    expect(resumen().box).toHaveFocus();
    expect(document.title).toMatch(/^Error: Aviso de alta/);
    expect(screen.getByRole('tab', { name: /^Aviso de alta/ })).toHaveTextContent('4 campos con errores');
    expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveTextContent('1 campo con error');
    expect(pagina.campo(/^Cargo/)).toHaveAccessibleDescription('Cargo, no tiene información.');
    expect(pagina.campo(/^Cargo/)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('[E-2.2-09, E-5.3-02, E-5.3-03, E-5.3-04, E-5.6-05, E-5.6-06] every entry leads to its field, in whatever tab, and what is put right is no longer pointed out', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    const { user } = pagina;
    await user.click(pagina.boton('Grabar'));
    const at = (text: string) => resumen().buttons.find((button) => button.textContent === text) as HTMLElement;
    await user.click(at('Fecha de ingreso, no tiene información.'));
    expect(pagina.campo(/^Fecha de ingreso/)).toHaveFocus();
    await user.click(at('Ubicación empresa, no tiene información.'));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Ubicación empresa/, { selector: '[role="combobox"]' }));
    await user.click(at(FOTO));
    expect(pestanaActiva()).toMatch(/^Datos Personales/);
    expect(screen.getByRole('group', { name: /^Fotografía/ })).toHaveFocus();
    await screen.findByRole('listitem', { name: /^DOCUMENTO DE IDENTIDAD/, hidden: true });
    await user.click(at(ADJUNTOS));
    expect(pestanaActiva()).toMatch(/^Adjuntos/);
    expect(document.activeElement).toHaveTextContent(/^DOCUMENTO DE IDENTIDAD/);
    await user.click(at('Cargo, no tiene información.'));
    await user.keyboard('cajera');
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toBeValid());
    expect(document.activeElement).toBe(pagina.campo(/^Cargo/));
  });

  test('[E-5.3-03] [H9] what is corrected leaves the summary, the tabs count less, and at the end it says so', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    const { user } = pagina;
    await user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(resumen().title).toBe('Hay 6 problemas'));
    const tab = screen.getByRole('tab', { name: /^Aviso de alta/ });
    await pagina.escribir(/^Cargo/, 'cajera');
    await waitFor(() => expect(resumen().title).toBe('Hay 5 problemas'));
    expect(textos()).not.toContain('Cargo, no tiene información.');
    expect(tab).toHaveTextContent('3 campos con errores');
    await dejarArchivo(pagina.persona.IdPersona, 2);
    await dejarArchivo(pagina.persona.IdPersona, 3);
    await (await import('#client/query.ts')).queryClient.refetchQueries();
    await waitFor(() => expect(textos()).not.toContain(FOTO));
    await llenar(pagina);
    await screen.findByText('Todo corregido. Ya puede grabar el aviso.');
    expect(document.querySelector('.error-summary')).toBeNull();
    expect(document.title).toMatch(/^Aviso de alta/);
    expect(tab).toHaveTextContent('Aviso de alta, Completo');
    // An error that comes back is told again.
    await pagina.escribir(/^Cargo/, '');
    await waitFor(() => expect(textos()).toEqual(['Cargo, no tiene información.']));
    expect(document.title).toMatch(/^Error: Aviso de alta/);
  });

  test('[E-2.2-15] [H5] each tab says in words how it stands, while the form is filled in', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
    await waitFor(() =>
      expect(tabs()).toEqual(['Datos Personales, Falta 1', 'Aviso de alta, Faltan 4', 'Adjuntos, 0 de 2']),
    );
    await dejarArchivo(pagina.persona.IdPersona, 2);
    await dejarArchivo(pagina.persona.IdPersona, 3);
    await (await import('#client/query.ts')).queryClient.refetchQueries();
    await pagina.escribir(/^Cargo/, 'cajera');
    await waitFor(() =>
      expect(tabs()).toEqual(['Datos Personales, Completo', 'Aviso de alta, Faltan 3', 'Adjuntos, 1 de 2']),
    );
    expect(document.querySelector('.error-summary')).toBeNull();
  });

  test('[E-5.6-02, E-5.2-02, E-5.2-05, E-5.2-06, E-5.2-01, E-5.2-03, E-2.2-08] a person without data is told field by field', async () => {
    const pagina = await nueva('registrableSinDatos');
    await llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(INVALIDO_PERSONA)).toHaveClass('toast-error');
    expect(pestanaActiva()).toMatch(/^Datos Personales/);
    expect(textos()).toEqual(
      [
        ...['Zona', 'Dirección', 'Ubicación de la dirección', 'Latitud', 'Longitud', 'Teléfono', 'Celular'],
        ...['Correo electrónico', 'Ocupación', 'Grado de instrucción', 'Profesión'],
      ].map((label) => `${label}, no tiene información.`),
    );
    await pagina.user.click(resumen().buttons[3] as HTMLElement);
    expect(pagina.campo(/^Latitud/)).toHaveFocus();
  });

  const nada = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', NumeroDocumento: '', ComplementoDocumento: '' };
  test.each([
    [
      { ...nada, FechaNacimiento: '' },
      ['Apellido paterno o materno', 'Nombres', 'Número de documento', 'Fecha de nacimiento'],
    ],
    [{ ApellidoMaterno: '', Nombres: '' }, ['Nombres']],
    [{ ApellidoPaterno: '', Nombres: '' }, ['Nombres']],
  ])('[E-5.2-01] what only the fund corrects, %o, is told at the head of the tab', async (change, labels) => {
    const { db, persona, novedad } = await ejemplo('pendiente');
    db.personas.put({ ...persona, ...change });
    await signInAs('empresa');
    await formulario(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
    const title = await screen.findByText('Faltan datos del asegurado(a) que se corrigen en la caja:');
    expect(title.nextSibling?.textContent).toBe(labels.map((label) => `${label}, no tiene información.`).join(' '));
  });

  test('[E-2.2-06, E-5.6-05, E-5.6-07] then the photograph, in these words alone', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    await llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(FOTO)).toHaveClass('toast-error');
    expect(pestanaActiva()).toMatch(/^Datos Personales/);
    expect(resumen().title).toBe('Hay 2 problemas');
    expect(screen.getByRole('group', { name: /^Fotografía/ })).toHaveAccessibleDescription(new RegExp(FOTO));
    expect(asking()).toBe(false);
  });

  test('[F-3.10-01, E-5.6-05, E-2.2-06, decision 20, E-5.6-07] the photograph is marked and enforced wherever the type lists it, whether it says Requerido or not', async () => {
    const { requisitosDe } = await import('#sandbox/db/requisitos.ts');
    const Datos = requisitosDe(2).map((one) => ({ ...one, Requerido: false }));
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
    const pagina = await nueva('registrable', { archivos: false });
    await pagina.pestana('Datos Personales');
    expect(screen.getByRole('group', { name: /^Fotografía.*obligatori/i })).toBeVisible();
    const sent = recordCalls('/InsertarAltaCotizante');
    await llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(FOTO)).toHaveClass('toast-error');
    expect(pestanaActiva()).toMatch(/^Datos Personales/);
    expect(resumen().title).toBe('Hay 1 problema');
    expect(sent).toEqual([]);
  });

  test('[E-2.2-15, F-3.10-01, E-5.6-06, E-5.6-07] then the attachments', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    await dejarArchivo(pagina.persona.IdPersona, 2);
    const { queryClient } = await import('#client/query.ts');
    await queryClient.refetchQueries();
    await llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(ADJUNTOS)).toHaveClass('toast-error');
    expect(pestanaActiva()).toMatch(/^Adjuntos/);
    expect(resumen().title).toBe('Hay 1 problema');
    // One that is not required may be missing.
    await dejarArchivo(pagina.persona.IdPersona, 3);
    await queryClient.refetchQueries();
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await question(/^.*¿Desea guardar/)).toBeTruthy();
  });

  test('of two missing attachments, the entry leads to the one that is still missing once the first is there', async () => {
    const pagina = await nueva('registrable', { archivos: false, tipo: tipoNovedad.NOVEDAD_PASANTE_ALTA });
    await screen.findByRole('listitem', { name: /^CONVENIO/, hidden: true });
    await pagina.user.click(pagina.boton('Grabar'));
    const seguir = () => pagina.user.click(screen.getByRole('button', { name: ADJUNTOS }));
    await seguir();
    expect(document.activeElement).toHaveTextContent(/^DOCUMENTO DE IDENTIDAD/);
    await pagina.adjuntar(/^DOCUMENTO DE IDENTIDAD/, 'documento.pdf');
    await pagina.user.click(pagina.boton('Grabar'));
    await seguir();
    expect(document.activeElement).toHaveTextContent(/^CONVENIO/);
  });

  test('[R-7.9-01, E-2.2-15, R-4.2-22, R-5.4-05] while the requirements of another type are being read the save waits, and goes by what they ask for', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    await dejarArchivo(pagina.persona.IdPersona, 2);
    await llenar(pagina);
    const soltar = detener('*/ObtenerRequisitosPorTipoNovedad/*');
    await pagina.elegir('Tipo alta', 'FUSIÓN');
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026', { detenido: true });
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(pagina.boton('Grabar')).toHaveAttribute('aria-busy', 'true'));
    expect(asking()).toBe(false);
    expect(toasts()).toEqual([]);
    soltar();
    expect(await findToast(ADJUNTOS)).toHaveClass('toast-error');
    expect(pestanaActiva()).toMatch(/^Adjuntos/);
    expect(asking()).toBe(false);
  });

  test('[R-7.9-01, E-2.2-15, R-4.2-22] where the requirements of another type could not be read nothing is saved without them', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.error()));
    await pagina.elegir('Tipo alta', 'FUSIÓN');
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
    const sent = recordCalls('/InsertarAltaCotizante');
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays('No se pudieron recuperar los adjuntos.');
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  describe('a file on its way', () => {
    async function subiendo({ llega = true } = {}) {
      const pagina = await nueva('registrable');
      await llenar(pagina);
      await pagina.pestana('Adjuntos');
      const slot = await screen.findByRole('listitem', { name: /^CONTRATO DE TRABAJO/ });
      if (!llega) server.use(http.post('*/grabarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 })));
      const soltar = detener('*/grabarRecursoIdTablaCero');
      const input = slot.querySelector<HTMLInputElement>('input[type=file]');
      await pagina.user.upload(input as HTMLInputElement, new File(['%PDF-1.4\n%%EOF\n'], 'contrato.pdf'));
      const sent = recordCalls('/InsertarAltaCotizante');
      await pagina.user.click(pagina.boton('Grabar'));
      await toastSays('El aviso se grabará cuando termine la carga de los archivos.');
      expect(asking()).toBe(false);
      return { ...pagina, slot, soltar, sent };
    }

    test('[E-1-02] is waited for, and saved with the rest', async () => {
      const { soltar, sent, aceptar, cerrado, persona } = await subiendo();
      soltar();
      await aceptar(/^.*¿Desea guardar/);
      await cerrado();
      expect(sent).toHaveLength(1);
      const { theSandbox } = await import('#support/services.ts');
      const saved = (await theSandbox()).db.archivos.all().filter((one) => one.IdPersona === persona.IdPersona);
      expect(saved.map((one) => one.NombreArchivo)).toContain('contrato.pdf');
      expect(saved.every((one) => one.IdTabla > 0)).toBe(true);
    });

    test('[R-8-09] [R-5.4-05] [R-5.3-11] that does not arrive is told, and nothing is saved without it until it is given up', async () => {
      const { soltar, sent, boton, pestana, user } = await subiendo({ llega: false });
      await pestana('Aviso de alta');
      soltar();
      await toastSays('No se pudo grabar el archivo.');
      expect(pestanaActiva()).toMatch(/^Adjuntos/);
      expect(textos()).toEqual(['No se pudo grabar el archivo.']);
      expect(asking()).toBe(false);
      expect(sent).toEqual([]);
      const now = screen.getByRole('listitem', { name: /^CONTRATO DE TRABAJO/ });
      await user.click(within(now).getByRole('button', { name: /^Quitar/ }));
      await user.click(boton('Grabar'));
      expect(await question(/^.*¿Desea guardar/)).toBeTruthy();
    });

    test('a photograph that is being read or cropped is waited for too, and no longer once it is given up', async () => {
      const pagina = await nueva('registrable');
      await llenar(pagina);
      await pagina.pestana('Datos Personales');
      const input = document.querySelector<HTMLInputElement>('.fotografia input[type=file]');
      const foto = new File([jpegDe({ width: 600, height: 750 })], 'foto.jpg', { type: 'image/jpeg' });
      let leer = (): void => undefined;
      const leido = new Promise<undefined>((resolve) => {
        leer = () => resolve(undefined);
      });
      const bytes = foto.arrayBuffer.bind(foto);
      foto.arrayBuffer = async () => {
        await leido;
        return bytes();
      };
      await pagina.user.upload(input as HTMLInputElement, foto);
      await pagina.user.click(pagina.boton('Grabar'));
      await toastSays('El aviso se grabará cuando termine la carga de los archivos.');
      expect(asking()).toBe(false);
      leer();
      const recorte = within(await screen.findByRole('dialog', { name: 'Recortar fotografía' }));
      expect(asking()).toBe(false);
      await pagina.user.click(recorte.getByRole('button', { name: 'Cancelar' }));
      expect(await question(/^.*¿Desea guardar/)).toBeTruthy();
    });

    test('stopped, it is not waited for any more', async () => {
      const { slot, user, sent } = await subiendo();
      await user.click(within(slot).getByRole('button', { name: /^Cancelar/ }));
      expect(await question(/^.*¿Desea guardar/)).toBeTruthy();
      expect(sent).toEqual([]);
    });

    test('[E-4-28] is forgotten with all the rest, and nothing is asked when it arrives', async () => {
      const { boton, aceptar, user, soltar, sent } = await subiendo();
      await user.click(boton('Descartar'));
      await aceptar(/./);
      soltar();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Grabar' })).not.toBeInTheDocument());
      expect(asking()).toBe(false);
      expect(sent).toEqual([]);
    });
  });

  test('[E-2-02, F-2.2-06] the title is itself again once the form is left', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click(pagina.boton('Salir'));
    await pagina.user.click(
      (await question(/perderá lo que escribió/)).getByRole('button', { name: 'Salir sin guardar' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
    await waitFor(() => expect(document.title).toMatch(/^Avisos de alta/));
  });
});

describe('rules between fields', () => {
  test('[E-5.2-04, E-2.2-08, E-5.6-02] a national needs a birth location, a foreigner does not; changing the country judges it anew', async () => {
    const pagina = await nueva('extranjero');
    await llenar(pagina);
    await pagina.pestana('Datos Personales');
    await pagina.elegir('Nacionalidad', 'BOLIVIA');
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast(INVALIDO_PERSONA)).toHaveClass('toast-error');
    const text = 'Ubicación de nacimiento, no tiene información.';
    await waitFor(() => expect(textos()).toContain(text));
    const birth = screen.getByLabelText(/^Ubicación de nacimiento/, { selector: '[role="combobox"]' });
    expect(birth).toHaveAccessibleDescription(text);
    expect(birth).toBeRequired();
    await pagina.elegir('Nacionalidad', 'BRASIL');
    await waitFor(() => expect(birth).not.toHaveAccessibleDescription());
    expect(birth).not.toBeRequired();
  });

  test('[E-5.3-05, E-9-03, E-5.3-06, E-2.2-09] the amount takes seven digits, and more than 0', async () => {
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Haber mensual/, '99999999');
    expect(pagina.campo(/^Haber mensual/)).toHaveValue('9999999');
    await pagina.user.clear(pagina.campo(/^Haber mensual/));
    await pagina.user.paste('12,345,678');
    expect(pagina.campo(/^Haber mensual/)).toHaveValue('');
    await pagina.user.paste('9,999,999');
    expect(pagina.campo(/^Haber mensual/)).toHaveValue('9,999,999');
    await pagina.escribir(/^Haber mensual/, '0');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(textos()).toContain('Haber mensual tiene que ser mayor a 0.'));
  });

  test('[E-3-06, E-2.2-09, E-9-04, E-5.2-10] the observation may be typed too long, counts, and is refused at Grabar', async () => {
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    fireEvent.change(pagina.campo('Observación'), { target: { value: 'x'.repeat(501) } });
    expect(pagina.campo('Observación')).toHaveValue('X'.repeat(501));
    expect(pagina.campo('Observación')).toHaveAccessibleDescription(/Hay 1 carácter de más\./);
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(textos()).toContain('Observación: el máximo es de 500 caracteres.'));
  });
});
