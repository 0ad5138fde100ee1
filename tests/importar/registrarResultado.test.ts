import { describe, expect, test } from 'vitest';
import { estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import { revisarPagos } from '#features/importar/declarar/declarar.ts';
import { crearOrden } from '#features/importar/declarar/orden.ts';
import { tomarImportacion } from '#features/importar/registrar/turno.ts';
import { conCandados } from '#support/candados.ts';
import { contarLlamadas, control, fallar, pedirEspera } from '#support/corridas.ts';
import { recordCalls } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { cobrar, estadosDe, registradas, todas } from './declarando.ts';

describe('[R8] Declarar todas', () => {
  test('[E-4-02] [E-4-14] [E-4-18] [E-4-19] [E-7.4-05] [R-7.6-03] [R-7.10-01] declares every notice once, with its payment check, and one type is asked for once', async () => {
    const { avisos, dueno } = await registradas(5);
    const types = contarLlamadas('OrdenPagoVerificaRequierePago');
    const writes = recordCalls('ModificarEstado');
    const { declarables, porPagar, aviso } = await revisarPagos(avisos, dueno.empresa);
    expect([declarables.length, porPagar.length, aviso, types.cuenta()]).toEqual([5, 0, '', 1]);
    const { run, quieto } = todas(declarables, dueno.empresa);
    run.comenzar();
    run.comenzar();
    await quieto();
    expect(run.estado.getState().fase).toBe('terminada');
    expect(run.estado.getState().declaradas.size).toBe(5);
    expect(writes).toHaveLength(5);
    for (const { idPersonaNovedad: IdPersonaNovedad } of avisos)
      expect(writes).toContainEqual({ IdPersonaNovedad, IdEstadoProceso: estadoAlta.declarado });
    expect(new Set(await estadosDe(avisos))).toEqual(new Set([estadoAlta.declarado]));
    const { db } = await theSandbox();
    const told = avisos.map(
      ({ idPersonaNovedad }) => db.seguimientos.all().filter(({ IdTabla }) => IdTabla === idPersonaNovedad).length,
    );
    expect(told).toEqual([2, 2, 2, 2, 2]);
    const first = db.seguimientos.all().filter(({ IdTabla }) => IdTabla === avisos[0]?.idPersonaNovedad);
    expect(first.map(({ Mensaje }) => Mensaje)).toEqual(['Sin estado -> Registrado', 'Registrado -> Declarado']);
  });

  test('[E-4-14] notices that are paid first are told in one warning, and not declared', async () => {
    const { avisos, dueno } = await registradas(3);
    const [first, ...rest] = avisos;
    if (!first) throw new Error('no notice');
    const paid = await cobrar(rest, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
    const revision = await revisarPagos([first, ...paid], dueno.empresa);
    expect(revision.porPagar.map(({ numero }) => numero)).toEqual(rest.map(({ numero }) => numero));
    expect(revision.aviso).toBe('2 avisos se pagan antes de declarar y no se declararán.');
    expect(revision.declarables).toHaveLength(1);
  });

  test('[E-4-10] [E-4-14] [E-4-19] who is paid is declared from Pagado, and the tracking says so', async () => {
    const { avisos, dueno } = await registradas(2);
    const paid = await cobrar(avisos, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
    const { db } = await theSandbox();
    for (const { idPersonaNovedad } of paid) {
      const kept = db.novedades.get(idPersonaNovedad);
      if (kept) db.novedades.put({ ...kept, IdEstadoProceso: estadoAlta.pagado, Pagado: true });
    }
    const { declarables, porPagar } = await revisarPagos(paid, dueno.empresa);
    expect([declarables.map(({ pagado }) => pagado), porPagar]).toEqual([[true, true], []]);
    const { run, quieto } = todas(declarables, dueno.empresa);
    run.comenzar();
    await quieto();
    const told = db.seguimientos.all().filter(({ IdTabla }) => paid.some((one) => one.idPersonaNovedad === IdTabla));
    expect(run.estado.getState().declaradas.size).toBe(2);
    expect(told.filter(({ Mensaje }) => Mensaje === 'Pagado -> Declarado')).toHaveLength(2);
    expect(told.some(({ Mensaje }) => Mensaje === 'Registrado -> Declarado')).toBe(false);
  });

  test('[E-4-14] a payment check that fails declares nothing', async () => {
    const { avisos, dueno } = await registradas(1);
    await fallar('status', 'OrdenPagos/OrdenPagoVerificaRequierePago', { status: 500 });
    await fallar('status', 'OrdenPago/OrdenPagoVerificaRequierePago', { status: 500 });
    await expect(revisarPagos(avisos, dueno.empresa)).rejects.toMatchObject({ status: 500 });
  });

  test('[R5] a lost session pauses, and each is declared once after Continuar', async () => {
    const { avisos, dueno } = await registradas(6);
    const writes = contarLlamadas('ModificarEstado');
    await control('expire-tokens');
    const { run, quieto } = todas(avisos, dueno.empresa);
    run.comenzar();
    await quieto();
    const { fase, parada } = run.estado.getState();
    expect(fase).toBe('pausada');
    expect(parada).toMatchObject({ causa: 'sesion', fila: 2, texto: 'Se detuvo en la fila 2.' });
    expect(writes.cuenta()).toBe(0);
    await signInAs('empresa');
    run.continuar();
    await quieto();
    expect(run.estado.getState().declaradas.size).toBe(6);
    expect(writes.cuenta()).toBe(6);
  });

  test('[R5] a request to wait is followed, and a refusal is told with the services own words', async () => {
    const { avisos, dueno } = await registradas(3);
    pedirEspera('servicios/*/PersonasNovedad/ModificarEstado', 3, 1);
    await fallar('refuse', 'PersonasNovedad/ModificarEstado', { text: 'Ya fue declarado.' });
    const { run, quieto, dormidos } = todas(avisos, dueno.empresa);
    run.comenzar();
    await quieto();
    expect(dormidos).toContain(3000);
    expect(run.estado.getState().declaradas.size).toBe(2);
    expect([...run.estado.getState().motivos.values()]).toEqual(['Ya fue declarado.']);
  });
});

describe('[R8] Crear orden de pago', () => {
  test('[R-7.6-13] [R-7.6-02] puts those that require it into one order, with one call, and writes its tracking', async () => {
    const { avisos, dueno } = await registradas(3);
    const [first, ...rest] = avisos;
    const paid = await cobrar(rest, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
    const calls = contarLlamadas('OrdenPagoCarrito');
    const end = await crearOrden(paid, dueno.empresa);
    if (end.tipo !== 'creada') throw new Error(end.texto);
    expect(end.texto).toBe(`Se agregaron 2 avisos a la orden de pago ${end.idOrdenPago}.`);
    expect(calls.cuenta()).toBe(1);
    const { db } = await theSandbox();
    const kept = db.ordenes.get(end.idOrdenPago);
    expect(kept?.novedades).toEqual(expect.arrayContaining(paid.map(({ idPersonaNovedad }) => idPersonaNovedad)));
    expect(kept?.novedades).not.toContain(first?.idPersonaNovedad);
    expect(db.seguimientos.all().filter(({ IdTabla }) => IdTabla === end.idOrdenPago).length).toBeGreaterThan(0);
    expect(await crearOrden(paid, dueno.empresa)).toMatchObject({ tipo: 'ninguno' });
  });

  test('a lost answer is found, and the order has each notice once', async () => {
    const { avisos, dueno } = await registradas(2);
    const paid = await cobrar(avisos, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
    await fallar('lose', 'OrdenPagoCarrito');
    const end = await crearOrden(paid, dueno.empresa);
    expect(end.tipo).toBe('creada');
    const { db } = await theSandbox();
    const ids = new Set(paid.map(({ idPersonaNovedad }) => idPersonaNovedad));
    expect(db.ordenes.all().flatMap(({ novedades }) => novedades.filter((id) => ids.has(id)))).toHaveLength(2);
  });

  test('a refusal is told with its words', async () => {
    const { avisos, dueno } = await registradas(1);
    const paid = await cobrar(avisos, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL);
    await fallar('refuse', 'OrdenPagoCarrito', { text: 'No se puede.' });
    expect(await crearOrden(paid, dueno.empresa)).toEqual({ tipo: 'no', texto: 'No se puede.' });
  });
});

describe('second tab', () => {
  const dueno = { usuario: 7, empresa: 501 };

  test('the import of a user and company is open in one tab', async () => {
    const { tomados } = conCandados();
    let close = () => {};
    const open = new Promise<void>((resolve) => {
      close = resolve;
    });
    const otherTab = navigator.locks.request('importar:7:501', { ifAvailable: true }, () => open);
    expect(await tomarImportacion(dueno)).toEqual({
      tuyo: false,
      texto: 'Esta importación está abierta en otra pestaña.',
    });
    const company = await tomarImportacion({ ...dueno, empresa: 502 });
    expect(company.tuyo).toBe(true);
    close();
    await otherTab;
    const mine = await tomarImportacion(dueno);
    expect(mine.tuyo).toBe(true);
    expect(tomados()).toEqual(['importar:7:501', 'importar:7:502']);
    if (mine.tuyo) mine.soltar();
    if (company.tuyo) company.soltar();
    await expect.poll(tomados).toEqual([]);
  });

  test('without locks nothing is sent', async () => {
    const answer = await tomarImportacion(dueno);
    expect(answer.tuyo).toBe(false);
    expect(answer).toHaveProperty('texto', expect.stringContaining('Este navegador no puede saber'));
  });
});
