import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { mil } from '../fila/cuentas.ts';
import type { Corrida, Cuentas, EstadoDeCorrida, Suceso } from '../registrar/estado.ts';
import { enviarMessages as textos } from './messages.ts';

/** The clock of the run is shown each second, in milliseconds. */
const SEGUNDO = 1000;

/** How many rows have ended. */
export const terminadas = ({ registradas, noRegistradas, sinConfirmar, fuera }: Cuentas): number =>
  registradas + noRegistradas + sinConfirmar + fuera;

/** Seconds as 'm:ss'. */
const reloj = (segundos: number): string => {
  const enteros = Math.max(0, Math.floor(segundos));
  return `${Math.floor(enteros / 60)}:${String(enteros % 60).padStart(2, '0')}`;
};

/** When the run began: its first line, which later ones may push out of the list. */
function useComienzo(sucesos: readonly Suceso[]): number | null {
  const [desde, setDesde] = useState(sucesos[0]?.cuando ?? null);
  const primero = sucesos[0]?.cuando;
  if (desde === null && primero !== undefined) setDesde(primero);
  return desde;
}

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
          <dd className={cuentas[nombre] > 0 && tono ? `envio-${tono}` : ''}>{mil(cuentas[nombre])}</dd>
          <dt>{textos.cuentas[nombre]}</dt>
        </div>
      ))}
    </dl>
  );
}

/**
 * The heading takes the focus that the closed question leaves behind. Otherwise the next act would get it: a second Enter
 * would pause the run.
 */
function useFocoAlEmpezar(): RefObject<HTMLHeadingElement | null> {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement.closest('dialog')) titulo.current?.focus();
  }, []);
  return titulo;
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

/** The buttons of a run. On a phone it is only looked at. */
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

/** How long it takes, how long it still takes, and how many rows are sent at once. */
function Tiempo({ estado, corre }: { estado: EstadoDeCorrida; corre: boolean }) {
  const { sucesos, minutos, aLaVez } = estado;
  const transcurrido = useTranscurrido(useComienzo(sucesos), corre);
  return (
    <span className="envio-tenue num">
      {[
        textos.transcurrido(reloj(transcurrido)),
        ...(corre && minutos !== null ? [textos.falta(minutos)] : []),
        ...(corre ? [textos.aLaVez(aLaVez)] : []),
      ].join(' · ')}
    </span>
  );
}

function Barra({ cuentas }: { cuentas: Cuentas }) {
  return (
    <Meter
      label={textos.avance}
      done={terminadas(cuentas)}
      total={cuentas.total}
      parts={[
        { id: 'registradas', tone: 'ok', count: cuentas.registradas },
        { id: 'noRegistradas', tone: 'bad', count: cuentas.noRegistradas },
        { id: 'sinConfirmar', tone: 'warn', count: cuentas.sinConfirmar },
        { id: 'enCurso', tone: 'now', count: cuentas.enCurso },
      ]}
    />
  );
}

/** How far the run is, what it waits for, and its buttons. */
export function AvanceDeRegistro({ corrida, soloMirar }: { corrida: Corrida; soloMirar: boolean }) {
  const estado = useStore(corrida.estado);
  const { cuentas, fase, parada, espera } = estado;
  const corre = fase === 'corriendo' || fase === 'pausando' || fase === 'deteniendo';
  const titulo = useFocoAlEmpezar();
  return (
    <Card>
      <div className="envio-avance">
        <div className="envio-cabeza">
          <h2 ref={titulo} tabIndex={-1}>
            {titulos[fase](terminadas(cuentas), cuentas.total)}
          </h2>
          <Tiempo {...{ estado, corre }} />
        </div>
        <Barra cuentas={cuentas} />
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
