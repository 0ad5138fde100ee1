import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenOf } from '#app/screens.ts';
import { session } from '#client/session.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { familias } from '#engine/family/familias.ts';
import { decisiones } from '#engine/queue/decision.ts';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { borrarCopia } from '#features/importar/registrar/copia.ts';
import { barrerDiarios } from '#features/importar/registrar/diario.ts';
import { page } from '#lib/page.ts';
import { conCandados } from '#support/candados.ts';
import { descargas } from '#support/descargas.ts';
import { abrirEscritorio, cola, filasDeLaCola, listoParaDecidir, sinCuentaAtras } from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { detener, leido, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { takeConsoleErrors } from '#support/setup.ts';
import { fixture } from '../../importar/apoyo.ts';
import { llenar, nueva } from '../novedades/formulario.ts';
import { confirmar, elQr, escena } from '../orden-pago/pagando.ts';

/** Parts of the screens below that fail now, and the error. Sound ones are the portal's own. */
const broken = vi.hoisted(() => new Map<string, Error>());
const fragile = vi.hoisted(() => (name: string) => async (original: () => Promise<unknown>) => {
  const real = (await original()) as Record<string, unknown>;
  const part = (key: string) => {
    const value = real[key];
    if (typeof value !== 'function') return value;
    return (...args: unknown[]) => {
      const error = broken.get(name);
      if (error) throw error;
      return value(...args);
    };
  };
  return Object.fromEntries(
    Object.keys(real).map((key) => [key, key === name || key === 'default' ? part(key) : real[key]]),
  );
});
vi.mock('#features/revision/Cabeza.tsx', fragile('Cabeza'));
vi.mock('#engine/review/HechosDelAviso.tsx', fragile('HechosDelAviso'));
vi.mock('#blocks/documentos/DocumentosDelAviso.tsx', fragile('DocumentosDelAviso'));
vi.mock('#engine/observe/PanelDeObservacion.tsx', fragile('PanelDeObservacion'));
vi.mock('#engine/decide/BarraDeDecisiones.tsx', fragile('BarraDeDecisiones'));
vi.mock('#engine/decide/VariosDialog.tsx', fragile('VariosDialog'));
vi.mock('#features/importar/preparar/Explicacion.tsx', fragile('Explicacion'));
vi.mock('#features/importar/revisar/Revisar.tsx', fragile('Revisar'));
vi.mock('#features/importar/enviar/PasoRegistrar.tsx', fragile('PasoRegistrar'));
vi.mock('#features/importar/lectura/leerBytes.ts', fragile('leerBytes'));
vi.mock('#ui/files/csv.ts', fragile('writeCsv'));
vi.mock('#ui/files/listZip.ts', fragile('listZip'));
vi.mock('#features/orden-pago/pagar/PagarDialog.tsx', fragile('PagarDialog'));
vi.mock('#ui/form/FormCheckboxOf.tsx', fragile('FormCheckboxOf'));
vi.mock('#features/orden-pago/pago/CodigoEnPantalla.tsx', fragile('CodigoEnPantalla'));
vi.mock('#ui/pdf/PdfViewer.tsx', fragile('PdfViewer'));
vi.mock('#blocks/orden-pago-control/seguirAgregado.ts', fragile('seguirAgregadoDesdeAviso'));

const ROTA = 'No pudimos mostrar esta parte. El resto de la pantalla sigue funcionando.';
const SIN_CODIGO = 'No se pudo descargar esta parte. Revise su conexión a Internet y vuelva a intentar.';
const PRIVADO = 'APAZA CHOQUE ROSA, CI 6843217';
const breaks = (name: string) => void broken.set(name, new RangeError(PRIVADO));
const sinDescargar = () => new TypeError('Failed to fetch dynamically imported module: https://portal.bo/assets/a.js');
const missing = (name: string) => void broken.set(name, sinDescargar());

/** The one place that says so, without anything of the error. What was logged of it is taken. */
async function dice(text = ROTA) {
  const told = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');
  if (!told) throw new Error('A broken part announces itself');
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(document.body).not.toHaveTextContent(/APAZA CHOQUE|dynamically imported/);
  takeConsoleErrors();
  return within(told);
}

/** Everything works again, and the part is asked for once more. */
function reintentar(told: ReturnType<typeof within>): void {
  broken.clear();
  fireEvent.click(told.getByRole('button', { name: 'Reintentar' }));
}
const nadaRoto = (text = ROTA) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

beforeEach(() => {
  broken.clear();
  conCandados();
});

const titulo = () => screen.getByRole('heading', { level: 1 });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const aceptar = () => screen.getByRole('button', { name: /^Aceptar/ });

/** Accepts the notice in view, which is held: its seconds are not counted. The next notice is in view then. */
async function retenerUna(): Promise<void> {
  elegirEspera(20);
  sinCuentaAtras();
  await listoParaDecidir();
  act(() => aceptar().click());
  const asked = await waitFor(() => {
    const question = document.querySelector<HTMLElement>('dialog[open][role="alertdialog"]');
    if (!question && decisiones.getState().lista.length === 0) throw new Error('neither asked nor held');
    return question;
  });
  if (asked) act(() => within(asked).getByRole('button', { name: 'Aceptar' }).click());
  await waitFor(() => expect(decisiones.getState().lista).toHaveLength(1));
  await listoParaDecidir();
}

describe('the desk', () => {
  test.each(['HechosDelAviso', 'Cabeza'])(
    'a notice whose %s breaks: queue and held decisions stay, nothing is decided without it, others can be opened (fault 47)',
    async (part) => {
      await abrirEscritorio();
      await retenerUna();
      const before = titulo().textContent;
      breaks(part);
      act(() => screen.getByRole('button', { name: 'Siguiente' }).click());
      const told = await dice();
      expect(titulo()).not.toHaveTextContent(before ?? '?');
      expect(aceptar()).toBeDisabled();
      expect((await filasDeLaCola()).length).toBeGreaterThan(1);
      expect(screen.getByRole('region', { name: 'Decisiones por enviar' })).toBeVisible();
      reintentar(told);
      await nadaRoto();
      await listoParaDecidir();
      breaks(part);
      act(() => screen.getByRole('button', { name: 'Siguiente' }).click());
      await dice();
      broken.clear();
      act(() => screen.getByRole('button', { name: 'Anterior' }).click());
      await nadaRoto();
      await listoParaDecidir();
      expect(decisiones.getState().lista).toMatchObject([{ estado: 'retenida' }]);
    },
  );

  test('documents that break leave the facts, and the notice can be decided (fault 47)', async () => {
    breaks('DocumentosDelAviso');
    await abrirEscritorio();
    const told = await dice();
    await listoParaDecidir();
    expect(screen.getByRole('region', { name: 'Documentos' })).toContainElement(screen.getByText(ROTA));
    expect(screen.getByRole('heading', { level: 2, name: 'Aviso' })).toBeVisible();
    reintentar(told);
    expect(await screen.findByRole('region', { name: 'Documentos del aviso' })).toBeVisible();
    await nadaRoto();
  });

  test('an observation whose panel breaks while it is written keeps its text (fault 47)', async () => {
    const { user } = await abrirEscritorio();
    await listoParaDecidir();
    await user.click(screen.getByRole('button', { name: /^Observar/ }));
    const panel = () => screen.findByRole('complementary', { name: 'Observación' });
    const box = async () => within(await panel()).getByRole('textbox', { name: /^Observación/ });
    await user.click(await box());
    await user.paste('Falta el contrato');
    breaks('PanelDeObservacion');
    const documents = within(await screen.findByRole('region', { name: 'Documentos del aviso' }));
    await user.click(documents.getAllByRole('listitem').map((item) => within(item).getByRole('button'))[0] as Element);
    const told = await dice();
    expect(screen.getByRole('region', { name: 'Documentos del aviso' })).toBeVisible();
    expect(decisiones.getState().lista).toEqual([]);
    reintentar(told);
    await waitFor(async () => expect(await box()).toHaveValue('Falta el contrato'));
    await nadaRoto();
  });

  test('a bar of decisions that breaks loses none of them, and leaves the notice (fault 47)', async () => {
    await abrirEscritorio();
    breaks('BarraDeDecisiones');
    await retenerUna();
    const told = await dice();
    expect(decisiones.getState().lista).toMatchObject([{ estado: 'retenida' }]);
    const [{ decision } = { decision: { nombre: '?' } }] = decisiones.getState().lista;
    expect(aceptar()).toBeEnabled();
    reintentar(told);
    const bar = within(await screen.findByRole('region', { name: 'Decisiones por enviar' }));
    expect(bar.getByText(decision.nombre)).toBeVisible();
    await nadaRoto();
  });

  test('forms whose code does not load: it says so in the notice’s place, nothing is decided, Reintentar brings them, then a new page', async () => {
    const codes = familias().map((familia) => vi.spyOn(familia, 'formularios').mockRejectedValue(sinDescargar()));
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    await abrirEscritorio();
    const told = await dice(SIN_CODIGO);
    expect(aceptar()).toBeDisabled();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(decisiones.getState().lista).toEqual([]);
    act(() => told.getByRole('button', { name: 'Reintentar' }).click());
    await waitFor(() => expect(codes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeGreaterThan(1));
    const again = await dice(SIN_CODIGO);
    expect(reload).not.toHaveBeenCalled();
    act(() => again.getByRole('button', { name: 'Reintentar' }).click());
    expect(reload).toHaveBeenCalledOnce();
    for (const code of codes) code.mockRestore();
    reintentar(await dice(SIN_CODIGO));
    await listoParaDecidir();
    await nadaRoto(SIN_CODIGO);
  });

  test('Varios, whose code does not load, says so in a dialog of its own; a notice that is held stays', async () => {
    await abrirEscritorio();
    await retenerUna();
    missing('VariosDialog');
    act(() => cola().getByRole('button', { name: 'Varios' }).click());
    const told = await dice(SIN_CODIGO);
    expect(screen.getByRole('dialog', { name: 'No pudimos abrir la ventana' })).toBeVisible();
    reintentar(told);
    expect(await screen.findByRole('dialog', { name: 'Aceptar varios' })).toBeVisible();
    expect(decisiones.getState().lista).toMatchObject([{ estado: 'retenida' }]);
  });
});

/** Longer than any journal is kept, in milliseconds. */
const MUCHO = 31 * 24 * 3_600_000;

describe('an import', () => {
  // What a test began would be offered to the next one: leaving the screen keeps it.
  afterEach(async () => {
    const { user, empresa } = session.getState();
    cleanup();
    await borrarCopia({ usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa });
    await barrerDiarios(Date.now() + MUCHO);
  });

  const pasos = () => screen.getByRole('list', { name: 'Pasos de la importación' });
  const abrir = async () => {
    const mounted = await mount('/seguros/importar-planilla', { as: 'empresa' });
    await screen.findByRole('heading', { level: 1, name: 'Importar planilla' });
    return mounted;
  };
  type User = Awaited<ReturnType<typeof abrir>>['user'];
  const elegir = async (user: User) => {
    await user.upload(await screen.findByLabelText('Elegir planilla'), fixture('06-bajas.csv'));
    await screen.findByText(/7 filas · es la plantilla del portal/);
  };
  const continuar = async (user: User) => {
    await waitFor(async () => expect(await boton('Continuar')).toBeEnabled());
    await user.click(await boton('Continuar'));
  };
  /** With the file of the one row that is ready: what a termination asks for. */
  const hastaRevisar = async () => {
    const { db } = await theSandbox();
    // A photograph cannot be drawn here; the browser tests send them.
    for (const fila of db.requisitos.all())
      if (fila.IdRequisito === requisitoFotografia) db.requisitos.remove(fila.IdRequisitoTipoNovedad);
    const mounted = await abrir();
    await elegir(mounted.user);
    const retiro = new File(['%PDF-1.4\n%%EOF\n'], '4890023_retiro.pdf', { type: 'application/pdf' });
    await mounted.user.upload(screen.getByLabelText('Fotografías y documentos: carpeta'), [retiro]);
    await screen.findByText('1 archivo');
    await continuar(mounted.user);
    return mounted;
  };

  test('the step of the file that breaks leaves the screen, and keeps the file that was chosen (fault 47)', async () => {
    const { user } = await abrir();
    await elegir(user);
    breaks('Explicacion');
    await user.click(screen.getByRole('radio', { name: /mes/i }));
    const told = await dice();
    expect(screen.getByRole('heading', { level: 1, name: 'Importar planilla' })).toBeVisible();
    expect(pasos()).toBeVisible();
    reintentar(told);
    expect(await screen.findByText('06-bajas.csv')).toBeVisible();
    expect(screen.getByRole('radio', { name: /mes/i })).toBeChecked();
    expect(await boton('Continuar')).toBeEnabled();
  });

  test('the review that breaks keeps its rows and their checks: nothing is asked again (fault 47)', async () => {
    const { user } = await hastaRevisar();
    await screen.findByText(/comprobadas con la caja a las/);
    await leido();
    breaks('Revisar');
    await user.click(screen.getByRole('button', { name: /^Con problema/ }));
    const told = await dice();
    expect(pasos()).toBeVisible();
    const asked = recordCalls('/servicios/');
    reintentar(told);
    expect(await screen.findByText(/comprobadas con la caja a las/)).toBeVisible();
    expect(await boton(/^Registrar 1 aviso$/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('the step of the run that breaks does not stop the run, which ends with its result; a report without its code says so (fault 47)', async () => {
    const { user } = await hastaRevisar();
    await screen.findByText(/comprobadas con la caja a las/);
    await waitFor(async () => expect(await boton('Registrar 1 aviso')).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(await boton('Registrar 1 aviso'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
    breaks('PasoRegistrar');
    const soltar = detener(/\/InsertarBaja\w*$/);
    const sent = recordCalls(/\/InsertarBaja\w*$/);
    await user.click(within(dialog).getByRole('button', { name: /^Registrar/ }));
    const told = await dice();
    await waitFor(() => expect(sent).toHaveLength(1));
    reintentar(told);
    expect(await boton('Pausar')).toBeVisible();
    soltar();
    expect(await screen.findByRole('heading', { name: /aviso registrado$/ })).toBeVisible();
    expect(sent).toHaveLength(1);

    missing('writeCsv');
    await user.click(await boton('Informe CSV'));
    await toastSays(SIN_CODIGO);
    expect(screen.getByRole('heading', { name: /aviso registrado$/ })).toBeVisible();
    const files = descargas();
    broken.clear();
    await user.click(await boton('Informe CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  test('the code of the forms does not load: the lists say so, and Reintentar reads them; the file stays', async () => {
    const codes = familias().map((familia) => vi.spyOn(familia, 'formularios').mockRejectedValue(sinDescargar()));
    const { user } = await abrir();
    const texto = /^No se pudo descargar una parte del portal\. .*actualice la página\.$/;
    expect(await screen.findByText(texto)).toBeVisible();
    expect(screen.getByText('No se pudieron leer las listas de la caja')).toBeVisible();
    await elegir(user);
    await continuar(user);
    expect(await screen.findByText(texto)).toBeVisible();
    for (const code of codes) code.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(texto)).toBeNull());
    expect(screen.getByText('06-bajas.csv')).toBeVisible();
    await continuar(user);
    expect(await screen.findByText(/comprobadas con la caja a las/)).toBeVisible();
  });

  test('the code that reads a file, or opens a ZIP, does not load: it says so in its place, and the file can be chosen again', async () => {
    missing('leerBytes');
    missing('listZip');
    const { user } = await abrir();
    await user.upload(await screen.findByLabelText('Elegir planilla'), fixture('06-bajas.csv'));
    expect(await screen.findByText(/^No se pudo descargar la parte del portal que lee el archivo\./)).toBeVisible();
    const carpeta = () => screen.getByLabelText('Fotografías y documentos: carpeta');
    const zip = () => new File([fixture('11-adjuntos.zip')], '11-adjuntos.zip');
    await user.upload(carpeta(), [zip()]);
    expect(
      await screen.findByText(
        'No se puede leer el ZIP: no se pudo descargar la parte del portal que lo abre. Suelte la carpeta.',
      ),
    ).toBeVisible();
    broken.clear();
    await elegir(user);
    expect(screen.queryByText(/^No se pudo descargar/)).toBeNull();
    await user.upload(carpeta(), [zip()]);
    expect(await screen.findByText(/^\d+ archivos?$/)).toBeVisible();
  });

  test('a template whose code does not load is told, and can be asked for again', async () => {
    missing('writeCsv');
    const { user } = await abrir();
    const files = descargas();
    await user.click(await boton('CSV'));
    await toastSays(SIN_CODIGO);
    expect(files).toEqual([]);
    broken.clear();
    await user.click(await boton('CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
  });
});

describe('a payment of two presses', () => {
  const LISTA = '/seguros/orden-pago-admin-ex';
  const pagar = async (importe = '50.00') => {
    const mounted = await mount(LISTA, { as: 'pagos' });
    await mounted.user.click(await boton(`Pagar Bs. ${importe}`));
    return mounted;
  };

  test('the question that breaks leaves the list, and says so in a dialog of its own; nothing is ordered (fault 47)', async () => {
    const { ordenes } = await escena();
    breaks('PagarDialog');
    await pagar();
    const told = await dice();
    expect(screen.getByRole('dialog', { name: 'No pudimos abrir la ventana' })).toBeVisible();
    expect(titulo()).toHaveTextContent('Pagos y facturas');
    reintentar(told);
    await confirmar();
    await nadaRoto();
    expect(ordenes()).toEqual([]);
  });

  test('the notices in the question that break keep what was chosen, and what is paid is that (fault 47)', async () => {
    const { extra, exam, db } = await escena();
    const owed = [exam.IdPersonaNovedad, extra()];
    const { user } = await pagar('100.00');
    const dialog = await confirmar('100.00');
    const [first, second] = dialog.getAllByRole('checkbox');
    if (!(first && second)) throw new Error('Two notices are owed');
    await user.click(second);
    await confirmar('50.00');
    breaks('FormCheckboxOf');
    await user.click(first);
    const told = await dice();
    expect(screen.getByRole('dialog', { name: 'Qué va a pagar' })).toBeVisible();
    reintentar(told);
    await nadaRoto();
    const boxes = () => within(screen.getByRole('dialog')).getAllByRole('checkbox');
    expect(boxes().map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    for (const box of boxes().slice(0, 1)) await user.click(box);
    await user.click((await confirmar('50.00')).getByRole('button', { name: 'Ver el QR' }));
    expect(await elQr()).toBeVisible();
    const ordered = db.ordenes.all().filter(({ novedades }) => novedades.some((id) => owed.includes(id)));
    expect(ordered.map(({ novedades }) => novedades.length)).toEqual([1]);
  });

  test('a code that cannot be drawn is drawn again without another one; nothing is ordered twice (fault 47)', async () => {
    const { ordenes } = await escena();
    breaks('CodigoEnPantalla');
    const { user } = await pagar();
    const codes = recordCalls('/GeneraQR');
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    const told = await dice();
    const panel = within(screen.getByRole('dialog', { name: 'Pago con QR' }));
    expect(panel.getAllByRole('button', { name: 'Cerrar' })[0]).toBeEnabled();
    reintentar(told);
    expect(await elQr()).toBeVisible();
    expect(codes).toHaveLength(1);
    expect(ordenes()).toHaveLength(1);
  });

  test('the code of the payment does not load at the press on the home: it says so, nothing is ordered, and the press is kept', async () => {
    const { ordenes } = await escena();
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    // Without a connection no new page is asked for: the one at hand would be gone.
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const route = screenOf('orden-pago-admin-ex');
    if (!route) throw new Error('The list has no screen');
    vi.spyOn(route, 'lazy').mockRejectedValue(sinDescargar());
    const { user, router } = await mount('/system', { as: 'pagos' });
    await user.click(await screen.findByRole('link', { name: 'Pagar Bs. 50.00' }));
    expect(await screen.findByText(/^No se pudo descargar esta pantalla\./)).toBeVisible();
    takeConsoleErrors();
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    expect(ordenes()).toEqual([]);
    // The press is kept: the page that is asked for opens the payment.
    expect(router.state.location).toMatchObject({ pathname: LISTA, state: { pagar: expect.any(String) } });
    online.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('an invoice whose viewer does not load says so in a dialog of its own; the payment stays told', async () => {
    const { ordenes } = await escena();
    const { user } = await pagar();
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    await elQr();
    await (await theSandbox()).pay(ordenes()[0]?.IdOrdenPago ?? 0);
    await user.click(await boton('Verificar pago'));
    const panel = within(screen.getByRole('dialog', { name: 'Pago con QR' }));
    await panel.findByText('Su pago ya está registrado.');
    missing('PdfViewer');
    await user.click(panel.getByRole('button', { name: 'Imprimir factura' }));
    const told = await dice(SIN_CODIGO);
    expect(panel.getByText('Su pago ya está registrado.')).toBeInTheDocument();
    reintentar(told);
    expect(await screen.findByRole('dialog', { name: /^Factura \d+$/ })).toBeVisible();
  });
});

test('a notice is added to an order although the code of its tracking is missing, and a warning says so', async () => {
  server.use(
    http.post('*/OrdenPagoVerificaRequierePago', () => HttpResponse.json({ ok: true, Datos: { RequierePago: true } })),
  );
  missing('seguirAgregadoDesdeAviso');
  const pagina = await nueva('registrable');
  await llenar(pagina);
  const name = 'Grabar y agregar a una orden de pago';
  await pagina.user.click(await screen.findByRole('button', { name }));
  await pagina.aceptar(/¿Desea guardar el aviso de alta.*orden de pago/);
  await screen.findByRole('heading', { name: /Se agregó a la orden de pago \d+\.$/ });
  await toastSays('No se registró el seguimiento.');
});
