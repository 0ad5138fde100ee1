import { createStore, useStore } from 'zustand';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useGuardia } from '#blocks/cerrar/useGuardia.ts';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import type { EstadoDeCorrida } from '../registrar/estado.ts';
import type { Importador } from '../visita/importador.ts';
import { pantallaMessages as textos } from './messages.ts';

const quieta = createStore<Pick<EstadoDeCorrida, 'fase'>>(() => ({ fase: 'lista' }));

/** True while rows are sent, or wait in a pause. */
const enCurso = ({ fase }: Pick<EstadoDeCorrida, 'fase'>): boolean =>
  fase !== 'lista' && fase !== 'terminada' && fase !== 'detenida';

/**
 * Asks before the screen is left while rows are sent, or while the only copy of the corrections is in memory (S1). The run
 * then begins no new row; the journal knows how far it came.
 */
export function useSalir({ pantalla, soltar }: Importador): void {
  const corrida = useStore(pantalla, (s) => s.corrida);
  const sinCopia = useStore(pantalla, (s) => s.sinAlmacen && s.paso === 'revisar');
  const corre = useStore(corrida?.estado ?? quieta, enCurso);
  useGuardia({
    of: 'screen',
    dirty: corre || sinCopia,
    holds: ({ currentLocation, nextLocation }) =>
      (corre || sinCopia) && currentLocation.pathname !== nextLocation.pathname,
    ask: () =>
      confirm({
        title: corre ? textos.salirTitulo : cerrarMessages.salirSinGuardar,
        message: corre ? textos.salirDetalle : textos.salirRevision,
        accept: general.salir,
        cancel: general.cancelar,
        tone: 'danger',
        focus: 'cancel',
      }),
    onLeave: soltar,
  });
}
