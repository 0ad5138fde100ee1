import { useQuery } from '@tanstack/react-query';
import { TextoDistinto } from '#blocks/identidad/TextoDistinto.tsx';
import { query } from '#client/query.ts';
import type { ComparacionBdpa } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { fill } from '#lib/texts.ts';
import type { Column } from '#ui/table/column.ts';
import { documentoDe, texto } from './columnas.tsx';
import { ListaDePeriodo } from './ListaDePeriodo.tsx';
import { operaciones as actos, monitor, noEnviados, periodo as periodos, diferencias as textos } from './messages.ts';
import { actualizarRegistro, corregirPeriodo } from './operacion.ts';
import { periodoDe } from './periodo.ts';
import type { VistaProps } from './vista.ts';

const documento = ({ Bdpa }: ComparacionBdpa) => (Bdpa ? documentoDe(Bdpa) : '');

const columnas: readonly Column<ComparacionBdpa>[] = [
  {
    ...texto('persona', monitor.persona, (row) => `${row.NombreCompleto} ${documento(row)}`),
    cell: (row) => (
      <span className="monitor-quien">
        <b>{row.NombreCompleto}</b>
        <small>{documento(row)}</small>
      </span>
    ),
  },
  {
    id: 'diferencias',
    header: textos.columna,
    className: 'monitor-diferencias',
    sortable: false,
    text: (row) => row.Diferencias.map((one) => one.Campo).join(', '),
    cell: (row) => (
      <div className="monitor-distintos">
        {row.Diferencias.map(({ Campo, ValorCaja, ValorBdpa }) => (
          <TextoDistinto
            key={Campo}
            campo={Campo}
            escrito={ValorCaja}
            registrado={ValorBdpa}
            rotulos={textos.rotulos}
          />
        ))}
      </div>
    ),
  },
];

const una = {
  boton: noEnviados.actualizar,
  nombre: (row: ComparacionBdpa) => fill(noEnviados.actualizarA, { nombre: row.NombreCompleto }),
  operacion: ({ Bdpa, NombreCompleto }: ComparacionBdpa) =>
    Bdpa
      ? actualizarRegistro(noEnviados.actualizar, {
          idRegistro: Bdpa.IdRegistro,
          nombre: NombreCompleto,
          enEspera: false,
        })
      : null,
};

/**
 * The population that was reviewed: where the fund's data and the registry's differ. Rows are corrected one by one, or
 * all of a period at once.
 */
export function Diferencias(vista: VistaProps) {
  const periodo = periodoDe(vista.params);
  return (
    <ListaDePeriodo
      vista={vista}
      periodo={periodo}
      consulta={useQuery(query(bdpa.revisarPoblacion, { params: { ...periodo } }))}
      columnas={columnas}
      una={una}
      todas={{ boton: actos.corregir.boton, operacion: () => corregirPeriodo(periodo) }}
      textos={{
        titulo: textos.lista,
        archivo: textos.archivo,
        nota: textos.explicacion,
        porPeriodo: periodos.por.diferencias,
        ninguna: textos.ninguna,
      }}
      rowKey={(row) => row.Bdpa?.IdRegistro ?? row.IdPersona}
    />
  );
}
