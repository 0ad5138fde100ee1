import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { reportes } from '#contract/services/reportes.ts';
import type { BotonesPropios } from '#engine/definition/definition.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { altaMessages } from './messages.ts';

/** The insured person's card, available once the notice can be printed. */
export function Carne({ form, imprimible }: BotonesPropios) {
  const visor = useVisorPdf();
  const { IdPersonaNovedad: idPersonaNovedad } = form.SegurosPersonasNovedad;
  const pedir = () =>
    call(reportes.carneAsegurado, { params: { idPersona: form.BasePersonas.IdPersona, idPersonaNovedad } });
  if (!imprimible) return null;
  return (
    <>
      <Button icon="card" onClick={() => void visor.show(altaMessages.carne, 'CarneAsegurado.pdf', pedir)}>
        {altaMessages.carne}
      </Button>
      {visor.element}
    </>
  );
}
