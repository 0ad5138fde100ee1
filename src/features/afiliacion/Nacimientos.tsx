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
import { actionsColumn } from '#ui/table/columns.ts';
import { FechasDeFiltro } from './FechasDeFiltro.tsx';
import { type FiltroNacimientos, porDefecto, problemasDeFechas, valoresDe } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Resultados } from './Resultados.tsx';
import { useBusqueda } from './useBusqueda.ts';

const columna = (
  id: string,
  header: string,
  text: (row: Nacimiento) => string,
  sortValue?: (row: Nacimiento) => string | number,
): Column<Nacimiento> => ({ id, header, text, cell: text, ...(sortValue ? { sortValue } : {}) });

const parto = ({ Multiplicidad: n, PesoGramos }: Nacimiento): string =>
  `${textos.partos[n] ?? textos.partoDe(n)}, ${PesoGramos} g`;

/** Two data of a birth in one cell, the second below the first. */
const doble = (
  id: string,
  header: string,
  both: (row: Nacimiento) => readonly [string, string],
): Column<Nacimiento> => ({
  id,
  header,
  text: (row) => both(row).join(' '),
  cell: (row) => (
    <span className="nacidos-doble">
      <span className="cell-strong">{both(row)[0]}</span>
      <span className="muted num">{both(row)[1]}</span>
    </span>
  ),
});

const columnasFijas: readonly Column<Nacimiento>[] = [
  columna(
    'nacimiento',
    textos.nacimiento,
    (row) => toLocalDate(row.FechaNacimiento),
    (row) => row.FechaNacimiento,
  ),
  doble('madre', textos.madre, (row) => [row.NombreMadre, row.DocumentoMadre]),
  columna('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  columna('parto', textos.multiplicidad, parto, (row) => row.Multiplicidad),
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
        <FechasDeFiltro fechas={typed} problemas={tried ? problemasDeFechas(typed) : {}} onChange={change} />
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
