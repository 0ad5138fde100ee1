import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { TextoDistinto } from '#blocks/identidad/TextoDistinto.tsx';
import { query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { ComparacionBdpa } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { Column } from '#ui/table/column.ts';
import { acciones, documentoDe, texto } from './columnas.tsx';
import { Lista } from './Lista.tsx';
import { operaciones as actos, monitor, noEnviados, periodo as periodos, diferencias as textos } from './messages.ts';
import { actualizarRegistro, corregirPeriodo } from './operacion.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
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

/** The population reviewed: what the fund and the registry hold differently, corrected one by one or all of a period. */
export function Diferencias({ params, ver, operaciones: { operar, busy }, onHecho }: VistaProps) {
  const periodo = periodoDe(params);
  const lista = useQuery(query(bdpa.revisarPoblacion, { params: { ...periodo } }));
  const [una] = useTask(async ({ Bdpa, NombreCompleto }: ComparacionBdpa) => {
    if (Bdpa && (await operar(actualizarRegistro(noEnviados.actualizar, Bdpa.IdRegistro, NombreCompleto)))) onHecho();
  });
  const [todas] = useTask(async () => {
    if (await operar(corregirPeriodo(periodo))) onHecho();
  });
  const columns = useMemo(
    () => [
      ...columnas,
      acciones((row: ComparacionBdpa) => (
        <Button
          tone="ghost"
          onClick={() => void una(row)}
          aria-label={fill(noEnviados.actualizarA, { nombre: row.NombreCompleto })}
        >
          {noEnviados.actualizar}
        </Button>
      )),
    ],
    [una],
  );
  return (
    <>
      <PeriodoForm
        key={`${periodo.desde}|${periodo.hasta}`}
        periodo={periodo}
        nota={periodos.por.diferencias}
        searching={lista.isFetching}
        onPeriodo={(next) => ver({ ...next })}
      />
      <Lista
        titulo={textos.lista}
        nota={textos.explicacion}
        consulta={lista}
        columns={columns}
        rowKey={(row) => row.Bdpa?.IdRegistro ?? row.IdPersona}
        vacio={textos.ninguna}
        acciones={
          <Button icon="send" busy={busy} onClick={() => void todas()}>
            {actos.corregir.boton}
          </Button>
        }
      />
    </>
  );
}
