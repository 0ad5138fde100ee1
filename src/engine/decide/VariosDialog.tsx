import './decidir.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { type TextosDeVarios, UnoPorUnoDialog } from '#blocks/varios/UnoPorUnoDialog.tsx';
import type { FinDeUno } from '#blocks/varios/useUnoPorUno.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { tipoDeFila } from '#engine/family/familias.ts';
import type { Visto } from '#engine/notice/visto.ts';
import { decidirYa, entregarTodo } from '#engine/queue/cola.ts';
import { useDecisiones } from '#engine/queue/useDecisiones.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { variosDelRevisorMessages as textos } from './messages.ts';
import { type Comprobada, MAS_DE_UNA_VEZ, useComprobacionDeVarios } from './useComprobacionDeVarios.ts';

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;
const detalleDe = ({ Novedad, Empresa }: FilaNovedad): string => [Novedad, Empresa].filter(Boolean).join(' · ');

interface Elegida {
  readonly row: FilaNovedad;
  readonly visto: Visto;
}

/** Accepts one notice of several. The held decisions are sent first, so that all decisions keep their order. */
async function aceptar({ row, visto }: Elegida): Promise<FinDeUno> {
  await entregarTodo();
  const fin = await decidirYa({
    idPersonaNovedad: idDe(row),
    idTipo: tipoDeFila(row),
    nombre: row.NombreCompleto,
    que: 'aceptar',
    texto: '',
    visto,
  });
  if (fin.tipo === 'hecha' || fin.tipo === 'ya estaba') return { tipo: 'hecho' };
  return fin.tipo === 'sin sesión' ? fin : { tipo: 'no', motivo: fin.motivo };
}

const textosDe = (elegidas: readonly Elegida[]): TextosDeVarios => ({
  ...textos.unoPorUno,
  pregunta: (n) =>
    n === 1 ? engineMessages.confirmarAceptar(elegidas[0]?.row.NombreCompleto ?? '') : textos.pregunta(n),
});

function Resultado({ comprobada }: { readonly comprobada: Comprobada | 'comprobando' | undefined }) {
  if (comprobada === undefined) return <span className="varios-estado">{textos.sinComprobar}</span>;
  if (comprobada === 'comprobando') return <span className="varios-estado">{textos.comprobando}</span>;
  if (comprobada.reparos.length === 0)
    return (
      <span className="varios-estado varios-bien">
        <Icon name="check" /> {textos.coincide}
      </span>
    );
  return (
    <span className="varios-estado varios-reparo">
      <Icon name="alert" /> {comprobada.reparos.join(' ')}
    </span>
  );
}

function Fila({
  row,
  comprobada,
  elegida,
  alElegir,
  Retrato,
}: {
  readonly row: FilaNovedad;
  readonly comprobada: Comprobada | 'comprobando' | undefined;
  readonly elegida: boolean;
  /** null if it cannot be chosen. */
  readonly alElegir: ((si: boolean) => void) | null;
  readonly Retrato: ComponentType<{ readonly row: FilaNovedad }>;
}) {
  return (
    <li className="varios-aviso">
      <CheckboxField
        className="varios-eleccion"
        label={
          <span className="varios-quien">
            <b>{row.NombreCompleto}</b>
            <span>{detalleDe(row)}</span>
          </span>
        }
        checked={elegida}
        disabled={alElegir === null}
        onChange={({ target }) => alElegir?.(target.checked)}
      />
      {typeof comprobada === 'object' ? <Retrato row={row} /> : null}
      <Resultado comprobada={comprobada} />
    </li>
  );
}

/**
 * Checks several notices of the queue at once. The reviewer chooses among the notices without objections, and accepts
 * the chosen ones after one question.
 */
