import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilaAviso } from '#blocks/asegurado/FilaAviso.tsx';
import { asegurado } from '#blocks/asegurado/messages.ts';
import { terminado, useAvisosPropios } from '#blocks/asegurado/propios.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import { idPersonaActual } from '#client/session.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { cleanDate, SINCE_ALWAYS, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { propios } from './messages.ts';
import { titles } from './titles.ts';

const textos = propios.avisos;

type Chip = keyof typeof textos.chips;
const chips = Object.keys(textos.chips) as Chip[];

function Avisos({ idPersona }: { readonly idPersona: number }) {
  const [active, setActive] = useState<Chip>('todos');
  const avisos = useAvisosPropios(idPersona);
  if (avisos.isPending)
    return (
      <div className="propio-espera">
        <Skeleton lines={6} />
      </div>
    );
  if (avisos.isError) return <LecturaFallida de={avisos} />;
  const of = (chip: Chip) =>
    chip === 'todos' ? avisos.data : avisos.data.filter((row) => terminado(row) === (chip === 'terminados'));
  const shown = of(active);
  if (avisos.data.length === 0) return <EmptyState text={asegurado.avisos.vacio} icon="file-text" />;
  return (
    <>
      <div className="propio-chips">
        <Chips
          label={textos.filtro}
          items={chips.map((id) => ({ id, label: textos.chips[id], count: of(id).length }))}
          active={active}
          onChange={(id) => setActive(chips.find((chip) => chip === id) ?? 'todos')}
        />
      </div>
      {shown.length === 0 ? <EmptyState text={textos.sinFiltrados} /> : null}
      <ul className="propio-lista">
        {shown.map((row) => (
          <FilaAviso key={row.IdPersonaNovedad} row={row} />
        ))}
      </ul>
    </>
  );
}

function Afiliacion({ row }: { readonly row: FilaAfiliacion }) {
  return (
    <li className="propio-fila">
      <div className="propio-texto">
        <b>{row.NombreCompleto}</b>
        <p>{[row.Novedad, toLocalDate(cleanDate(row.FechaNovedad))].filter(Boolean).join(' · ')}</p>
        {row.Observacion ? <p>{fill(textos.observado, { observacion: row.Observacion })}</p> : null}
      </div>
      <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
        {row.EstadoProceso}
      </Pill>
    </li>
  );
}

/** The family's affiliations: the services show an insured person no others. */
function Afiliaciones() {
  const body = {
    FechaDesde: SINCE_ALWAYS,
    FechaHasta: today(),
    TipoNovedad: 0,
    IdEmpresa: 0,
    IdPersona: 0,
    IdEstadoProceso: 0,
    IdRegional: 0,
    IdCanal: 0,
  };
  const list = useQuery(query(afiliacion.lista, { body }));
  if (list.isPending)
    return (
      <div className="propio-espera">
        <Skeleton lines={3} />
      </div>
    );
  if (list.isError) return <LecturaFallida de={list} />;
  if (list.data.length === 0) return <EmptyState text={textos.familiaVacia} icon="users" />;
  return (
    <ul className="propio-lista">
      {list.data.map((row) => (
        <Afiliacion key={row.IdPersonaNovedad} row={row} />
      ))}
    </ul>
  );
}

/** The employers' notices about the insured person and the family's affiliations, each with its state. */
export function Component() {
  return (
    <>
      <PageHead title={titles.misAvisos} lead={textos.lema} />
      <div className="propio-pila">
        <Card title={textos.titulo} pad={false}>
          <Avisos idPersona={idPersonaActual()} />
        </Card>
        <Card title={textos.familia} pad={false}>
          <Afiliaciones />
        </Card>
      </div>
    </>
  );
}
