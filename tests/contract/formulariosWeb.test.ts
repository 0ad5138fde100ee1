import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formularioWeb } from '#contract/entities/formulario.ts';
import { formulariosWeb } from '#contract/services/index.ts';
import { openFund, signIn } from './fund.ts';

test('[F-7.1-13] [F-3.3-01] staff look up web forms by part of the name, all of them for an underscore', async () => {
  const staff = await signIn(openFund(), 'personal');
  const ask = async (nombre: string) =>
    z.parse(z.array(formularioWeb), (await staff.call(formulariosWeb.buscar, { params: { nombre } })).Datos);
  const all = await ask('_');
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map((f) => f.IdFormularioWeb)).size).toBe(all.length);
  expect(await ask('ORDENES de pago')).toEqual([
    {
      IdFormularioWeb: expect.any(Number),
      Sistemas: { NombreSistema: 'Facturación y pagos' },
      EtiquetaFormularioWeb: 'Órdenes de pago',
      DescripcionFormularioWeb: 'Lista de órdenes de pago de la empresa',
      Estado: true,
      SeMuestraEnMenu: true,
    },
  ]);
  expect(all.filter((f) => !f.Estado).map((f) => f.EtiquetaFormularioWeb)).toEqual(['Carnet físico']);
  expect((await ask('aviso de baja')).map((f) => f.SeMuestraEnMenu)).toEqual([false]);
  expect(await ask('no existe')).toEqual([]);
});

test.each(['empresa', 'asegurado'])('%s does not see the catalogue', async (user) => {
  const who = await signIn(openFund(), user);
  expect(await who.call(formulariosWeb.buscar, { params: { nombre: '_' } })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});
