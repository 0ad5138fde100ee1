import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requisito } from '#contract/entities/adjunto.ts';
import { estadoProceso, filaNovedad, tipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { novedadDeOrden, ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { estadoDeProceso } from '#contract/entities/parametro.ts';
import { estadoAlta, tipoNovedad as tipo } from '#contract/enumerations.ts';
import {
  altaCotizante,
  bajaCotizante,
  listaNovedades,
  novedadParametros,
  ordenPago,
  parametros,
  personasNovedad,
  productos,
  recursos,
  tipoNovedad,
  tiposNovedad,
  transferenciaCotizante,
} from '#contract/services/index.ts';
import { exigeAntecesora } from '#sandbox/rules/tiposNovedad.ts';
import { altaForm, banco, type Caller, openFund, pair, persona, signIn, upload, uploadRequired } from './fund.ts';

const ALTA = tipo.AVISO_COTIZANTE_ALTA_COTIZANTE;

/** A fund whose staff added a type under a parent. */
async function conTipo(IdTipoNovedadPadre: number, Novedad: string) {
  const fund = openFund();
  const [staff, empresa] = [await signIn(fund, 'personal'), await signIn(fund, 'empresa')];
  const made = await staff.call(tiposNovedad.grabar, { body: { IdTipoNovedad: 0, Novedad, IdTipoNovedadPadre } });
  return { fund, staff, empresa, id: Number(made.Datos) };
}

const filas = async (who: Caller, IdTipoNovedad: number, IdEstadoProceso = 0) => {
  const body = { FechaDesde: '2025-01-01', FechaHasta: '2026-12-31', IdEmpresa: banco, IdRegional: 1 };
  const reply = await who.call(listaNovedades.porFiltro, { body: { ...body, IdTipoNovedad, IdEstadoProceso } });
  return z.parse(z.array(filaNovedad), reply.Datos);
};

describe('a type the staff made is a type like the others', () => {
  test('[F-7.7-06] [F-7.7-05] [E-7.4-04] it is offered, asks for its documents, is registered, listed, charged, and not deleted while in use', async () => {
    const { fund, staff, empresa, id } = await conTipo(ALTA, 'comisión de servicios');
    const offered = await empresa.call(tipoNovedad.hijos, { params: { id: ALTA } });
    expect(z.parse(z.array(tipoNovedadItem), offered.Datos).at(-1)).toEqual({
      IdTipoNovedad: id,
      Novedad: 'COMISIÓN DE SERVICIOS',
      IdTipoNovedadPadre: ALTA,
    });
    fund.db.requisitos.put({
      Extension: 'pdf',
      IdRequisito: 50,
      IdRequisitoTipoNovedad: 9050,
      IdTipoNovedad: id,
      Nombre: 'MEMORÁNDUM DE COMISIÓN',
      Requerido: true,
      TamanioMb: 5,
    });
    const asked = await empresa.call(recursos.requisitos, { params: { idTipoNovedad: id } });
    expect(z.parse(z.array(requisito), asked.Datos).map((r) => r.Nombre)).toEqual([
      'FOTOGRAFIA_PERSONA_REGISTRO',
      'DOCUMENTO DE IDENTIDAD',
      'CONTRATO DE TRABAJO',
      'MEMORÁNDUM DE COMISIÓN',
    ]);
    expect((await empresa.call(novedadParametros.requisitos, { body: { IdTipoNovedad: id } })).Datos).toEqual(
      asked.Datos,
    );

    const who = persona(fund, 'registrable');
    await uploadRequired(empresa, who, id);
    const body = await altaForm(empresa, who, { novedad: { IdTipoNovedad: id } });
    expect(await empresa.call(altaCotizante.insertar, { body })).toMatchObject({
      ok: false,
      text: 'Por favor, realice la carga de los adjuntos solicitados.',
    });
    expect(await upload(empresa, { IdPersona: who, IdRequisito: 50, IdTipoNovedad: id })).toMatchObject({ ok: true });
    const { idPersonaNovedad } = pair(await empresa.call(altaCotizante.insertar, { body }));
    for (const filter of [id, ALTA])
      expect(await filas(empresa, filter)).toContainEqual(
        expect.objectContaining({
          IdPersonaNovedad: idPersonaNovedad,
          IdTipoNovedadPadre: ALTA,
          Novedad: 'COMISIÓN DE SERVICIOS',
          EstadoProceso: 'Registrado',
        }),
      );

    const remove = () => staff.call(tiposNovedad.eliminar, { body: { IdTipoNovedad: id } });
    expect(await remove()).toMatchObject({ ok: false, text: 'No se puede eliminar, porque está en uso: novedades.' });
    const declared = { IdPersonaNovedad: idPersonaNovedad, IdEstadoProceso: estadoAlta.declarado };
    expect(await empresa.call(personasNovedad.declarar, { body: declared })).toMatchObject({ ok: true });
    expect(await filas(empresa, id, estadoAlta.declarado)).toHaveLength(1);
  });

  test('it has its own price, or its parent’s; what its request charges stays, and what costs nothing goes into no order', async () => {
    const { fund, staff, empresa, id } = await conTipo(ALTA, 'COMISIÓN');
    const who = persona(fund, 'registrable');
    await uploadRequired(empresa, who, id);
    const body = await altaForm(empresa, who, { novedad: { IdTipoNovedad: id } });
    const { idPersonaNovedad } = pair(await empresa.call(altaCotizante.insertar, { body }));
    const line = async () => {
      const filtro = { IdEmpresa: banco, NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '' };
      const reply = await empresa.call(ordenPago.novedadesCobrar, {
        body: { ...filtro, IdTipoNovedad: id, IdOrdenPago: 0 },
      });
      return z.parse(z.array(novedadDeOrden), reply.Datos)[0];
    };
    expect(await line()).toMatchObject({ IdPersonaNovedad: idPersonaNovedad, Total: 50 });
    const charge = (Productos: number[]) =>
      staff.call(novedadParametros.registrarProductos, { body: { IdTipoNovedad: id, Productos } });
    await charge([6, 7]);
    expect(await line()).toMatchObject({ Total: 45 });

    const novedad = { IdEmpresa: banco, IdPersonaNovedad: idPersonaNovedad };
    const IdOrdenPago = Number((await empresa.call(ordenPago.registrarConNovedad, { body: novedad })).Datos);
    const ref = { IdOrdenPago, IdEmpresa: banco };
    await empresa.call(ordenPago.generarSolicitud, { body: ref });
    const kept = fund.db.productos.get(6);
    if (kept) fund.db.productos.put({ ...kept, precio: 1000 });
    const totals = async () => {
      const { Novedades } = z.parse(orden, (await empresa.call(ordenPago.obtener, { body: ref })).Datos);
      return Novedades.find((n) => n.IdPersonaNovedad === idPersonaNovedad)?.Total;
    };
    expect(await totals()).toBe(45);
    await empresa.call(ordenPago.anularSolicitud, { body: ref });
    expect(await totals()).toBe(1020);

    await empresa.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad } });
    for (const off of [6, 7]) {
      const product = fund.db.productos.get(off);
      if (product) fund.db.productos.put({ ...product, estado: false });
    }
    expect(await line()).toBeUndefined();
    expect(await empresa.call(ordenPago.registrarConNovedad, { body: novedad })).toMatchObject({
      ok: false,
      text: 'La Caja no cobra nada por COMISIÓN: no se incluye en una orden de pago.',
    });
    expect((await staff.call(productos.todos, {})).ok).toBe(true);
  });

  test('terminations and transfers take types more as well, once what must come before is there; other families’ they refuse', async () => {
    const baja = await conTipo(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, 'BAJA POR JUBILACIÓN');
    const who = persona(baja.fund, 'activo');
    for (const IdRequisito of [2, 7])
      await upload(baja.empresa, { IdPersona: who, IdRequisito, IdTipoNovedad: baja.id });
    const form = await altaForm(baja.empresa, who, { novedad: { IdTipoNovedad: baja.id, Cargo: '' } });
    expect(await baja.empresa.call(transferenciaCotizante.insertar, { body: form })).toMatchObject({ ok: false });
    const needs = (IdTipoNovedadAntecesor: number) =>
      baja.staff.call(novedadParametros.registrarAntecesor, {
        body: { IdTipoNovedad: baja.id, IdTipoNovedadAntecesor },
      });
    await needs(tipo.COTIZANTE_FUSION_EMPRESA);
    expect(await baja.empresa.call(bajaCotizante.insertar, { body: form })).toMatchObject({
      ok: false,
      text: 'Antes de BAJA POR JUBILACIÓN la persona debe tener un aviso de FUSIÓN DE EMPRESA.',
    });
    await needs(0);
    const reply = await baja.empresa.call(bajaCotizante.insertar, { body: form });
    expect(reply, reply.text).toMatchObject({ ok: true });
    expect(await filas(baja.empresa, baja.id)).toMatchObject([{ Novedad: 'BAJA POR JUBILACIÓN' }]);

    const move = await conTipo(tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, 'TRANSFERENCIA TEMPORAL');
    await upload(move.empresa, { IdPersona: who, IdRequisito: 2, IdTipoNovedad: move.id });
    const there = await altaForm(move.empresa, who, {
      novedad: { IdTipoNovedad: move.id, IdEmpresaDestino: banco, IdUbicacion: 301, Cargo: '' },
    });
    const body = { ...there, SegurosPacientes: { ...there.SegurosPacientes, IdDepartamento: 3 } };
    const moved = await move.empresa.call(transferenciaCotizante.insertar, { body });
    expect(moved, moved.text).toMatchObject({ ok: true });
  });
});

