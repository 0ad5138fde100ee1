import { expect } from 'vitest';
import type { ConsultaBdpa } from '#contract/entities/bdpa.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Registro } from '#sandbox/db/bdpaRows.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { registroPropio, tipoBdpaDe } from '#sandbox/rules/bdpa.ts';
import { type Caller, persona, type Reply, signIn } from './fund.ts';

/** The query to the registry about an example, with the fund's data. `parts` overrides it. */
export function consulta(fund: Sandbox, who: Ejemplo, parts: Partial<ConsultaBdpa> = {}): ConsultaBdpa {
  const row = fund.db.personas.get(persona(fund, who));
  return {
    TipoDocumentoIdentidad: tipoBdpaDe(row?.IdTipoDocumento ?? 1),
    NumeroDocumento: row?.NumeroDocumento ?? '',
    ComplementoDocumento: row?.ComplementoDocumento ?? '',
    FechaNacimiento: row?.FechaNacimiento ?? '',
    ...parts,
  };
}

/** The fund's row of an example in the registry. */
export function registro(fund: Sandbox, who: Ejemplo): Registro {
  const row = registroPropio(fund.db, persona(fund, who));
  if (!row) throw new Error(`${who} is not in the registry`);
  return row;
}

export const denied = { ok: false, text: 'No tiene acceso.' };

type Ask = (who: Caller) => Promise<Reply>;

/** Fails unless the call is refused with `answer` and the database is unchanged. */
export async function refused(fund: Sandbox, ask: () => Promise<Reply>, answer: object): Promise<void> {
  const before = fund.db.dump();
  expect(await ask()).toMatchObject(answer);
  expect(fund.db.dump()).toEqual(before);
}

/** Fails unless employers and insured persons are refused and nothing changed. */
export async function onlyStaff(fund: Sandbox, ask: Ask): Promise<void> {
  for (const user of ['empresa', 'asegurado']) {
    const who = await signIn(fund, user);
    await refused(fund, () => ask(who), denied);
  }
}
