import { useState } from 'react';
import { BuscarPersonaDialog } from '#blocks/buscar-persona/BuscarPersonaDialog.tsx';
import { tramiteContacto, tramitePedirIdentidad } from '#blocks/tramites/datos.tsx';
import { type Tramite, TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { afiliacionesMessages as textos } from './messages.ts';

const tramites = { contacto: tramiteContacto, identidad: tramitePedirIdentidad } as const;
/** What an employer changes about a person, or asks the staff to change. */
export type Cambio = keyof typeof tramites;

/** First a person of the company, then the change of their data (spec R 7.2). */
export function CambioDeDatos({
  cambio,
  onClose,
  onSaved,
}: {
  readonly cambio: Cambio;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const [tramite, setTramite] = useState<Tramite | null>(null);
  const [elegir] = useTask(async (idPersona: number) => {
    try {
      const persona = await call(afiliacion.persona, { params: { idPersona } });
      if (persona) setTramite(tramites[cambio](persona));
      else await notice({ message: textos.noExiste });
    } catch (error) {
      if (!isCallError(error)) throw error; // the client shows it
    }
  });
  if (tramite) return <TramiteDialog tramite={tramite} onClose={onClose} onSaved={onSaved} />;
  return (
    <BuscarPersonaDialog
      title={textos.buscarPersona}
      idEmpresa={session.getState().empresa.IdEmpresa}
      onSelect={({ IdPersona }) => void elegir(IdPersona)}
      onClose={onClose}
    />
  );
}
