import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { borrarCopia } from '#features/importar/registrar/copia.ts';
import { abrirDiario, barrerDiarios, importacionesEmpezadas } from '#features/importar/registrar/diario.ts';
import { crearImportador } from '#features/importar/visita/importador.ts';
import { conCandados } from '#support/candados.ts';
import { contarLlamadas, control, fallar } from '#support/corridas.ts';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { respuestaPerdida } from '../screens/fallas/fallas.ts';
import { interceptar, llamadaDe } from '../screens/fallas/probar.ts';
import { rota } from '../screens/fallas/rotas.ts';

/** Longer than any journal is kept, in milliseconds. */
const MUCHO = 31 * 24 * 3_600_000;
const SUBIR = 'Recursos/grabarRecursoIdTablaCero';

const titulos =
  'TipoAviso;NumeroDocumento;ApellidoPaterno;ApellidoMaterno;Nombres;FechaNacimiento;FechaAviso;Cargo;HaberMensual;Ubicacion';
/** A termination and a registration that are ready. */
const baja = 'BAJA;4890023;MAMANI;QUISPE;BEATRIZ;12/05/1994;20/11/2026;;;';
const alta = 'ALTA;6843217;APAZA;CHOQUE;ROSA;12/05/1994;03/11/2026;CAJERO;3500;NUESTRA SEÑORA DE LA PAZ';

const planilla = (...filas: readonly string[]): File => new File([[titulos, ...filas, ''].join('\r\n')], 'avisos.csv');
const pdf = (nombre = '4890023_retiro.pdf'): File =>
  new File(['%PDF-1.4\n%%EOF\n'], nombre, { type: 'application/pdf' });

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const resultado = () => screen.findByRole('heading', { name: /avisos? registrados?$/ });
const tabla = () => screen.getByRole('table', { name: 'Resultado por grupo' });

/** Opens the screen with a file and its folder, and waits until all rows are checked. */
async function revisar(archivo: File, adjuntos: readonly File[] = [pdf()]) {
  const { db } = await theSandbox();
  // A photograph cannot be drawn here; the browser tests send them.
  for (const fila of db.requisitos.all())
    if (fila.IdRequisito === requisitoFotografia) db.requisitos.remove(fila.IdRequisitoTipoNovedad);
  const { user } = await mount('/seguros/importar-planilla', { as: 'empresa' });
  await user.upload(await screen.findByLabelText('Elegir planilla'), archivo);
  if (adjuntos.length > 0) await user.upload(screen.getByLabelText('Fotografías y documentos: carpeta'), [...adjuntos]);
  await waitFor(async () => expect(await boton('Continuar')).toBeEnabled());
  await user.click(await boton('Continuar'));
  await screen.findByText(/comprobadas con la caja a las/);
  return { user, db };
}

