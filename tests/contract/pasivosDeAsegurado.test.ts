import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { altaPasivoForm, bajaPasivoForm } from '#contract/entities/pasivo.ts';
import { tipoNovedad as tipo, tipoAsegurado } from '#contract/enumerations.ts';
import {
  accesosExternos,
  altaPasivo,
  bajaCotizante,
  bajaPasivo,
  listaNovedades,
  pacientes,
  personasNovedad,
  transferenciaPasivo,
} from '#contract/services/index.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, caller, enter, openFund, persona, signIn, upload } from './fund.ts';
import { type Fund, filesFor, formOf, stateOf } from './pasivos.ts';
import { refused } from './registry.ts';

const denied = { ok: false, text: 'No tiene acceso.' };

/** The insured person of the examples as a retiree. Nobody in her family works any more. */
async function retirada() {
  const fund = openFund();
  const id = persona(fund, 'asegurado');
  for (const member of familiaDe(fund.db, id)) {
    const place = { IdEmpresa: banco, IdDepartamento: 1, IdTipoAsegurado: tipoAsegurado.pasivo };
    fund.db.pacientes.put({ ...member, ...place });
    for (const work of fund.db.relaciones.by('persona', member.IdPersona))
      fund.db.relaciones.put({ ...work, FechaBaja: '2026-10-31' });
  }
  return { fund, id, who: await signIn(fund, 'asegurado') };
}

const bajaDe = async (who: Caller, id: number, changes: object = {}) => {
  const own = {
    IdTipoNovedad: tipo.BAJA_PASIVO,
    IdUbicacion: 101,
    IdLugarFallecimiento: 1,
    IdUbicacionFallecimiento: 101,
  };
  return z.parse(bajaPasivoForm, await formOf(who, id, { ...own, ...changes }));
};
const trasladoDe = async (who: Caller, id: number) => {
  const own = { IdTipoNovedad: tipo.TRANSFERENCIA_PASIVO, IdUbicacion: 201, IdEmpresaDestino: banco };
  const sent = await formOf(who, id, own);
  return z.parse(novedadForm, { ...sent, SegurosPacientes: { ...sent.SegurosPacientes, IdDepartamento: 2 } });
};
const lista = (who: Caller, IdTipoNovedad: number) =>
  who.call(listaNovedades.porFiltro, {
    body: {
      ...{ FechaDesde: '2026-11-01', FechaHasta: TODAY, IdEstadoProceso: 0, IdTipoNovedad },
      ...{ IdEmpresa: banco, IdRegional: 1, IdCanal: 1 },
    },
  });
const dependiente = (fund: Fund, id: number) =>
  familiaDe(fund.db, id).find((member) => member.IdPersona !== id)?.IdPersona ?? 0;

test('[R-1-01] an insured person registers retirees’ notices of herself and her family, which the company declares', async () => {
  const { fund, id, who } = await retirada();
  await filesFor(who, id, tipo.TRANSFERENCIA_PASIVO);
  const moved = await who.call(transferenciaPasivo.insertar, { body: await trasladoDe(who, id) });
  expect(moved).toMatchObject({ ok: true });
  const notice = Number(moved.Datos);
  expect(fund.db.novedades.get(notice)).toMatchObject({ IdPersona: id, IdEmpresa: banco, IdRegional: 1 });

  const child = dependiente(fund, id);
  await filesFor(who, child, tipo.BAJA_PASIVO);
  const death = await who.call(bajaPasivo.insertar, { body: await bajaDe(who, child) });
  expect(death).toMatchObject({ ok: true });
  const rows = z.parse(z.array(z.looseObject({ IdPersona: z.number() })), (await lista(who, tipo.BAJA_PASIVO)).Datos);
  expect(rows.map((row) => row.IdPersona)).toEqual([child]);

  const IdEstadoProceso = idDeEstado(tipo.TRANSFERENCIA_PASIVO, 'declarado');
  const body = { IdPersonaNovedad: notice, IdEstadoProceso };
  expect(await who.call(personasNovedad.declarar, { body })).toMatchObject(denied);
  expect(stateOf(fund, notice)).toBe('registrado');
  const empresa = await signIn(fund, 'empresa');
  expect(await empresa.call(personasNovedad.declarar, { body })).toMatchObject({ ok: true });
});

