import './escritorio.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { BarraDeDecisiones } from '#engine/decide/BarraDeDecisiones.tsx';
import { deshacer } from '#engine/decide/cola.ts';
import type { Decision } from '#engine/decide/decision.ts';
import { useLetras } from '#engine/decide/preferencia.ts';
import { SinEnviar } from '#engine/decide/SinEnviar.tsx';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { type Cola as FilasDeCola, releerCola, useCola } from '#engine/review/cola.ts';
import { guardarObservacion } from '#engine/values/drafts.ts';
import { today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Acciones, Mover } from './Acciones.tsx';
import { AvisoEnMesa } from './AvisoEnMesa.tsx';
import { Ayuda } from './Ayuda.tsx';
import { Cola } from './Cola.tsx';
import { vecina } from './filas.ts';
import { filtrarDeclarados, filtrarPorTexto } from './filtro.ts';
import { fraseDe } from './frases.ts';
import { siguientes, useMarcas } from './marcas.ts';
import { revisionMessages as textos } from './messages.ts';
import { Observados } from './Observados.tsx';
import { PieDeCola } from './PieDeCola.tsx';
import type { AvisoListo } from './useDecidir.ts';
import { useEnCurso } from './useEnCurso.ts';
import { useTeclas } from './useTeclas.ts';
import { direccionDeLaVista, useVista } from './useVista.ts';
import { Varios } from './Varios.tsx';

/** The types that answered within this time (ms) are shown, and the longest waiting of their notices is the first in view. */
const PRIMERO = 600;

/** What was observed is asked for after this time (ms) although the first notice is not there. */
const SIN_PRIMERO = 5000;

/**
 * The queue, without rows until all types have answered or a moment has passed since the first one did: rows that come in
 * between would push the others away from the pointer.
 */
function useColaAsentada(cola: FilasDeCola): FilasDeCola {
  const [passed, setPassed] = useState(false);
  const hay = cola.rows.length > 0;
  useEffect(() => {
    if (!hay) return;
    const timer = setTimeout(() => setPassed(true), PRIMERO);
    return () => clearTimeout(timer);
  }, [hay]);
  return passed || !cola.contando ? cola : { ...cola, rows: sinFilas };
}

const sinFilas: readonly FilaNovedad[] = [];
const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;
const enVista = (row: FilaNovedad) => ({ novedad: idDe(row), tipo: tipoDeFila(row) });

