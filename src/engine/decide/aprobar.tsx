import { engineMessages } from '#engine/definition/messages.ts';
import { esperaElegida } from '#engine/queue/preferencia.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { decidirMessages as textos } from './messages.ts';

/** The reasons against accepting a notice, in the question. */
function Reparos({ reparos }: { readonly reparos: readonly string[] }) {
  return (
    <>
      <p>{textos.reparos}</p>
      <ul>
        {reparos.map((reparo) => (
          <li key={reparo}>{reparo}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * Whether a notice may be accepted: at once if there is no reason against it, otherwise after a question with the
 * reasons. A reviewer can choose to be asked always.
 */
export function aprobarAceptacion(nombre: string, reparos: readonly string[]): Promise<boolean> {
  if (reparos.length === 0 && esperaElegida() !== 'preguntar') return Promise.resolve(true);
  return confirm({
    message: engineMessages.confirmarAceptar(nombre),
    detail: reparos.length > 0 ? <Reparos reparos={reparos} /> : engineMessages.detalleAceptar,
    focus: 'cancel',
  });
}
