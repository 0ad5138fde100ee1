import type { Fallo } from '#client/errors.ts';
import { SmallBelow } from '#ui/feedback/SmallBelow.tsx';

/** Why a call failed, with the optional number of the services' message small below it (spec F 8). `texto`: instead of its own. */
export const Motivo = ({
  de: { message, numero = '' },
  texto = message,
}: {
  readonly de: Fallo;
  readonly texto?: string | undefined;
}) => (
  <>
    {texto}
    <SmallBelow text={numero} />
  </>
);
