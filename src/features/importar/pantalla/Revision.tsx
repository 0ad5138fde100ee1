import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { FolderDrop } from '#ui/files/FolderDrop.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ArchivosSinLugar, fotosDe, HojaDeContactos } from '../preparar/HojaDeContactos.tsx';
import { prepararMessages } from '../preparar/messages.ts';
import { Revisar } from '../revisar/Revisar.tsx';
import type { Importador } from '../visita/importador.ts';
import { cuentasDeAdjuntos } from '../visita/revision.ts';
import { pantallaMessages as textos } from './messages.ts';

const ARCHIVOS = 'importar-archivos';

/** The files of the rows, below the table: to choose them again, the photographs, and the files without a row. */
function Archivos({ importador, soloMirar }: { importador: Importador; soloMirar: boolean }) {
  const { reparto, revisados, archivos } = useStore(importador.pantalla);
  const filas = useStore(importador.tienda, (s) => s.filas);
  const fotos = useMemo(
    () => (reparto ? fotosDe(filas, revisados.porFila, reparto.porFila) : []),
    [reparto, filas, revisados],
  );
  return (
    <section className="importar-archivos" id={ARCHIVOS} tabIndex={-1} aria-label={textos.adjuntos}>
      {soloMirar ? null : (
        <Card
          title={
            archivos.length > 0
              ? `${prepararMessages.adjuntos} · ${prepararMessages.archivos(archivos.length)}`
              : prepararMessages.adjuntos
          }
        >
          <FolderDrop
            label={prepararMessages.adjuntos}
            onFiles={(elegidos) => void importador.preparacion.elegirAdjuntos(elegidos)}
          >
            {prepararMessages.suelte} <b>{prepararMessages.nombres}</b>
          </FolderDrop>
        </Card>
      )}
      {reparto ? <ArchivosSinLugar reparto={reparto} /> : null}
      <HojaDeContactos
        fotos={fotos}
        alRecortar={soloMirar ? null : ({ original }, cortada) => importador.recortar(original.archivo, cortada)}
      />
    </section>
  );
}

const irAArchivos = (): void => document.getElementById(ARCHIVOS)?.focus();

/** Step 3: the table of the rows, and their files. */
export function Revision({ importador, soloMirar }: { importador: Importador; soloMirar: boolean }) {
  const { tienda, revision, envio } = importador;
  const { contexto, revisados } = useStore(importador.pantalla);
  // A moment later: counting the files of all rows must not hold up a key.
  const filas = useDeferredValue(useStore(tienda, (s) => s.filas));
  const adjuntos = useMemo(
    () => (contexto ? cuentasDeAdjuntos(filas, revisados, contexto) : new Map()),
    [filas, revisados, contexto],
  );
  const { opcionesDe, costoDe, alComprobar, alComprobarTodo, alCancelar, alDescargar, alRecordar } = revision;
  return (
    <Revisar
      {...{ tienda, adjuntos, opcionesDe, costoDe, alComprobar, alComprobarTodo, alCancelar, alDescargar, alRecordar }}
      alRegistrar={envio.pedirConfirmacion}
      alAdjuntar={irAArchivos}
    >
      <Archivos {...{ importador, soloMirar }} />
    </Revisar>
  );
}
