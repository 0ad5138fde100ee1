import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { doble } from './columnas.tsx';
import { FechasDeFiltro } from './FechasDeFiltro.tsx';
import { type FiltroNacimientos, porDefecto, problemasDeFechas, valoresDe } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Resultados } from './Resultados.tsx';
import { useBusqueda } from './useBusqueda.ts';

const parto = ({ Multiplicidad: n, PesoGramos }: Nacimiento): string =>
  `${textos.partos[n] ?? textos.partoDe(n)}, ${PesoGramos} g`;

const columnasFijas: readonly Column<Nacimiento>[] = [
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  doble('madre', textos.madre, (row) => [row.NombreMadre, row.DocumentoMadre]),
  textColumn('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  textColumn('parto', textos.multiplicidad, parto, { sortValue: (row) => row.Multiplicidad }),
  doble('centro', textos.centro, (row) => [row.CentroAtencion, row.CertificadoNacidoVivo]),
];

const acciones = (onRegistrar: (row: Nacimiento) => void): Column<Nacimiento> =>
  actionsColumn(textos.acciones, (row) => (
    <Button
      tone="ghost"
      onClick={() => onRegistrar(row)}
      aria-label={textos.registrarDe(row.NombreMadre, toLocalDate(row.FechaNacimiento))}
    >
      {textos.registrar}
    </Button>
  ));

/** The births of the regional's hospitals that nobody registered yet (spec R 7.2). */
export function Nacimientos({ onRegistrar }: { readonly onRegistrar: (row: Nacimiento) => void }) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const { filtro, page, setPage, buscar } = useBusqueda(porDefecto);
  const found = useQuery({
    ...query(recienNacidos.nacimientos, { params: valoresDe(filtro, idRegional) }),
    placeholderData: (before) => before,
  });
  const columns = useMemo(() => [...columnasFijas, acciones(onRegistrar)], [onRegistrar]);
  return (
    <>
      <Filtro inicial={filtro} searching={found.isFetching} onSearch={(next) => buscar(next, found.refetch)} />
      <Resultados
        found={found}
        columns={columns}
        caption={textos.porRegistrar}
        list={textos.archivoPorRegistrar}
        rowKey={(row) => row.IdRecienNacido}
        empty={<EmptyState text={textos.sinNacimientos} />}
        orden={{ id: 'nacimiento', desc: true }}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

function Filtro({
  inicial,
  searching,
  onSearch,
}: {
  readonly inicial: FiltroNacimientos;
  readonly searching: boolean;
  readonly onSearch: (filtro: FiltroNacimientos) => void;
}) {
  const [typed, setTyped] = useState(inicial);
  const [tried, setTried] = useState(false);
  const change = (part: Partial<FiltroNacimientos>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDeFechas(typed)).length === 0) onSearch(typed);
  };
  const text = (name: 'documento' | 'nombre' | 'historia', label: string) => (
    <TextField
      name={name}
      label={label}
      upper
      maxLength={50}
      autoComplete="off"
      value={typed[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Card pad aria-label={textos.filtro} className="nacidos-filtro">
      <form className="nacidos-filtro-form" noValidate onSubmit={submit}>
        <FechasDeFiltro
          rotulos={textos}
          fechas={typed}
          problemas={tried ? problemasDeFechas(typed) : {}}
          onChange={change}
        />
        {text('documento', textos.documentoMadre)}
        {text('nombre', textos.nombreMadre)}
        {text('historia', textos.historia)}
        <Button type="submit" tone="primary" searching={searching}>
          {general.buscar}
        </Button>
      </form>
    </Card>
  );
}
