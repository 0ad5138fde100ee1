import { BuscarPersonaDialog } from '#blocks/buscar-persona/BuscarPersonaDialog.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import { pacientesDerechoHabiente } from '#contract/entities/gruposPasivo.ts';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { rolAfiliacion, tipoPasivo } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { PasoAntes } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { pacienteDe } from '#engine/family/seleccion.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { altaPasivoMessages as textos } from './messages.ts';

/** True for a person insured through the company, or known to work or have worked there (spec R 7.3). */
async function esDeLaEmpresa({ BasePersonas, SegurosPacientes }: PacientePorId, idEmpresa: number): Promise<boolean> {
  if (SegurosPacientes.IdEmpresa === idEmpresa) return true;
  return call(personasEmpresa.existe, { params: { idPersona: BasePersonas.IdPersona, idEmpresa } });
}

/** Searches the holder on whom a dependant's registration is based (spec R 2.3). */
export default function TitularDialog({ idEmpresa, onDone, onClose }: PasoAntes) {
  const [elegir] = useTask(async ({ IdPersona, NombreCompleto }: PacienteBuscado) => {
    try {
      const holder = await pacienteDe(IdPersona);
      if (!holder) return await notice({ message: textos.sinPersona });
      if (!(await esDeLaEmpresa(holder, idEmpresa)))
        return await notice({ message: avisoMessages.sinPertenencia(NombreCompleto) });
      const { IdPaciente, MatriculaTitular } = holder.SegurosPacientes;
      const PacientesDerechoHabiente = filled(pacientesDerechoHabiente, {
        MatriculaTitular,
        IdPacientePadre: IdPaciente,
        IdPersona,
        NombreCompleto,
        IdTipoPasivo: tipoPasivo.derechoHabiente,
      });
      onDone({ PacientesDerechoHabiente });
    } catch (error) {
      // The call has shown the error; the search stays open.
      if (!isCallError(error)) throw error;
    }
  });
  return (
    <BuscarPersonaDialog
      title={textos.buscarTitular}
      idEmpresa={0}
      rol={rolAfiliacion.titular}
      onSelect={(persona) => void elegir(persona)}
      onClose={onClose}
    />
  );
}
