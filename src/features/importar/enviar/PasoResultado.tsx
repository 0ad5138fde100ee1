import './enviar.css';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { actionsColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { printTable } from '#ui/table/printTable.ts';
import type { Fila } from '../fila/fila.ts';
import { type ActosDeFila, actoDe, seRepite } from './actosDeFila.tsx';
import { columnasDeEnvio, type FilaEnviada } from './columnas.tsx';
import { enviada } from './enviada.ts';
import { enviarMessages as textos } from './messages.ts';

type Grupo = 'porResolver' | 'registradas' | 'fuera';

const grupoDe = ({ situacion }: FilaEnviada): Grupo => {
  if (situacion === 'registradas') return 'registradas';
  return situacion === 'fuera' ? 'fuera' : 'porResolver';
};

/** `detalle` is the head of the column that has the reason, or the notice's number. */
const columnasDelResultado = (actos: ActosDeFila, detalle: string): readonly Column<FilaEnviada>[] => [
  ...columnasDeEnvio(detalle),
  actionsColumn<FilaEnviada>(textos.acciones, (una) => actoDe(una, actos)),
];

const clave = ({ fila }: FilaEnviada): number => fila.numero;
const porFila: readonly Sort[] = [{ id: 'fila', desc: false }];
const TAMANO = 25;

/** Step 5: what became of each row, by group, with what can still be done. */
export function PasoResultado({
  filas,
  corriendo,
  actos,
  sobre,
  alDescargar,
  sigue,
}: {
  /** All rows of the file. */
  readonly filas: readonly Fila[];
  /** Rows are being repeated. */
  readonly corriendo: boolean;
  /** Stable, or the table is built again. */
  readonly actos: ActosDeFila;
  /** Facts for the head of the paper, such as file and company. */
  readonly sobre: readonly (readonly [label: string, value: string])[];
  readonly alDescargar: () => void;
  /** What follows: declaring, the payment order. */
  readonly sigue: ReactNode;
}) {
  const todas = useMemo(
    () => filas.map((fila) => enviada(fila, { paso: fila.paso, resultado: fila.resultado, corriendo })),
    [filas, corriendo],
  );
  const cuantas = (una: FilaEnviada['situacion']) => todas.filter(({ situacion }) => situacion === una).length;
  const fuera = cuantas('fuera');
  const pendientes = todas.length - fuera - cuantas('registradas');
  const columnas = useMemo(() => columnasDelResultado(actos, textos.detalle), [actos]);
  return (
    <div className="envio-pila">
      <Card>
        <div className="envio-resumen">
          <Icon name={pendientes === 0 ? 'check' : 'alert'} className={pendientes === 0 ? '' : 'envio-resumen-falta'} />
          <div>
            <h2>{textos.resultado(cuantas('registradas'), todas.length - fuera)}</h2>
            <p className="envio-tenue" role="status">
              {textos.resumen(cuantas('noRegistradas'), cuantas('sinConfirmar'), fuera)}
            </p>
          </div>
          <div className="envio-actos no-print">
            <Button icon="download" onClick={alDescargar}>
              {textos.informe}
            </Button>
            <Button
              icon="print"
              onClick={() =>
                printTable({
                  title: textos.papel,
                  about: sobre,
                  narrowed: '',
                  columns: columnas.filter(({ actions }) => !actions),
                  rows: todas,
                })
              }
            >
              {textos.imprimir}
            </Button>
          </div>
        </div>
      </Card>
      <div className="envio-columnas">
        <Grupos todas={todas} registradas={columnas} actos={actos} />
        {sigue}
      </div>
    </div>
  );
}

function Grupos({
  todas,
  registradas,
  actos,
}: {
  todas: readonly FilaEnviada[];
  /** The columns of the registered rows; the others say why. */
  registradas: readonly Column<FilaEnviada>[];
  actos: ActosDeFila;
}) {
  const { repetir } = actos;
  const lasDemas = useMemo(() => columnasDelResultado(actos, textos.porQue), [actos]);
  const de = (grupo: Grupo) => todas.filter((una) => grupoDe(una) === grupo);
  const porResolver = de('porResolver');
  const [grupo, setGrupo] = useState<Grupo>(porResolver.length > 0 ? 'porResolver' : 'registradas');
  const [sorts, setSorts] = useState(porFila);
  const [page, setPage] = useState(1);
  const rows = useMemo(() => todas.filter((una) => grupoDe(una) === grupo), [todas, grupo]);
  const repetibles = porResolver.filter(seRepite);
  return (
    <Card>
      <DataTable
        caption={textos.grupos}
        rows={rows}
        columns={grupo === 'registradas' ? registradas : lasDemas}
        rowKey={clave}
        pageSize={TAMANO}
        sorts={sorts}
        onSorts={setSorts}
        page={page}
        onPage={setPage}
        empty={<EmptyState text={textos.vacio} />}
        toolbar={
          <div className="envio-barra no-print">
            <Chips
              label={textos.grupos}
              active={grupo}
              onChange={(id) => {
                setGrupo(id === 'registradas' || id === 'fuera' ? id : 'porResolver');
                setPage(1);
              }}
              items={[
                { id: 'porResolver', label: textos.porResolver, count: porResolver.length },
                { id: 'registradas', label: textos.registradas, count: de('registradas').length },
                { id: 'fuera', label: textos.fuera, count: de('fuera').length },
              ]}
            />
            {repetir && repetibles.length > 0 ? (
              <Button icon="refresh" onClick={() => repetir(repetibles.map(clave))}>
                {textos.reintentarTodas(repetibles.length)}
              </Button>
            ) : null}
          </div>
        }
      />
    </Card>
  );
}