/** The staff's desk: the queue of declared notices, and one of them with its facts, documents and decisions. */
export function Component() {
  const { vista, ver, texto, setTexto } = useVista();
  const day = today();
  const llegados = useCola('declarado');
  const declarados = useColaAsentada(llegados);
  const [listos, setListos] = useState<AvisoListo | null>(null);
  const visor = useRef<VisorDeDocumentos>(null);
  // The queue comes first: what was observed is asked for when the first notice is there, or its list is open.
  const [reposado, setReposado] = useState(false);
  useEffect(() => {
    if (declarados.contando) return;
    if (listos || declarados.rows.length === 0) return setReposado(true);
    // A first notice that does not open holds nothing back for long.
    const timer = setTimeout(() => setReposado(true), SIN_PRIMERO);
    return () => clearTimeout(timer);
  }, [listos, declarados.contando, declarados.rows.length]);
  const observados = useCola('observado', reposado || vista.observados);
  const enCurso = useEnCurso();
  const [letras, setLetras] = useLetras();
  const [ayuda, setAyuda] = useState(false);
  const [colaAbierta, setColaAbierta] = useState(false);
  const [varios, setVarios] = useState(false);
  const [dicho, setDicho] = useState('');
  /** The notice whose observation is being written; 0: none. */
  const [observado, setObservado] = useState(0);
  const movido = useRef(false);

  const { filtro, novedad, tipo } = vista;
  // Of the notice in view only: those of the one before may be there for a moment.
  const actos = listos?.id === novedad ? listos : null;
  const shown = useMemo(
    () => enCurso.ordenar(filtrarPorTexto(filtrarDeclarados(declarados.rows, filtro, day), texto)),
    [declarados.rows, filtro, texto, day, enCurso],
  );
  // The notice that the address names does not wait for the others.
  const row = llegados.rows.find((one) => idDe(one) === novedad) ?? null;
  const observada = observados.rows.find((one) => idDe(one) === novedad) ?? null;
  const lugar = shown.findIndex((one) => idDe(one) === novedad) + 1;
  const observando = novedad > 0 && observado === novedad;

  const { marcaDe, anotar } = useMarcas(
    siguientes(shown, novedad, (one) => enCurso.libre(idDe(one))),
    actos !== null,
  );

  const verAviso = (aviso: { readonly novedad: number; readonly tipo: number }) => {
    movido.current = true;
    setColaAbierta(false);
    setObservado(0);
    ver(aviso);
  };
  const abrir = (one: FilaNovedad) => verAviso(enVista(one));
  const libre = (one: FilaNovedad) => enCurso.libre(idDe(one));
  const primera = novedad === 0 ? (shown.find(libre) ?? null) : null;
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

  const anterior = vecina(shown, novedad, -1, libre);
  const siguiente = vecina(shown, novedad, 1, libre);
  const decidido = (decision: Decision) => {
    const next = siguiente ?? anterior;
    setDicho(fraseDe(decision.que, next, day));
    if (next) abrir(next);
    else verAviso({ novedad: 0, tipo: 0 });
  };
  /** What was decided is taken back: its notice comes into view, with the text of its observation. */
  const deshecho = ({ idPersonaNovedad, idTipo, que, texto: written }: Decision) => {
    if (que === 'observar') guardarObservacion(idPersonaNovedad, written);
    verAviso({ novedad: idPersonaNovedad, tipo: idTipo });
    if (que === 'observar') setObservado(idPersonaNovedad);
  };
  const variosDecididos = (aceptados: readonly number[]) => {
    setVarios(false);
    if (aceptados.length === 0) return;
    void releerCola('declarado');
    if (aceptados.includes(novedad)) {
      const next = shown.find((one) => libre(one) && !aceptados.includes(idDe(one)));
      if (next) abrir(next);
      else verAviso({ novedad: 0, tipo: 0 });
    }
  };
  const observar = () => {
    if (actos?.aceptar) setObservado(actos.id);
  };
  const aceptar = () => {
    if (!observando) actos?.aceptar?.();
  };

  useTeclas(
    {
      siempre: {
        j: () => siguiente && abrir(siguiente),
        k: () => anterior && abrir(anterior),
        z: () => {
          const taken = deshacer();
          if (taken) deshecho(taken);
        },
        '?': () => setAyuda(true),
      },
      delVisor: {
        n: () => actos && visor.current?.siguiente(),
        '+': () => actos && visor.current?.acercar(),
        '-': () => actos && visor.current?.alejar(),
        r: () => actos && visor.current?.girar(),
      },
      delAviso: { a: aceptar, o: observar },
      conCtrl: {
        aceptar,
        observar,
        siguiente: () => siguiente && abrir(siguiente),
        anterior: () => anterior && abrir(anterior),
      },
    },
    { letras, enVista: novedad, listo: actos?.aceptar ? actos.id : 0 },
  );

  const waiting = declarados.contando || declarados.failedAll ? null : declarados.rows.length;

  const familia = familiaDe(tipo);
  return (
    <div className={colaAbierta ? 'escritorio escritorio-con-cola' : 'escritorio'}>
      <div className="sr-only" role="status">
        {dicho}
      </div>
      <aside className="escritorio-cola" aria-label={textos.cola} hidden={observando}>
        <Tabs
          label={textos.listas}
          active={vista.observados ? 'observados' : 'revisar'}
          onChange={(id) => ver({ observados: id === 'observados' })}
          tabs={[
            {
              id: 'revisar',
              label: textos.porRevisar,
              status: <Cuenta n={declarados.contando ? null : shown.length} />,
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
                  marcaDe={marcaDe}
                  enCursoDe={enCurso.en}
                  conSeguimiento={reposado}
                  onVarios={shown.length > 0 ? () => setVarios(true) : null}
                />
              ),
            },
            {
              id: 'observados',
              label: textos.observados,
              status: (
                <Cuenta n={observados.contando || !(reposado || vista.observados) ? null : observados.rows.length} />
              ),
              content: vista.observados ? <Observados cola={observados} actual={novedad} onAbrir={abrir} /> : null,
            },
          ]}
        />
        <PieDeCola letras={letras} waiting={waiting} onAyuda={() => setAyuda(true)} />
        <Button className="cola-cerrar" onClick={() => setColaAbierta(false)}>
          {textos.cerrarCola}
        </Button>
      </aside>
      {novedad > 0 && familia ? (
        <Panel
          key={novedad}
          frame={(told) => (
            <section className="escritorio-hechos" aria-label={textos.hechos}>
              <Titulo conFoco={movido.current} />
              {told}
            </section>
          )}
        >
          <AvisoEnMesa
            id={novedad}
            tipo={tipo}
            familia={familia}
            row={row ?? observada}
            conFoco={movido.current}
            observando={observando}
            visor={visor}
            onCerrarObservacion={() => setObservado(0)}
            decidido={!enCurso.libre(novedad)}
            onListo={setListos}
            onComprobado={anotar}
            onDecidido={decidido}
          />
        </Panel>
      ) : (
        <section className="escritorio-hechos" aria-label={textos.hechos}>
          <Titulo conFoco={movido.current} />
          {declarados.contando ? (
            <Skeleton lines={16} label={textos.cargando} />
          ) : (
            <EmptyState text={textos.sinAviso} />
          )}
        </section>
      )}
      <footer className="mesa-pie">
        <Panel>
          <SinEnviar />
        </Panel>
        <Panel>
          <BarraDeDecisiones alDeshacer={deshecho} />
        </Panel>
        <div className="mesa-actos">
          <Acciones cerrado={!actos?.aceptar || observando} letras={letras} onObservar={observar} onAceptar={aceptar} />
        </div>
      </footer>
      <div className="mesa-barra">
        <Button
          className="mesa-lista"
          icon="list"
          aria-label={textos.verCola}
          aria-expanded={colaAbierta}
          onClick={() => setColaAbierta(!colaAbierta)}
        />
        <Mover
          letras={letras}
          lugar={lugar}
          total={shown.length}
          onAnterior={anterior ? () => abrir(anterior) : null}
          onSiguiente={siguiente ? () => abrir(siguiente) : null}
        />
      </div>
      {varios ? (
        <DialogPart onClose={() => setVarios(false)}>
          <Varios rows={shown} onClose={variosDecididos} />
        </DialogPart>
      ) : null}
      {ayuda ? <Ayuda letras={letras} onLetras={setLetras} onClose={() => setAyuda(false)} /> : null}
    </div>
  );
}

/** The heading while no notice is in view, or it cannot be shown. After the last decision it has the focus (design D27). */
function Titulo({ conFoco }: { readonly conFoco: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is first drawn
  useEffect(() => {
    if (conFoco) title.current?.focus();
  }, []);
  return (
    <h1 tabIndex={-1} ref={title}>
      {textos.titulo}
    </h1>
  );
}

/** How many a list has, once all types have answered. */
function Cuenta({ n }: { readonly n: number | null }) {
  return <span className="tab-cuenta">{n ?? <span aria-hidden="true">…</span>}</span>;
}
