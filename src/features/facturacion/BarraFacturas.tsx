import type { Factura } from '#contract/entities/factura.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { paqueteMessages, facturas as textos } from './messages.ts';

/** Above the invoices: free text, how many are chosen, and the download of the chosen ones, else of all that are shown. */
export function BarraFacturas(props: {
  readonly shown: readonly Factura[];
  readonly elegidas: readonly Factura[];
  readonly texto: string;
  readonly busy: boolean;
  readonly onTexto: (texto: string) => void;
  readonly onElegir: (facturas: readonly Factura[]) => void;
  readonly onDescargar: (facturas: readonly Factura[]) => void;
}) {
  const { shown, elegidas, texto } = props;
  const faltan = shown.some((row) => !elegidas.includes(row));
  const paquete = elegidas.length > 0 ? elegidas : shown;
  return (
    <>
      <TextField
        className="fac-filtrar"
        label={textos.filtrar}
        placeholder={`${textos.filtrar}…`}
        type="search"
        value={texto}
        onChange={(event) => props.onTexto(event.target.value)}
      />
      <div className="fac-eleccion">
        <span role="status">
          {elegidas.length === 0 ? paqueteMessages.ninguna : paqueteMessages.elegidas(elegidas.length)}
        </span>
        {faltan && shown.length > 1 ? (
          <Button tone="ghost" onClick={() => props.onElegir([...new Set([...elegidas, ...shown])])}>
            {paqueteMessages.elegirTodas(shown.length)}
          </Button>
        ) : null}
        {elegidas.length > 0 ? (
          <Button tone="ghost" onClick={() => props.onElegir([])}>
            {paqueteMessages.quitarTodas}
          </Button>
        ) : null}
      </div>
      <Button
        icon="download"
        busy={props.busy}
        disabled={paquete.length === 0}
        onClick={() => props.onDescargar(paquete)}
      >
        {paquete.length === 0 ? paqueteMessages.descargar : paqueteMessages.descargarEstas(paquete.length)}
      </Button>
    </>
  );
}
