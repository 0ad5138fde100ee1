import './enviar.css';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Fila } from '../fila/fila.ts';
import { Anuncio } from '../partes/Anuncio.tsx';
import type { Corrida, Cuentas, EstadoDeCorrida, Suceso } from '../registrar/estado.ts';
import { columnasDeEnvio, type FilaEnviada } from './columnas.tsx';
import { enviada } from './enviada.ts';
import { enviarMessages as textos } from './messages.ts';
import { QuePaso } from './QuePaso.tsx';

/** How many of the last rows are shown; the result has them all. */
const ULTIMAS = 10;
const SEGUNDO = 1000;

const terminadas = ({ registradas, noRegistradas, sinConfirmar, fuera }: Cuentas): number =>
  registradas + noRegistradas + sinConfirmar + fuera;

/** Seconds as 'm:ss'. */
const reloj = (segundos: number): string => {
  const enteros = Math.max(0, Math.floor(segundos));
  return `${Math.floor(enteros / 60)}:${String(enteros % 60).padStart(2, '0')}`;
};

/** Seconds since the run began, each second while it runs. */
function useTranscurrido(desde: number | null, corre: boolean): number {
  const [ahora, setAhora] = useState(() => now().getTime());
  useEffect(() => {
    if (!corre) return;
    const reloj = setInterval(() => setAhora(now().getTime()), SEGUNDO);
    return () => clearInterval(reloj);
  }, [corre]);
  return desde === null ? 0 : (ahora - desde) / SEGUNDO;
}

/** What is announced of the progress, as long as it runs. */
const anuncioDe = (corrida: Corrida) => (): string => {
  const { cuentas, fase } = corrida.estado.getState();
  return fase === 'corriendo' ? textos.anuncio(terminadas(cuentas), cuentas.total) : '';
};

const titulos = {
  lista: textos.registrando,
  corriendo: textos.registrando,
  pausando: textos.registrando,
  pausada: textos.enPausa,
  deteniendo: textos.registrando,
  detenida: textos.terminado,
  terminada: textos.terminado,
} as const;

function Cifras({ cuentas }: { cuentas: Cuentas }) {
  const partes = [
    ['registradas', 'ok'],
    ['enCurso', ''],
    ['noRegistradas', 'bad'],
    ['sinConfirmar', 'warn'],
    ['esperan', ''],
  ] as const;
  return (
    <dl className="envio-cifras">
      {partes.map(([nombre, tono]) => (
        <div key={nombre}>
          <dd className={cuentas[nombre] > 0 && tono ? `envio-${tono}` : ''}>
            {cuentas[nombre].toLocaleString('en-US')}
          </dd>
          <dt>{textos.cuentas[nombre]}</dt>
        </div>
      ))}
    </dl>
  );
}

async function detener(corrida: Corrida): Promise<void> {
  const { esperan } = corrida.estado.getState().cuentas;
  const si = await confirm({
    title: textos.detenerTitulo,
    message: textos.detenerPregunta(esperan),
    accept: textos.detenerAceptar,
    cancel: textos.detenerCancelar,
    tone: 'danger',
    focus: 'cancel',
  });
  if (si) await corrida.detener();
}

/** The buttons of a run. On a phone it is only looked at (A2). */
function Mandos({ corrida, fase }: { corrida: Corrida; fase: EstadoDeCorrida['fase'] }) {
  if (fase === 'terminada' || fase === 'detenida') return null;
  const acaba = fase === 'pausando' || fase === 'deteniendo';
  return (
    <>
      {fase === 'pausada' ? (
        <Button tone="primary" onClick={corrida.continuar}>
          {textos.continuar}
        </Button>
      ) : (
        <Button busy={acaba} onClick={() => void corrida.pausar()}>
          {acaba ? textos.pausando : textos.pausar}
        </Button>
      )}
      <Button tone="danger" disabled={fase === 'deteniendo'} onClick={() => void detener(corrida)}>
        {textos.detener}
      </Button>
    </>
  );
}

