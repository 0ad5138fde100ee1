import type { CandidatoOcupacional } from '#contract/entities/ocupacional.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Chip } from '#ui/layout/Chips.tsx';
import { registroMessages as textos } from './messages.ts';
import type { Seleccion } from './seleccion.ts';

/** How many employees are chosen, who they are, and buttons to choose all found or none. */
export function Elegidos({
  seleccion,
  rows,
}: {
  readonly seleccion: Seleccion;
  readonly rows: readonly CandidatoOcupacional[];
}) {
  const { elegidos, elegir } = seleccion;
  const faltan = rows.filter((row) => !seleccion.tiene(row));
  if (rows.length === 0 && elegidos.length === 0) return null;
  return (
    <div className="ocu-elegidos">
      <div className="ocu-elegidos-cuenta">
        <b role="status">{elegidos.length === 0 ? textos.ninguno : textos.seleccionados(elegidos.length)}</b>
        {faltan.length > 0 && rows.length > 1 ? (
          <Button tone="ghost" onClick={() => elegir([...elegidos, ...faltan])}>
            {textos.todos(rows.length)}
          </Button>
        ) : null}
        {elegidos.length > 0 ? (
          <Button tone="ghost" onClick={() => elegir([])}>
            {textos.quitarTodos}
          </Button>
        ) : null}
      </div>
      {elegidos.length > 0 ? (
        <ul className="ocu-elegidos-lista">
          {elegidos.map((one) => (
            <li key={one.IdPersonaNovedad}>
              <Chip
                aria-label={textos.quitar(one.NombreCompleto)}
                onClick={() => elegir(elegidos.filter((other) => other !== one))}
              >
                {one.NombreCompleto}
                <Icon name="close" />
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
