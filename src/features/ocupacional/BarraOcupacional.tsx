import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { admiteOrden } from '#blocks/orden-pago-control/admiteOrden.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { forget } from '#client/query.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ocupacionalMessages as textos } from './messages.ts';

/** The toolbar above the results: the payment order of the chosen exam, and the free text (spec R 2.8). */
export function BarraOcupacional({
  elegido,
  texto,
  alEscribir,
}: {
  /** null while none is chosen; undefined for users without payment orders. */
  readonly elegido: FilaOcupacional | null | undefined;
  readonly texto: string;
  readonly alEscribir: (texto: string) => void;
}) {
  const estado = elegido ? estadoPorNombre(elegido.Estado) : null;
  return (
    <>
      {elegido === undefined ? null : (
        <div className="ocu-orden">
          <OrdenPagoControl
            key={elegido?.IdPersonaNovedad ?? 0}
            idPersonaNovedad={elegido?.IdPersonaNovedad ?? 0}
            idEmpresa={elegido?.IdEmpresa ?? 0}
            pagado={estado === 'pagado'}
            disabled={!elegido}
            cerrado={elegido && !admiteOrden(estado) ? 'examen' : false}
            onChanged={() => void forget(ocupacional.listar)}
          />
          <span className="muted">{elegido ? elegido.NombreCompleto : textos.sinElegir}</span>
        </div>
      )}
      <TextFilter value={texto} onChange={alEscribir} />
    </>
  );
}
