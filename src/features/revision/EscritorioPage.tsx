import './escritorio.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Mover } from './Acciones.tsx';
import { type ActosDelAviso, AvisoEnMesa } from './AvisoEnMesa.tsx';
import { Ayuda } from './Ayuda.tsx';
import { Cola } from './Cola.tsx';
import { quitarDeLaCola, releerCola, useCola } from './cola.ts';
import { decirEsperando, olvidarEsperando } from './esperando.ts';
import { diasDe, tipoEnPalabras, vecina } from './filas.ts';
import { filtrarDeclarados, filtrarPorTexto } from './filtro.ts';
import { revisionMessages as textos } from './messages.ts';
import { Observados } from './Observados.tsx';
import { PieDeCola } from './PieDeCola.tsx';
import { useLetras, useTeclas } from './useTeclas.ts';
import { direccionDeLaVista, useVista } from './useVista.ts';

/** The first notice in view is the longest waiting of the types that answered within this time (ms). */
const PRIMERO = 600;

/** True a moment after the first rows are there, or when all are: then the first notice is chosen. */
function useYaSeElige(hay: boolean, contando: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!hay) return;
    const timer = setTimeout(() => setPassed(true), PRIMERO);
    return () => clearTimeout(timer);
  }, [hay]);
  return hay && (passed || !contando);
}

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;
const enVista = (row: FilaNovedad) => ({ novedad: idDe(row), tipo: tipoDeFila(row) });

