import './tramites.css';
import { useState } from 'react';
import { call, callWithMessage } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { esPersonal } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion, estadoRecienNacido } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Observacion } from './campos.tsx';
import { tramitesMessages as textos } from './messages.ts';
import { olvidar } from './olvidar.ts';
import { requeridos, valor } from './reglas.ts';
import { type Tramite, TramiteDialog } from './TramiteDialog.tsx';

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

/** Writes the next state; throws the errors of `call`. Answers the services' text, '' for none. */
async function pasar(row: FilaAfiliacion, destino: number, Observacion?: string): Promise<string> {
  const { IdPersona, IdPersonaNovedad } = row;
  const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 };
  const form = await call(afiliacion.obtener, { params }, { quiet: true });
  if (!form) return '';
  const SegurosPersonasNovedad = {
    ...form.SegurosPersonasNovedad,
    IdEstadoProceso: destino,
    ...(Observacion === undefined ? {} : { Observacion }),
  };
  const body = { ...form, SegurosPersonasNovedad };
  return (await callWithMessage(afiliacion.modificar, { body }, { quiet: true })).mensaje?.Descripcion ?? '';
}

/** What is missing or wrong goes back in words to whoever asked (spec F 9: state 11). */
const tramiteObservar = (row: FilaAfiliacion): Tramite => ({
  titulo: textos.observarDe(row.Novedad),
  guardado: personasNovedad.observar.success ?? '',
  inicial: { Observacion: '' },
  problemasDe: (form) => requeridos(form, ['Observacion']),
  grabar: async (form) => void (await pasar(row, estadoAfiliacion.observado, valor(form, 'Observacion'))),
  campos: (props) => <Observacion {...props} required />,
});

/** Takes an open affiliation notice one state further, once it is confirmed; what is declared may be observed too (spec R 7.2). */
export function TramiteAbierto({ row }: { readonly row: FilaAfiliacion }) {
  const [observando, setObservando] = useState(false);
  const paso = row.IdEstadoProceso === estadoRecienNacido.registrado ? undefined : pasos[row.IdEstadoProceso];
  const [run, busy] = useTask(async () => {
    if (!paso || !(await confirm({ message: paso.question(row.Novedad, row.NombreCompleto) }))) return;
    try {
      toast.success((await pasar(row, paso.destino)) || (afiliacion.modificar.success ?? ''));
    } catch (error) {
      if (!isCallError(error)) throw error;
      toast.error(error.message);
    }
    // After a failure too: it may be done.
    await olvidar();
  });
  // Employers declare; only the staff observe and conclude (decision 7).
  if (!paso || (paso === concluir && !esPersonal())) return null;
  return (
    <span className="tramite-pasos">
      {paso === concluir ? (
        <Button onClick={() => setObservando(true)} aria-label={textos.observarDe(row.Novedad)}>
          {textos.observar}
        </Button>
      ) : null}
      <Button busy={busy} onClick={() => void run()} aria-label={paso.name(row.Novedad)}>
        {paso.label}
      </Button>
      {observando ? (
        <TramiteDialog
          tramite={tramiteObservar(row)}
          onClose={() => setObservando(false)}
          onSaved={() => {
            setObservando(false);
            void olvidar();
          }}
        />
      ) : null}
    </span>
  );
}
