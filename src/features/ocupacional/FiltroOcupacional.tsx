import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { listasMensajes } from '#blocks/listas/messages.ts';
import { reference } from '#client/query.ts';
import { codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { type Filtro, problemasDe, tipoDe } from './filtro.ts';
import { ocupacionalMessages as textos } from './messages.ts';

export type Busqueda = Filtro & { readonly nombre: string };

const tipos = [
  { value: codigoOcupacional.pre, label: textos.pre },
  { value: codigoOcupacional.post, label: textos.post },
  { value: '', label: textos.todos },
];

/** Filter of the exams; Enter and Buscar search (spec R 2.8). */
export function FiltroOcupacional(props: {
  readonly initial: Busqueda;
  readonly searching: boolean;
  readonly onSearch: (busqueda: Busqueda) => void;
}) {
  const { initial } = props;
  const [typed, setTyped] = useState(initial);
  const [shown, setShown] = useState(initial);
  const [tried, setTried] = useState(false);
  const estados = useQuery(reference(listaNovedades.estadosPorTipo, { params: { id: tipoNovedad.OCUPACIONAL } }));
  // The list went to another filter by itself, such as by the history: the fields follow.
  if (JSON.stringify(shown) !== JSON.stringify(initial)) {
    setShown(initial);
    setTyped(initial);
  }
  const problems = tried ? problemasDe(typed) : {};
  const change = (part: Partial<Busqueda>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDe(typed)).length === 0) props.onSearch({ ...typed, nombre: typed.nombre.trim() });
  };
  return (
    <Card pad className="ocu-filtro">
      <form className="ocu-filtro-form" onSubmit={submit} noValidate aria-label={textos.filtro}>
        <DateField
          label={textos.desde}
          name="FechaDesde"
          value={typed.FechaDesde}
          error={problems.FechaDesde}
          onChange={(FechaDesde) => change({ FechaDesde })}
        />
        <DateField
          label={textos.hasta}
          name="FechaHasta"
          value={typed.FechaHasta}
          error={problems.FechaHasta}
          onChange={(FechaHasta) => change({ FechaHasta })}
        />
        <SelectField
          label={textos.estado}
          value={typed.IdEstadoProceso}
          options={[
            { value: 0, label: textos.todos },
            ...(estados.data ?? []).map((e) => ({ value: e.IdEstadoProceso, label: e.Nombre.toUpperCase() })),
          ]}
          onChange={(event) => change({ IdEstadoProceso: Number(event.target.value) })}
        />
        <SelectField
          label={textos.tipo}
          value={typed.tipo}
          options={tipos}
          onChange={(event) => change({ tipo: tipoDe(event.target.value) })}
        />
        <TextField
          label={textos.empleado}
          name="NombrePersona"
          upper
          value={typed.nombre}
          onChange={(event) => change({ nombre: event.target.value })}
        />
        <Button type="submit" tone="primary" icon="search" searching={props.searching}>
          {general.buscar}
        </Button>
      </form>
      <ListasFallidas de={[estados]} text={listasMensajes.sinFiltro} className="ocu-aviso" />
    </Card>
  );
}
