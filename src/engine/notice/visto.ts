import { hashKey } from '@tanstack/react-query';
import sha256 from 'crypto-js/sha256';
import { mismaVersion } from '#blocks/escritura/version.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import { filled } from '#contract/read.ts';
import { cleanDate } from '#lib/dates.ts';
import type { LoadedNovedad } from './cargarNovedad.ts';

/**
 * The parts of a notice that identify what somebody saw: with another version, declaration or form it is a different
 * notice.
 */
export interface Visto {
  readonly version: number | string | undefined;
  readonly fechaDeclaracion: string;
  /** The hash of its form; '' if that is unknown. */
  readonly huella: string;
}

/** Only what the contract knows: a service may send other fields, and those may differ from reply to reply. */
const conocido = (names: object, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(names, name)));

const deNovedad = filled(segurosPersonasNovedad, {});
const dePersona = filled(basePersonas, {});
const dePaciente = filled(segurosPacientes, {});

/** The hash of a form. It does not show what the form says, because it is kept in the browser. */
function huellaDe({ BasePersonas, SegurosPacientes, SegurosPersonasNovedad, ...grupos }: NovedadForm): string {
  const form = [
    conocido(dePersona, BasePersonas),
    conocido(dePaciente, SegurosPacientes),
    conocido(deNovedad, SegurosPersonasNovedad),
    grupos,
  ];
  return String(sha256(hashKey(form)));
}

type Leida = Pick<LoadedNovedad, 'form' | 'recibida'>;

/** Takes these parts from a notice, to find out later whether it is still the same. */
export function vistoDe({ form, recibida = form }: Leida): Visto {
  const { Version: version, FechaDeclaracion: fechaDeclaracion } = recibida.SegurosPersonasNovedad;
  return { version, fechaDeclaracion, huella: huellaDe(recibida) };
}

/**
 * Whether a notice is the one that was seen: its declaration, and its version. Where the services keep no version, what
 * its form says: a notice may be declared again on the same day.
 */
export function esLaVista(visto: Visto, { form, recibida = form }: Leida): boolean {
  const { Version, FechaDeclaracion } = recibida.SegurosPersonasNovedad;
  if (cleanDate(visto.fechaDeclaracion) !== cleanDate(FechaDeclaracion)) return false;
  return mismaVersion(visto.version, Version) ?? (visto.huella === '' || visto.huella === huellaDe(recibida));
}
