import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { type Estado, estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { ejemplo } from '#support/screens.ts';
import { abrirBaja, nuevaBaja } from './baja.ts';
import { abrir } from './formulario.ts';
import { abrirTransferencia, nuevaTransferencia } from './transferencia.ts';

/** The buttons of the notice in their order; a payment order without its number. */
const hay = (...names: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('toolbar', { name: 'Acciones del aviso' }))
        .getAllByRole('button')
        .map((one) => one.textContent?.replace(/^(Orden de pago) \d+$/, '$1')),
    ).toEqual(names),
  );

/** Where a photograph or a file may be put. */
const lugares = () => document.querySelectorAll('input[type=file]').length;

test.each([
  ['pendiente', 'personal', ['Salir']],
  ['observado', 'personal', ['Salir']],
  ['declarado', 'personal', ['Observar', 'Aceptar', 'Salir']],
  ['pagado', 'empresa', ['Nuevo', 'Orden de pago', 'Salir']],
] as const)('[E-6-04] [F-6-06] [E-2.2-02] the buttons of a registration that is %s, for %s', async (who, as, names) => {
  await abrir(who, { as });
  await hay(...names);
});

test.each([
  ['empresa', ['Nuevo', 'Imprimir', 'Carnet de asegurado(a)', 'Salir']],
  ['personal', ['Imprimir', 'Carnet de asegurado(a)', 'Salir']],
] as const)(
  '[E-4-38] [E-6-04] [F-6-06] [E-2.2-02] the buttons of a registration that is accepted, for %s',
  async (as, names) => {
    const { db, novedad } = await ejemplo('declarado');
    db.novedades.put({ ...novedad(), IdEstadoProceso: estadoAlta.aceptado });
    const pagina = await abrir('declarado', { as });
    expect(await pagina.estado('Aceptado')).toEqual([]);
    await hay(...names);
    expect([lugares(), pagina.abiertos()]).toEqual([0, 0]);
  },
);

test.each([
  ['an intern', tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA],
  ['a volunteer', tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
])(
  '[E-6-04] [F-6-06] [E-2.2-02, E-4-30, E-4-38, E-1-02, E-1-04] the registration of %s has the same buttons, registered and accepted; Nuevo begins another of its kind',
  async (_, padre, IdTipoNovedad) => {
    const { db, novedad } = await ejemplo('declarado');
    const ponerEn = (estado: Estado) =>
      db.novedades.put({ ...novedad(), IdTipoNovedad, IdEstadoProceso: idDeEstado(IdTipoNovedad, estado) });
    ponerEn('registrado');
    await abrir('declarado', { tipo: padre });
    await hay('Editar', 'Eliminar', 'Nuevo', 'Orden de pago', 'Salir');
    cleanup();
    queryClient.clear();
    ponerEn('aceptado');
    const pagina = await abrir('declarado', { tipo: padre });
    await hay('Nuevo', 'Imprimir', 'Carnet de asegurado(a)', 'Salir');
    await pagina.user.click(pagina.boton('Nuevo'));
    await waitFor(() => expect(pagina.router.state.location.search).toBe(`?novedad=0&tipo=${padre}`));
  },
);

test.each([
  ['registrado', 'empresa', ['Editar', 'Eliminar', 'Nuevo', 'Orden de pago', 'Salir']],
  ['observado', 'empresa', ['Editar', 'Eliminar', 'Nuevo', 'Orden de pago', 'Salir']],
  ['declarado', 'empresa', ['Nuevo', 'Salir']],
  ['aceptado', 'empresa', ['Nuevo', 'Imprimir', 'Salir']],
  ['registrado', 'personal', ['Salir']],
  ['declarado', 'personal', ['Observar', 'Aceptar', 'Salir']],
  ['aceptado', 'personal', ['Imprimir', 'Salir']],
] as const)(
  '[E-6-04] [F-6-06] [E-2.4-01] the buttons of a termination that is %s, for %s',
  async (estado, as, names) => {
    const pagina = await abrirBaja(estado, { as });
    await hay(...names);
    await pagina.pestana('Adjuntos');
    await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
    expect([lugares(), pagina.abiertos()]).toEqual([0, 0]);
  },
);

test.each([
  ['registrado', 'empresa', ['Editar', 'Eliminar', 'Nuevo', 'Salir']],
  ['observado', 'empresa', ['Editar', 'Eliminar', 'Nuevo', 'Salir']],
  ['declarado', 'empresa', ['Nuevo', 'Salir']],
  ['aceptado', 'empresa', ['Nuevo', 'Imprimir', 'Salir']],
  ['registrado', 'personal', ['Salir']],
  ['declarado', 'personal', ['Observar', 'Aceptar', 'Salir']],
  ['aceptado', 'personal', ['Imprimir', 'Salir']],
] as const)('[E-6-04] [F-6-06] [E-2.6-01] the buttons of a transfer that is %s, for %s', async (estado, as, names) => {
  const pagina = await abrirTransferencia(estado, { as });
  await hay(...names);
  expect([lugares(), pagina.abiertos()]).toEqual([0, 0]);
});

test('[E-6-04] [F-6-06] [E-2.4-01] a new termination is saved or discarded', async () => {
  await nuevaBaja();
  await hay('Grabar y declarar', 'Grabar', 'Descartar', 'Nuevo', 'Salir');
});

test('[E-6-04] [F-6-06] [E-2.4-01] so is one that is edited, and not deleted meanwhile', async () => {
  const pagina = await abrirBaja('registrado');
  await pagina.user.click(pagina.boton('Editar'));
  await hay('Grabar y declarar', 'Grabar', 'Descartar', 'Nuevo', 'Orden de pago', 'Salir');
  for (const place of ['.fotografia', '.adjunto'])
    await waitFor(() => expect(document.querySelector(`${place} input[type=file]`), place).not.toBeNull());
  expect(pagina.abiertos()).toBeGreaterThan(0);
});

test('[E-6-04] [F-6-06] [E-2.6-01] a new transfer is saved or cancelled', async () => {
  await nuevaTransferencia();
  await hay('Grabar y declarar', 'Grabar', 'Cancelar', 'Nuevo', 'Salir');
});

test('[E-6-04] [F-6-06] [E-2.6-01] so is one that is edited, and not deleted meanwhile', async () => {
  const pagina = await abrirTransferencia('registrado');
  await pagina.user.click(pagina.boton('Editar'));
  await hay('Grabar y declarar', 'Grabar', 'Cancelar', 'Nuevo', 'Salir');
  await waitFor(() => expect(document.querySelector('.fotografia input[type=file]')).not.toBeNull());
  expect(pagina.abiertos()).toBeGreaterThan(0);
});
