import './varios.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { showWrites } from '#client/writes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { variosMessages as textos } from './messages.ts';
import { type UnoPorUno, useUnoPorUno } from './useUnoPorUno.ts';

/** The texts of one kind of act. */
export interface TextosDeVarios {
  readonly pregunta: (n: number) => string;
  /** The heading of the names in the question. */
  readonly quienes: string;
  /** The button that starts it. */
  readonly hacer: (n: number) => string;
  readonly haciendo: (at: number, n: number, name: string) => string;
  readonly continuar: (n: number) => string;
  /** Before leaving while it runs. */
  readonly alSalir: string;
  readonly informe: string;
  readonly resumen: (done: number, failed: number, left: number) => string;
  readonly hechos: string;
  readonly noHechos: string;
}

function Grupo<Row>({
  titulo,
  rows,
  idDe,
  nombreDe,
  detalle,
}: {
  readonly titulo: string;
  readonly rows: readonly Row[];
  readonly idDe: (row: Row) => number;
  readonly nombreDe: (row: Row) => string;
  readonly detalle: (row: Row) => string;
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{titulo}</h3>
      <ul className="varios-filas">
        {rows.map((row) => (
          <li key={idDe(row)}>
            <b>{nombreDe(row)}</b>
            <span>{detalle(row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Does the same with several rows: one question with all names, then one after the other, then a report. */
export function UnoPorUnoDialog<Row>({
  rows,
  idDe,
  nombreDe,
  detalleDe,
  uno,
  alFinal,
  textos: propios,
  children,
  onClose,
}: UnoPorUno<Row> & {
  readonly nombreDe: (row: Row) => string;
  readonly detalleDe: (row: Row) => string;
  readonly textos: TextosDeVarios;
  /** What to know before the answer, below the names. */
  readonly children?: ReactNode;
  /** Gets the ids of the rows that are done. */
  readonly onClose: (hechos: readonly number[]) => void;
}) {
  // The list may be loaded again meanwhile; these are the rows the question was about.
  const [elegidas] = useState(rows);
  const { hechas, fase, actual, empezar, detener } = useUnoPorUno({ rows: elegidas, idDe, uno, alFinal });
  const running = fase === 'haciendo';
  useGuardiaSinGrabar(running, detener, propios.alSalir);
  // Detener can be pressed while a row is sent.
  useEffect(() => (running ? showWrites() : undefined), [running]);
  const focus = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus goes to the one of the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step
  useEffect(() => focus.current?.focus(), [fase]);
  const finDe = (row: Row) => hechas.get(idDe(row));
  const hechos = elegidas.filter((row) => finDe(row)?.tipo === 'hecho');
  const fallidos = elegidas.filter((row) => finDe(row)?.tipo === 'no');
  const faltan = elegidas.filter((row) => !hechas.has(idDe(row)));
  const motivo = (row: Row) => {
    const fin = finDe(row);
    return fin?.tipo === 'no' ? fin.motivo : '';
  };
  const comoQuedo = (row: Row) => {
    const fin = finDe(row);
    return (fin?.tipo === 'hecho' && fin.salvedad) || detalleDe(row);
  };
  const close = () => onClose(hechos.map(idDe));
  const footer = {
    pregunta: (
      <>
        <Button ref={focus} className="varios-foco" onClick={close}>
          {general.cancelar}
        </Button>
        <Button tone="primary" onClick={() => void empezar()}>
          {propios.hacer(elegidas.length)}
        </Button>
      </>
    ),
    haciendo: (
      <Button ref={focus} onClick={detener}>
        {textos.detener}
      </Button>
    ),
    informe: (
      <>
        {faltan.length > 0 ? (
          <Button tone="primary" onClick={() => void empezar()}>
            {propios.continuar(faltan.length)}
          </Button>
        ) : null}
        <Button ref={focus} onClick={close}>
          {general.cerrar}
        </Button>
      </>
    ),
  }[fase];
  const quienes = { idDe, nombreDe };
  return (
    <Modal
      title={fase === 'informe' ? propios.informe : propios.pregunta(elegidas.length)}
      locked={running}
      onClose={close}
      footer={footer}
    >
      {fase === 'pregunta' ? (
        <>
          <Grupo titulo={propios.quienes} rows={elegidas} detalle={detalleDe} {...quienes} />
          {children}
        </>
      ) : null}
      {running ? (
        <>
          <progress className="varios-avance" aria-label={textos.avance} max={elegidas.length} value={hechas.size} />
          <p role="status">
            {propios.haciendo(
              Math.min(hechas.size + 1, elegidas.length),
              elegidas.length,
              actual === null ? '' : nombreDe(actual),
            )}
          </p>
        </>
      ) : null}
      {fase === 'informe' ? (
        <>
          <p role="status">{propios.resumen(hechos.length, fallidos.length, faltan.length)}</p>
          <Grupo titulo={propios.noHechos} rows={fallidos} detalle={motivo} {...quienes} />
          <Grupo titulo={textos.noIntentados} rows={faltan} detalle={detalleDe} {...quienes} />
          <Grupo titulo={propios.hechos} rows={hechos} detalle={comoQuedo} {...quienes} />
        </>
      ) : null}
    </Modal>
  );
}
