import { useRef } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import type { Ajustes, FilaCorreo } from './correos.ts';
import { correosMessages as textos } from './correosMessages.ts';
import { FilaCorreoEditada, FilaCorreoLeida } from './FilaCorreo.tsx';
import type { Filas } from './useFilas.ts';

/** The rows of the settings, the rows to remove, and the button for another row. */
export function ListaCorreos({
  form,
  filas,
  guardados,
  maximo,
}: {
  readonly form: FormOf<Ajustes>;
  readonly filas: Filas;
  readonly guardados: readonly FilaCorreo[];
  readonly maximo: number;
}) {
  const { fields, escrita, quitados } = filas;
  const full = fields.length >= maximo;
  const locked = escrita >= 0;
  const add = useRef<HTMLButtonElement>(null);
  // The focused field is gone: the focus moves to the row's own button, or to the button for another row.
  const back = useRef<number | null>(null);
  const settle = (act: () => void) => {
    act();
    add.current?.focus();
  };
  const accept = async () => {
    back.current = escrita;
    if (!(await filas.aceptar())) back.current = null;
  };
  const cancel = () => {
    back.current = escrita;
    filas.cancelar();
  };
  return (
    <>
      {fields.length === 0 ? <EmptyState icon="mail" text={textos.ninguno} /> : null}
      <ul className="correos" aria-label={textos.lista}>
        {fields.map(({ id, ...fila }, at) =>
          fila.escribiendo ? (
            <FilaCorreoEditada
              key={id}
              form={filas.fila}
              fila={fila}
              onAccept={() => void accept()}
              onCancel={() => (fila.IdCorreo < 0 ? settle(filas.cancelar) : cancel())}
            />
          ) : (
            <FilaCorreoLeida
              key={id}
              {...{ form, fila, at, guardados, locked, back }}
              onEdit={() => filas.editar(at)}
              onRemove={() => settle(() => filas.quitar(at))}
            />
          ),
        )}
      </ul>
      <div className="correos-add">
        <Button ref={add} icon="plus" aria-disabled={full || locked || undefined} onClick={filas.agregar}>
          {textos.agregar}
        </Button>
        <span className="correos-count" role="status">
          {fill(full ? textos.completos : textos.cuantos, { n: fields.length, maximo })}
        </span>
      </div>
      {quitados.length > 0 ? (
        <section className="correos-gone" aria-label={textos.quitados}>
          <h3>{textos.quitados}</h3>
          <ul>
            {quitados.map((fila) => (
              <li key={fila.IdCorreo}>
                <s>{fila.Correo}</s>
                <Button
                  tone="ghost"
                  aria-label={fill(textos.deshacerDe, { correo: fila.Correo })}
                  aria-disabled={full || undefined}
                  onClick={() => settle(() => filas.restaurar(fila))}
                >
                  {textos.deshacer}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
