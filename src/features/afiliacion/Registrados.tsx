import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget, query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { RecienNacido } from '#contract/entities/afiliacion.ts';
import { estadoRecienNacido } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { addMonths, today, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { estado } from './columnas.tsx';
import { FechasDeFiltro } from './FechasDeFiltro.tsx';
import { problemasDeFechas } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Resultados } from './Resultados.tsx';
import { concluir } from './registro.ts';
import { useBusqueda } from './useBusqueda.ts';

const columnas: readonly Column<RecienNacido>[] = [
  textColumn('nombre', textos.nombre, (row) => row.NombreCompleto, { className: 'table-strong' }),
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  textColumn('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  textColumn('madre', textos.madre, (row) => row.NombreMadre),
  textColumn('tipo', textos.tipo, (row) => row.Novedad),
  estado(textos.estado),
  actionsColumn(textos.acciones, (row) => (
    <>
      {row.IdEstadoProceso === estadoRecienNacido.registrado ? <Concluir row={row} /> : null}
      <LinkButton
        tone="ghost"
        to={pathTo('persona-carpeta', { persona: row.IdPersona })}
        aria-label={textos.carpetaDe(row.NombreCompleto)}
      >
        {textos.carpeta}
      </LinkButton>
    </>
  )),
];

function Concluir({ row }: { readonly row: RecienNacido }) {
  const { escribir } = useEscritura();
  const [run, busy] = useTask(async () => {
    const preguntar = () => confirm({ message: textos.confirmarConcluir(row.NombreCompleto) });
    const said = await concluir(row, { escribir, preguntar });
    if (said !== null) toast.success(said);
    // After a failure too: it may be done.
    await forget(recienNacidos.lista, recienNacidos.tiene);
  });
  return (
    <Button tone="ghost" busy={busy} onClick={() => void run()} aria-label={textos.concluirDe(row.NombreCompleto)}>
      {textos.concluir}
    </Button>
  );
}

/** The newborns that are registered, those to be concluded among them (spec R 7.2). */
export function Registrados() {
  const { filtro, page, setPage, buscar } = useBusqueda(() => ({ desde: addMonths(today(), -12), hasta: today() }));
  const [typed, setTyped] = useState(filtro);
  const [tried, setTried] = useState(false);
  const params = { idPersona: 0, fechaDesde: filtro.desde, fechaHasta: filtro.hasta };
  const found = useQuery({ ...query(recienNacidos.lista, { params }), placeholderData: (before) => before });
  const problemas = problemasDeFechas(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemas).length === 0) buscar(typed, found.refetch);
  };
  return (
    <>
      <Card pad aria-label={textos.registrados} className="nacidos-filtro">
        <form className="nacidos-filtro-form nacidos-fechas" noValidate onSubmit={submit}>
          <FechasDeFiltro
            rotulos={textos}
            fechas={typed}
            problemas={tried ? problemas : {}}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
          <Button type="submit" tone="primary" searching={found.isFetching}>
            {general.buscar}
          </Button>
        </form>
      </Card>
      <Resultados
        found={found}
        columns={columnas}
        caption={textos.registrados}
        list={textos.archivoRegistrados}
        rowKey={(row) => row.IdPersonaNovedad}
        empty={<EmptyState text={textos.sinRegistrados} />}
        orden={{ id: 'nacimiento', desc: true }}
        page={page}
        onPage={setPage}
      />
    </>
  );
}
