import { addDays, addMonths, firstOfMonth, type IsoDate, today, toLocalDate } from '#lib/dates.ts';
import { own } from '#lib/own.ts';
import { fill } from '#lib/texts.ts';
import { listaFiltradaMessages as textos } from './messages.ts';

/** Days from and to, both included, yyyy-mm-dd. */
interface Rango {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

interface Periodo {
  readonly label: string;
  readonly rango: (day: IsoDate) => Rango;
}

/** The months and days that a period may go back. */
const MESES = 12;
const DIAS = [7, 15, 30, 60, 90] as const;

const numeros = Array.from({ length: MESES }, (_, at) => at + 1);
const hastaHoy = (label: string, desde: (day: IsoDate) => IsoDate): Periodo => ({
  label,
  rango: (day) => ({ desde: desde(day), hasta: day }),
});

/** Periods that move on with the calendar, by the name a kept filter has for them. */
const periodos: Readonly<Record<string, Periodo>> = {
  hoy: hastaHoy(textos.periodos.hoy, (day) => day),
  mes: hastaHoy(textos.periodos.mes, firstOfMonth),
  anterior: {
    label: textos.periodos.anterior,
    rango: (day) => ({ desde: addMonths(firstOfMonth(day), -1), hasta: addDays(firstOfMonth(day), -1) }),
  },
  anio: hastaHoy(textos.periodos.anio, (day) => `${day.slice(0, 4)}-01-01`),
  'doce-meses': hastaHoy(fill(textos.periodos.meses, { n: MESES }), (day) => addDays(addMonths(day, -MESES), 1)),
  ...Object.fromEntries(
    numeros.flatMap((n) => [
      [
        `desde-mes-${n}`,
        hastaHoy(fill(n === 1 ? textos.periodos.desdeAnterior : textos.periodos.desdeMes, { n }), (day) =>
          addMonths(firstOfMonth(day), -n),
        ),
      ],
      [
        `meses-${n}`,
        hastaHoy(fill(n === 1 ? textos.periodos.unMes : textos.periodos.meses, { n }), (day) => addMonths(day, -n)),
      ],
    ]),
  ),
  ...Object.fromEntries(
    DIAS.map((n) => [`dias-${n}`, hastaHoy(fill(textos.periodos.dias, { n }), (day) => addDays(day, 1 - n))]),
  ),
};

/** The periods with these names, as quick choices with the days they have on a day. */
export const periodosDe = (names: readonly string[], day: IsoDate = today()) =>
  names.flatMap((id) => {
    const periodo = own(periodos, id);
    return periodo ? [{ id, label: periodo.label, ...periodo.rango(day) }] : [];
  });

/** The days of a query string; null if it lacks one of them. */
function rangoDe(search: string): Rango | null {
  const params = new URLSearchParams(search);
  const [desde, hasta] = [params.get('desde'), params.get('hasta')];
  return desde && hasta ? { desde, hasta } : null;
}

/** The periods that have just the days of a query string. */
export function periodosDeFiltro(search: string, day: IsoDate = today()) {
  const rango = rangoDe(search);
  return periodosDe(Object.keys(periodos), day).filter(
    ({ desde, hasta }) => desde === rango?.desde && hasta === rango.hasta,
  );
}

/** A query string that keeps a period in place of its days. */
export function conPeriodo(search: string, periodo: string): string {
  const params = new URLSearchParams(search);
  params.delete('desde');
  params.delete('hasta');
  params.set('periodo', periodo);
  return params.toString();
}

/** The query string to open: the days that its period has on a day. Days that it keeps stay as they are. */
export function conFechas(search: string, day: IsoDate = today()): string {
  const params = new URLSearchParams(search);
  const [rango] = periodosDe([params.get('periodo') ?? ''], day);
  params.delete('periodo');
  if (rango) {
    params.set('desde', rango.desde);
    params.set('hasta', rango.hasta);
  }
  return params.toString();
}

/** The days of a kept filter in words: those it always has, or its period; '' if it keeps none. */
export function fechasEnPalabras(search: string): string {
  const [periodo] = periodosDe([new URLSearchParams(search).get('periodo') ?? '']);
  if (periodo) return periodo.label;
  const rango = rangoDe(search);
  return rango ? fill(textos.rango, { desde: toLocalDate(rango.desde), hasta: toLocalDate(rango.hasta) }) : '';
}
