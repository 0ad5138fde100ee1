import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { contestar, pagina as html, perdida } from '#support/respuestas.ts';
import { question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, llenar, nueva } from './formulario.ts';

const INSERTAR = '/InsertarAltaCotizante';
const LISTA = '/ListaNovedadesParametro/';
const ESTADO = '/ModificarEstado';
const INSERTADO = 'El registro se insertó correctamente.';
const NADIE_SABE = 'No sabemos si se guardó. Revise el listado antes de volver a intentar.';
const PREGUNTA = 'No sabemos si lo que envió se guardó. ¿Desea enviarlo otra vez?';
const SIN_GUARDAR = 'Lo que envió no se guardó. ¿Desea enviarlo otra vez?';

async function lleno() {
  const pagina = await nueva('registrable');
  await llenar(pagina);
  return { ...pagina, before: pagina.db.novedades.size };
}

describe('an insert that is done and whose answer does not say which notice it is', () => {
  const respuestas: readonly (readonly [
    string,
    (reply: Record<string, unknown>) => Response | Record<string, unknown>,
  ])[] = [
    ...['12', '|34', '12|x', '0|0', null, 0].map(
      (Datos) => [`Datos ${JSON.stringify(Datos)}`, (reply: Record<string, unknown>) => ({ ...reply, Datos })] as const,
    ),
    ['a page of a proxy', html],
    ['no answer at all', perdida],
  ];

  test.each(respuestas)(
    '[E-6-02, E-8-02, E-4-01, E-7.5-05, E-4-02, E-7.4-01, E-3-09, E-1-01] is looked for in the list, told as saved and opened: %s',
    async (_, change) => {
      const pagina = await lleno();
      const line = contestar(INSERTAR, change);
      const listed = recordCalls(LISTA);
      await pagina.grabar();
      await toastSays(INSERTADO);
      expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
      const { IdPersonaNovedad } = pagina.novedad();
      expect(pagina.router.state.location.search).toBe(`?novedad=${IdPersonaNovedad}&tipo=1`);
      expect(listed[0]).toEqual({
        ...{ IdTipoNovedad: 1, IdEstadoProceso: 0, IdEmpresa: 501, IdRegional: 1 },
        ...{ FechaDesde: '2026-11-18', FechaHasta: '2026-11-20' },
      });
      expect([line.hechas, pagina.db.novedades.size]).toEqual([1, pagina.before + 1]);
      // The steps after a save happen here too.
      expect((await pagina.seguimiento()).getByText('Sin estado -> Registrado')).toBeInTheDocument();
    },
  );

  test('[E-8-01, E-8-02] while the list cannot be read nobody knows; pressed again the list is read first, and nothing is sent twice', async () => {
    const pagina = await lleno();
    const line = contestar(INSERTAR, (reply) => ({ ...reply, Datos: '12' }));
    let down = true;
    server.use(http.post(`*${LISTA}`, () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
    await pagina.grabar();
    await toastSays(NADIE_SABE);
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
    down = false;
    await pagina.user.click(pagina.boton('Grabar'));
    await toastSays(INSERTADO);
    await pagina.estado('Registrado');
    expect([line.hechas, pagina.db.novedades.size]).toEqual([1, pagina.before + 1]);
  });
});

describe('an insert that is said to be done and is not in the list', () => {
  const miente = () =>
    server.use(http.post(`*${INSERTAR}`, () => HttpResponse.json({ ok: true, Datos: null, Mensaje: null })));

  test('[E-8-01] is in doubt: nothing is sent again before the list was read and somebody said so', async () => {
    const pagina = await lleno();
    miente();
    const sent = recordCalls(INSERTAR);
    const listed = recordCalls(LISTA);
    await pagina.grabar();
    await toastSays(NADIE_SABE);
    expect(listed).toHaveLength(1);
    await pagina.user.click(pagina.boton('Grabar'));
    const asked = await question(PREGUNTA);
    expect(listed).toHaveLength(2);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(sent).toHaveLength(1);
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
    server.resetHandlers();
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(PREGUNTA)).getByRole('button', { name: 'Enviar otra vez' }));
    await toastSays(INSERTADO);
    await pagina.estado('Registrado');
    expect(pagina.db.novedades.size).toBe(pagina.before + 1);
  });
});

describe('an insert that never arrived', () => {
  test('[E-8-01, E-8-02] is told as not saved, and sent again once somebody says so', async () => {
    const pagina = await lleno();
    server.use(http.post(`*${INSERTAR}`, () => HttpResponse.error(), { once: true }));
    await pagina.grabar();
    await pagina.user.click((await question(SIN_GUARDAR)).getByRole('button', { name: 'Enviar otra vez' }));
    await toastSays(INSERTADO);
    await pagina.estado('Registrado');
    expect(pagina.db.novedades.size).toBe(pagina.before + 1);
  });
});

