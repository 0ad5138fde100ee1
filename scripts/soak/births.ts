import { tipoDocumento } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, recienNacidos } from '#contract/services/index.ts';
import { addMonths, today } from '#lib/dates.ts';
import { saveNewborn, stranger } from './affiliations.ts';
import type { Client } from './client.ts';
import type { Affiliation, Ledger } from './ledger.ts';

/** The births that the hospitals reported and nobody registered, of those that the client may see. */
export const birthsOf = (client: Client) =>
  client.read(recienNacidos.nacimientos, {
    params: {
      idRegional: client.account.choice.IdRegional,
      ...{ fechaDesde: '0', fechaHasta: '0', documentoMadre: '_', nombreMadre: '_', historiaClinica: '_' },
    },
  });

/** The births of the last year that are registered, by their ids, with repetitions. */
export async function registeredBirths(client: Client): Promise<number[]> {
  const params = { idPersona: 0, fechaDesde: addMonths(today(), -12), fechaHasta: today() };
  return (await client.read(recienNacidos.lista, { params })).map(({ IdRecienNacido }) => IdRecienNacido);
}

/** Registers a reported birth that nobody in the soak has taken; null if there is none. */
export async function registerBirth(client: Client, ledger: Ledger): Promise<Affiliation | null> {
  const birth = (await birthsOf(client)).find(({ IdRecienNacido }) => !ledger.births.has(IdRecienNacido));
  if (!birth) return null;
  ledger.births.add(birth.IdRecienNacido);
  const family = await client.read(afiliacion.grupoFamiliar, { params: { idPersona: birth.IdPersonaMadre } });
  const holder = family.find(({ IdPacientePadre }) => IdPacientePadre === 0);
  if (!holder) throw new Error(`birth ${birth.IdRecienNacido} has no holder`);
  const marker = ledger.mark(client);
  return saveNewborn(
    client,
    ledger,
    { marker, holder: holder.IdPersona },
    {
      BasePersonas: {
        ...stranger(marker, birth.FechaNacimiento),
        ...{ IdTipoDocumento: tipoDocumento.carnet, IdSexo: birth.IdSexo, IdGenero: birth.IdSexo },
      },
      SegurosPacientes: { IdPacientePadre: holder.IdPaciente },
      SegurosPersonasNovedad: { IdTipoNovedad: novedadAfiliacion.RECIEN_NACIDO, Observacion: marker },
      RecienNacido: {
        IdRecienNacido: birth.IdRecienNacido,
        IdPersonaMadre: birth.IdPersonaMadre,
        Multiplicidad: birth.Multiplicidad,
        IdRegional: birth.IdRegional,
      },
    },
  );
}
