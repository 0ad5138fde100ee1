import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { session } from '#client/session.ts';
import { type Estado, requisitoFotografia, tabla, tipoNovedad } from '#contract/enumerations.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { ejemplo } from '#support/screens.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { dejarArchivo, elegirPersona, formulario } from './formulario.ts';

export const EDITAR_TRANSFERENCIA = '/seguros/aviso-transferencia-editar';
export const LISTA_TRANSFERENCIA = '/seguros/aviso-transferencia-admin';
const PADRE = tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE;
const TIPO = tipoNovedad.TRANSFERENCIA_COTIZANTE;

/** Starts a new transfer, up to the chosen person. */
export async function elegirParaTransferencia(documento: string) {
  if (session.getState().user === null) await signInAs('empresa');
  const pagina = await formulario(`${EDITAR_TRANSFERENCIA}?novedad=0&tipo=${PADRE}`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await elegirPersona(pagina, documento);
  return pagina;
}

/** Starts a new transfer of somebody who works in the company, on its own tab. Her photograph is already waiting. */
export async function nuevaTransferencia({ foto = true } = {}) {
  const quien = await ejemplo('activo');
  await signInAs('empresa');
  if (foto) await dejarArchivo(quien.persona.IdPersona, requisitoFotografia, TIPO);
  const pagina = await elegirParaTransferencia(quien.documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await pagina.pestana('Datos Personales');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: foto ? /^Reemplazar/ : /^Elegir foto/ })).toBeVisible(),
  );
  await pagina.pestana('Aviso de transferencia');
  return { ...pagina, ...quien };
}

/** A transfer to the bank in Santa Cruz in a state, with its photograph, as in the services. */
export async function conTransferencia(estado: Estado, fields: Partial<Novedad> = {}) {
  const quien = await ejemplo('activo');
  const { db, persona } = quien;
  const [{ emptyNovedad }, { idDeEstado }] = await Promise.all([
    import('#sandbox/db/empty.ts'),
    import('#sandbox/db/tipos.ts'),
  ]);
  const [work] = db.relaciones.by('persona', persona.IdPersona);
  const row = db.novedades.put({
    ...emptyNovedad,
    IdPersonaNovedad: 591_001,
    IdPersona: persona.IdPersona,
    IdTipoNovedad: TIPO,
    IdEmpresa: 501,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: '2026-11-17',
    IdEmpresaDestino: 501,
    IdUbicacion: 301,
    IdEstadoProceso: idDeEstado(TIPO, estado),
    IdPersonaEmpresa: work?.IdPersonaEmpresa ?? 0,
    NumeroDocumento: '2026-09101',
    FechaRegistro: '2026-11-17',
    FechaDeclaracion: estado === 'declarado' || estado === 'aceptado' ? '2026-11-18' : '',
    ObservacionCaja: estado === 'observado' ? 'Revise el destino.' : '',
    Version: 1,
    ...fields,
  });
  db.archivos.put({
    IdRecurso: 791_001,
    Tabla: tabla.novedad,
    IdTabla: row.IdPersonaNovedad,
    IdPersona: persona.IdPersona,
    IdTipoNovedadPadre: PADRE,
    IdRequisito: requisitoFotografia,
    IdUsuario: 0,
    NombreArchivo: 'fotografia.png',
    TipoContenido: 'image/png',
    Contenido: '',
  });
  return { ...quien, row: () => db.novedades.get(row.IdPersonaNovedad), id: row.IdPersonaNovedad };
}

/** Opens it as from a list, on its own tab. */
export async function abrirTransferencia(
  estado: Estado,
  { as = 'empresa', fields = {} }: { as?: DemoUser; fields?: Partial<Novedad> } = {},
) {
  const transferencia = await conTransferencia(estado, fields);
  await signInAs(as);
  const pagina = await formulario(`${EDITAR_TRANSFERENCIA}?novedad=${transferencia.id}&tipo=${PADRE}`);
  await screen.findByRole('tab', { name: /^Aviso de transferencia/ });
  await pagina.pestana('Aviso de transferencia');
  return { ...pagina, ...transferencia };
}
