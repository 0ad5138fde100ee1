import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { empresaUsuario, acceso as fila, modulo, regional } from '#contract/entities/sesion.ts';
import { acceso, accesosExternos } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { openFund, signIn } from './fund.ts';

const userId = (fund: Sandbox, user: string) => fund.db.usuarios.by('usuario', user)[0]?.IdUsuario ?? 0;

async function choices(fund: Sandbox, user: string) {
  const who = await signIn(fund, user);
  const regionales = z.parse(
    z.array(regional),
    (await who.call(accesosExternos.regionales, { query: { IdUsuario: userId(fund, user) } })).Datos,
  );
  const companies = await Promise.all(
    regionales.map(async ({ IdUsuarioRegional: idUsuarioRegional }) =>
      z.parse(
        z.array(empresaUsuario),
        (await who.call(accesosExternos.empresas, { query: { idUsuarioRegional } })).Datos,
      ),
    ),
  );
  const [first] = companies.flat();
  const modules = await who.call(accesosExternos.modulos, {
    query: { IdUsuarioRegionalEmpresa: first?.IdUsuarioRegionalEmpresa ?? 0 },
  });
  return { regionales, companies: companies.flat(), modules: z.parse(z.array(modulo), modules.Datos) };
}

test('[F-7.1-04] [F-7.1-05] [F-7.1-06] an employer with one of each gets exactly one of each', async () => {
  const { regionales, companies, modules } = await choices(openFund(), 'empresa');
  expect(regionales).toMatchObject([{ IdRegional: 1, NombreRegional: 'La Paz' }]);
  expect(companies).toMatchObject([{ concod: '00123', RazonSocial: 'Banco Altiplano S.A.', numpat: '01-911-00123' }]);
  expect(modules).toHaveLength(1);
});

test('[F-7.1-04] [F-7.1-05] [F-7.1-06] an employer with several may choose among them', async () => {
  const { regionales, companies, modules } = await choices(openFund(), 'varias');
  expect(regionales.map((r) => r.NombreRegional)).toEqual(['La Paz', 'Cochabamba', 'Santa Cruz']);
  expect(companies).toHaveLength(6);
  expect(modules.map((m) => m.IdSistema)).toEqual([1, 2]);
});

test('[F-7.1-04] [F-7.1-05] staff have an entry of their own, without a company', async () => {
  const { companies } = await choices(openFund(), 'personal');
  expect(companies).toMatchObject([{ concod: '0', RazonSocial: 'Personal de la Caja' }]);
});

test('nobody sees the regionals, companies or modules of another user', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const other = fund.db.usuarios.by('usuario', 'varias')[0];
  const theirs = other?.regionales[0];
  const denied = { ok: false, text: 'No tiene acceso.' };
  expect(await who.call(accesosExternos.regionales, { query: { IdUsuario: other?.IdUsuario ?? 0 } })).toMatchObject(
    denied,
  );
  expect(
    await who.call(accesosExternos.empresas, { query: { idUsuarioRegional: theirs?.IdUsuarioRegional ?? 0 } }),
  ).toMatchObject(denied);
  expect(
    await who.call(accesosExternos.modulos, {
      query: { IdUsuarioRegionalEmpresa: theirs?.empresas[0]?.IdUsuarioRegionalEmpresa ?? 0 },
    }),
  ).toMatchObject(denied);
});

