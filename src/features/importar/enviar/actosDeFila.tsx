import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { FileButton } from '#ui/files/FileButton.tsx';
import { type Fila, nombreDe } from '../fila/fila.ts';
import type { FilaEnviada } from './columnas.tsx';
import { enviarMessages as textos } from './messages.ts';

/** What the result can do with a row; unset for what it cannot. On a phone nothing is repeated. */
export interface ActosDeFila {
  readonly repetir: ((numeros: readonly number[]) => void) | null;
  /** How to open the notice of a row; null if it has none. */
  readonly abrir: (fila: Fila) => { readonly to: To; readonly remember: () => void } | null;
  /** For a row that was refused because of a file: what may be chosen instead, and how it is sent. null for the others. */
  readonly cambiarArchivo:
    | ((fila: Fila) => { readonly accept: string; readonly onFile: (archivo: File) => void } | null)
    | null;
}

/** Rows that were refused or are uncertain: the clerk may repeat them. Not with the same file, nor beside a notice. */
export const seRepite = ({ fila, situacion }: FilaEnviada): boolean => {
  // Its notices are being read.
  if (fila.paso === 'leyendo') return false;
  if (situacion === 'sinConfirmar') return true;
  const { idRequisito, idPersonaNovedad = 0 } = fila.resultado ?? {};
  return situacion === 'noRegistradas' && idRequisito === undefined && idPersonaNovedad === 0;
};

/** The one thing to do about a row: see its notice, change its file, read it or send it again. */
export function actoDe(una: FilaEnviada, { repetir, abrir, cambiarArchivo }: ActosDeFila): ReactNode {
  const { fila, situacion } = una;
  const nombre = nombreDe(fila);
  if (situacion === 'enCurso' || situacion === 'esperan') return null;
  const aviso = abrir(fila);
  if (aviso)
    return (
      <LinkButton
        tone="ghost"
        to={aviso.to}
        target="_blank"
        onClick={aviso.remember}
        aria-label={textos.verAvisoDe(nombre)}
      >
        {textos.verAviso}
      </LinkButton>
    );
  const cambio = situacion === 'noRegistradas' ? (cambiarArchivo?.(fila) ?? null) : null;
  if (cambio)
    return (
      <FileButton tone="ghost" aria-label={textos.cambiarArchivoDe(nombre)} {...cambio}>
        {textos.cambiarArchivo}
      </FileButton>
    );
  if (!repetir || !seRepite(una)) return null;
  const leer = situacion === 'sinConfirmar';
  return (
    <Button
      tone="ghost"
      onClick={() => repetir([fila.numero])}
      aria-label={(leer ? textos.leerA : textos.reintentarA)(nombre)}
    >
      {leer ? textos.leer : textos.reintentar}
    </Button>
  );
}
