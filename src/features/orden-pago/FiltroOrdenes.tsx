import { type FormEvent, useState } from 'react';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { type Fechas, problemasDe } from './filtroOrdenes.ts';
import { ordenPago } from './messages.ts';

export interface Busqueda extends Fechas {
  readonly NombrePersona: string;
}

/** Filter of the payment-order list; Enter and Buscar search (spec R 2.6, decision 47). */
export function FiltroOrdenes({ initial, onSearch }: { initial: Busqueda; onSearch: (busqueda: Busqueda) => void }) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const problems = tried ? problemasDe(typed) : {};
  const change = (part: Partial<Busqueda>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDe(typed)).length === 0) onSearch({ ...typed, NombrePersona: typed.NombrePersona.trim() });
  };
  return (
    <Card pad aria-label={ordenPago.filtro} className="order-filter">
      <form className="order-filter-form" onSubmit={submit} noValidate>
        <DateField
          label={ordenPago.desde}
          name="FechaDesde"
          value={typed.FechaDesde}
          error={problems.FechaDesde}
          onChange={(FechaDesde) => change({ FechaDesde })}
        />
        <DateField
          label={ordenPago.hasta}
          name="FechaHasta"
          value={typed.FechaHasta}
          error={problems.FechaHasta}
          onChange={(FechaHasta) => change({ FechaHasta })}
        />
        <TextField
          label={ordenPago.nombre}
          name="NombrePersona"
          upper
          value={typed.NombrePersona}
          onChange={(event) => change({ NombrePersona: event.target.value })}
        />
        <Button type="submit" tone="primary">
          {general.buscar}
        </Button>
      </form>
    </Card>
  );
}
