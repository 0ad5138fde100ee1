import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { query } from '#client/query.ts';
import type { RegistroBdpa } from '#contract/entities/bdpa.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate } from '#lib/dates.ts';
import { own } from '#lib/own.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import type { Column } from '#ui/table/column.ts';
import { acciones, deQuien, nombreDe, situacion, texto, validacion } from './columnas.tsx';
import { ElegirRegional, regionalDe } from './ElegirRegional.tsx';
import { Lista } from './Lista.tsx';
import { estadosEnvio, monitor, periodo as periodos, poblacion as textos } from './messages.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
import { type Periodo, periodoDe, periodoEnPalabras, todasLasFechas } from './periodo.ts';
import type { VistaProps } from './vista.ts';

const columnas: readonly Column<RegistroBdpa>[] = [
  ...deQuien,
  texto('estado', textos.estado, (row) => row.Estado),
  situacion,
  validacion,
  acciones((row) => <EnlaceACarpeta idPersona={row.IdPersona} nombre={nombreDe(row)} />),
];

const modos = ['periodo', 'validados', 'activos'] as const;
type Modo = (typeof modos)[number];

/** The state in the URL that filters the list; '' for all. */
const situacionDe = (params: URLSearchParams): string => {
  const asked = params.get('situacion') ?? '';
  return Object.hasOwn(estadosEnvio, asked) ? asked : '';
};

/**
 * The rows of a mode: affiliated in the period, accepted in the period, or all active ones. No call lists the accepted ones
 * of a period, so they are taken from the rows of all dates (decision 140).
 */
function useFilas(modo: Modo, periodo: Periodo) {
  const { desde, hasta } = periodo;
  const asked = modo === 'validados' ? todasLasFechas() : { desde, hasta };
  const porFecha = useQuery({ ...query(bdpa.listarPoblacion, { params: asked }), enabled: modo !== 'activos' });
  const activos = useQuery({ ...query(afiliacionBdpa.poblacion, {}), enabled: modo === 'activos' });
  const lista = modo === 'activos' ? activos : porFecha;
  const data = useMemo(() => {
    if (modo !== 'validados') return lista.data;
    return lista.data?.filter(({ FechaValidacion }) => {
      const day = cleanDate(FechaValidacion);
      return day >= desde && day <= hasta;
    });
  }, [lista.data, modo, desde, hasta]);
  return { ...lista, data };
}

/** What the list is narrowed to, in words. */
function enPalabras({ modo, periodo, idRegional, situacion }: Filtro): string {
  return [
    textos.modos[modo],
    modo === 'activos' ? '' : periodoEnPalabras(periodo),
    idRegional > 0 ? nombreRegional(idRegional) : '',
    own(estadosEnvio, situacion) ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Filtro {
  readonly modo: Modo;
  readonly periodo: Periodo;
  readonly idRegional: number;
  readonly situacion: string;
}

/**
 * Which people of the fund are in the registry: those affiliated or accepted in a period, or all active ones, by regional
 * (spec F 7.4, 7.5).
 */
export function Poblacion({ params, ver }: VistaProps) {
  const modo = modos.find((one) => one === params.get('quienes')) ?? 'periodo';
  const idRegional = regionalDe(params);
  const periodo = periodoDe(params);
  const lista = useFilas(modo, periodo);
  const situacionPedida = situacionDe(params);
  const rows = useMemo(
    () =>
      lista.data?.filter(
        (row) =>
          (idRegional === 0 || row.IdRegional === idRegional) &&
          (situacionPedida === '' || row.EstadoEnvio === situacionPedida),
      ),
    [lista.data, idRegional, situacionPedida],
  );
  return (
    <>
      <div className="monitor-modo monitor-poblacion">
        <Chips
          label={textos.modo}
          items={modos.map((id) => ({ id, label: textos.modos[id] }))}
          active={modo}
          onChange={(quienes) => ver({ quienes })}
        />
        <ElegirRegional params={params} ver={ver} />
        <SelectField
          name="situacion"
          label={monitor.situacion}
          options={[
            { value: '', label: textos.todasLasSituaciones },
            ...Object.entries(estadosEnvio).map(([value, label]) => ({ value, label })),
          ]}
          value={situacionPedida}
          onChange={(event) => ver({ situacion: event.currentTarget.value })}
        />
      </div>
      {modo !== 'activos' ? (
        <PeriodoForm
          periodo={periodo}
          nota={periodos.por[modo === 'validados' ? modo : 'poblacion']}
          searching={lista.isFetching}
          alCambiarPeriodo={(next) => ver({ ...next })}
        />
      ) : null}
      <Lista
        titulo={textos.lista}
        archivo={textos.archivo}
        nota={textos.explicacion}
        consulta={{ ...lista, data: rows }}
        columns={columnas}
        rowKey={(row) => row.IdRegistro}
        vacio={textos.ninguno}
        acotado={enPalabras({ modo, periodo, idRegional, situacion: situacionPedida })}
      />
    </>
  );
}
