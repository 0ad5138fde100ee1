import * as z from 'zod/mini';
import { assumed, documented } from '../facts.ts';
import { gruposDePasivo } from './gruposPasivo.ts';
import { basePersonas, segurosPacientes } from './persona.ts';
import { fecha, flag, grupo, id, idPropio, json, monto, text, version } from './wire.ts';

/**
 * A notice (spec F 3.7, E 3). FechaNovedad is the entry, termination or transfer date; NumeroDocumento is the notice's
 * number.
 */
export const segurosPersonasNovedad = documented(
  'F 3.7',
  z.looseObject({
    IdPersonaNovedad: idPropio(),
    IdPersona: idPropio(),
    IdTipoNovedad: idPropio(),
    IdEmpresa: idPropio(),
    IdCanal: id(),
    FechaNovedad: fecha(),
    HaberMensual: monto(),
    IdUbicacion: id(),
    IdEstadoProceso: id(),
    IdProfesion: id(),
    Observacion: text(),
    NumeroDocumento: text(),
    Estado: text(),
    Habilitado: flag(),
    Periodo: text(),
    Pagado: flag(),
    FechaDeclaracion: fecha(),
    IdPersonaEmpresa: id(),
    DatosHistorico: json(),
    Cargo: text(),
    FechaFinNovedad: fecha(),
    /** Only for transfers; IdUbicacion is the destination company's location then. */
    IdEmpresaDestino: id(),
    /**
     * Assumed: the staff's observation, and the version. The version changes with each write and is sent back, so that nobody
     * overwrites another person's change.
     */
    ObservacionCaja: assumed(text()),
    Version: assumed(version()),
  }),
);
export type SegurosPersonasNovedad = z.infer<typeof segurosPersonasNovedad>;

/** The whole form of a notice: the body of the insert, modify, delete and accept calls (spec E 3). */
export const novedadForm = documented(
  'E 3',
  z.looseObject({
    BasePersonas: basePersonas,
    SegurosPacientes: segurosPacientes,
    SegurosPersonasNovedad: segurosPersonasNovedad,
  }),
);
export type NovedadForm = z.infer<typeof novedadForm>;

/** A notice in a reply, with the fields that a retiree's deregistration adds (spec F 3.7). */
const novedadLeida = documented(
  'F 3.7',
  z.extend(segurosPersonasNovedad, {
    IdLugarFallecimiento: z.optional(z.number()),
    IdUbicacionFallecimiento: z.optional(z.number()),
    NombreCompletoTitular: z.optional(z.string()),
    IdPersonaTitular: z.optional(z.number()),
  }),
);

/** A notice by id: the record and, after acceptance, the snapshot of its whole form as text (spec R 7.4). */
export const novedadPorId = documented(
  'R 7.4',
  z.looseObject({ SegurosPersonasNovedad: novedadLeida, DatosHistorico: json(), ...gruposDePasivo }),
);

/** The snapshot of an accepted notice: the whole form (spec E 3), or the groups together with the notice (spec R 3.1). */
export const historico = documented(
  'E 3',
  z.looseObject({
    BasePersonas: basePersonas,
    SegurosPacientes: grupo(segurosPacientes),
    SegurosPersonasNovedad: z.optional(novedadLeida),
    ...gruposDePasivo,
  }),
);
