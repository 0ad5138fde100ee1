import './tramites.css';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { guardarTexto, leerTexto } from '#blocks/borradores/borradores.ts';
import { basta, type Comprobar } from '#blocks/escritura/asentar.ts';
import { avisarSinLectura, comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { leyendo } from '#blocks/escritura/leyendo.ts';
import { escrituraMessages } from '#blocks/escritura/messages.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import type { Grabar } from '#blocks/formulario/DialogForm.tsx';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { keyOf } from '#client/query.ts';
import { isPersonal } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion, estadoRecienNacido } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { cambioDeFila, leerTramite } from './cambio.ts';
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

/** Reads whether a notice is in the state it was sent to. */
const comprobarPaso =
  (row: FilaAfiliacion, destino: number): Comprobar<true> =>
  async () => {
    const now = (await leerTramite(row))?.SegurosPersonasNovedad.IdEstadoProceso;
    if (now === destino) return { hecha: true };
    return now === row.IdEstadoProceso ? 'sin hacer' : null;
  };

interface Cambio {
  readonly destino: number;
  readonly Observacion?: string;
  readonly escribir: Grabar;
  /** Asks before, and says whether the notice is still as its row shows it. */
  readonly preguntar: () => Promise<boolean>;
}

/**
 * Writes the next state of what a row shows: with the row's version, so that the services refuse it where somebody else
 * wrote in between. Answers what the services said; null when it was not written, which has been told.
 */
async function pasar(
  row: FilaAfiliacion,
  { destino, Observacion, escribir, preguntar }: Cambio,
): Promise<Hecha<true> | null> {
  const read = await leyendo(() => leerTramite(row));
  if (!read) return null;
  const form = read.leido;
  if (!form) {
    await avisarSinLectura();
    return null;
  }
  const SegurosPersonasNovedad = {
    ...form.SegurosPersonasNovedad,
    IdEstadoProceso: destino,
    ...(Observacion === undefined ? {} : { Observacion }),
    ...(row.Version === undefined ? {} : { Version: row.Version }),
  };
  const done = await escribir(
    {
      llamada: afiliacion.modificar,
      entrada: { body: { ...form, SegurosPersonasNovedad } },
      resultado: basta,
      comprobar: comprobarPaso(row, destino),
    },
    { preguntar },
  );
  return done;
}

const borradorDe = ({ IdPersonaNovedad }: FilaAfiliacion) => `observar-tramite:${IdPersonaNovedad}`;

/**
 * What is missing or wrong goes back in words to whoever asked (spec F 9: state 11). `alCambiar`: somebody else changed the
 * notice; the words are there again when it is tried anew.
 */
const tramiteObservar = (row: FilaAfiliacion, alCambiar: () => Promise<void>) =>
  tramiteDe({
    titulo: textos.observarDe(row.Novedad),
    guardado: personasNovedad.observar.success ?? '',
    inicial: { Observacion: leerTexto(borradorDe(row)) },
    schema: z.object({ Observacion: texto('Observacion') }),
    completo: true,
    grabar: async ({ Observacion }, escribir) => {
      const preguntar = () =>
        comoSeMuestra({
          que: 'trámite',
          cambio: () => cambioDeFila(row),
          mostrar: () => {
            guardarTexto(borradorDe(row), Observacion);
            return alCambiar();
          },
          detalle: escrituraMessages.otraPersonaObservacion,
        });
      return (await pasar(row, { destino: estadoAfiliacion.observado, Observacion, escribir, preguntar })) !== null;
    },
    campos: (props) => <Observacion {...props} required />,
  });

/** Takes an open affiliation notice one state further, once it is confirmed; what is declared may be observed too (spec R 7.2). */
export function TramiteAbierto({ row }: { readonly row: FilaAfiliacion }) {
  /** What is being observed, as it was shown then. */
  const [observado, setObservado] = useState<FilaAfiliacion | null>(null);
  const paso = row.IdEstadoProceso === estadoRecienNacido.registrado ? undefined : pasos[row.IdEstadoProceso];
  const { escribir } = useEscritura();
  // After an own write the rows are old until they are read again: nobody else changed what they show.
  const enCamino =
    useIsFetching({ queryKey: keyOf(afiliacion.lista), predicate: ({ state }) => state.isInvalidated }) > 0;
  const [run, busy] = useTask(async () => {
    if (!paso) return;
    const { destino, question } = paso;
    const igual = () => comoSeMuestra({ que: 'trámite', cambio: () => cambioDeFila(row), mostrar: olvidar });
    const preguntar = async () => (await confirm({ message: question(row.Novedad, row.NombreCompleto) })) && igual();
    const done = await pasar(row, { destino, escribir, preguntar });
    if (done) decirHecho(done.mensaje, afiliacion.modificar.success ?? '');
    // After a failure too: it may be done.
    await olvidar();
  });
  const desistir = () => {
    if (observado) guardarTexto(borradorDe(observado), '');
    setObservado(null);
  };
  // Employers declare; only the staff observe and conclude (decision 7).
  if (!paso || (paso === concluir && !isPersonal())) return null;
  return (
    <span className="tramite-pasos">
      {paso === concluir ? (
        <Button busy={enCamino} onClick={() => setObservado(row)} aria-label={textos.observarDe(row.Novedad)}>
          {textos.observar}
        </Button>
      ) : null}
      <Button busy={busy || enCamino} onClick={() => void run()} aria-label={paso.name(row.Novedad)}>
        {paso.label}
      </Button>
      {observado ? (
        <TramiteDialog
          tramite={tramiteObservar(observado, () => {
            setObservado(null);
            return olvidar();
          })}
          onClose={desistir}
          onSaved={() => {
            desistir();
            void olvidar();
          }}
        />
      ) : null}
    </span>
  );
}