async function registrar({ user }: Pick<Awaited<ReturnType<typeof mount>>, 'user'>) {
  const pedir = await boton(/^Registrar \d+ avisos?$/);
  await waitFor(() => expect(pedir).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(pedir);
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
  await user.click(within(dialog).getByRole('button', { name: /^Registrar/ }));
  await resultado();
}

const dueno = () => {
  const { user, empresa } = session.getState();
  return { usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa };
};

beforeEach(() => {
  conCandados();
});

// What a test began would be offered to the next one: leaving the screen keeps it.
afterEach(async () => {
  const suyo = dueno();
  cleanup();
  await borrarCopia(suyo);
  await barrerDiarios(Date.now() + MUCHO);
});

/** The file input of "Cambiar archivo": its button stands for it, so it has no name of its own. */
function otroArchivo(): HTMLInputElement {
  const input = tabla().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  return input;
}

test('[E-7.5-02] [E-9-09] [R4] [R7] [R8] a row refused because of its file is sent with another one, and with no other retry', async () => {
  const { user, db } = await revisar(planilla(baja));
  const antes = db.novedades.all().length;
  await fallar('refuse', SUBIR, { text: 'El contenido del archivo no corresponde a su extensión.' });
  await registrar({ user });
  expect(await screen.findByRole('heading', { name: '0 de 1 aviso registrado' })).toBeVisible();
  const [, fila] = within(tabla()).getAllByRole('row');
  expect(fila).toHaveTextContent('El contenido del archivo no corresponde a su extensión.');
  expect(within(tabla()).getByRole('button', { name: 'Cambiar el archivo de MAMANI QUISPE BEATRIZ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  expect(otroArchivo()).toHaveAttribute('accept', expect.stringContaining('.pdf'));

  const sent = contarLlamadas('grabarRecursoIdTablaCero');
  await user.upload(otroArchivo(), new File([], 'vacio.pdf', { type: 'application/pdf' }));
  await toastSays('vacio.pdf: El archivo está vacío.');
  expect(sent.cuenta()).toBe(0);

  await user.upload(otroArchivo(), pdf('retiro-bueno.pdf'));
  expect(await screen.findByRole('heading', { name: '1 de 1 aviso registrado' })).toBeVisible();
  expect(db.novedades.all()).toHaveLength(antes + 1);
  expect(db.archivos.all().filter(({ IdTabla }) => IdTabla === 0)).toEqual([]);
  expect(db.archivos.all().some(({ NombreArchivo }) => NombreArchivo === 'retiro-bueno.pdf')).toBe(true);
});

test('[R4] [R8] the other file takes the place of the refused one, and the row’s further files are sent as they were', async () => {
  const { user, db } = await revisar(planilla(alta), [pdf('6843217_ci.pdf'), pdf('6843217_contrato.pdf')]);
  await fallar('refuse', SUBIR, { text: 'El contenido del archivo no corresponde a su extensión.' });
  await registrar({ user });
  const sent = contarLlamadas('grabarRecursoIdTablaCero');
  await user.upload(otroArchivo(), pdf('carnet-legible.pdf'));
  expect(await screen.findByRole('heading', { name: '1 de 1 aviso registrado' })).toBeVisible();
  expect(sent.cuenta()).toBe(2);
  const { IdPersona } = db.novedades.all().slice(-1)[0] ?? {};
  const suyos = db.archivos.all().filter((archivo) => archivo.IdPersona === IdPersona);
  expect(suyos.map(({ NombreArchivo }) => NombreArchivo).toSorted()).toEqual([
    '6843217_contrato.pdf',
    'carnet-legible.pdf',
  ]);
});

test('[P5] [R2] [R8] a journal that was lost: the row says in words that its notice is there, with its number and link', async () => {
  const first = await revisar(planilla(baja));
  await registrar(first);
  const [notice] = first.db.novedades.all().slice(-1);
  const antes = first.db.novedades.all().length;
  cleanup();
  await borrarCopia(dueno());
  await barrerDiarios(Date.now() + MUCHO);
  expect(await importacionesEmpezadas(dueno())).toEqual([]);

  // Without its file, too: a notice that is there needs none.
  const { user, db } = await revisar(planilla(baja, alta), [pdf('6843217_ci.pdf')]);
  await registrar({ user });
  expect(await screen.findByRole('heading', { name: '1 de 1 aviso registrado' })).toBeVisible();
  expect(db.novedades.all()).toHaveLength(antes + 1);
  await user.click(await boton(/^Fuera\s*1$/));
  const dicho = `Ya registrada: hay un aviso de este tipo y fecha para la persona, el ${notice?.NumeroDocumento}. No se envía.`;
  const fila = await within(tabla()).findByRole('row', { name: /MAMANI QUISPE BEATRIZ/ });
  expect(fila).toHaveTextContent(dicho);
  expect(within(fila).getByRole('link', { name: 'Ver el aviso de MAMANI QUISPE BEATRIZ' })).toHaveAttribute(
    'href',
    expect.stringContaining(`novedad=${notice?.IdPersonaNovedad}`),
  );
  const files = descargas();
  await user.click(await boton('Informe CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  const [, primera = ''] = new TextDecoder().decode(await files[0]?.bytes()).split('\r\n');
  expect(primera).toBe(`${baja};Fuera;${dicho};${notice?.NumeroDocumento}`);
});

/** The row of the report that begins so. */
const enInforme = async (file: { readonly bytes: () => Promise<Uint8Array> } | undefined, comienzo: string) =>
  new TextDecoder()
    .decode(await file?.bytes())
    .split('\r\n')
    .find((linea) => linea.startsWith(comienzo));

test('[R7] [R8] after a reload the report has each number, and a refused row is refused and can be sent again', async () => {
  const primera = await revisar(planilla(baja, alta), [pdf(), pdf('6843217_ci.pdf')]);
  const antes = primera.db.novedades.all().length;
  await fallar('refuse', 'InsertarBajaCotizante', { text: 'La empresa no está al día.' });
  await registrar(primera);
  expect(await screen.findByRole('heading', { name: '1 de 2 avisos registrados' })).toBeVisible();
  const [aviso] = primera.db.novedades.all().slice(antes);
  cleanup();
  await borrarCopia(dueno());

  const { user, db } = await revisar(planilla(baja, alta), [pdf(), pdf('6843217_ci.pdf')]);
  expect(await boton('Registrar 0 avisos')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await boton('Ver el resultado'));
  expect(await screen.findByRole('heading', { name: '1 de 2 avisos registrados' })).toBeVisible();
  const files = descargas();
  await user.click(await boton('Informe CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(aviso?.NumeroDocumento).toMatch(/\d/);
  expect(await enInforme(files[0], 'ALTA')).toBe(`${alta};Registrada;;${aviso?.NumeroDocumento}`);
  expect(await enInforme(files[0], 'BAJA')).toBe(
    `${baja};No registrada;No se registró la vez anterior. Puede reintentarla.;`,
  );
  await user.click(await boton('Reintentar el aviso de MAMANI QUISPE BEATRIZ'));
  expect(await screen.findByRole('heading', { name: '2 de 2 avisos registrados' })).toBeVisible();
  expect(db.novedades.all()).toHaveLength(antes + 2);
});

test('[R8] [S3] a number that was not read before the browser was closed is read on the next visit', async () => {
  const { user } = await revisar(planilla(baja));
  await fallar('status', 'PersonasNovedad/ObtenerXIdOld', { status: 503, times: 9 });
  await registrar({ user });
  cleanup();
  await borrarCopia(dueno());
  await control('faults/clear');
  const vuelta = await revisar(planilla(baja));
  const [aviso] = vuelta.db.novedades.all().slice(-1);
  await vuelta.user.click(await boton('Ver el resultado'));
  const files = descargas();
  await vuelta.user.click(await boton('Informe CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await enInforme(files[0], 'BAJA')).toBe(`${baja};Registrada;;${aviso?.NumeroDocumento}`);
});

test('[R1] [P8] a killed import goes on with the rows that are left: those of before are not counted again, and say how they ended', async () => {
  const ajena = 'BAJA;12345678;VARGAS;SOLIZ;JUAN;12/05/1994;20/11/2026;;;';
  const archivo = () => planilla(baja, ajena, alta);
  const leida = await leerPlanilla(archivo());
  if (!leida.ok) throw new Error(leida.texto);
  await signInAs('empresa');
  const diario = await abrirDiario(dueno(), leida.planilla.huella);
  const uno = { conocidos: [], dudosa: false, idTipoNovedad: 33, idPersona: 9, idPersonaNovedad: 0 };
  await diario.comenzar(3);
  await diario.anotar(2, { ...uno, paso: 'registrada', idPersonaNovedad: 1, nroAviso: '7' });
  await diario.anotar(3, { ...uno, paso: 'enviando' });

  const { user } = await revisar(archivo(), [pdf('6843217_ci.pdf')]);
  const filas = within(screen.getByRole('grid', { name: 'Filas del archivo' }));
  const fila = (nombre: RegExp) => filas.findByRole('row', { name: nombre });
  expect(await fila(/MAMANI/)).toHaveTextContent('Registrada');
  expect(await fila(/VARGAS/)).toHaveTextContent('Sin confirmar');
  expect(await fila(/APAZA/)).toHaveTextContent('Lista');
  await waitFor(async () => expect(await boton('Registrar 1 aviso')).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('1 aviso de alta').parentElement).toHaveTextContent(/^1 aviso de alta · 6 llamadas, /);
  await user.click(await boton('Registrar 1 aviso'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
  expect(dialog).not.toHaveTextContent('baja');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar 1 aviso' }));
  expect(await screen.findByRole('heading', { name: '2 de 3 avisos registrados' })).toBeVisible();
  expect(await importacionesEmpezadas(dueno())).toMatchObject([{ total: 3, registradas: 2, inciertas: 1 }]);
});

test('[R4] Terminar y borrar drops the files of a row that nobody confirmed, and begins anew', async () => {
  const { user, db } = await revisar(planilla(baja));
  const antes = db.novedades.all().length;
  await fallar('drop', 'InsertarBajaCotizante');
  await registrar({ user });
  expect(await screen.findByText(/^1 está sin confirmar\.$/)).toBeVisible();
  const esperan = () => db.archivos.all().filter(({ IdTabla }) => IdTabla === 0).length;
  expect(esperan()).toBe(1);
  await user.click(await boton('Terminar y borrar'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Terminar y borrar' }));
  await screen.findByRole('heading', { level: 1, name: /Carla/ });
  expect([db.novedades.all().length, esperan()]).toEqual([antes, 0]);
  expect(await importacionesEmpezadas(dueno())).toEqual([]);
});

/** Holds the calls of a path until `soltar`. */
function retener(path: string) {
  let soltar = () => {};
  const puerta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  atTestEnd(() => soltar());
  server.use(
    http.all(`*/${path}`, async () => {
      await puerta;
      return undefined;
    }),
  );
  return { soltar: () => soltar() };
}

test('[R7] [S4] Terminar y borrar is not offered while a row is sent again, or while notices are declared', async () => {
  const { user } = await revisar(planilla(baja));
  await fallar('refuse', 'InsertarBajaCotizante', { text: 'La empresa no está al día.' });
  await registrar({ user });
  const terminar = await boton('Terminar y borrar');
  const espera = () => expect(terminar).toHaveAttribute('aria-disabled', 'true');
  const ofrecido = () => waitFor(() => expect(terminar).not.toHaveAttribute('aria-disabled'));
  await ofrecido();
  const insertar = retener('InsertarBajaCotizante');
  await user.click(await boton('Reintentar el aviso de MAMANI QUISPE BEATRIZ'));
  await waitFor(espera);
  expect(screen.getByText('Podrá terminar cuando acabe lo que está en curso.')).toBeVisible();
  await user.click(terminar);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  insertar.soltar();
  expect(await screen.findByRole('heading', { name: '1 de 1 aviso registrado' })).toBeVisible();
  await ofrecido();

  const estado = retener('ModificarEstado');
  await user.click(await boton('Declarar todas'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar todas' }));
  await waitFor(espera);
  estado.soltar();
  expect(await screen.findByText('1 aviso declarado.')).toBeVisible();
  await ofrecido();
});

test('[S3] [S4] an import that is ended while a row is under way is forgotten only when the row has ended', async () => {
  await signInAs('empresa');
  const { db } = await theSandbox();
  for (const fila of db.requisitos.all())
    if (fila.IdRequisito === requisitoFotografia) db.requisitos.remove(fila.IdRequisitoTipoNovedad);
  const antes = db.novedades.all().length;
  const visita = crearImportador(dueno());
  atTestEnd(visita.soltar);
  await waitFor(() => expect(visita.pantalla.getState().contexto).not.toBeNull());
  await visita.preparacion.elegirPlanilla(planilla(baja, alta));
  await visita.preparacion.elegirAdjuntos([pdf(), pdf('6843217_ci.pdf')]);
  await visita.preparacion.continuar();
  const huella = visita.pantalla.getState().elegido?.planilla?.huella ?? '';
  const otra = await abrirDiario(dueno(), 'de-otro-archivo');
  await otra.comenzar(3);
  const llamadas = contarLlamadas('InsertarBajaCotizante');
  const insertar = retener('InsertarBajaCotizante');
  await visita.envio.comenzar(visita.tienda.getState().filas);
  await waitFor(() => expect(llamadas.cuenta()).toBe(1));
  let terminado = false;
  const { corrida } = visita.pantalla.getState();
  const fin = visita.terminar().then(() => {
    terminado = true;
  });
  expect(corrida?.estado.getState().fase).toBe('pausando');
  await waitFor(async () => expect((await abrirDiario(dueno(), huella)).asientos().get(2)?.paso).toBe('enviando'));
  expect(terminado).toBe(false);
  insertar.soltar();
  await fin;
  expect(corrida?.estado.getState().cuentas.enCurso).toBe(0);
  expect(visita.pantalla.getState()).toMatchObject({ paso: 'archivo', corrida: null });
  expect((await abrirDiario(dueno(), huella)).asientos().size).toBe(0);
  // Another import that was begun is not forgotten with it: now it is offered.
  expect(await importacionesEmpezadas(dueno())).toMatchObject([{ huella: 'de-otro-archivo', total: 3 }]);
  expect(visita.pantalla.getState()).toMatchObject({ copia: null, empezada: { huella: 'de-otro-archivo' } });
  expect(db.novedades.all().length).toBeGreaterThan(antes);
  expect(db.archivos.all().filter(({ IdTabla }) => IdTabla === 0)).toEqual([]);
});

test('[R4] [R7] a row whose reading loses the network: the run pauses on its step, and stopped there it can be read again', async () => {
  const { user, db } = await revisar(planilla(baja));
  const antes = db.novedades.all().length;
  await fallar('drop', 'InsertarBajaCotizante');
  await registrar({ user });
  const leer = () => boton('Leer otra vez el aviso de MAMANI QUISPE BEATRIZ');
  const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fallar('drop', 'PersonasNovedad/ObtieneNovedades');
  await user.click(await leer());
  expect(await screen.findByRole('heading', { level: 2, name: 'En pausa: 1 de 1' })).toBeVisible();
  enLinea.mockRestore();
  expect(await boton('Continuar')).toBeEnabled();
  await user.click(await boton('Detener…'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Detener' }));
  expect(await screen.findByText(/^1 está sin confirmar\.$/)).toBeVisible();
  await user.click(await leer());
  expect(await screen.findByRole('heading', { name: '1 de 1 aviso registrado' })).toBeVisible();
  expect(db.novedades.all()).toHaveLength(antes + 1);
});

test('[E-7.2-01] second tab: while a row is under way the import stays this tab’s, also after the screen was left', async () => {
  const { tomados } = conCandados();
  const { user, db } = await revisar(planilla(baja));
  const antes = db.novedades.all().length;
  let soltar = () => {};
  const puerta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  atTestEnd(soltar);
  const insertar = contarLlamadas('InsertarBajaCotizante');
  server.use(
    http.post('*/InsertarBajaCotizante', async () => {
      await puerta;
      return undefined;
    }),
  );
  await user.click(await boton('Registrar 1 aviso'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
  await user.click(within(dialog).getByRole('button', { name: /^Registrar/ }));
  await waitFor(() => expect(insertar.cuenta()).toBe(1));
  const suyo = [`importar:${dueno().usuario}:${dueno().empresa}`];
  cleanup();
  expect(tomados()).toEqual(suyo);
  soltar();
  await waitFor(() => expect(tomados()).toEqual([]));
  expect(db.novedades.all()).toHaveLength(antes + 1);
});

test('[R8] [S3] what was declared is known on the next visit, by the journal alone, and is not offered again', async () => {
  const { user } = await revisar(planilla(baja));
  await registrar({ user });
  await user.click(await boton('Declarar todas'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar todas' }));
  expect(await screen.findByText('1 aviso declarado.')).toBeVisible();
  const diario = async () => {
    const [{ huella = '' } = {}] = await importacionesEmpezadas(dueno());
    return abrirDiario(dueno(), huella);
  };
  await waitFor(async () =>
    expect([...(await diario()).asientos().values()]).toMatchObject([{ paso: 'registrada', declarada: true }]),
  );
  cleanup();
  await borrarCopia(dueno());
  const writes = contarLlamadas('ModificarEstado');
  const vuelta = await revisar(planilla(baja));
  await vuelta.user.click(await boton('Ver el resultado'));
  expect(await screen.findByText('1 aviso declarado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declarar todas' })).toBeNull();
  expect(writes.cuenta()).toBe(0);
});

test('[R8] [S3] [fault 10] a declaration that was done and of which nobody knew is found on the next visit, and not sent again', async () => {
  const { user } = await revisar(planilla(baja));
  await registrar({ user });
  const escritura = interceptar(llamadaDe('personasNovedad.declarar'));
  const lectura = interceptar(llamadaDe('personasNovedad.porId'));
  escritura.falla = respuestaPerdida;
  lectura.falla = rota('sin conexión');
  const declarar = async (quien: typeof user) => {
    await quien.click(await boton('Declarar todas'));
    await quien.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar todas' }));
  };
  await declarar(user);
  expect(await screen.findByText(/No sabemos si se guardó\./)).toBeVisible();
  const [{ huella = '' } = {}] = await importacionesEmpezadas(dueno());
  await waitFor(async () =>
    expect([...(await abrirDiario(dueno(), huella)).asientos().values()]).toMatchObject([{ declaracionDudosa: true }]),
  );
  lectura.falla = null;
  cleanup();
  await borrarCopia(dueno());
  const vuelta = await revisar(planilla(baja));
  await vuelta.user.click(await boton('Ver el resultado'));
  await declarar(vuelta.user);
  expect(await screen.findByText('1 aviso declarado.')).toBeVisible();
  expect(escritura.enviadas).toBe(1);
});
