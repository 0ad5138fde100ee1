import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { isIsoDate, SINCE_ALWAYS, today } from '#lib/dates.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { periodo as textos } from './messages.ts';
import {
  frecuentes,
  frecuentesDeEspera,
  type Periodo,
  periodoDeEsperaSchema,
  periodoSchema,
  primerDia,
} from './periodo.ts';

/** The period of figures and lists. A common span applies at once, typed dates with Buscar or Enter. */
export function PeriodoForm({
  periodo,
  nota,
  searching,
  espera = false,
  acciones,
  alCambiarPeriodo,
}: {
  readonly periodo: Periodo;
  /** Which date the period refers to. */
  readonly nota: string;
  readonly searching: boolean;
  /** The list holds what waits: all dates may be chosen. */
  readonly espera?: boolean;
  readonly acciones?: ReactNode;
  readonly alCambiarPeriodo: (periodo: Periodo) => void;
}) {
  const form = useFormularioDeFiltro(espera ? periodoDeEsperaSchema : periodoSchema, periodo);
  const spans = useMemo(() => (espera ? frecuentesDeEspera() : frecuentes()), [espera]);
  const active = spans.find((one) => one.desde === periodo.desde && one.hasta === periodo.hasta);
  const choose = (id: string) => {
    const span = spans.find((one) => one.id === id);
    if (!span) return;
    const { desde, hasta } = span;
    form.reset({ desde, hasta }, { keepDefaultValues: true });
    alCambiarPeriodo({ desde, hasta });
  };
  const [desde, hasta] = useWatch({ control: form.control, name: ['desde', 'hasta'] });
  const limit = isIsoDate(hasta) && hasta <= today() ? hasta : today();
  return (
    <FilterForm
      form={form}
      label={textos.filtro}
      className="monitor-periodo"
      folds={puestos(periodo)}
      searching={searching}
      onSearch={alCambiarPeriodo}
      after={<Chips label={textos.rapidos} items={spans} active={active?.id ?? ''} onChange={choose} />}
      below={
        <>
          <p className="monitor-nota">{nota}</p>
          {acciones ? <div className="monitor-acciones">{acciones}</div> : null}
        </>
      }
    >
      <FormDate
        form={form}
        name="desde"
        label={textos.desde}
        min={desde === SINCE_ALWAYS ? desde : primerDia(limit)}
        max={limit}
      />
      <FormDate form={form} name="hasta" label={textos.hasta} max={today()} />
    </FilterForm>
  );
}
