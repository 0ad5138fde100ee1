import { beforeEach, expect, test, vi } from 'vitest';
import { estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import type { PorDeclarar } from '#features/importar/declarar/declarar.ts';
import { crearOrden } from '#features/importar/declarar/orden.ts';
import { informados } from '#support/defectos.ts';
import { theSandbox } from '#support/services.ts';
import type { Falla } from '../screens/fallas/fallas.ts';
import { interceptar, llamadaDe } from '../screens/fallas/probar.ts';
import { contestadas, poner, rota, rotas } from '../screens/fallas/rotas.ts';
import { cobrar, estadosDe, registradas, todas } from './declarando.ts';

// The structure of each strange reply is logged for developers.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const NADIE_SABE = 'No sabemos si se guardó. Revise el listado antes de volver a intentar.';
/** A timed-out read has its own words. */
const delaLectura = ({ tarda, dice }: Falla) => (tarda ? 'Error al conectar con el servicio.' : dice);
const deLaEscritura = ({ tarde, dice }: Falla) => (tarde ? NADIE_SABE : dice);
/** A cart that is answered without a message has its own words (M316, spec R 7.6). */
const delCarrito = (falla: Falla) =>
  falla.nombre === 'ok false sin Mensaje' ? 'Hubo un problema, vuelva a intentarlo por favor.' : deLaEscritura(falla);

type Avisos = readonly PorDeclarar[];

/** Declares some notices once, and tells how that ended. */
async function declarar(avisos: Avisos, empresa: number) {
  const { run, quieto } = todas(avisos, empresa);
  run.comenzar();
  await quieto();
  const { declaradas, motivos, dudosas } = run.estado.getState();
  return { declaradas: declaradas.size, motivos: [...motivos.values()], dudosas: dudosas.size };
}

test.each([
  ['ordenPago.verificarPago', 0, delaLectura],
  ['personasNovedad.declarar', 1, deLaEscritura],
] as const)(
  '[E-4-14] [F-8-01] [F-8-05] [F-8-08] [F-8-10] [F-8-13] [R8] [fault 13] whatever answers %s, and nothing was done: not declared, with the reason',
  async (llamada, cuantas, motivo) => {
    const { avisos, dueno } = await registradas(1);
    const line = interceptar(llamadaDe(llamada));
    const escritura =
      llamada === 'personasNovedad.declarar' ? line : interceptar(llamadaDe('personasNovedad.declarar'));
    for (const falla of rotas) {
      escritura.enviadas = 0;
      poner(line, falla);
      const end = await declarar(avisos, dueno.empresa);
      line.falla = null;
      const dudosas = cuantas === 1 && falla.tarde ? 1 : 0;
      expect(end, falla.nombre).toEqual({ declaradas: 0, motivos: [motivo(falla)], dudosas });
      expect([escritura.enviadas, await estadosDe(avisos)], falla.nombre).toEqual([cuantas, [estadoAlta.registrado]]);
    }
    expect(await declarar(avisos, dueno.empresa)).toEqual({ declaradas: 1, motivos: [], dudosas: 0 });
    expect(await estadosDe(avisos)).toEqual([estadoAlta.declarado]);
  },
);

test('[R8] [fault 13] whatever answers a declaration that was done: declared, in one call', async () => {
  const dudosas = contestadas.filter(({ dudosa }) => dudosa);
  const { avisos, dueno } = await registradas(dudosas.length);
  const line = interceptar(llamadaDe('personasNovedad.declarar'));
  for (const [at, falla] of dudosas.entries()) {
    const una = avisos.slice(at, at + 1);
    poner(line, falla, true);
    expect(await declarar(una, dueno.empresa), falla.nombre).toEqual({ declaradas: 1, motivos: [], dudosas: 0 });
    expect([line.enviadas, await estadosDe(una)], falla.nombre).toEqual([1, [estadoAlta.declarado]]);
  }
});

test.each([true, false])(
  '[E-4-19] [R8] [fault 10] a declaration of which nobody knows (done: %s) is read before it is sent again, and not sent while it cannot be read',
  async (hecha) => {
    const { avisos, dueno } = await registradas(1);
    const line = interceptar(llamadaDe('personasNovedad.declarar'));
    const lectura = interceptar(llamadaDe('personasNovedad.porId'));
    const html = rota('no es JSON');
    lectura.falla = html;
    poner(line, html, hecha);
    const nadieSabe = { declaradas: 0, motivos: [NADIE_SABE], dudosas: 1 };
    expect(await declarar(avisos, dueno.empresa)).toEqual(nadieSabe);
    const dudosas = avisos.map((aviso) => ({ ...aviso, dudosa: true }));
    expect(await declarar(dudosas, dueno.empresa)).toEqual(nadieSabe);
    expect(line.enviadas).toBe(1);
    lectura.falla = null;
    expect(await declarar(dudosas, dueno.empresa)).toEqual({ declaradas: 1, motivos: [], dudosas: 0 });
    expect([line.enviadas, await estadosDe(avisos)]).toEqual([hecha ? 1 : 2, [estadoAlta.declarado]]);
    const { db } = await theSandbox();
    const told = db.seguimientos.all().filter(({ IdTabla }) => IdTabla === avisos[0]?.idPersonaNovedad);
    expect(told.filter(({ Mensaje }) => Mensaje === 'Registrado -> Declarado')).toHaveLength(1);
  },
);

/** Registered notices that are paid before they are declared, and how often they are in an order. */
async function porPagar(count: number) {
  const { avisos, dueno } = await registradas(count);
  const pagan = await cobrar(avisos, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
  const { db } = await theSandbox();
  const ordenes = (unos: Avisos) =>
    unos.map(
      ({ idPersonaNovedad }) => db.ordenes.all().filter(({ novedades }) => novedades.includes(idPersonaNovedad)).length,
    );
  return { pagan, ordenes, empresa: dueno.empresa };
}

test.each([
  ['ordenPago.novedadesCobrar', 0, delaLectura],
  ['ordenPagoCobro.carrito', 1, delCarrito],
] as const)(
  '[R-7.6-17] [F-8-01] [F-8-05] [F-8-08] [F-8-10] [F-8-13] [R8] [fault 13] whatever answers %s, and nothing was done: no order, with the reason',
  async (llamada, cuantas, motivo) => {
    const { pagan, ordenes, empresa } = await porPagar(2);
    const line = interceptar(llamadaDe(llamada));
    const escritura = llamada === 'ordenPagoCobro.carrito' ? line : interceptar(llamadaDe('ordenPagoCobro.carrito'));
    for (const falla of rotas) {
      escritura.enviadas = 0;
      poner(line, falla);
      expect(await crearOrden(pagan, empresa), falla.nombre).toEqual({ tipo: 'no', texto: motivo(falla) });
      line.falla = null;
      expect([escritura.enviadas, ordenes(pagan)], falla.nombre).toEqual([cuantas, [0, 0]]);
    }
    expect(await crearOrden(pagan, empresa)).toMatchObject({ tipo: 'creada' });
    expect(ordenes(pagan)).toEqual([1, 1]);
  },
);

test('[R8] [fault 13] whatever answers an order that was done: it is found, and each notice is in it once', async () => {
  const dudosas = contestadas.filter(({ dudosa }) => dudosa);
  const { pagan, ordenes, empresa } = await porPagar(dudosas.length);
  const line = interceptar(llamadaDe('ordenPagoCobro.carrito'));
  for (const [at, falla] of dudosas.entries()) {
    const una = pagan.slice(at, at + 1);
    poner(line, falla, true);
    expect(await crearOrden(una, empresa), falla.nombre).toMatchObject({ tipo: 'creada' });
    expect([line.enviadas, ordenes(una)], falla.nombre).toEqual([1, [1]]);
  }
});

test('[R-7.6-13] [R-7.6-15] a new order is followed as registered, and what goes into it later as a change of it', async () => {
  const { pagan, empresa } = await porPagar(2);
  const { db } = await theSandbox();
  for (const orden of db.ordenes.all()) if (!orden.Cobrado) db.ordenes.remove(orden.IdOrdenPago);
  for (const una of pagan) expect(await crearOrden([una], empresa)).toMatchObject({ tipo: 'creada' });
  const ids = pagan.map((una) => una.idPersonaNovedad);
  const orden = db.ordenes.all().find(({ novedades }) => ids.every((id) => novedades.includes(id)));
  const told = db.seguimientos
    .by('registro', `seguros_orden_pago_cabecera|${orden?.IdOrdenPago}`)
    .filter(({ TipoSeguimiento }) => TipoSeguimiento === 1);
  expect(told.map(({ Asunto }) => Asunto)).toEqual(['Orden de pago registrada', 'Orden de pago modificada']);
  expect(told[1]?.Mensaje).toContain('<small>1</small> -&gt; 2<');
});

test('[R8] [fault 10] an order that was done and could not be found: the next try adds nothing, and says that they are in one', async () => {
  const { pagan, ordenes, empresa } = await porPagar(2);
  const line = interceptar(llamadaDe('ordenPagoCobro.carrito'));
  const lectura = interceptar(llamadaDe('ordenPago.porNovedad'));
  const html = rota('no es JSON');
  lectura.falla = html;
  poner(line, html, true);
  expect(await crearOrden(pagan, empresa)).toEqual({ tipo: 'no', texto: NADIE_SABE });
  expect(await crearOrden(pagan, empresa)).toEqual({
    ...{ tipo: 'ninguno', texto: 'Los avisos que se pagan antes de declarar ya están en una orden de pago.' },
  });
  expect([line.enviadas, ordenes(pagan)]).toEqual([1, [1, 1]]);
});

test('[R8] a defect of the portal at one notice: nobody knows of that one, and the others are declared', async () => {
  const report = informados();
  const { avisos, dueno } = await registradas(2);
  const [rota, otra] = avisos;
  const defectuosa = { ...rota, definition: null } as unknown as PorDeclarar;
  expect(await declarar([defectuosa, otra as PorDeclarar], dueno.empresa)).toEqual({
    declaradas: 1,
    motivos: ['Hubo un problema en el portal. No sabemos si se declaró; puede reintentarlo.'],
    dudosas: 1,
  });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(await declarar([rota as PorDeclarar], dueno.empresa)).toEqual({ declaradas: 1, motivos: [], dudosas: 0 });
});