test.each([
  [
    'empresa',
    [
      'aviso-alta-admin',
      'aviso-baja-admin',
      'aviso-transferencia-admin',
      'afiliacion-admin',
      'aviso-alta-pasivo-admin',
      'aviso-baja-pasivo-admin',
      'aviso-transferencia-pasivo-admin',
      'orden-pago-admin-ex',
      'lista-facturas',
      'ocupacional-admin-ex',
      'reporte-saldo-formulario-fisico',
      'reporte-citas-medicas',
    ],
  ],
  [
    'personal',
    [
      'revision-admin',
      'bdpa-monitor',
      'personas-admin',
      'recien-nacido-admin',
      'aviso-alta-admin',
      'aviso-baja-admin',
      'aviso-transferencia-admin',
      'afiliacion-admin',
      'aviso-alta-pasivo-admin',
      'aviso-baja-pasivo-admin',
      'aviso-transferencia-pasivo-admin',
      'ocupacional-admin-ex',
      'reporte-saldo-formulario-fisico',
      'reporte-citas-medicas',
      'relacion-parentesco-admin',
      'tipo-asegurado-admin',
      'tipo-novedad-admin',
      'producto-admin',
      'formulario-admin',
    ],
  ],
  [
    'asegurado',
    [
      'mis-datos',
      'mis-avisos',
      'aviso-alta-pasivo-admin',
      'aviso-baja-pasivo-admin',
      'aviso-transferencia-pasivo-admin',
      'ocupacional-admin-ex',
      'reporte-citas-medicas',
    ],
  ],
])('[F-7.1-07] the menu of %s', async (user, routes) => {
  const who = await signIn(openFund(), user);
  const reply = await who.call(accesosExternos.menu, { query: { IdRegional: 1, IdSistema: 1 } });
  expect(z.parse(z.array(fila), reply.Datos).map((a) => a.Ruta)).toEqual(routes);
});

test.each([
  ['empresa', '/seguros/aviso-alta-admin', '00123', true],
  ['empresa', '/seguros/aviso-alta-editar', '00123', true],
  ['empresa', '/seguros/orden-pago-editar-ex', '00123', true],
  ['empresa', '/seguros/revision-admin', '00123', false],
  ['empresa', '/seguros/aviso-alta-admin', '00207', false],
  ['personal', '/seguros/revision-admin', '0', true],
  ['personal', '/seguros/bdpa-monitor', '0', true],
  ['empresa', '/seguros/bdpa-monitor', '00123', false],
  ['asegurado', '/seguros/bdpa-monitor', '00123', false],
  ['personal', '/seguros/persona-carpeta', '0', true],
  ['empresa', '/seguros/persona-carpeta', '00123', false],
  ['asegurado', '/seguros/personas-admin', '00123', false],
  ['personal', '/seguros/tipo-novedad-editar', '0', true],
  ['personal', '/seguridad/formulario-editar', '0', true],
  ['empresa', '/seguros/tipo-novedad-editar', '00123', false],
  ['empresa', '/seguridad/formulario-admin', '00123', false],
  ['asegurado', '/seguros/relacion-parentesco-admin', '00123', false],
  ['personal', '/seguros/orden-pago-admin-ex', '0', false],
  ['asegurado', '/seguros/aviso-alta-admin', '00123', false],
  ['asegurado', '/seguros/ocupacional-admin-ex', '00123', true],
  ['asegurado', '/seguros/orden-pago-admin-ex', '00123', false],
  ['pagos', '/seguros/orden-pago-admin-ex', '00123', true],
  ['pagos', '/seguros/orden-pago-editar-ex', '00123', true],
  ['pagos', '/seguros/lista-facturas', '00123', false],
  ['pagos', '/seguros/orden-pago-admin-ex', '00207', false],
  ['asegurado', '/seguros/mis-datos', '00123', true],
  ['asegurado', '/seguros/mi-aviso', '00123', true],
  ['empresa', '/seguros/mi-aviso', '00123', false],
  ['personal', '/seguros/mis-avisos', '0', false],
])('[F-7.1-08] may %s open %s for company %s: %s', async (user, rutaControl, codigoEmpresa, granted) => {
  const who = await signIn(openFund(), user);
  const query = { rutaControl, rutaOrigen: '/', tituloPagina: 'x', idRegional: 1, codigoEmpresa };
  expect(await who.call(acceso.externo, { query })).toMatchObject({ ok: true, Datos: granted });
});