test('[R-1-01] she corrects and deletes them until they are declared', async () => {
  const { fund, id, who } = await retirada();
  const child = dependiente(fund, id);
  await filesFor(who, child, tipo.BAJA_PASIVO);
  const IdPersonaNovedad = Number((await who.call(bajaPasivo.insertar, { body: await bajaDe(who, child) })).Datos);
  const changed = await bajaDe(who, child, { IdPersonaNovedad, Observacion: 'en casa' });
  expect(await who.call(bajaPasivo.modificar, { body: changed })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ Observacion: 'EN CASA', Version: 2 });
  const again = await bajaDe(who, child, { IdPersonaNovedad });
  expect(await who.call(bajaPasivo.eliminar, { body: again })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)).toBeUndefined();
});

test('[R-1-01] nothing of a stranger’s, of another company’s, or of a worker’s notice is hers to write', async () => {
  const { fund, id, who } = await retirada();
  const stranger = persona(fund, 'pasivoVejez');
  const empresa = await signIn(fund, 'empresa');
  await filesFor(empresa, stranger, tipo.BAJA_PASIVO);
  const theirs = await bajaDe(empresa, stranger);
  const kept = Number((await empresa.call(bajaPasivo.insertar, { body: theirs })).Datos);
  const holder = {
    ...z.parse(altaPasivoForm, await formOf(who, id, { IdTipoNovedad: tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE })),
    PacientesDerechoHabiente: z.parse(z.looseObject({}), { IdPersona: stranger }),
  };
  const foreign = { ...theirs, SegurosPersonasNovedad: { ...theirs.SegurosPersonasNovedad, IdPersonaNovedad: kept } };
  const before = fund.db.dump();
  for (const call of [
    who.call(bajaPasivo.insertar, { body: theirs }),
    who.call(bajaPasivo.modificar, { body: foreign }),
    who.call(bajaPasivo.eliminar, { body: foreign }),
    who.call(bajaPasivo.verificarInconclusas, { params: { idPersona: stranger, idEmpresa: banco } }),
    who.call(bajaPasivo.verificarInconclusas, { params: { idPersona: id, idEmpresa: banco + 1 } }),
    who.call(altaPasivo.verificarInconclusas, { params: { idPersona: stranger, idEmpresa: banco } }),
    who.call(altaPasivo.insertar, { body: z.parse(altaPasivoForm, holder) }),
    who.call(bajaPasivo.aceptar, { body: foreign }),
    who.call(bajaCotizante.insertar, { body: theirs }),
  ])
    expect(await call).toMatchObject(denied);
  const file = { IdRequisito: 2, IdTipoNovedad: tipo.BAJA_COTIZANTE };
  expect(await upload(who, { ...file, IdPersona: id })).toMatchObject(denied);
  expect(await upload(who, { ...file, IdPersona: stranger, IdTipoNovedad: tipo.BAJA_PASIVO })).toMatchObject(denied);
  expect(fund.db.dump()).toEqual(before);
});

test('[R-1-01] whoever has not chosen a regional yet sends not even a file', async () => {
  const { fund, id } = await retirada();
  for (const user of ['asegurado', 'personal', 'empresa']) {
    const row = fund.db.usuarios.by('usuario', user)[0];
    if (row) fund.db.usuarios.put({ ...row, Caduco: false, ModificarPassword: false });
    const entered = await enter(fund, user);
    const who = caller(fund, entered.token, user === 'asegurado' ? 'insured' : 'others');
    const file = { IdPersona: id, IdRequisito: 2, IdTipoNovedad: tipo.BAJA_PASIVO };
    await refused(fund, () => upload(who, file), denied);
  }
});

test('[decision 59] she searches among her own; nobody else is found', async () => {
  const { fund, who } = await retirada();
  const numero = (example: 'asegurado' | 'pasivoVejez') =>
    fund.db.personas.get(persona(fund, example))?.NumeroDocumento ?? '';
  const find = (term: string) => who.call(pacientes.porDocumento, { params: { term, rol: 1 } });
  expect((await find(numero('asegurado'))).Datos).toHaveLength(1);
  expect((await find(numero('pasivoVejez'))).Datos).toEqual([]);
});

