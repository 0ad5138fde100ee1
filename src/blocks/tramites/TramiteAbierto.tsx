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

/** The next step of each state. Newborns have their own screen and states. */
const pasos: Readonly<Record<number, Paso>> = {
  [estadoAfiliacion.registrado]: declarar,
  [estadoAfiliacion.observado]: declarar,
  [estadoAfiliacion.declarado]: concluir,
};

/** Checks whether a notice is in the target state. */
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
  /** Asks the user, and says whether the notice is still as its row shows it. */
  readonly preguntar: () => Promise<boolean>;
}

/**
 * Writes the next state of the notice in a row. It sends the row's version, so that the services refuse it if another
 * user wrote in between. Returns what the services said; null if it was not written, and the reason was shown.
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
 * Sends a notice back with a text that says what is missing or wrong (spec F 9: state 11). `alCambiar` runs if another
 * user changed the notice; the text is kept for the next try.
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

/**
 * Moves an open affiliation notice to its next state, after a confirmation. A declared one may be observed too
 * (spec R 7.2).
 */
export function TramiteAbierto({ row }: { readonly row: FilaAfiliacion }) {
  /** The row being observed, as it was shown when the dialog opened. */
  const [observado, setObservado] = useState<FilaAfiliacion | null>(null);
  const paso = row.IdEstadoProceso === estadoRecienNacido.registrado ? undefined : pasos[row.IdEstadoProceso];
  const { escribir } = useEscritura();
  // After an own write the rows are stale until they are loaded again: nobody else changed them.
  const enCamino =
    useIsFetching({ queryKey: keyOf(afiliacion.lista), predicate: ({ state }) => state.isInvalidated }) > 0;
  const [run, busy] = useTask(async () => {
    if (!paso) return;
    const { destino, question } = paso;
    const igual = () => comoSeMuestra({ que: 'trámite', cambio: () => cambioDeFila(row), mostrar: olvidar });
    const preguntar = async () => (await confirm({ message: question(row.Novedad, row.NombreCompleto) })) && igual();
    const done = await pasar(row, { destino, escribir, preguntar });
    if (done) decirHecho(done.mensaje, afiliacion.modificar.success ?? '');
    // After a failure too: it may have been done.
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
