import { useRef } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { type Ajustes, agregar, cancelar, conBeneficiarios, editar, quitar, restaurar } from './correos.ts';
import { correosTexts as texts } from './correosMessages.ts';
import { FilaCorreoEditada, FilaCorreoLeida } from './FilaCorreo.tsx';

/** The rows of the settings, what waits to be removed, and the way to another row. */
export function ListaCorreos({
  ajustes,
  maximo,
  tried,
  onChange,
  onAccept,
}: {
  readonly ajustes: Ajustes;
  readonly maximo: number;
  /** The row being written was refused: its problem is shown. */
  readonly tried: boolean;
  readonly onChange: (next: Ajustes) => void;
  /** Takes the row in; false when it is not valid. */
  readonly onAccept: () => boolean;
}) {
  const { filas, quitados, editando } = ajustes;
  const full = filas.length >= maximo;
  const add = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone: the row's own button takes it, or the one for another row.
  const back = useRef<number | null>(null);
  const settle = (next: Ajustes) => {
    back.current = null;
    add.current?.focus();
    onChange(next);
  };
  const accept = (clave: number) => {
    back.current = clave;
    if (!onAccept()) back.current = null;
  };
  return (
    <>
      {filas.length === 0 ? <EmptyState icon="mail" text={texts.ninguno} /> : null}
      <ul className="correos" aria-label={texts.lista}>
        {filas.map((fila) =>
          fila.clave === editando?.clave ? (
            <FilaCorreoEditada
              key={fila.clave}
              {...{ ajustes, fila, tried, onChange }}
              onAccept={() => accept(fila.clave)}
              onCancel={() => {
                back.current = fila.clave;
                onChange(cancelar(ajustes));
                if (fila.IdCorreo < 0) add.current?.focus();
              }}
            />
          ) : (
            <FilaCorreoLeida
              key={fila.clave}
              fila={fila}
              locked={editando !== null}
              back={back}
              onEdit={() => onChange(editar(ajustes, fila))}
              onRemove={() => settle(quitar(ajustes, fila.clave))}
              onBeneficiario={(on) => onChange(conBeneficiarios(ajustes, fila.clave, on))}
            />
          ),
        )}
      </ul>
      <div className="correos-add">
        <Button
          ref={add}
          icon="plus"
          aria-disabled={full || editando !== null || undefined}
          onClick={() => onChange(agregar(ajustes))}
        >
          {texts.agregar}
        </Button>
        <span className="correos-count" role="status">
          {fill(full ? texts.completos : texts.cuantos, { n: filas.length, maximo })}
        </span>
      </div>
      {quitados.length > 0 ? (
        <section className="correos-gone" aria-label={texts.quitados}>
          <h3>{texts.quitados}</h3>
          <ul>
            {quitados.map((fila) => (
              <li key={fila.clave}>
                <s>{fila.Correo}</s>
                <Button
                  tone="ghost"
                  aria-label={fill(texts.deshacerDe, { correo: fila.Correo })}
                  aria-disabled={full || undefined}
                  onClick={() => settle(restaurar(ajustes, fila.clave))}
                >
                  {texts.deshacer}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
