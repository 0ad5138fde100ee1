import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import { crearOrden } from '#features/importar/declarar/orden.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { crearImportacion } from '#features/importar/fila/importacion.ts';
import type { Asiento, Diario } from '#features/importar/registrar/diario.ts';
import { crearDeclaracion } from '#features/importar/visita/declaracion.ts';
import { crearEstado } from '#features/importar/visita/estado.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { contarLlamadas, control } from '#support/corridas.ts';
import { recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { useQuestions } from '#ui/dialogs/confirm.ts';
import { interceptar, llamadaDe } from '../screens/fallas/probar.ts';
import { poner, rota } from '../screens/fallas/rotas.ts';
import { contextoCon } from './deComprobar.ts';
import { cobrar, registradas } from './declarando.ts';
import { unaFila } from './filas.ts';

// The structure of a strange reply is logged for developers.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const PAGADO = tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL;
const NO_SE_PUEDE = { ok: false, Mensaje: { IdMensaje: '1', Descripcion: 'No se puede.', TipoMensaje: 'error' } };

/** A visit with these rows. `preguntas` are the open questions. */
function visitaCon(filas: readonly Fila[], empresa: number, diario: () => Diario | null) {
  const [pantalla, tienda] = [crearEstado(), crearImportacion()];
  pantalla.setState({ contexto: contextoCon() });
  tienda.cargar(filas, (fila) => fila);
  const actos = crearDeclaracion({ pantalla, tienda, dueno: { usuario: 1, empresa }, diario });
  atTestEnd(() => void actos.soltar());
  const { result } = renderHook(() => useQuestions());
  const pregunta = () =>
    waitFor(() => {
      const [una] = result.current;
      if (!una) throw new Error('nothing is asked');
      return una;
    });
  return { pantalla, tienda, actos, pregunta, preguntas: () => result.current };
}

/** A visit after some rows were registered, of which the last ones are paid before they are declared. */
async function conRegistradas(count: number, { pagan = 0, fin = 'terminada' } = {}) {
  const una = await registradas(count);
  if (pagan > 0) await cobrar(una.avisos.slice(-pagan), PAGADO);
  const filas = una.filas.map((fila, at): Fila => {
    const { preparada } = fila;
    const idPersonaNovedad = una.avisos[at]?.idPersonaNovedad ?? 0;
    const paga = at >= count - pagan;
    return {
      ...{ ...fila, paso: 'registrada', resultado: { motivo: '', nroAviso: '', idPersona: 1, idPersonaNovedad } },
      preparada: preparada && paga ? { ...preparada, idTipoNovedad: PAGADO } : preparada,
    };
  });
  const visita = visitaCon(filas, una.dueno.empresa, () => una.diario);
  const termina = () => waitFor(() => expect(visita.pantalla.getState().declaracion.fase).toBe(fin));
  return { ...visita, ...una, filas, termina };
}

describe('[R8] declaring the registered rows', () => {
  test('[E-4-15] [E-4-16] asks once, tells at the end how many, and notes them in the journal', async () => {
    const { pantalla, actos, pregunta, preguntas, termina, diario, filas } = await conRegistradas(2);
    const alCorrer: unknown[] = [];
    pantalla.subscribe(({ declaracion: { fase, total, lineas } }) => {
      if (fase === 'corriendo') alCorrer.push([total, lineas]);
    });
    void actos.declarar();
    void actos.declarar();
    const una = await pregunta();
    expect(una).toMatchObject({
      ...{ title: '¿Desea declarar 2 avisos?', accept: 'Declarar todas' },
      message: 'Una vez declarada la novedad no podrá modificar la misma.',
    });
    expect(preguntas()).toHaveLength(1);
    una.answer(true);
    await termina();
    const { declaracion, declaradas, porPagar } = pantalla.getState();
    expect(declaracion).toEqual({ fase: 'terminada', hechas: 2, total: 2, lineas: ['2 avisos declarados.'] });
    expect([[...declaradas].sort(), porPagar]).toEqual([filas.map(({ numero }) => numero), 0]);
    // Nothing is said before the end.
    expect(alCorrer.length).toBeGreaterThan(1);
    for (const una of alCorrer) expect(una).toEqual([2, []]);
    expect([...diario.asientos().values()].map(({ declarada }) => declarada)).toEqual([true, true]);
    const anotar = vi.spyOn(diario, 'anotar');
    // There is nothing left to ask about, and what is told stays.
    await actos.declarar();
    expect([preguntas(), anotar.mock.calls]).toEqual([[], []]);
    expect(pantalla.getState().declaracion).toEqual(declaracion);
  });

  test('[E-4-15] that the clerk did not want declares nothing, and may be asked again', async () => {
    const { pantalla, actos, pregunta } = await conRegistradas(1);
    const writes = contarLlamadas('ModificarEstado');
    const declarando = actos.declarar();
    const primera = await pregunta();
    primera.answer(false);
    await declarando;
    expect([writes.cuenta(), pantalla.getState().declaracion.fase]).toEqual([0, 'nada']);
    void actos.declarar();
    const segunda = await waitFor(async () => {
      const una = await pregunta();
      expect(una.id).not.toBe(primera.id);
      return una;
    });
    expect(segunda.title).toBe('¿Desea declarar 1 aviso?');
  });

  test('[E-4-14] [E-4-15] [E-4-16] says before and after which are paid first, and leaves them', async () => {
    const { pantalla, actos, pregunta, termina, filas } = await conRegistradas(2, { pagan: 1 });
    void actos.declarar();
    const una = await pregunta();
    const SE_PAGA = '1 aviso se paga antes de declarar y no se declarará.';
    expect([una.title, una.message]).toEqual([
      '¿Desea declarar 1 aviso?',
      `${SE_PAGA} Una vez declarada la novedad no podrá modificar la misma.`,
    ]);
    una.answer(true);
    await termina();
    const { declaracion, declaradas, porPagar } = pantalla.getState();
    expect(declaracion).toEqual({ fase: 'terminada', hechas: 1, total: 1, lineas: ['1 aviso declarado.', SE_PAGA] });
    expect([[...declaradas], porPagar]).toEqual([[filas[0]?.numero], 1]);
  });

  test('[E-4-14] of which all are paid first asks nothing and says so', async () => {
    const { pantalla, actos, preguntas } = await conRegistradas(2, { pagan: 2 });
    await actos.declarar();
    expect(preguntas()).toEqual([]);
    expect(pantalla.getState().declaracion).toEqual({
      ...{ fase: 'terminada', hechas: 0, total: 2 },
      lineas: ['2 avisos se pagan antes de declarar y no se declararán.'],
    });
  });

  test('of which nobody knows is told with its row and noted, so that it is read first the next time', async () => {
    const { pantalla, actos, pregunta, termina, diario } = await conRegistradas(1);
    const line = interceptar(llamadaDe('personasNovedad.declarar'));
    const lectura = interceptar(llamadaDe('personasNovedad.porId'));
    const html = rota('no es JSON');
    lectura.falla = html;
    poner(line, html, true);
    void actos.declarar();
    (await pregunta()).answer(true);
    await termina();
    expect(pantalla.getState().declaracion).toEqual({
      ...{ fase: 'terminada', hechas: 1, total: 1 },
      lineas: ['Fila 2: No sabemos si se guardó. Revise el listado antes de volver a intentar.'],
    });
    expect(pantalla.getState().declaradas.size).toBe(0);
    expect(diario.asientos().get(2)).toMatchObject({ declaracionDudosa: true });
    expect(diario.asientos().get(2)?.declarada).toBeUndefined();
    [lectura.falla, line.enviadas] = [null, 0];
    void actos.declarar();
    (await pregunta()).answer(true);
    await waitFor(() => expect(pantalla.getState().declaradas.size).toBe(1));
    expect(line.enviadas).toBe(0);
    expect(diario.asientos().get(2)).toMatchObject({ declarada: true });
  });

  test('[R5] is paused by a lost session with the row, and goes on without another question', async () => {
    const { pantalla, actos, pregunta, preguntas, termina } = await conRegistradas(1, { fin: 'pausada' });
    void actos.declarar();
    const una = await pregunta();
    await control('expire-tokens');
    una.answer(true);
    await termina();
    expect(pantalla.getState().declaracion).toEqual({
      ...{ fase: 'pausada', hechas: 0, total: 1, lineas: ['Se detuvo en la fila 2.'] },
    });
    await signInAs('empresa');
    await actos.declarar();
    expect(preguntas()).toEqual([]);
    await waitFor(() => expect(pantalla.getState().declaracion.fase).toBe('terminada'));
    expect(pantalla.getState().declaracion.lineas).toEqual(['1 aviso declarado.']);
  });

  test('that was ended while it was paused is not gone on with: a later one asks anew', async () => {
    const { pantalla, actos, pregunta, termina } = await conRegistradas(1, { fin: 'pausada' });
    void actos.declarar();
    const una = await pregunta();
    await control('expire-tokens');
    una.answer(true);
    await termina();
    await actos.soltar();
    await signInAs('empresa');
    void actos.declarar();
    expect((await pregunta()).id).not.toBe(una.id);
    expect(pantalla.getState().declaradas.size).toBe(0);
  });

  test('does not begin while it runs', async () => {
    const { pantalla, actos, preguntas } = await conRegistradas(1);
    pantalla.setState({ declaracion: { fase: 'corriendo', hechas: 0, total: 1, lineas: [] } });
    await actos.declarar();
    expect(preguntas()).toEqual([]);
  });

  test('[E-4-14] [E-7.5-02] tells why the payment check failed, and declares nothing', async () => {
    const { pantalla, actos, preguntas } = await conRegistradas(2);
    server.use(http.all('*/OrdenPagoVerificaRequierePago', () => HttpResponse.json(NO_SE_PUEDE)));
    await actos.declarar();
    expect(preguntas()).toEqual([]);
    expect(pantalla.getState().declaracion).toEqual({
      ...{ fase: 'terminada', hechas: 0, total: 2, lineas: ['No se puede. (código 1)'] },
    });
    pantalla.setState({ porPagar: 3 });
    await actos.contarPagos();
    expect(pantalla.getState().porPagar).toBeNull();
    await actos.crearOrden();
    expect(pantalla.getState().orden).toEqual({ fase: 'no', texto: 'No se puede. (código 1)', abrir: null });
  });
});

describe('[R8] what is declared', () => {
  const resultado = { motivo: '', nroAviso: '', idPersona: 1, idPersonaNovedad: 90 };
  const suya = (numero: number, part: Partial<Fila> = {}) =>
    unaFila(numero, { paso: 'registrada', resultado, tipo: 'alta-cotizante', ...part });
  const asiento: Asiento = {
    ...{ paso: 'registrada', conocidos: [], dudosa: false, idTipoNovedad: 33, idPersona: 1, idPersonaNovedad: 90 },
  };
  const diarioCon = (asientos: ReadonlyMap<number, Asiento>): Diario => ({
    ...{ persistente: () => true, asientos: () => asientos },
    ...{ comenzar: async () => undefined, anotar: async () => undefined, borrar: async () => undefined },
  });

  test('[R-7.6-03] are the registered rows that are not declared yet, by the type that was checked, else noted, else their parent’s', async () => {
    await signInAs('empresa');
    const preparada = { idTipoNovedad: 2, desconocida: false } as NonNullable<Fila['preparada']>;
    const filas = [
      ...[suya(2, { preparada }), suya(3), suya(4)],
      suya(5, { paso: 'rechazada', preparada: { ...preparada, idTipoNovedad: 44 } }),
      suya(6, { resultado: null, preparada: { ...preparada, idTipoNovedad: 45 } }),
      suya(7, { tipo: null, preparada: { ...preparada, idTipoNovedad: 46 } }),
      suya(8, { preparada: { ...preparada, idTipoNovedad: 47 } }),
    ];
    const diario = diarioCon(
      new Map([
        [2, asiento],
        [3, asiento],
      ]),
    );
    const { pantalla, actos } = visitaCon(filas, 501, () => diario);
    pantalla.setState({ declaradas: new Set([8]) });
    server.use(
      http.all('*/OrdenPagoVerificaRequierePago', () => HttpResponse.json({ ok: true, Datos: { RequierePago: true } })),
      http.all('*/OrdenPagoVerificaPagoRequiere/*', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true, Pagado: false } }),
      ),
    );
    const bodies = recordCalls('OrdenPagoVerificaRequierePago');
    await actos.contarPagos();
    expect(bodies).toEqual(
      [2, 33, 1].map((IdTipoNovedad) => ({ IdEmpresa: 501, IdTipoNovedad, GeneradoEmpresa: true })),
    );
    expect(pantalla.getState().porPagar).toBe(3);
    pantalla.setState({ contexto: null });
    await actos.contarPagos();
    expect(pantalla.getState().porPagar).toBe(0);
  });

  test('a defect of the portal is no answer of the services', async () => {
    const { actos } = visitaCon([suya(2)], 501, () => {
      throw new Error('a defect');
    });
    await expect(actos.contarPagos()).rejects.toThrow('a defect');
  });

  test('is remembered from an earlier visit, and without any nothing is said', () => {
    const { pantalla, actos } = visitaCon([suya(2), suya(3)], 501, () => null);
    actos.recordarDeclaradas(diarioCon(new Map([[2, asiento]])));
    expect([pantalla.getState().declaracion.fase, pantalla.getState().declaradas.size]).toEqual(['nada', 0]);
    // The journal may know rows that the file has not any more.
    const declarada = { ...asiento, declarada: true };
    actos.recordarDeclaradas(
      diarioCon(
        new Map([
          [2, declarada],
          [3, asiento],
          [99, declarada],
        ]),
      ),
    );
    expect(pantalla.getState().declaracion).toEqual({
      ...{ fase: 'terminada', hechas: 2, total: 2, lineas: ['2 avisos declarados.'] },
    });
    expect([...pantalla.getState().declaradas]).toEqual([2, 99]);
  });
});

