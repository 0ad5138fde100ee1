import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { crearEscritura, type Escribir, escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { declararAviso } from '#engine/notice/declararAviso.ts';
import { formularios } from '#features/novedades/alta/definition.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { asking, recordCalls, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir } from './formulario.ts';

const ESTADO = '/ModificarEstado';

/** Declares one of the seed's notices without its form, as a list does for a row. */
async function declarado(who: Ejemplo, escribir: Escribir = escribirSinPreguntar) {
  const { novedad, nombre } = await abrir(who);
  const [definition] = formularios;
  if (!definition) throw new Error('The registrations have no form');
  const { IdPersonaNovedad: id, Pagado } = novedad();
  const pasos: string[] = [];
  const sent = recordCalls(ESTADO);
  const fin = await declararAviso(
    { escribir, definition, trato: {} },
    { id, desde: 'registrado', pagado: Pagado },
    (paso) => pasos.push(paso),
  );
  return { fin, pasos, sent, novedad, nombre };
}

describe('[H14] declaring one saved notice, without a form', () => {
  test('[R-4.2-05, R-7.6-06, F-3.10-03, E-4-14, E-4-19, E-3-12, E-7.4-05, F-3.10-04, E-4-18, E-7.5-01, R-7.10-01, E-3-17] checks the payment, declares and tracks it as type 1, and tells each step', async () => {
    const tracked = recordCalls('/SeguimientoRegistra');
    const checked = recordPaths('/OrdenPagoVerificaPagoRequiere/');
    const { fin, pasos, sent, novedad } = await declarado('pendiente');
    expect(fin).toEqual({ tipo: 'declarado', seguimiento: true });
    expect(pasos).toEqual(['pago', 'declarar', 'seguimiento']);
    const { IdPersonaNovedad } = novedad();
    expect(checked.at(-1)?.split('/').at(-1)).toBe(String(IdPersonaNovedad));
    expect(sent).toEqual([{ IdPersonaNovedad, IdEstadoProceso: 2 }]);
    expect(tracked).toMatchObject([
      { Tabla: 'seguros_personas_novedad', Mensaje: 'Registrado -> Declarado', TipoSeguimiento: 1 },
    ]);
    expect(toasts()).toEqual([]);
  });

  test('[R-4.2-05, E-4-14, E-7.4-05, decision 30] that must be paid first sends nothing and says why', async () => {
    const { fin, pasos, sent } = await declarado('porPagar');
    const motivo = 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.';
    expect(fin).toEqual({ tipo: 'no declarado', paso: 'pago', motivo, error: null });
    expect([pasos, sent]).toEqual([[], []]);
  });

  test('[R-4.2-05, E-4-14, E-7.4-05, R-7.6-06, decision 30] whose payment cannot be checked sends nothing', async () => {
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => new HttpResponse('', { status: 500 })));
    const { fin, sent } = await declarado('pendiente');
    expect(fin).toMatchObject({ tipo: 'no declarado', paso: 'pago' });
    expect(sent).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  test('[R-4.2-05, E-4-14] that must be paid, and is, is declared', async () => {
    const Datos = { RequierePago: true, Pagado: true };
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => HttpResponse.json({ ok: true, Datos })));
    const { fin } = await declarado('pendiente');
    expect(fin).toEqual({ tipo: 'declarado', seguimiento: true });
  });

  test('[E-4-20, E-7.5-02] that the services refuse gives their words', async () => {
    const Mensaje = { Descripcion: 'El aviso ya fue declarado.', TipoMensaje: 'error', TieneMensaje: true };
    server.use(http.post(`*${ESTADO}`, () => HttpResponse.json({ ok: false, Mensaje })));
    const { fin } = await declarado('pendiente');
    expect(fin).toMatchObject({ tipo: 'no declarado', paso: 'declarar', motivo: 'El aviso ya fue declarado.' });
  });

  test('[E-4-20, R-7.2-02, fault 10] with a lost answer that was not done is reported, not asked again; the notice was read', async () => {
    const read = recordCalls(/\/ObtenerXIdOld\/\d+\/0$/);
    server.use(http.post(`*${ESTADO}`, () => HttpResponse.error()));
    const { fin, sent } = await declarado('pendiente');
    expect(fin).toMatchObject({ tipo: 'no declarado', paso: 'declarar' });
    expect(asking()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(read.length).toBeGreaterThan(1);
  });

  test('[fault 10] with a late answer that nobody can find out is uncertain', async () => {
    server.use(http.post(`*${ESTADO}`, () => new HttpResponse('', { status: 504 })));
    const { fin } = await declarado('pendiente');
    expect(fin).toMatchObject({ tipo: 'incierto' });
  });

  test('[E-4-14, R-4.2-05] [fault 23] whose tracking fails stands, and says so', async () => {
    server.use(http.post('*/SeguimientoRegistra', () => HttpResponse.error()));
    const { fin, pasos } = await declarado('pendiente', crearEscritura().escribir);
    expect(fin).toEqual({ tipo: 'declarado', seguimiento: false });
    expect(pasos).toEqual(['pago', 'declarar']);
  });
});
