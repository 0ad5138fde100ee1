import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Consulta } from './Consulta.tsx';
import { ficha } from './messages.ts';
import { ParteForm } from './ParteForm.tsx';

interface Props {
  readonly idPadre: number;
  readonly onSaved?: (() => void) | undefined;
}

const cuerpo = (idPadre: number) => ({ body: { IdTipoNovedadPadre: idPadre } });
const idsDe = (tipos: readonly TipoNovedadVM[]) => tipos.map((t) => t.IdTipoNovedad);

/** Changes the order of a parent's children, or of the parents (0) (spec F 7.7). */
export function Orden(props: Props) {
  const orden = useQuery(query(novedadParametros.orden, cuerpo(props.idPadre)));
  return (
    <Consulta consulta={orden}>
      {(tipos) =>
        tipos.length === 0 ? (
          <p className="parametro-nada">{ficha.sinOrden}</p>
        ) : (
          <Lista key={idsDe(tipos).join()} {...props} tipos={tipos} />
        )
      }
    </Consulta>
  );
}

const schema = z.object({ Novedades: z.array(z.number()) });

const registrar = (
  idPadre: number,
  before: readonly number[],
  Novedades: number[],
): Escritura<typeof novedadParametros.registrarOrden, true> => ({
  llamada: novedadParametros.registrarOrden,
  entrada: { body: { ...cuerpo(idPadre).body, Novedades } },
  resultado: ({ datos, mensaje }) => datos || negado(mensaje),
  comprobar: async () => {
    const now = idsDe(await call(novedadParametros.orden, cuerpo(idPadre), { quiet: true }));
    return segunCampos(['orden'], {
      before: { orden: before.join() },
      sent: { orden: Novedades.join() },
      now: { orden: now.join() },
    });
  },
});

/** The list with two neighbours swapped; unchanged at its ends. */
function intercambiar<T>(list: readonly T[], at: number, to: number): readonly T[] {
  const [moved, other] = [list[at], list[to]];
  if (moved === undefined || other === undefined) return list;
  return list.map((item, i) => (i === at ? other : i === to ? moved : item));
}

function Lista({ idPadre, onSaved, tipos }: Props & { readonly tipos: readonly TipoNovedadVM[] }) {
  const before = idsDe(tipos);
  const form = useForm({ schema, values: { Novedades: before } });
  const { field } = useController({ control: form.control, name: 'Novedades' });
  const [dicho, setDicho] = useState('');
  const pulsado = useRef<HTMLButtonElement>(null);
  // A row that changes place takes the focus from its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => pulsado.current?.focus(), [field.value]);
  const mover =
    (nombre: string, at: number, to: number) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const next = intercambiar(field.value, at, to);
      if (next === field.value) return;
      pulsado.current = currentTarget;
      field.onChange(next);
      setDicho(fill(ficha.quedo, { nombre, lugar: to + 1, total: next.length }));
    };
  return (
    <ParteForm form={form} escritura={({ Novedades }) => registrar(idPadre, before, Novedades)} onSaved={onSaved}>
      <ol className="parametro-orden">
        {field.value.map((id, at) => {
          const nombre = tipos.find((t) => t.IdTipoNovedad === id)?.Novedad ?? '';
          return (
            <li key={id}>
              <span className="parametro-orden-lugar">{at + 1}</span>
              <span className="parametro-orden-nombre">{nombre}</span>
              <Button
                tone="ghost"
                icon="arrow-up"
                aria-label={fill(ficha.subir, { nombre })}
                aria-disabled={at === 0 || undefined}
                onClick={mover(nombre, at, at - 1)}
              />
              <Button
                tone="ghost"
                icon="arrow-down"
                aria-label={fill(ficha.bajar, { nombre })}
                aria-disabled={at === field.value.length - 1 || undefined}
                onClick={mover(nombre, at, at + 1)}
              />
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {dicho}
      </p>
    </ParteForm>
  );
}
