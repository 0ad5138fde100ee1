import './tarea.css';
import { ayudaAquiMessages as textos } from './messages.ts';
import type { Tarea, Trozo } from './tareas.ts';

/** A text of the guide. */
export function Texto({ trozos }: { readonly trozos: readonly Trozo[] }) {
  return trozos.map((trozo) =>
    typeof trozo === 'string' ? trozo : <strong key={trozo.fuerte}>{trozo.fuerte}</strong>,
  );
}

/** What a task of the guide says to do: its numbered steps with their pictures, and its notes. */
export function TareaPasoAPaso({ tarea: { pasos, notas } }: { readonly tarea: Tarea }) {
  return (
    <>
      <ol className="tarea-pasos" aria-label={textos.pasos}>
        {pasos.map(({ texto, imagenes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a task never change places
          <li key={at} className="tarea-paso">
            <p>
              <Texto trozos={texto} />
            </p>
            {imagenes.map(({ alt, ...imagen }) => (
              <img key={imagen.src} className="tarea-imagen" alt={alt} loading="lazy" decoding="async" {...imagen} />
            ))}
          </li>
        ))}
      </ol>
      {notas.map((nota, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a task never change places
        <p key={at} className="tarea-nota">
          <Texto trozos={nota} />
        </p>
      ))}
    </>
  );
}
