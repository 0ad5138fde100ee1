import { TareaPasoAPaso, Texto } from './TareaPasoAPaso.tsx';
import { tareas } from './tareas.ts';

/** A task of the guide, by the name of its file, inside another screen. */
export function TareaAqui({ id }: { readonly id: string }) {
  const tarea = tareas.find((una) => una.id === id);
  if (!tarea) throw new Error(`The guide has no task ${id}`);
  return (
    <div className="tarea-aqui">
      <p>
        <Texto trozos={tarea.entrada} />
      </p>
      <TareaPasoAPaso tarea={tarea} />
    </div>
  );
}
