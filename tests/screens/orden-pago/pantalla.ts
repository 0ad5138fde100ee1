import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { TODAY } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, question } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';

export const LISTA = '/seguros/orden-pago-admin-ex';
export const FORM = '/seguros/orden-pago-editar-ex';

/** The form of an order, with the actions of a person. */
export async function abrirOrden(orden: number | 'nueva', title = orden === 'nueva' ? 'Nueva orden de pago' : '') {
  const mounted = await mount(`${FORM}?orden=${orden === 'nueva' ? 0 : orden}`, { as: 'empresa' });
  await screen.findByRole('heading', { level: 1, name: title || `Orden de pago ${orden}` });
  return { ...mounted, ...(await acciones(mounted.user)) };
}

async function acciones(user: Awaited<ReturnType<typeof mount>>['user']) {
  const { db, pay } = await theSandbox();
  const boton = (name: string) => screen.getByRole('button', { name });
  return {
    db,
    pay,
    boton,
    sinBoton: (name: string) => expect(screen.queryByRole('button', { name })).toBeNull(),
    pulsar: (name: string) => user.click(boton(name)),
    /** Confirms the question, which must be this one. */
    aceptar: async (text: string) => user.click((await question(text)).getByRole('button', { name: 'Aceptar' })),
    dato: (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling,
    orden: () => db.ordenes.get(Number(new URLSearchParams(window.location.search).get('orden'))),
    seguimiento: (id: number) => db.seguimientos.by('registro', `seguros_orden_pago_cabecera|${id}`),
    /** Chooses this many notices in the dialog and adds them to the order. */
    agregar: async (cuantas: number) => {
      await user.click(boton('Agregar novedades'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
      const boxes = await dialog.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
      for (const box of boxes.slice(0, cuantas)) await user.click(box);
      await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    },
  };
}

/** The company's only order apart from paid orders of others: two notices at 50, in the given stage. */
export async function ordenEn(etapa: 'borrador' | 'generada' | 'pagada' | 'vencida'): Promise<number> {
  const sandbox = await theSandbox();
  const { db } = sandbox;
  const [{ nuevaOrden }, { generarSolicitud }, uno, dos] = await Promise.all([
    import('#sandbox/rules/ordenes.ts'),
    import('#sandbox/rules/ordenesSolicitud.ts'),
    ejemplo('porPagar'),
    ejemplo('pendiente'),
  ]);
  for (const o of db.ordenes.all()) if (!o.Cobrado) db.ordenes.remove(o.IdOrdenPago);
  const novedades = [uno.novedad(), dos.novedad()];
  const [first] = novedades;
  if (!first) throw new Error('The seed has no notice');
  const IdOrdenPago = db.next('ordenes') + 1000;
  const draft = { ...nuevaOrden(IdOrdenPago, first, TODAY), Observacion: 'Urgente' };
  const orden = db.ordenes.put({ ...draft, novedades: novedades.map((n) => n.IdPersonaNovedad) });
  if (etapa === 'generada' || etapa === 'pagada') generarSolicitud(db, orden, TODAY);
  if (etapa === 'vencida') generarSolicitud(db, orden, '2026-11-01');
  if (etapa === 'pagada') await sandbox.pay(IdOrdenPago);
  return IdOrdenPago;
}
