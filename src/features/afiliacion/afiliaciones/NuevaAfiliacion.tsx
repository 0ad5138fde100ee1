import { useState } from 'react';
import { BuscarPersonaDialog } from '#blocks/buscar-persona/BuscarPersonaDialog.tsx';
import type { PersonaElegida } from '#blocks/identidad/elegida.ts';
import { IdentidadDialog } from '#blocks/identidad/IdentidadDialog.tsx';
import { esTitularVigente } from '#blocks/tramites/reglas.ts';
import { TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { isPersonal, session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { tramiteAfiliar } from './afiliar.tsx';
import type { Afiliando } from './clases.ts';
import { afiliacionesMessages as textos } from './messages.ts';

/** First the holder, then the relative's identity, then the form: one dialog after the other (spec F 4.2, R 7.2). */
export function NuevaAfiliacion({
  titular: conocido,
  onClose,
  onSaved,
}: {
  /** The person whose folder opened it; if null, the holder is searched first. */
  readonly titular: PacientePorId | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const [titular, setTitular] = useState(conocido);
  const [who, setWho] = useState<Afiliando | null>(null);
  const personal = isPersonal();
  const [elegirTitular] = useTask(async (idPersona: number) => {
    try {
      const found = await call(afiliacion.personaPaciente, { params: { idPersona } });
      if (found && esTitularVigente(found)) setTitular(found);
      else await notice({ message: textos.noEsTitular });
    } catch (error) {
      if (!isCallError(error)) throw error; // the client shows it
    }
  });
  const [elegirFamiliar] = useTask(async ({ persona, nueva }: PersonaElegida) => {
    try {
      const params = { idPersona: persona.IdPersona };
      const found = nueva ?? (await call(afiliacion.persona, { params }));
      if (found) setWho({ persona: found, titular, idTipoNovedad: 0, base: 0 });
      else await notice({ message: textos.noExiste });
    } catch (error) {
      if (!isCallError(error)) throw error; // the client shows it
    }
  });
  if (who) return <TramiteDialog tramite={tramiteAfiliar(who)} onClose={onClose} onSaved={onSaved} />;
  if (titular)
    return (
      <IdentidadDialog
        title={textos.buscarFamiliar}
        uso={personal ? 'interno' : 'externo'}
        creacionManual
        onSelect={(elegida) => void elegirFamiliar(elegida)}
        onClose={onClose}
      />
    );
  return (
    <BuscarPersonaDialog
      title={textos.buscarTitular}
      idEmpresa={personal ? 0 : session.getState().empresa.IdEmpresa}
      rol={rolAfiliacion.titular}
      onSelect={({ IdPersona }) => void elegirTitular(IdPersona)}
      onClose={onClose}
    />
  );
}
