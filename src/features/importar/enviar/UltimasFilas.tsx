import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Fila } from '../fila/fila.ts';
import type { Corrida, Cuentas, EstadoDeCorrida } from '../registrar/estado.ts';
import { columnasDeEnvio, type FilaEnviada } from './columnas.tsx';
import { enviada } from './enviada.ts';
import { enviarMessages as textos } from './messages.ts';

/** How many of the last rows are shown; the result has them all. */
const ULTIMAS = 10;

/** Which rows are shown. A number is the number of one row, which was chosen in "Qué pasó". */
export type Filtro = 'todas' | 'noRegistradas' | 'sinConfirmar' | number;

/** The id of the section of the rows, to move the focus there. */
export const FILAS = 'envio-ultimas';

const columnas = columnasDeEnvio(textos.detalle, false);
const clave = ({ fila }: FilaEnviada): number => fila.numero;

/** Whether a row is under way: it is sent, or its notices are read. */
const seMueve = ({ situacion, fila }: FilaEnviada): boolean =>
  situacion === 'enCurso' || fila.paso === 'incierta' || fila.paso === 'leyendo';

/** Those under way first, then those that ended, the last of the file first. */
function ultimas(filas: readonly Fila[], { pasos, resultados }: EstadoDeCorrida, filtro: Filtro): FilaEnviada[] {
  const todas = filas.flatMap((fila) => {
    const paso = pasos.get(fila.numero);
    if (paso === undefined || (paso === 'enEspera' && fila.numero !== filtro)) return [];
    const una = enviada({ ...fila, paso }, { paso, resultado: resultados.get(fila.numero) ?? null, corriendo: true });
    return filtro === 'todas' || una.situacion === filtro || fila.numero === filtro ? [una] : [];
  });
  const vivas = todas.filter(seMueve);
  const resto = todas.filter((una) => !seMueve(una)).reverse();
  return [...vivas, ...resto].slice(0, filtro === 'todas' ? ULTIMAS : undefined);
}

/** Which rows are shown: all, those of a state, or one that "Qué pasó" names. */
function Filtros({
  filtro,
  cuentas: { noRegistradas, sinConfirmar },
  alFiltrar,
}: {
  filtro: Filtro;
  cuentas: Cuentas;
  alFiltrar: (filtro: Filtro) => void;
}) {
  return (
    <Chips
      label={textos.filtro}
      active={String(filtro)}
      onChange={(id) => alFiltrar(id === 'noRegistradas' || id === 'sinConfirmar' ? id : 'todas')}
      items={[
        { id: 'todas', label: textos.todas },
        { id: 'noRegistradas', label: textos.cuentas.noRegistradas, count: noRegistradas },
        { id: 'sinConfirmar', label: textos.cuentas.sinConfirmar, count: sinConfirmar },
        ...(typeof filtro === 'number' ? [{ id: String(filtro), label: textos.unaFila(filtro) }] : []),
      ]}
    />
  );
}

/** The last rows of a run, or those that a filter shows. */
export function UltimasFilas({
  corrida,
  filas,
  filtro,
  alFiltrar,
}: {
  corrida: Corrida;
  filas: readonly Fila[];
  filtro: Filtro;
  alFiltrar: (filtro: Filtro) => void;
}) {
  const estado = useStore(corrida.estado);
  const [page, setPage] = useState(1);
  const rows = useMemo(() => ultimas(filas, estado, filtro), [filas, estado, filtro]);
  const filtrar = (nuevo: Filtro) => {
    alFiltrar(nuevo);
    setPage(1);
  };
  return (
    <Card
      id={FILAS}
      tabIndex={-1}
      title={textos.ultimas}
      pad={false}
      actions={<Filtros {...{ filtro }} cuentas={estado.cuentas} alFiltrar={filtrar} />}
    >
      <DataTable
        caption={textos.ultimas}
        rows={rows}
        columns={columnas}
        rowKey={clave}
        pageSize={ULTIMAS}
        pageSizes={[ULTIMAS]}
        sorts={[]}
        onSorts={() => undefined}
        page={page}
        onPage={setPage}
        empty={<EmptyState text={textos.sinFilas} />}
      />
    </Card>
  );
}
