import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { periodo as textos } from './messages.ts';
import { frecuentes, type Periodo, primerDia, problemasDe } from './periodo.ts';

/** The days figures and lists are of. A frequent span is looked at right away, typed ones with Buscar or Enter. */
export function PeriodoForm({
  periodo,
  nota,
  searching,
  acciones,
  onPeriodo,
}: {
  readonly periodo: Periodo;
  /** Which date the period is of. */
  readonly nota: string;
  readonly searching: boolean;
  readonly acciones?: ReactNode;
  readonly onPeriodo: (periodo: Periodo) => void;
}) {
  const [typed, setTyped] = useState(periodo);
  const [tried, setTried] = useState(false);
  const spans = useMemo(() => frecuentes(), []);
  const problems = tried ? problemasDe(typed) : {};
  const active = spans.find((one) => one.desde === periodo.desde && one.hasta === periodo.hasta);
  const take = (next: Periodo) => {
    setTyped(next);
    setTried(true);
    if (Object.keys(problemasDe(next)).length === 0) onPeriodo(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(typed);
  };
  const choose = (id: string) => {
    const span = spans.find((one) => one.id === id);
    if (span) take({ desde: span.desde, hasta: span.hasta });
  };
  const limit = typed.hasta && !problemasDe({ desde: typed.hasta, hasta: typed.hasta }).hasta ? typed.hasta : today();
  return (
    <Card pad aria-label={textos.filtro} className="monitor-periodo">
      <form className="monitor-periodo-form" onSubmit={submit} noValidate>
        <DateField
          label={textos.desde}
          name="desde"
          value={typed.desde}
          error={problems.desde}
          min={primerDia(limit)}
          max={limit}
          onChange={(desde) => setTyped({ ...typed, desde })}
        />
        <DateField
          label={textos.hasta}
          name="hasta"
          value={typed.hasta}
          error={problems.hasta}
          max={today()}
          onChange={(hasta) => setTyped({ ...typed, hasta })}
        />
        <Button type="submit" tone="primary" icon="search" searching={searching}>
          {general.buscar}
        </Button>
        <Chips
          label={textos.rapidos}
          items={spans.map(({ id, label }) => ({ id, label }))}
          active={active?.id ?? ''}
          onChange={choose}
        />
      </form>
      <p className="monitor-nota">{nota}</p>
      {acciones ? <div className="monitor-acciones">{acciones}</div> : null}
    </Card>
  );
}
