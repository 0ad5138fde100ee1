import { today } from '#lib/dates.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import type { FiltroNacimientos, ProblemasDeFechas } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';

/** From and to, of a list of births. */
export function FechasDeFiltro({
  fechas,
  problemas,
  onChange,
}: {
  readonly fechas: Pick<FiltroNacimientos, 'desde' | 'hasta'>;
  readonly problemas: ProblemasDeFechas;
  readonly onChange: (part: Partial<Pick<FiltroNacimientos, 'desde' | 'hasta'>>) => void;
}) {
  return (
    <>
      <DateField
        name="desde"
        label={textos.desde}
        max={today()}
        value={fechas.desde}
        {...(problemas.desde ? { error: problemas.desde } : {})}
        onChange={(desde) => onChange({ desde })}
      />
      <DateField
        name="hasta"
        label={textos.hasta}
        max={today()}
        value={fechas.hasta}
        {...(problemas.hasta ? { error: problemas.hasta } : {})}
        onChange={(hasta) => onChange({ hasta })}
      />
    </>
  );
}
