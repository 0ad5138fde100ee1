import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { session } from '#client/session.ts';
import { type Estado, requisitoFotografia, tabla, tipoNovedad } from '#contract/enumerations.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { ejemplo } from '#support/screens.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { dejarArchivo, elegirPersona, formulario } from './formulario.ts';

export const EDITAR_BAJA = '/seguros/aviso-baja-editar';
export const LISTA_BAJA = '/seguros/aviso-baja-admin';
const CARTA_DE_RETIRO = 7;

/** The three kinds by their parent type: own type, insured kind, and the words that differ. */
export const clases = {
  cotizante: {
    padre: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
    tipo: tipoNovedad.BAJA_COTIZANTE,
    beneficiario: 1,
    titulo: 'Registro de Baja de cotizante',
    fecha: 'Fecha de baja',
    ingreso: 'Fecha de Ingreso',
    haber: 'Haber mensual',
    pregunta: 'el aviso de baja',
  },
  pasante: {
    padre: tipoNovedad.NOVEDAD_PASANTE_BAJA,
    tipo: tipoNovedad.BAJA_PASANTE,
    beneficiario: 13,
    titulo: 'Registro de Baja de pasante',
    fecha: 'Fecha fin de contrato',
    ingreso: 'Fecha inicio de contrato',
    haber: 'Estipendio',
    pregunta: 'el aviso de baja de pasante',
  },
  voluntario: {
    padre: tipoNovedad.NOVEDAD_VOLUNTARIADO_BAJA,
    tipo: tipoNovedad.BAJA_VOLUNTARIADO,
    beneficiario: 14,
    titulo: 'Registro de Baja de voluntario',
    fecha: 'Fecha fin de contrato',
    ingreso: 'Fecha inicio de contrato',
    haber: 'Estipendio',
    pregunta: 'el aviso de baja de voluntario',
  },
} as const;
export type Clase = keyof typeof clases;

/** One of the seed's people, insured as this kind of worker. */
export async function quienEs(who: Ejemplo, clase: Clase) {
  const quien = await ejemplo(who);
  const [own] = quien.db.pacientes.by('persona', quien.persona.IdPersona);
  if (own) quien.db.pacientes.put({ ...own, IdTipoBeneficiario: clases[clase].beneficiario });
  return quien;
}

/** Starts a new notice of a kind, up to the chosen person. */
export async function elegirParaBaja(clase: Clase, documento: string) {
  if (session.getState().user === null) await signInAs('empresa');
  const pagina = await formulario(`${EDITAR_BAJA}?novedad=0&tipo=${clases[clase].padre}`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await elegirPersona(pagina, documento);
  return pagina;
}

/** Starts a new notice of somebody who works in the company. Its files are already waiting. */
export async function nuevaBaja(clase: Clase = 'cotizante', { archivos = true } = {}) {
  const quien = await quienEs('activo', clase);
  await signInAs('empresa');
  if (archivos)
    for (const id of [requisitoFotografia, CARTA_DE_RETIRO])
      await dejarArchivo(quien.persona.IdPersona, id, clases[clase].tipo);
  const pagina = await elegirParaBaja(clase, quien.documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent(archivos ? '1 de 1' : '0 de 1'),
  );
  return { ...pagina, ...quien };
}

/** A notice in a state, a worker's unless another kind is named, with its files, as in the services. */
export async function conBaja(estado: Estado, fields: Partial<Novedad> = {}, clase: Clase = 'cotizante') {
  const quien = await quienEs('activo', clase);
  const { db, persona } = quien;
  const [{ emptyNovedad }, { idDeEstado }] = await Promise.all([
    import('#sandbox/db/empty.ts'),
    import('#sandbox/db/tipos.ts'),
  ]);
  const [work] = db.relaciones.by('persona', persona.IdPersona);
  const { tipo: IdTipoNovedad, padre: IdTipoNovedadPadre } = clases[clase];
  const row = db.novedades.put({
    ...emptyNovedad,
    IdPersonaNovedad: 590_001,
    IdPersona: persona.IdPersona,
    IdTipoNovedad,
    IdEmpresa: 501,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: '2026-11-17',
    HaberMensual: 4850,
    IdUbicacion: 101,
    IdEstadoProceso: idDeEstado(IdTipoNovedad, estado),
    IdPersonaEmpresa: work?.IdPersonaEmpresa ?? 0,
    NumeroDocumento: '2026-09001',
    FechaRegistro: '2026-11-17',
    ObservacionCaja: '',
    Version: 1,
    ...fields,
  });
  for (const [at, IdRequisito] of [requisitoFotografia, CARTA_DE_RETIRO].entries())
    db.archivos.put({
      IdRecurso: 790_001 + at,
      Tabla: tabla.novedad,
      IdTabla: row.IdPersonaNovedad,
      IdPersona: persona.IdPersona,
      IdTipoNovedadPadre,
      IdRequisito,
      IdUsuario: 0,
      NombreArchivo: IdRequisito === requisitoFotografia ? 'fotografia.png' : 'carta.pdf',
      TipoContenido: IdRequisito === requisitoFotografia ? 'image/png' : 'application/pdf',
      Contenido: '',
    });
  return { ...quien, row: () => db.novedades.get(row.IdPersonaNovedad), id: row.IdPersonaNovedad };
}

/** Opens it as from a list. */
export async function abrirBaja(
  estado: Estado,
  {
    as = 'empresa',
    fields = {},
    clase = 'cotizante',
  }: { as?: DemoUser; fields?: Partial<Novedad>; clase?: Clase } = {},
) {
  const baja = await conBaja(estado, fields, clase);
  await signInAs(as);
  const pagina = await formulario(`${EDITAR_BAJA}?novedad=${baja.id}&tipo=${clases[clase].padre}`);
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  return { ...pagina, ...baja };
}