test('[F-3.10-07] [E-2.1-06] [E-3-10] [E-7.4-02] [F-7.7-01] a state the fund names or colours anew is what lists, filters and orders show next', async () => {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  const kept = fund.db.estadosDeTipo.get(estadoAlta.registrado);
  if (kept) fund.db.estadosDeTipo.put({ ...kept, Nombre: 'Recibido', ColorFondo: '#102030' });
  const anew = { IdEstadoProceso: 1, Nombre: 'Recibido', ColorFondo: '#102030' };
  const states = await empresa.call(listaNovedades.estadosPorTipo, { params: { id: tipo.COTIZANTE_INGRESO_EMPRESA } });
  expect(z.parse(z.array(estadoProceso), states.Datos)[0]).toMatchObject(anew);
  for (const reply of [
    await empresa.call(parametros.estadosTodos, {}),
    await empresa.call(parametros.estados, { body: { Nombre: 'recibido' } }),
    await empresa.call(parametros.estadosPorProceso, { params: { processType: '1' } }),
    await empresa.call(parametros.estadosPorProceso, { params: { processType: 'AVISO_DE_ALTA' } }),
  ])
    expect(z.parse(z.array(estadoDeProceso), reply.Datos)).toContainEqual(expect.objectContaining(anew));
  const [row] = await filas(empresa, ALTA, estadoAlta.registrado);
  expect(row).toMatchObject({ EstadoProceso: 'Recibido', ColorFondo: '#102030' });
});

