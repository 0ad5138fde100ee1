import '#app/familias.ts';
import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { idEstado } from '#engine/notice/operations.ts';
import { contestan } from '../blocks/servicio.ts';

const { TRANSFERENCIA_PASIVO, BAJA_PASIVO, AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE: TRANSFERENCIA } = tipoNovedad;
const ESTADOS = 'Parametros/ListarEstadosProcesoPorTipoNovedadVM';
const estado = (IdEstadoProceso: number, Nombre: string) => ({
  ...{ IdEstadoProceso, Nombre, ColorLetra: '#ffffff', ColorFondo: '#0b5d66' },
});
const declarado = estado(301, 'TRANSFERENCIA_PASIVO_DECLARADO');
const deTransferencia = [estado(401, 'AVISO_TRANSFERENCIA_OBSERVADO'), estado(402, 'AVISO_TRANSFERENCIA_DECLARADO')];

/** Each type has these states, by its number. */
const conEstados = (deTipo: Readonly<Record<number, readonly object[]>>) =>
  contestan({ [ESTADOS]: ([id]: readonly string[]) => deTipo[Number(id)] ?? [] });

test('[R-3.8-03] a retiree’s transfer without an observed state of its own is observed with that of the transfers', async () => {
  conEstados({ [TRANSFERENCIA_PASIVO]: [declarado], [TRANSFERENCIA]: deTransferencia });
  expect(await idEstado(TRANSFERENCIA_PASIVO, 'observado')).toBe(401);
  expect(await idEstado(TRANSFERENCIA_PASIVO, 'declarado')).toBe(301);
});

test('[R-3.8-03] its own observed state goes first', async () => {
  const propio = estado(302, 'TRANSFERENCIA_PASIVO_OBSERVADO');
  conEstados({ [TRANSFERENCIA_PASIVO]: [declarado, propio], [TRANSFERENCIA]: deTransferencia });
  expect(await idEstado(TRANSFERENCIA_PASIVO, 'observado')).toBe(302);
});

test('[R-3.8-03] no other notice has states to fall back to', async () => {
  const pedidas = conEstados({ [BAJA_PASIVO]: [declarado], [TRANSFERENCIA]: deTransferencia });
  await expect(idEstado(BAJA_PASIVO, 'observado')).rejects.toThrow('has no state observado');
  expect(pedidas.map(({ valores }) => valores)).toEqual([[String(BAJA_PASIVO)]]);
});
