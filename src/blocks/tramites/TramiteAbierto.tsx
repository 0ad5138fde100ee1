import './tramites.css';
import { useState } from 'react';
import * as z from 'zod/mini';
import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { leyendo } from '#blocks/escritura/leyendo.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import type { Grabar } from '#blocks/formulario/DialogForm.tsx';
import { call } from '#client/call.ts';
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
import { texto } from './reglas.ts';
import { TramiteDialog, tramiteDe } from './TramiteDialog.tsx';

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

const leer = ({ IdPersona, IdPersonaNovedad }: FilaAfiliacion) =>
  call(
    afiliacion.obtener,
    { params: { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 } },
    { quiet: true },
  );

/** Reads whether a notice is in the state it was sent to. */
const comprobarPaso =
  (row: FilaAfiliacion, destino: number): Comprobar<true> =>
  async () => {
    const now = (await leer(row))?.SegurosPersonasNovedad.IdEstadoProceso;
    if (now === destino) return { hecha: true };
    return now === row.IdEstadoProceso ? 'sin hacer' : null;
  };

/** Writes the next state. Answers the services' text, '' for none; null when it was not written. */
async function pasar(
  row: FilaAfiliacion,
  { destino, Observacion, escribir }: { destino: number; Observacion?: string; escribir: Grabar },
): Promise<string | null> {
  const read = await leyendo(() => leer(row));
  if (!read?.leido) return null;
  const form = read.leido;
  const SegurosPersonasNovedad = {
    ...form.SegurosPersonasNovedad,
    IdEstadoProceso: destino,
    ...(Observacion === undefined ? {} : { Observacion }),
  };
  const done = await escribir({
    llamada: afiliacion.modificar,
    entrada: { body: { ...form, SegurosPersonasNovedad } },
    resultado: basta,
    comprobar: comprobarPaso(row, destino),
  });
  return done && (done.mensaje?.Descripcion ?? '');
}

/** What is missing or wrong goes back in words to whoever asked (spec F 9: state 11). */
const tramiteObservar = (row: FilaAfiliacion) =>
  tramiteDe({
    titulo: textos.observarDe(row.Novedad),
    guardado: personasNovedad.observar.success ?? '',
    inicial: { Observacion: '' },
    schema: z.object({ Observacion: texto('Observacion') }),
    grabar: async ({ Observacion }, escribir) =>
      (await pasar(row, { destino: estadoAfiliacion.observado, Observacion, escribir })) !== null,
    campos: (props) => <Observacion {...props} required />,
  });

/** Takes an open affiliation notice one state further, once it is confirmed; what is declared may be observed too (spec R 7.2). */
export function TramiteAbierto({ row }: { readonly row: FilaAfiliacion }) {
  const [observando, setObservando] = useState(false);
  const paso = row.IdEstadoProceso === estadoRecienNacido.registrado ? undefined : pasos[row.IdEstadoProceso];
  const { escribir } = useEscritura();
  const [run, busy] = useTask(async () => {
    if (!paso) return;
    const { destino, question } = paso;
    const preguntar = () => confirm({ message: question(row.Novedad, row.NombreCompleto) });
    const said = await pasar(row, { destino, escribir: (escritura) => escribir(escritura, { preguntar }) });
    if (said !== null) toast.success(said || (afiliacion.modificar.success ?? ''));
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