/** The staff's desk: the queue of declared notices, and one of them with its facts, documents and decisions. */
export function Component() {
  const { vista, ver, texto, setTexto } = useVista();
  const day = today();
  const declarados = useCola('declarado');
  const [actos, setActos] = useState<ActosDelAviso | null>(null);
  // The queue comes first: what was observed is asked for when the first notice is there, or its list is open.
  const [reposado, setReposado] = useState(false);
  useEffect(() => {
    if (actos && !declarados.contando) setReposado(true);
  }, [actos, declarados.contando]);
  const observados = useCola('observado', reposado || vista.observados);
  const [letras, setLetras] = useLetras();
  const [ayuda, setAyuda] = useState(false);
  const [colaAbierta, setColaAbierta] = useState(false);
  const [dicho, setDicho] = useState('');
  const movido = useRef(false);

  const { filtro, novedad, tipo } = vista;
  const shown = useMemo(
    () => filtrarPorTexto(filtrarDeclarados(declarados.rows, filtro, day), texto),
    [declarados.rows, filtro, texto, day],
  );
  const row = declarados.rows.find((one) => idDe(one) === novedad) ?? null;
  const observada = observados.rows.find((one) => idDe(one) === novedad) ?? null;
  const lugar = shown.findIndex((one) => idDe(one) === novedad) + 1;

  const abrir = (one: FilaNovedad) => {
    movido.current = true;
    setColaAbierta(false);
    ver(enVista(one));
  };
  const elige = useYaSeElige(shown.length > 0, declarados.contando) && novedad === 0;
  const primera = elige ? (shown[0] ?? null) : null;
  useEffect(() => {
    if (primera) ver(enVista(primera));
  });
  const narrow = (part: { filtro?: typeof filtro; texto?: string }) => {
    const next = { filtro: part.filtro ?? filtro, texto: part.texto ?? texto };
    const left = filtrarPorTexto(filtrarDeclarados(declarados.rows, next.filtro, day), next.texto);
    const stays = left.length === 0 || left.some((one) => idDe(one) === novedad);
    setTexto(next.texto);
    ver({ filtro: next.filtro, ...(stays ? {} : { novedad: 0, tipo: 0 }) });
  };

  const abierta = useCallback(() => true, []);
  const anterior = vecina(shown, novedad, -1, abierta);
  const siguiente = vecina(shown, novedad, 1, abierta);
  const decidido = (que: 'aceptar' | 'observar') => {
    const next = siguiente ?? anterior;
    quitarDeLaCola('declarado', novedad);
    if (que === 'observar') void releerCola('observado');
    const said = que === 'aceptar' ? textos.aceptado : textos.observado;
    const then = next
      ? textos.siguienteAviso(next.NombreCompleto, tipoEnPalabras(next).toLowerCase(), textos.dias(diasDe(next, day)))
      : textos.noQuedan;
    setDicho(`${said} ${then}`);
    if (next) abrir(next);
    else ver({ novedad: 0, tipo: 0 });
  };

  useTeclas(
    {
      siempre: {
        j: () => siguiente && abrir(siguiente),
        k: () => anterior && abrir(anterior),
        z: () => undefined,
        '?': () => setAyuda(true),
      },
      delAviso: { a: () => actos?.aceptar(), o: () => actos?.observar() },
      conCtrl: {
        aceptar: () => actos?.aceptar(),
        observar: () => actos?.observar(),
        siguiente: () => siguiente && abrir(siguiente),
        anterior: () => anterior && abrir(anterior),
      },
    },
    { letras, listo: actos ? novedad : 0 },
  );

  const waiting = declarados.contando || declarados.failedAll ? null : declarados.rows.length;
  useEffect(() => decirEsperando(waiting), [waiting]);
  useEffect(() => olvidarEsperando, []);

  const familia = familiaDe(tipo);
  const cuenta = (n: number, contando: boolean, known: boolean) => (
    <span className="tab-cuenta">{known && !contando ? n : <span aria-hidden="true">…</span>}</span>
  );
  const mover = (
    <div className="mesa-barra">
      <Button
        className="mesa-lista"
        icon="list"
        aria-label={textos.verCola}
        aria-expanded={colaAbierta}
        onClick={() => setColaAbierta(!colaAbierta)}
      />
      <Mover
        lugar={lugar}
        total={shown.length}
        onAnterior={anterior ? () => abrir(anterior) : null}
        onSiguiente={siguiente ? () => abrir(siguiente) : null}
      />
    </div>
  );
  return (
    <div className={colaAbierta ? 'escritorio escritorio-con-cola' : 'escritorio'}>
      <div className="sr-only" role="status">
        {dicho}
      </div>
      <aside className="escritorio-cola" aria-label={textos.cola}>
        <Tabs
          label={textos.listas}
          active={vista.observados ? 'observados' : 'revisar'}
          onChange={(id) => ver({ observados: id === 'observados' })}
          tabs={[
            {
              id: 'revisar',
              label: textos.porRevisar,
              status: cuenta(shown.length, declarados.contando, true),
              content: (
                <Cola
                  cola={declarados}
                  shown={shown}
                  filtro={filtro}
                  onFiltro={(next) => narrow({ filtro: next })}
                  texto={texto}
                  onTexto={(next) => narrow({ texto: next })}
                  actual={novedad}
                  direccionDe={(one) =>
                    `${pathTo('revision-admin')}${direccionDeLaVista({ ...vista, ...enVista(one) })}`
                  }
                  onAbrir={abrir}
                  marcaDe={() => null}
                  enCursoDe={() => ''}
                  esCorregido={() => false}
                  onVarios={null}
                />
              ),
            },
            {
              id: 'observados',
              label: textos.observados,
              status: cuenta(observados.rows.length, observados.contando, reposado || vista.observados),
              content: vista.observados ? <Observados cola={observados} actual={novedad} onAbrir={abrir} /> : null,
            },
          ]}
        />
        <PieDeCola letras={letras} onAyuda={() => setAyuda(true)} />
        <Button className="cola-cerrar" onClick={() => setColaAbierta(false)}>
          {textos.cerrarCola}
        </Button>
      </aside>
      {novedad > 0 && familia ? (
        <AvisoEnMesa
          key={novedad}
          id={novedad}
          tipo={tipo}
          familia={familia}
          row={row ?? observada}
          letras={letras}
          mover={mover}
          conFoco={movido.current}
          onActos={setActos}
          onDecidido={decidido}
        />
      ) : (
        <section className="escritorio-hechos" aria-label={textos.hechos}>
          <div className="mesa-hechos">
            <h1 tabIndex={-1}>{textos.titulo}</h1>
            {declarados.contando ? (
              <Skeleton lines={16} label={textos.cargando} />
            ) : (
              <EmptyState text={textos.sinAviso} />
            )}
          </div>
          <div className="mesa-pie">{mover}</div>
        </section>
      )}
      {ayuda ? <Ayuda letras={letras} onLetras={setLetras} onClose={() => setAyuda(false)} /> : null}
    </div>
  );
}
