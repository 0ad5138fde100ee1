import * as z from 'zod/mini';
import type { AfiliacionForm } from '#contract/entities/afiliacion.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { type Caller, openFund, pair, persona, type Reply, signIn } from './fund.ts';

export const denied = { status: 200, ok: false, text: 'No tiene acceso.' };

/** A fund with an employer, the staff, an insured person and the employer of another company. */
export async function people() {
  const fund = openFund();
  const [empresa, caja, insured, other] = await Promise.all(
    ['empresa', 'personal', 'asegurado', 'obligado'].map((user) => signIn(fund, user)),
  );
  if (!empresa || !caja || !insured || !other) throw new Error('nobody signed in');
  return { fund, empresa, caja, insured, other };
}

/** The insured record of an example. */
export const paciente = (fund: Sandbox, who: Ejemplo) => {
  const [found] = fund.db.pacientes.by('persona', persona(fund, who));
  if (!found) throw new Error(`${who} is not insured`);
  return found;
};

/** The affiliation form of a child the fund does not know, with an example as holder. */
export function childOf(
  fund: Sandbox,
  who: Ejemplo,
  parts: { persona?: object; novedad?: object; padre?: number } = {},
) {
  return z.parse(novedadForm, {
    BasePersonas: {
      ApellidoPaterno: 'mamani',
      Nombres: 'tania',
      IdTipoDocumento: 1,
      NumeroDocumento: '15500001',
      FechaNacimiento: '2015-03-04',
      IdSexo: 2,
      IdNacionalidad: 1,
      ...parts.persona,
    },
    SegurosPacientes: { IdPacientePadre: parts.padre ?? paciente(fund, who).IdPaciente },
    SegurosPersonasNovedad: { IdTipoNovedad: tipo.AFILIACION_HIJO, ...parts.novedad },
  });
}

/** Inserts an affiliation. */
export const insertar = (who: Caller, body: AfiliacionForm) => who.call(afiliacion.insertar, { body });

/** Sends the stored notice again with changes, as the screen would. */
export async function resend(
  fund: Sandbox,
  who: Caller,
  reply: Reply,
  parts: { persona?: object; novedad?: object } = {},
) {
  const { idPersona, idPersonaNovedad } = pair(reply);
  const kept = fund.db.afiliaciones.get(idPersonaNovedad);
  const body = z.parse(novedadForm, {
    BasePersonas: { ...fund.db.personas.get(idPersona), ...parts.persona },
    SegurosPacientes: {},
    SegurosPersonasNovedad: { ...kept, ...parts.novedad },
  });
  return who.call(afiliacion.modificar, { body });
}

/** The changes of a resent notice that ask for another state. */
export const to = (IdEstadoProceso: number, Observacion = '') => ({ novedad: { IdEstadoProceso, Observacion } });

/** The stored notice, person and insured record of a reply. */
export function stored({ db }: Sandbox, reply: Reply) {
  const { idPersona, idPersonaNovedad } = pair(reply);
  const [record] = db.pacientes.by('persona', idPersona);
  const [notice, person] = [db.afiliaciones.get(idPersonaNovedad), db.personas.get(idPersona)];
  if (!notice || !person || !record) throw new Error(`Nothing is stored for ${reply.Datos}: ${reply.text}`);
  return { notice, person, record };
}

/** The numbers of the notices of a reply, in its order. */
export const idsOf = (reply: Reply) =>
  z.parse(z.array(z.looseObject({ IdPersonaNovedad: z.number() })), reply.Datos).map((row) => row.IdPersonaNovedad);
