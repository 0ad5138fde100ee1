import { toast } from '#ui/feedback/toast.ts';
import { candadoDe, esElCandado, olvidarCandado, soltarCandado } from './candados.ts';
import { agregarPendiente, pendienteDe, pendienteNueva } from './decision.ts';
import { leerDiario } from './diario.ts';
import { releer } from './enviar.ts';
import { cerrar, fallar } from './finales.ts';
import { contarEnHoy } from './hoy.ts';
import { colaMessages as textos } from './messages.ts';

/** Settles one decision of the journal: it was done, its notice has changed, or it still has to be sent. */
async function asentar({ decision: anotada, enviada }: ReturnType<typeof leerDiario>[number]): Promise<void> {
  const { idPersonaNovedad: id } = anotada;
  if (pendienteDe(id)) return;
  const held = candadoDe(id);
  if ((await held) === null) {
    // Another tab is deciding it: it is in that tab's hands.
    if (!pendienteDe(id)) olvidarCandado(id);
    return;
  }
  // It may have been answered or taken back in another tab since the journal was read.
  if (!leerDiario().some((one) => one.decision.idPersonaNovedad === id)) {
    soltarCandado(id);
    return;
  }
  const read = await releer(anotada, enviada);
  // Meanwhile the reviewer may have made a new decision about it, or left.
  if (pendienteDe(id) || !esElCandado(id, held)) return;
  const nombre = read.tipo === 'sin leer' ? textos.aviso(id) : read.loaded.form.BasePersonas.NombreCompleto;
  const decision = { ...anotada, nombre };
  if (read.tipo === 'hecha') {
    // A decision that was never sent was made by somebody else.
    if (enviada) contarEnHoy(decision.que);
    cerrar(id);
    toast.info(textos.yaEstaba(nombre));
    return;
  }
  const motivo = read.tipo === 'sin leer' && 'motivo' in read.fin ? read.fin.motivo : '';
  agregarPendiente({ ...pendienteNueva(decision, 0), estado: 'sin enviar', motivo, asentando: true, enviada });
  if (read.tipo === 'cambió') fallar(id, textos.cambio);
}

/**
 * Settles what an earlier visit left in the journal, because the tab was closed or the browser stopped. Nothing is sent:
 * what is still to send waits for the reviewer.
 */
export async function asentarDiario(): Promise<void> {
  for (const anotada of leerDiario()) await asentar(anotada);
}
