import { createStore, useStore } from 'zustand';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useGuardia } from '#blocks/cerrar/useGuardia.ts';
import { declararVariosMessages } from '#engine/definition/declararVariosMessages.ts';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import type { EstadoDeCorrida } from '../registrar/estado.ts';
import type { Importador } from '../visita/importador.ts';
import { pantallaMessages as textos } from './messages.ts';

const quieta = createStore<Pick<EstadoDeCorrida, 'fase'>>(() => ({ fase: 'lista' }));

/** True while rows are sent, or wait in a pause. */
const enCurso = ({ fase }: Pick<EstadoDeCorrida, 'fase'>): boolean =>
  fase !== 'lista' && fase !== 'terminada' && fase !== 'detenida';

/** What leaving the screen now would cut short, as the question's words; '' if nothing is under way. */
function useEnCurso({ pantalla }: Pick<Importador, 'pantalla'>): string {
  const corrida = useStore(pantalla, (s) => s.corrida);
  const corre = useStore(corrida?.estado ?? quieta, enCurso);
  const declara = useStore(pantalla, (s) => s.declaracion.fase === 'corriendo');
  const ordena = useStore(pantalla, (s) => s.orden.fase === 'creando');
  if (corre) return textos.salirDetalle;
  if (declara) return declararVariosMessages.alSalir;
  return ordena ? textos.salirOrden : '';
}

/**
 * Asks before the screen is left while rows are sent, declared or put into an order, or while the only copy of the
 * corrections is in memory. The run and the declaring then begin nothing new; the journal knows how far they came.
 */
export function useSalir(importador: Pick<Importador, 'pantalla' | 'soltar'>): void {
  const { pantalla, soltar } = importador;
  const cortaria = useEnCurso(importador);
  const sinCopia = useStore(pantalla, (s) => s.sinAlmacen && s.paso === 'revisar');
  const dirty = cortaria !== '' || sinCopia;
  useGuardia({
    of: 'screen',
    dirty,
    holds: ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
    ask: () =>
      confirm({
        title: cortaria ? textos.salirTitulo : cerrarMessages.salirSinGuardar,
        message: cortaria || textos.salirRevision,
        accept: general.salir,
        cancel: general.cancelar,
        tone: 'danger',
        focus: 'cancel',
      }),
    onLeave: soltar,
  });
}