test('[R-1-01, decision 7] staff that chose a company registers for it', async () => {
  const fund = openFund();
  const user = fund.db.usuarios.by('usuario', 'empresa')[0];
  if (user) fund.db.usuarios.put({ ...user, tipo: 'INTERNO_EXTERNO' });
  const who = await signIn(fund, 'empresa');
  const id = persona(fund, 'pasivoVejez');
  await filesFor(who, id, tipo.BAJA_PASIVO);
  const saved = await who.call(bajaPasivo.insertar, { body: await bajaDe(who, id) });
  expect(saved).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(Number(saved.Datos))).toMatchObject({ IdEmpresa: banco, IdRegional: 1 });
});

describe('the staff', () => {
  async function personal() {
    const fund = openFund();
    return { fund, who: await signIn(fund, 'personal'), id: persona(fund, 'pasivoVejez') };
  }
  const conEmpresa = async (who: Caller, id: number, IdEmpresa: number) => bajaDe(who, id, { IdEmpresa });

  test('[R-1-01] register a retiree’s notice for the company they name, correct and delete it, and never declare it', async () => {
    const { fund, who, id } = await personal();
    await filesFor(who, id, tipo.BAJA_PASIVO);
    const saved = await who.call(bajaPasivo.insertar, { body: await conEmpresa(who, id, banco) });
    expect(saved).toMatchObject({ ok: true });
    const IdPersonaNovedad = Number(saved.Datos);
    expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEmpresa: banco, IdRegional: 1 });
    const IdEstadoProceso = idDeEstado(tipo.BAJA_PASIVO, 'declarado');
    const declared = await who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso } });
    expect(declared).toMatchObject({ ok: false });
    const own = await bajaDe(who, id, { IdPersonaNovedad, IdEmpresa: banco, Version: 1 });
    expect(await who.call(bajaPasivo.modificar, { body: own })).toMatchObject({ ok: true });
    const again = await bajaDe(who, id, { IdPersonaNovedad, Version: 2 });
    expect(await who.call(bajaPasivo.eliminar, { body: again })).toMatchObject({ ok: true });
    expect(fund.db.novedades.get(IdPersonaNovedad)).toBeUndefined();
  });

  test('[R-1-01] no company, an unknown one, one of another regional or one that closed is refused', async () => {
    const { fund, who, id } = await personal();
    await filesFor(who, id, tipo.BAJA_PASIVO);
    const closed = fund.db.empresas.get(504);
    if (closed) fund.db.empresas.put({ ...closed, Estado: 'INACTIVO' });
    const before = fund.db.dump();
    for (const IdEmpresa of [0, 999, 503, 504])
      expect(await who.call(bajaPasivo.insertar, { body: await conEmpresa(who, id, IdEmpresa) })).toMatchObject(denied);
    expect(fund.db.dump()).toEqual(before);
  });

  test('[R-1-01, decision 7] workers’ notices stay the employer’s', async () => {
    const { who, id } = await personal();
    const file = { IdRequisito: 2, IdTipoNovedad: tipo.BAJA_COTIZANTE, IdPersona: id };
    expect(await upload(who, file)).toMatchObject(denied);
  });

  test('[R-1-01, F-3.11-01] of both kinds choose the fund or a company, and have its menu', async () => {
    const fund = openFund();
    const rutas = async (concod: string, numpat: string) => {
      const who = await signIn(fund, 'mixto', { IdRegional: 1, concod, numpat });
      const menu = await who.call(accesosExternos.menu, { query: { IdRegional: 1, IdSistema: 1 } });
      return z.parse(z.array(z.object({ Ruta: z.string() })), menu.Datos).map(({ Ruta }) => Ruta);
    };
    const caja = await rutas('0', '');
    expect(caja).toContain('revision-admin');
    expect(caja).not.toContain('orden-pago-admin-ex');
    const empresa = await rutas('00123', '01-911-00123');
    expect(empresa).toContain('orden-pago-admin-ex');
    expect(empresa).not.toContain('revision-admin');
  });
});