function Avance({ corrida, soloMirar }: { corrida: Corrida; soloMirar: boolean }) {
  const estado = useStore(corrida.estado);
  const { cuentas, fase, parada, espera, sucesos, minutos, aLaVez } = estado;
  const corre = fase === 'corriendo' || fase === 'pausando' || fase === 'deteniendo';
  const desde = useComienzo(sucesos);
  const transcurrido = useTranscurrido(desde, corre);
  const hechas = terminadas(cuentas);
  return (
    <Card>
      <div className="envio-avance">
        <div className="envio-cabeza">
          <h2>{titulos[fase](hechas, cuentas.total)}</h2>
          <span className="envio-tenue num">
            {[
              textos.transcurrido(reloj(transcurrido)),
              ...(corre && minutos !== null ? [textos.falta(minutos)] : []),
              ...(corre ? [textos.aLaVez(aLaVez)] : []),
            ].join(' · ')}
          </span>
        </div>
        <Meter
          label={textos.avance}
          done={hechas}
          total={cuentas.total}
          parts={[
            { id: 'registradas', tone: 'ok', count: cuentas.registradas },
            { id: 'noRegistradas', tone: 'bad', count: cuentas.noRegistradas },
            { id: 'sinConfirmar', tone: 'warn', count: cuentas.sinConfirmar },
            { id: 'enCurso', tone: 'now', count: cuentas.enCurso },
          ]}
        />
        <Cifras cuentas={cuentas} />
        {espera ? (
          <Alert tone="warn" live>
            {espera.texto}
          </Alert>
        ) : null}
        {parada ? (
          <Alert tone={parada.causa === 'pedido' ? 'info' : 'warn'} live>
            {parada.texto}
          </Alert>
        ) : null}
      </div>
      <div className="envio-pie">
        <span className="envio-tenue">{textos.dejeAbierta}</span>
        {soloMirar ? null : <Mandos {...{ corrida, fase }} />}
      </div>
    </Card>
  );
}

/** When the run began: its first line, which later ones may push out of the list. */
function useComienzo(sucesos: readonly Suceso[]): number | null {
  const [desde, setDesde] = useState(sucesos[0]?.cuando ?? null);
  const primero = sucesos[0]?.cuando;
  if (desde === null && primero !== undefined) setDesde(primero);
  return desde;
}

/** Which rows are shown; a number is that row alone, of which "Qué pasó" tells something. */
type Filtro = 'todas' | 'noRegistradas' | 'sinConfirmar' | number;

/** The section of the rows, for the focus of who wants to see one. */
const FILAS = 'envio-ultimas';

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

function UltimasFilas({
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
  const { noRegistradas, sinConfirmar } = estado.cuentas;
  return (
    <Card
      id={FILAS}
      tabIndex={-1}
      title={textos.ultimas}
      pad={false}
      actions={
        <Chips
          label={textos.filtro}
          active={String(filtro)}
          onChange={(id) => {
            alFiltrar(id === 'noRegistradas' || id === 'sinConfirmar' ? id : 'todas');
            setPage(1);
          }}
          items={[
            { id: 'todas', label: textos.todas },
            { id: 'noRegistradas', label: textos.cuentas.noRegistradas, count: noRegistradas },
            { id: 'sinConfirmar', label: textos.cuentas.sinConfirmar, count: sinConfirmar },
            ...(typeof filtro === 'number' ? [{ id: String(filtro), label: textos.unaFila(filtro) }] : []),
          ]}
        />
      }
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

/** Step 4: how far the run is, its last rows, what happened, and the buttons to pause and stop it. */
export function PasoRegistrar({
  corrida,
  filas,
  soloMirar,
}: {
  readonly corrida: Corrida;
  /** The rows that were handed over. */
  readonly filas: readonly Fila[];
  readonly soloMirar: boolean;
}) {
  const sucesos = useStore(corrida.estado, (estado) => estado.sucesos);
  const [filtro, setFiltro] = useState<Filtro>('todas');
  const ver = (fila: number) => {
    setFiltro(fila);
    document.getElementById(FILAS)?.focus();
  };
  return (
    <div className="envio-pila">
      <Anuncio leer={anuncioDe(corrida)} />
      <Avance {...{ corrida, soloMirar }} />
      <div className="envio-columnas">
        <UltimasFilas {...{ corrida, filas, filtro }} alFiltrar={setFiltro} />
        <QuePaso sucesos={sucesos} alVer={ver} />
      </div>
    </div>
  );
}
