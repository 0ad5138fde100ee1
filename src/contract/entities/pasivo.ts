import * as z from 'zod/mini';
import { documented } from '../facts.ts';
import { gruposDePasivo } from './gruposPasivo.ts';
import { novedadForm, segurosPersonasNovedad } from './novedad.ts';
import { fecha, id, text } from './wire.ts';

/** The whole form of a retiree's registration: it needs the group of its variant, the others may be missing (spec R 3.1). */
export const altaPasivoForm = documented('R 3.1', z.extend(novedadForm, gruposDePasivo));
export type AltaPasivoForm = z.infer<typeof altaPasivoForm>;

/** The whole form of a retiree's deregistration: FechaNovedad is the day of death (spec R 3.1). */
export const bajaPasivoForm = documented(
  'R 3.1',
  z.extend(novedadForm, {
    SegurosPersonasNovedad: documented(
      'R 3.1',
      z.extend(segurosPersonasNovedad, {
        IdLugarFallecimiento: id(),
        IdUbicacionFallecimiento: id(),
        NombreCompletoTitular: text(),
        IdPersonaTitular: id(),
      }),
    ),
  }),
);
export type BajaPasivoForm = z.infer<typeof bajaPasivoForm>;

/** A death that the fund knows of (spec R 3.2). */
export const pacienteFallecido = documented(
  'R 3.2',
  z.looseObject({
    FechaFallecimiento: fecha(),
    IdLugarFallecimiento: id(),
    IdLocalidadFallecimiento: id(),
  }),
);
export type PacienteFallecido = z.infer<typeof pacienteFallecido>;
