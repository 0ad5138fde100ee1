import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { listasMensajes } from '#blocks/listas/messages.ts';
import { reference } from '#client/query.ts';
import { empParametros } from '#contract/services/empParametros.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { citas } from './citasMessages.ts';
import { type FiltroReporte, type Periodo, problemasDe } from './filtroCitas.ts';

const tipos = [
  { value: '', label: citas.todos },
  { value: 'TI', label: citas.titular },
  { value: 'BE', label: citas.beneficiario },
] as const;

/** The states of appointments, read once a session. */
export const useEstadosCita = () => useQuery(reference(empParametros.estadosCita, { body: {} }));

/** Filter of the absence report (spec R 2.10, 5.7). */
export function FiltroCitasForm({
  initial,
  periodo,
  onSearch,
}: {
  readonly initial: FiltroReporte;
  readonly periodo: Periodo;
  readonly onSearch: (filtro: FiltroReporte) => void;
}) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const estados = useEstadosCita();
  const problems = tried ? problemasDe(typed, periodo) : {};
  const change = (part: Partial<FiltroReporte>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDe(typed, periodo)).length === 0) onSearch(typed);
  };
  const { desde, hasta } = periodo;
  const limits = { ...(desde ? { min: desde } : {}), ...(hasta ? { max: hasta } : {}) };
  return (
    <Card pad aria-label={citas.filtro} className="citas-filter">
      <form className="citas-filter-form" onSubmit={submit} noValidate>
        <SelectField
          label={citas.tipo}
          options={tipos}
          value={typed.tipo}
          onChange={(event) => change({ tipo: tipos.find(({ value }) => value === event.target.value)?.value ?? '' })}
        />
        <SelectField
          label={citas.estado}
          options={[
            { value: 0, label: general.todosLosEstados },
            ...(estados.data ?? []).map(({ IdEstado, Estado }) => ({ value: IdEstado, label: Estado })),
          ]}
          value={typed.estado}
          onChange={(event) => change({ estado: Number(event.target.value) })}
        />
        <DateField
          label={citas.desde}
          name="FechaDesde"
          value={typed.desde}
          error={problems.desde}
          {...limits}
          onChange={(value) => change({ desde: value })}
        />
        <DateField
          label={citas.hasta}
          name="FechaHasta"
          value={typed.hasta}
          error={problems.hasta}
          {...limits}
          {...(typed.desde > desde ? { min: typed.desde } : {})}
          onChange={(value) => change({ hasta: value })}
        />
        <Button type="submit" tone="primary">
          {general.buscar}
        </Button>
      </form>
      <ListasFallidas de={[estados]} text={listasMensajes.sinFiltro} className="citas-aviso" />
      {desde && hasta ? (
        <p className="citas-allowed">
          {fill(citas.permitido, { desde: toLocalDate(desde), hasta: toLocalDate(hasta) })}
        </p>
      ) : null}
    </Card>
  );
}
