import { type FormEvent, useMemo, useState } from 'react';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { type Filtro, periodos, problemasDe } from './filtro.ts';
import { facturas as textos } from './messages.ts';

/** Dates of the invoices (spec F 2.4). A span only fills them: the search runs with Buscar or Enter (spec F 4.3). */
export function FiltroFacturas(props: {
  readonly initial: Filtro;
  readonly searching: boolean;
  readonly onSearch: (filtro: Filtro) => void;
}) {
  const [typed, setTyped] = useState(props.initial);
  const [tried, setTried] = useState(false);
  const spans = useMemo(() => periodos(), []);
  const problems = tried ? problemasDe(typed) : {};
  const active = spans.find((one) => one.FechaDesde === typed.FechaDesde && one.FechaHasta === typed.FechaHasta);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDe(typed)).length === 0) props.onSearch(typed);
  };
  const choose = (id: string) => {
    const span = spans.find((one) => one.id === id);
    if (span) setTyped({ FechaDesde: span.FechaDesde, FechaHasta: span.FechaHasta });
  };
  return (
    <Card pad aria-label={textos.filtro} className="fac-filtro">
      <form className="fac-filtro-form" onSubmit={submit} noValidate>
        <DateField
          label={textos.desde}
          name="FechaDesde"
          value={typed.FechaDesde}
          error={problems.FechaDesde}
          onChange={(FechaDesde) => setTyped({ ...typed, FechaDesde })}
        />
        <DateField
          label={textos.hasta}
          name="FechaHasta"
          value={typed.FechaHasta}
          error={problems.FechaHasta}
          onChange={(FechaHasta) => setTyped({ ...typed, FechaHasta })}
        />
        <Button type="submit" tone="primary" searching={props.searching}>
          {general.buscar}
        </Button>
        <Chips label={textos.periodos} items={spans} active={active?.id ?? ''} onChange={choose} />
      </form>
    </Card>
  );
}
