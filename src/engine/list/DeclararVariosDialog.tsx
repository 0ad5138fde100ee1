import { useEffect, useRef, useState } from 'react';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { seguimientoMessages } from '#blocks/seguimiento/messages.ts';
import { useTask } from '#client/useTask.ts';
import { showWrites } from '#client/writes.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { type DeclaracionDeFila, declararFila } from '#engine/notice/declararVarios.ts';
import { olvidarAvisos } from '#engine/notice/operations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { listadoMessages as textos } from './listMessages.ts';

type Hechas = ReadonlyMap<number, DeclaracionDeFila>;
type Fase = 'pregunta' | 'declarando' | 'informe';

/** Declares the rows one after the other. Stops when asked to, and when the session is lost. */
function useDeclaraciones(familia: FamiliaDeAvisos, rows: readonly FilaNovedad[]) {
  const [hechas, setHechas] = useState<Hechas>(new Map());
  const [fase, setFase] = useState<Fase>('pregunta');
  const [actual, setActual] = useState<FilaNovedad | null>(null);
  const stopped = useRef(false);
  const detener = () => {
    stopped.current = true;
  };
  const [empezar] = useTask(async () => {
    stopped.current = false;
    setFase('declarando');
    const { formularios } = await familia.formularios();
    let done = hechas;
    for (const row of rows.filter(({ IdPersonaNovedad }) => !hechas.has(IdPersonaNovedad))) {
      if (stopped.current) break;
      setActual(row);
      const outcome = await declararFila(formularios, row);
      if (outcome.tipo === 'sin sesión') break;
      done = new Map(done).set(row.IdPersonaNovedad, outcome);
      setHechas(done);
    }
    setActual(null);
    setFase('informe');
  });
  // The list is loaded again only at the end: it would take away its selection, and this report with it. A screen that
  // goes away sends nothing more.
  useEffect(
    () => () => {
      stopped.current = true;
      void olvidarAvisos();
    },
    [],
  );
  return { hechas, fase, actual, empezar, detener };
}

const deLaFila = ({ Novedad, FechaNovedad }: FilaNovedad) => `${Novedad} · ${toLocalDate(FechaNovedad)}`;

function Grupo({
  titulo,
  rows,
  motivo = deLaFila,
}: {
  readonly titulo: string;
  readonly rows: readonly FilaNovedad[];
  readonly motivo?: (row: FilaNovedad) => string;
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{titulo}</h3>
      <ul className="declarar-varios">
        {rows.map((row) => (
          <li key={row.IdPersonaNovedad}>
            <b>{row.NombreCompleto}</b>
            <span>{motivo(row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Declares several notices: one question with all names, then one after the other, then a report. */
export default function DeclararVariosDialog({
  familia,
  rows,
  onClose,
}: {
  readonly familia: FamiliaDeAvisos;
  readonly rows: readonly FilaNovedad[];
  /** Gets the ids of the declared notices. */
  readonly onClose: (declarados: readonly number[]) => void;
}) {
  // The list is loaded again afterwards; these are the rows the question was about.
  const [elegidas] = useState(rows);
  const { hechas, fase, actual, empezar, detener } = useDeclaraciones(familia, elegidas);
  const running = fase === 'declarando';
  useGuardiaSinGrabar(running, detener, textos.salirAlDeclarar);
  // Detener can be pressed while a notice is sent.
  useEffect(() => (running ? showWrites() : undefined), [running]);
  const focus = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus goes to the one of the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step
  useEffect(() => focus.current?.focus(), [fase]);
  const de = (tipo: DeclaracionDeFila['tipo']) =>
    elegidas.filter((row) => hechas.get(row.IdPersonaNovedad)?.tipo === tipo);
  const [declaradas, fallidas] = [de('declarado'), de('no')];
  const faltan = elegidas.filter((row) => !hechas.has(row.IdPersonaNovedad));
  const motivo = (row: FilaNovedad) => {
    const outcome = hechas.get(row.IdPersonaNovedad);
    return outcome?.tipo === 'no' ? outcome.motivo : '';
  };
  const sinSeguimiento = (row: FilaNovedad) => {
    const outcome = hechas.get(row.IdPersonaNovedad);
    return outcome?.tipo === 'declarado' && !outcome.seguimiento;
  };
  const comoQuedo = (row: FilaNovedad) => (sinSeguimiento(row) ? seguimientoMessages.noSeRegistro : deLaFila(row));
  const close = () => onClose(declaradas.map((row) => row.IdPersonaNovedad));
  const footer = {
    pregunta: (
      <>
        <Button ref={focus} onClick={close}>
          {general.cancelar}
        </Button>
        <Button tone="primary" onClick={() => void empezar()}>
          {textos.declararN(elegidas.length)}
        </Button>
      </>
    ),
    declarando: (
      <Button ref={focus} onClick={detener}>
        {textos.detener}
      </Button>
    ),
    informe: (
      <>
        {faltan.length > 0 ? (
          <Button tone="primary" onClick={() => void empezar()}>
            {textos.continuar(faltan.length)}
          </Button>
        ) : null}
        <Button ref={focus} onClick={close}>
          {general.cerrar}
        </Button>
      </>
    ),
  }[fase];
  return (
    <Modal
      title={fase === 'informe' ? textos.informe : textos.declararVarios(elegidas.length)}
      locked={running}
      onClose={close}
      footer={footer}
    >
      {fase === 'pregunta' ? (
        <>
          <Grupo titulo={textos.avisosADeclarar} rows={elegidas} />
          <Alert tone="warn">{engineMessages.advertenciaDeclarar}</Alert>
        </>
      ) : null}
      {running ? (
        <>
          <progress
            className="declarar-progreso"
            aria-label={textos.avance}
            max={elegidas.length}
            value={hechas.size}
          />
          <p role="status">
            {textos.declarando(
              Math.min(hechas.size + 1, elegidas.length),
              elegidas.length,
              actual?.NombreCompleto ?? '',
            )}
          </p>
        </>
      ) : null}
      {fase === 'informe' ? (
        <>
          <p role="status">{textos.resumen(declaradas.length, fallidas.length, faltan.length)}</p>
          <Grupo titulo={textos.noDeclarados} rows={fallidas} motivo={motivo} />
          <Grupo titulo={textos.noIntentados} rows={faltan} />
          <Grupo titulo={textos.declarados} rows={declaradas} motivo={comoQuedo} />
        </>
      ) : null}
    </Modal>
  );
}
