import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, openFund, persona, signIn } from './fund.ts';

/** The employer of La Paz and the staff, in the same fund. */
export async function people() {
  const fund = openFund();
  return { fund, empresa: await signIn(fund, 'empresa'), caja: await signIn(fund, 'personal') };
}
/** A form for the (first) waiting birth of an example. */
export function formFor(
  fund: Sandbox,
  who: Ejemplo,
  parts: { persona?: object; novedad?: object; nacido?: object; padre?: number } = {},
) {
  const mother = persona(fund, who);
  const [birth] = fund.db.nacimientos.by('madre', mother);
  const holder = fund.db.pacientes.by('persona', mother)[0]?.IdPaciente ?? 0;
  return {
    BasePersonas: {
      ApellidoPaterno: 'céspedes',
      Nombres: ' Luz  María ',
      IdTipoDocumento: 1,
      FechaNacimiento: birth?.FechaNacimiento ?? TODAY,
      IdSexo: birth?.IdSexo ?? 1,
      IdNacionalidad: 1,
      ...parts.persona,
    },
    SegurosPacientes: { IdPacientePadre: parts.padre ?? holder },
    SegurosPersonasNovedad: { IdTipoNovedad: tipo.RECIEN_NACIDO, ...parts.novedad },
    RecienNacido: {
      IdRecienNacido: birth?.IdRecienNacido ?? 0,
      IdPersonaMadre: mother,
      Multiplicidad: 1,
      ...parts.nacido,
    },
  };
}
/** Registers a newborn. Unless `aceptaRepetidos` is 1, similar ones are answered instead. */
export const grabar = (who: Caller, body: ReturnType<typeof formFor>, aceptaRepetidos: number | string = 0) =>
  who.call(recienNacidos.grabar, { params: { aceptaRepetidos }, body });

/** The births that a search finds; by default all of the caller's reach. */
export const searched = (who: Caller, parts: object = {}) =>
  who.call(recienNacidos.nacimientos, {
    params: {
      idRegional: 0,
      fechaDesde: '0',
      fechaHasta: '0',
      documentoMadre: '_',
      nombreMadre: '_',
      historiaClinica: '_',
      ...parts,
    },
  });
