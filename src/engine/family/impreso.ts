import { call } from '#client/call.ts';
import type { Ids } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';

/** Loads the printed document of a notice from the services (spec E 7.1 to 7.3, R 7.2 to 7.5). */
export const pedirImpreso = async ({ impreso }: Pick<FamiliaDeAvisos, 'impreso'>, ids: Ids): Promise<Blob> =>
  call(await impreso.informe(), { params: { ...ids } });
