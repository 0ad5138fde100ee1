import { describe, expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { session } from '#client/session.ts';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { tabla } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { empresas } from '#contract/services/empresas.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { parametros } from '#contract/services/parametros.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { shapes } from '#sandbox/shapes/index.ts';
import { declarado } from '#support/contrato.ts';
import { conFormas } from '#support/formas.ts';
import { ejemplo } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';

/** Reads a call and returns what the contract declares of it. */
const ver = async <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  declarado(endpoint.datos, await call(endpoint, input));

/** What the journeys of a list, an open notice and an order read. */
async function leer() {
  const { novedad, persona } = await ejemplo('pendiente');
  const { IdEmpresa } = session.getState().empresa;
  const fechas = { FechaDesde: '2026-10-01', FechaHasta: '2026-11-30' };
  const ordenes = { IdTipoNovedad: 0, NombrePersona: '', OrdenGenerada: null, NumeroFactura: 0, GeneradoEmpresa: true };
  const entradas = await call(seguimiento.lista, {
    body: { IdTabla: novedad().IdPersonaNovedad, Tabla: tabla.novedad },
  });
  return {
    lista: await ver(listaNovedades.porFiltro, {
      body: { ...fechas, IdEstadoProceso: 0, IdTipoNovedad: 1, IdEmpresa, IdRegional: 1 },
    }),
    aviso: await ver(personasNovedad.porId, { params: { id: novedad().IdPersonaNovedad, n: 0 } }),
    persona: await ver(pacientes.porId, { params: { idPersona: persona.IdPersona } }),
    periodo: await ver(altaCotizante.periodoActivo, { params: { idEmpresa: IdEmpresa, idRegional: 1 } }),
    sexos: await ver(parametros.sexos, { params: { valor: 0 } }),
    empresa: await ver(empresas.porId, { params: { id: IdEmpresa } }),
    requisitos: await ver(recursos.requisitos, { params: { idTipoNovedad: 2 } }),
    ordenes: await ver(ordenPago.listar, {
      body: { ...ordenes, IdEmpresa, FechaInicio: '2026-10-01', FechaFin: '2026-11-30' },
    }),
    // Both contain moments. HTML keeps its blanks, because nobody sees them.
    facturas: await ver(facturas.listar, { body: { FechaInicio: '2020-01-01', FechaFin: '2026-11-30' } }),
    entradas: declarado(
      seguimiento.lista.datos,
      entradas.map((entrada) => ({ ...entrada, Mensaje: entrada.Mensaje.trim() })),
    ),
  };
}

/** Changes the job in the example's notice like the form. Returns the job that the services then have. */
async function grabar(): Promise<string> {
  const { novedad, persona } = await ejemplo('pendiente');
  const record = await call(personasNovedad.porId, { params: { id: novedad().IdPersonaNovedad, n: 0 } });
  const found = await call(pacientes.porId, { params: { idPersona: persona.IdPersona } });
  const form = readOrNull(novedadForm, { ...found, ...record });
  if (!form) throw new Error('The notice is no form');
  const SegurosPersonasNovedad = { ...form.SegurosPersonasNovedad, Cargo: 'COSMONAUTA' };
  await call(altaCotizante.modificar, { body: { ...form, SegurosPersonasNovedad } });
  return novedad().Cargo;
}

/** Shapes that leave something out or change the meaning on purpose: the portal reads something else than the seed has. */
const conOtroSentido = ['1.7', '1.8', '2.8', '2.27', '2.29', '2.32', '2.33', '2.34', '3.11', '4.4', '4.5', '6.6'];
const aceptadas = shapes.filter(({ id, verdict }) => verdict === 'accept' && !conOtroSentido.includes(id));

describe('a reply in another form', () => {
  test.each(aceptadas.map(({ id, says }) => [id, says] as const))(
    '(%s) %s: is read as the documented one, and what is written arrives',
    async (id) => {
      await signInAs('empresa');
      const honest = await leer();
      for (const rows of [honest.facturas, honest.entradas]) expect(rows).not.toEqual([]);
      await conFormas([id]);
      await signInAs('empresa');
      const read = await leer();
      // Unknown keys stay, and are sent back to the services with the record.
      if (id === '1.28') expect(read).toMatchObject(honest);
      else expect(read).toEqual(honest);
      expect(await grabar()).toBe('COSMONAUTA');
    },
  );
});