describe('a delete whose answer is no answer', () => {
  const NO_RESPONDE = { ok: false, Mensaje: { Descripcion: 'La base de datos no responde.', TipoMensaje: 'error' } };
  /** From now on the services refuse to read the notice, for any reason, and the delete answers an HTML page of a proxy. */
  async function eliminando({ borra }: { borra: boolean }) {
    const pagina = await abrir('pendiente');
    const { IdPersonaNovedad } = pagina.novedad();
    server.use(
      http.get('*/PersonasNovedad/ObtenerXIdOld/*', () => HttpResponse.json(NO_RESPONDE)),
      ...(borra ? [] : [http.post('*/EliminaAltaCotizante', html)]),
    );
    if (borra) contestar('/EliminaAltaCotizante', html);
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.user.click((await question(/eliminar/i)).getByRole('button', { name: /Aceptar|Eliminar/ }));
    return { ...pagina, esta: () => pagina.db.novedades.get(IdPersonaNovedad) !== undefined };
  }

  test('[E-4-27, E-8-01] is not told as done because the services refuse to show the notice: it is in the list still', async () => {
    const pagina = await eliminando({ borra: false });
    await toastSays(NADIE_SABE);
    expect(toasts()).not.toContain('Registro eliminado correctamente.');
    expect(pagina.esta()).toBe(true);
    expect(pagina.boton('Eliminar')).toBeEnabled();
  });

  test('[E-8-06, E-4-22] is told as done where the list leaves it out too', async () => {
    const pagina = await eliminando({ borra: true });
    await toastSays('Registro eliminado correctamente.');
    expect(pagina.esta()).toBe(false);
  });
});

describe('an edit of files alone whose answer is lost', () => {
  const MODIFICAR = '/ModificaAltaCotizante';
  const MODIFICADO = 'El registro se modificó correctamente.';

  /** A notice with another contract chosen, which waits until the save attaches it. */
  async function conContrato() {
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'contrato.pdf');
    const nombres = () =>
      [...pagina.db.archivos.all()]
        .filter(({ IdTabla }) => IdTabla === pagina.novedad().IdPersonaNovedad)
        .map(({ NombreArchivo }) => NombreArchivo);
    const otraPersona = () => pagina.db.novedades.put({ ...pagina.novedad(), Version: pagina.novedad().Version + 1 });
    return { ...pagina, nombres, otraPersona };
  }

  test('[E-8-03, E-7.5-05] is told as saved where the notice has the files', async () => {
    const pagina = await conContrato();
    contestar(MODIFICAR, perdida);
    await pagina.grabar();
    await toastSays(MODIFICADO);
    await pagina.cerrado();
    expect(pagina.nombres()).toContain('contrato.pdf');
  });

  test('[E-8-01] is told as not saved where the files wait still, whoever raised the version meanwhile', async () => {
    const pagina = await conContrato();
    server.use(
      http.post(`*${MODIFICAR}`, () => {
        pagina.otraPersona();
        return perdida();
      }),
    );
    await pagina.grabar();
    const asked = await question(SIN_GUARDAR);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(toasts()).not.toContain(MODIFICADO);
    expect(pagina.nombres()).not.toContain('contrato.pdf');
    expect(pagina.boton('Grabar')).toBeEnabled();
  });

  test('is told by nobody where the files can not be read', async () => {
    const pagina = await conContrato();
    contestar(MODIFICAR, perdida);
    server.use(http.post('*/VerificarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 })));
    await pagina.grabar();
    await toastSays(NADIE_SABE);
    expect(toasts()).not.toContain(MODIFICADO);
  });
});

describe('where only ok decides', () => {
  const nada = ({ Datos: _, ...reply }: Record<string, unknown>) => reply;

  test.each([
    ['null', (reply: Record<string, unknown>) => ({ ...reply, Datos: null })],
    ['absent', nada],
  ])('[E-7.5-01, E-8-03, E-7.5-05, E-7.1-02] an edit whose Datos is %s is saved', async (_, change) => {
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cajera');
    contestar('/ModificaAltaCotizante', change);
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    expect(pagina.novedad().Cargo).toBe('CAJERA');
  });

  test.each([
    ['null', (reply: Record<string, unknown>) => ({ ...reply, Datos: null })],
    ['absent', nada],
    ['nothing at all (204)', () => new HttpResponse(null, { status: 204 })],
    ['a page of a proxy', html],
    ['lost', perdida],
  ])(
    '[E-8-05, E-4-18, E-7.5-05, E-4-13, E-4-19] a declaration whose answer is %s goes on as one that succeeded: state, tracking, list',
    async (_, change) => {
      const pagina = await abrir('pagado');
      const line = contestar(ESTADO, change);
      await pagina.user.click(await screen.findByRole('button', { name: /^Declarado/ }));
      await pagina.aceptar(/Una vez declarada/);
      await toastSays('El registro se declaró correctamente.');
      await pagina.estado('Declarado');
      expect((await pagina.seguimiento()).getByText('Registro declarado')).toBeInTheDocument();
      expect(line.hechas).toBe(1);
    },
  );

  test.each([
    ['/EliminaAltaCotizante', html],
    ['/EliminaAltaCotizante', nada],
  ])('[E-8-06, E-4-22, E-7.5-05] a deletion is told as done once the notice is gone: %s', async (path, change) => {
    const pagina = await abrir('pendiente');
    const id = pagina.novedad().IdPersonaNovedad;
    contestar(path, change);
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/¿Está seguro de eliminar/);
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(pagina.db.novedades.get(id)).toBeUndefined();
  });
});
