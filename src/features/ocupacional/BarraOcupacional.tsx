import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { today } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { Sort } from '#ui/table/column.ts';
import { orderRows } from '#ui/table/prepared.ts';
import { buildTextIndex, filterRows, searchTexts } from '#ui/table/textIndex.ts';
import { columnas } from './columnas.tsx';
import { ocupacionalMessages as textos } from './messages.ts';

/** Over the results: the payment order of the chosen exam, the free text, and the way out as a file (spec R 2.8). */
export function BarraOcupacional({
  rows,
  sorts,
  elegido,
  texto,
  onTexto,
}: {
  readonly rows: readonly FilaOcupacional[];
  readonly sorts: readonly Sort[];
  /** null while none is chosen; undefined for who has nothing to do with payment orders. */
  readonly elegido: FilaOcupacional | null | undefined;
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
}) {
  const [exportar, busy] = useTask(async () => {
    const { exportCsv } = await import('#ui/table/exportTable.ts');
    // What the table shows, in its order, on all of its pages.
    const shown = filterRows(buildTextIndex(rows, searchTexts(columnas)), texto, orderRows(rows, columnas, sorts));
    await exportCsv(`${textos.archivo}-${today()}`, columnas, shown);
  });
  return (
    <>
      {elegido === undefined ? null : (
        <div className="ocu-orden">
          <OrdenPagoControl
            key={elegido?.IdPersonaNovedad ?? 0}
            idPersonaNovedad={elegido?.IdPersonaNovedad ?? 0}
            idEmpresa={elegido?.IdEmpresa ?? 0}
            pagado={elegido ? estadoPorNombre(elegido.Estado) === 'pagado' : false}
            disabled={!elegido}
            onChanged={() => void forget(ocupacional.listar)}
          />
          <span className="muted">{elegido ? elegido.NombreCompleto : textos.sinElegir}</span>
        </div>
      )}
      <div className="ocu-barra-fin">
        <TextField
          className="ocu-filtrar"
          label={textos.filtrar}
          placeholder={`${textos.filtrar}…`}
          type="search"
          value={texto}
          onChange={(event) => onTexto(event.target.value)}
        />
        <Button icon="download" busy={busy} onClick={() => void exportar()}>
          {textos.exportarCsv}
        </Button>
      </div>
    </>
  );
}