export default function VariosDialog({
  rows,
  comprobar,
  Retrato,
  onClose,
}: {
  /** The queue as it is shown. */
  readonly rows: readonly FilaNovedad[];
  /** Runs the checks of a notice and returns the reasons against accepting it. It may throw the errors of `call`. */
  readonly comprobar: (row: FilaNovedad) => Promise<readonly string[]>;
  /** Photograph and carnet of a notice. */
  readonly Retrato: ComponentType<{ readonly row: FilaNovedad }>;
  /** Gets the ids of the accepted notices. */
  readonly onClose: (aceptados: readonly number[]) => void;
}) {
  const { de, enOtraPestana } = useDecisiones();
  const [mostradas] = useState(() =>
    rows.filter((row) => !de(idDe(row)) && !enOtraPestana(idDe(row))).slice(0, MAS_DE_UNA_VEZ),
  );
  const { comprobadas, corriendo, hechas, empezar, detener } = useComprobacionDeVarios(mostradas, comprobar);
  const [elegidos, setElegidos] = useState<ReadonlySet<number>>(new Set());
  const [aceptando, setAceptando] = useState<readonly Elegida[] | null>(null);
  const estado = useRef<HTMLParagraphElement>(null);
  const close = useCerrar({
    dirty: elegidos.size > 0,
    onClose: () => onClose([]),
    question: { message: cerrarMessages.descartarEleccion },
  });
  const vistoDe = (row: FilaNovedad): Visto | null => {
    const one = comprobadas.get(idDe(row));
    return typeof one === 'object' && one.reparos.length === 0 ? one.visto : null;
  };
  const verdes = mostradas.filter((row) => vistoDe(row) !== null);
  const elegir = (ids: Iterable<number>) => setElegidos(new Set(ids));
  const elegidas = mostradas.flatMap((row) => {
    const visto = vistoDe(row);
    return visto && elegidos.has(idDe(row)) ? [{ row, visto }] : [];
  });
  // The pressed button is gone when the checks end: the focus goes to what they found.
  const corria = useRef(false);
  useEffect(() => {
    if (corria.current && !corriendo) estado.current?.focus();
    corria.current = corriendo;
  }, [corriendo]);
  if (aceptando)
    return (
      <UnoPorUnoDialog
        rows={aceptando}
        idDe={({ row }) => idDe(row)}
        nombreDe={({ row }) => row.NombreCompleto}
        detalleDe={({ row }) => detalleDe(row)}
        uno={aceptar}
        alFinal={() => undefined}
        textos={textosDe(aceptando)}
        onClose={onClose}
      >
        <p>{textos.consecuencia}</p>
      </UnoPorUnoDialog>
    );
  const faltan = mostradas.length - hechas;
  return (
    <Modal
      title={textos.titulo}
      size="l"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          {corriendo ? (
            <Button onClick={detener}>{textos.detener}</Button>
          ) : (
            <>
              {faltan > 0 ? (
                <Button
                  data-autofocus=""
                  tone={elegidas.length > 0 ? 'plain' : 'primary'}
                  onClick={() => void empezar()}
                >
                  {textos.comprobar(faltan)}
                </Button>
              ) : null}
              <Button
                tone="primary"
                aria-disabled={elegidas.length === 0 || undefined}
                onClick={() => setAceptando(elegidas)}
              >
                {textos.aceptar(elegidas.length)}
              </Button>
            </>
          )}
        </>
      }
    >
      {mostradas.length === 0 ? <EmptyState text={textos.vacio} /> : <p>{textos.explicacion(rows.length)}</p>}
      {corriendo ? (
        <progress className="varios-avance" aria-label={textos.avance} max={mostradas.length} value={hechas} />
      ) : null}
      <p ref={estado} role="status" tabIndex={-1}>
        {hechas > 0 || corriendo ? textos.resumen(hechas, mostradas.length, verdes.length, elegidas.length) : ''}
      </p>
      {verdes.length > 0 && !corriendo ? (
        <div className="varios-actos">
          <Button onClick={() => elegir(verdes.map(idDe))}>{textos.elegirTodos(verdes.length)}</Button>
          {elegidas.length > 0 ? <Button onClick={() => elegir([])}>{textos.quitarEleccion}</Button> : null}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: before the checks nothing in it takes the focus, and it scrolls */}
      <ul className="varios-avisos" aria-label={textos.avisos} tabIndex={0}>
        {mostradas.map((row) => (
          <Fila
            key={idDe(row)}
            row={row}
            comprobada={comprobadas.get(idDe(row))}
            elegida={elegidos.has(idDe(row))}
            alElegir={
              vistoDe(row) === null
                ? null
                : (si) => elegir(si ? [...elegidos, idDe(row)] : [...elegidos].filter((id) => id !== idDe(row)))
            }
            Retrato={Retrato}
          />
        ))}
      </ul>
    </Modal>
  );
}