test('what must come before is a notice of that very type or family that was not annulled; families themselves need none', async () => {
  const { fund, staff, id } = await conTipo(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, 'BAJA POR JUBILACIÓN');
  const IdPersona = persona(fund, 'registrable');
  const needs = (IdTipoNovedadAntecesor: number) =>
    staff.call(novedadParametros.registrarAntecesor, { body: { IdTipoNovedad: id, IdTipoNovedadAntecesor } });
  const [some] = fund.db.novedades.all();
  const has = (IdTipoNovedad: number, estado: 'aceptado' | 'anulado') => {
    const IdEstadoProceso = estadoAlta[estado];
    if (some) fund.db.novedades.put({ ...some, IdPersonaNovedad: 900_001, IdPersona, IdTipoNovedad, IdEstadoProceso });
  };
  const asked = () => exigeAntecesora(fund.db, id, IdPersona);
  const missing = (name: string) => `Antes de BAJA POR JUBILACIÓN la persona debe tener un aviso de ${name}.`;
  await needs(tipo.COTIZANTE_FUSION_EMPRESA);
  expect(asked).toThrow(missing('FUSIÓN DE EMPRESA'));
  has(tipo.COTIZANTE_REINGRESO, 'aceptado');
  expect(asked).toThrow(missing('FUSIÓN DE EMPRESA'));
  has(tipo.COTIZANTE_FUSION_EMPRESA, 'anulado');
  expect(asked).toThrow(missing('FUSIÓN DE EMPRESA'));
  has(tipo.COTIZANTE_FUSION_EMPRESA, 'aceptado');
  expect(asked).not.toThrow();
  await needs(ALTA);
  expect(asked).not.toThrow();
  await needs(tipo.NOVEDAD_PASANTE_ALTA);
  expect(asked).toThrow(missing('ALTA DE PASANTE'));
  expect(fund.db.tiposNovedad.get(tipo.BAJA_PASIVO)?.IdTipoNovedadAntecesor).toBe(tipo.ALTA_PASIVO);
  expect(() => exigeAntecesora(fund.db, tipo.BAJA_PASIVO, IdPersona)).not.toThrow();
});

test('rules, services and prints read types, states and documents from the database, never as the seed wrote them', () => {
  const folder = 'src/sandbox';
  const wrong = ['rules', 'services', 'files'].flatMap((part) =>
    readdirSync(join(folder, part)).filter((name) =>
      /from '\.\.\/db\/(tipos|requisitos|procesos)\.ts'/.test(readFileSync(join(folder, part, name), 'utf8')),
    ),
  );
  expect(wrong).toEqual([]);
});