describe('[R8] the payment order', () => {
  test('[R-2.6-08] [R-7.6-02] of the notices that are paid first is made once, and can be opened', async () => {
    const { pantalla, actos, dueno } = await conRegistradas(2, { pagan: 1 });
    const bodies = recordCalls('OrdenPagoCarrito');
    const vistas: unknown[] = [];
    pantalla.subscribe(({ orden }) => vistas.push(orden));
    await Promise.all([actos.crearOrden(), actos.crearOrden()]);
    expect(bodies).toHaveLength(1);
    expect(vistas[0]).toEqual({ fase: 'creando', texto: '', abrir: null });
    const { fase, texto, abrir } = pantalla.getState().orden;
    const [, id = ''] = /^Se agregó 1 aviso a la orden de pago (\d+)\.$/.exec(texto) ?? [];
    expect([fase, Number(id) > 0]).toEqual(['creada', true]);
    expect(JSON.stringify(abrir?.to)).toContain(id);
    abrir?.remember();
    expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual({
      ...{ IdEmpresa: dueno.empresa, IdOrdenPago: Number(id) },
    });
    await actos.crearOrden();
    expect(pantalla.getState().orden).toEqual({
      ...{ fase: 'no', texto: 'Los avisos que se pagan antes de declarar ya están en una orden de pago.', abrir: null },
    });
  });

  test('[R-7.6-02] is offered again for those that were registered after it was made', async () => {
    const { pantalla, tienda, actos, filas, avisos, dueno } = await conRegistradas(2, { pagan: 2 });
    const bodies = recordCalls('OrdenPagoCarrito');
    tienda.cargar(filas.slice(0, 1), (fila) => fila);
    await actos.crearOrden();
    const { orden } = pantalla.getState();
    await actos.contarPagos();
    expect([orden.fase, pantalla.getState().orden]).toEqual(['creada', orden]);
    tienda.cargar(filas, (fila) => fila);
    await actos.contarPagos();
    expect(pantalla.getState().orden).toEqual({ ...orden, fase: 'incompleta' });
    await actos.crearOrden();
    await actos.contarPagos();
    expect(pantalla.getState().orden).toMatchObject({ fase: 'creada', texto: expect.stringMatching(/^Se agregó 1 /) });
    expect(bodies).toEqual(
      avisos.map(({ idPersonaNovedad }) => ({ IdEmpresa: dueno.empresa, Novedades: [idPersonaNovedad] })),
    );
  });

  test('is not made without any that is paid first', async () => {
    const { pantalla, actos } = await conRegistradas(1);
    const carrito = contarLlamadas('OrdenPagoCarrito');
    await actos.crearOrden();
    expect(pantalla.getState().orden).toEqual({
      ...{ fase: 'no', texto: 'Ningún aviso requiere una orden de pago.', abrir: null },
    });
    expect(carrito.cuenta()).toBe(0);
  });

  test('[R-3.3-03] [R-7.6-01] [R-7.6-02] asks for all notices of the company that can be charged, and takes its own', async () => {
    const { avisos, dueno } = await registradas(2);
    const [una, otra] = await cobrar(avisos, PAGADO);
    if (!una || !otra) throw new Error('no notices');
    const pedidos = recordCalls('OrdenPagoNovedadesCobrar');
    const carrito = recordCalls('OrdenPagoCarrito');
    expect(await crearOrden([una], dueno.empresa)).toMatchObject({ tipo: 'creada' });
    expect(pedidos).toEqual([
      {
        ...{ NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0, IdOrdenPago: 0 },
        IdEmpresa: dueno.empresa,
      },
    ]);
    expect(carrito).toEqual([{ IdEmpresa: dueno.empresa, Novedades: [una.idPersonaNovedad] }]);
    const { db } = await theSandbox();
    expect(db.novedades.get(otra.idPersonaNovedad)?.IdEstadoProceso).toBe(estadoAlta.registrado);
  });

  test('[R-7.6-17] that the services do not confirm with a message was not made', async () => {
    const { avisos, dueno } = await registradas(1);
    const pagan = await cobrar(avisos, PAGADO);
    server.use(http.all('*/OrdenPagoCarrito/', () => HttpResponse.json({ ok: true, Datos: 5, Mensaje: null })));
    expect(await crearOrden(pagan, dueno.empresa)).toEqual({
      ...{ tipo: 'no', texto: 'Hubo un problema, vuelva a intentarlo por favor.' },
    });
  });
});
