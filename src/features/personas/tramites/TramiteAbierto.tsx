import { call, callWithMessage } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion, estadoRecienNacido } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { tramitesMessages as textos } from './messages.ts';
import { olvidar } from './Tramites.tsx';

interface Paso {
  readonly destino: number;
  readonly label: string;
  readonly name: (novedad: string) => string;
  readonly question: (novedad: string, nombre: string) => string;
}

const concluir: Paso = {
  destino: estadoAfiliacion.concluido,
  label: textos.concluir,
  name: textos.concluirDe,
  question: textos.confirmarConcluir,
};
const declarar: Paso = {
  destino: estadoAfiliacion.declarado,
  label: textos.declarar,
  name: textos.declararDe,
  question: textos.confirmarDeclarar,
};

/** The way on from a state; newborns have a screen and states of their own. */
const pasos: Readonly<Record<number, Paso>> = {
  [estadoAfiliacion.registrado]: declarar,
  [estadoAfiliacion.observado]: declarar,
  [estadoAfiliacion.declarado]: concluir,
};

async function pasar(row: FilaAfiliacion, { destino }: Paso): Promise<void> {
  const { IdPersona, IdPersonaNovedad } = row;
  try {
    const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 };
    const form = await call(afiliacion.obtener, { params });
    if (!form) return;
    const body = { ...form, SegurosPersonasNovedad: { ...form.SegurosPersonasNovedad, IdEstadoProceso: destino } };
    const { mensaje } = await callWithMessage(afiliacion.modificar, { body });
    toast.success(mensaje?.Descripcion || (afiliacion.modificar.success ?? ''));
    await olvidar();
  } catch (error) {
    if (!isCallError(error)) throw error; // announced by the client
  }
}

/** Takes an open affiliation notice one state further, once it is confirmed (spec R 7.2). */
export function TramiteAbierto({ row }: { readonly row: FilaAfiliacion }) {
  const paso = row.IdEstadoProceso === estadoRecienNacido.registrado ? undefined : pasos[row.IdEstadoProceso];
  const [run, busy] = useTask(async () => {
    if (paso && (await confirm({ message: paso.question(row.Novedad, row.NombreCompleto) }))) await pasar(row, paso);
  });
  if (!paso) return null;
  return (
    <Button busy={busy} onClick={() => void run()} aria-label={paso.name(row.Novedad)}>
      {paso.label}
    </Button>
  );
}
