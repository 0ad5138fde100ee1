import { today } from '#lib/dates.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import type { FiltroNacimientos, ProblemasDeFechas } from './filtro.ts';

/** From and to, of a list of this area. */
export function FechasDeFiltro({
  rotulos,
  fechas,
  problemas,
  onChange,
}: {
  readonly rotulos: { readonly desde: string; readonly hasta: string };
  readonly fechas: Pick<FiltroNacimientos, 'desde' | 'hasta'>;
  readonly problemas: ProblemasDeFechas;
  readonly onChange: (part: Partial<Pick<FiltroNacimientos, 'desde' | 'hasta'>>) => void;
}) {
  return (
    <>
      <DateField
        name="desde"
        label={rotulos.desde}
        max={today()}
        value={fechas.desde}
        {...(problemas.desde ? { error: problemas.desde } : {})}
        onChange={(desde) => onChange({ desde })}
      />
      <DateField
        name="hasta"
        label={rotulos.hasta}
        max={today()}
        value={fechas.hasta}
        {...(problemas.hasta ? { error: problemas.hasta } : {})}
        onChange={(hasta) => onChange({ hasta })}
      />
    </>
  );
}
