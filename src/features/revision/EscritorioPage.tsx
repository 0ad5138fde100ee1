import './escritorio.css';
import { useRef, useState } from 'react';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { BarraDeDecisiones } from '#engine/decide/BarraDeDecisiones.tsx';
import { SinEnviar } from '#engine/decide/SinEnviar.tsx';
import { useLetras } from '#engine/queue/preferencia.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Acciones } from './Acciones.tsx';
import { Ayuda } from './Ayuda.tsx';
import { BarraDeMesa } from './BarraDeMesa.tsx';
import { idDe } from './filas.ts';
import { LugarDelAviso } from './LugarDelAviso.tsx';
import { siguientes, useMarcas } from './marcas.ts';
import { PanelDeCola } from './PanelDeCola.tsx';
import { teclasDelEscritorio } from './teclasDelEscritorio.ts';
import { useColaFiltrada } from './useColaFiltrada.ts';
import { useColas } from './useColas.ts';
import type { AvisoListo } from './useDecidir.ts';
import { useEnCurso } from './useEnCurso.ts';
import { useNavegacion } from './useNavegacion.ts';
import { useTeclas } from './useTeclas.ts';
import { useTrasDecidir } from './useTrasDecidir.ts';
import { useVista } from './useVista.ts';
import { Varios } from './Varios.tsx';

/** The staff's desk: the queue of declared notices, and one of them with its facts, documents and decisions. */
export function Component() {
  const mesa = useVista();
  const { novedad, tipo, verObservados } = mesa.vista;
  const [avisoListo, setAvisoListo] = useState<AvisoListo | null>(null);
  const [letras, setLetras] = useLetras();
  const [conAyuda, setConAyuda] = useState(false);
  const [conVarios, setConVarios] = useState(false);
  const visor = useRef<VisorDeDocumentos>(null);

  const enCurso = useEnCurso();
  const libre = (row: FilaNovedad) => enCurso.libre(idDe(row));
  const colas = useColas({ verObservados, hayAvisoListo: avisoListo !== null });
  const filtrada = useColaFiltrada({ mesa, rows: colas.declarados.rows, ordenar: enCurso.ordenar });
  const { shown } = filtrada;
  const navegacion = useNavegacion({ ...mesa, shown, libre });
  const { observando, setIdObservando } = navegacion;
  const { dicho, decidido, deshecho, variosAceptados } = useTrasDecidir({ navegacion, shown, libre });

  // Of the notice in view only: the one before may still be there for a moment.
  const listo = avisoListo?.id === novedad ? avisoListo : null;
  const { marcaDe, anotar } = useMarcas(siguientes(shown, novedad, libre), listo !== null);
  const observar = () => {
    if (listo?.aceptar) setIdObservando(listo.id);
  };
  const aceptar = () => {
    if (!observando) listo?.aceptar?.();
  };
  useTeclas(
    teclasDelEscritorio({
      navegacion,
      visor: () => (listo ? visor.current : null),
      aceptar,
      observar,
      alDeshacer: deshecho,
      alPedirAyuda: () => setConAyuda(true),
    }),
    { letras, enVista: novedad, listo: listo?.aceptar ? listo.id : 0 },
  );

  return (
    <div className={navegacion.colaAbierta ? 'escritorio escritorio-con-cola' : 'escritorio'}>
      <div className="sr-only" role="status">
        {dicho}
      </div>
      <PanelDeCola
        {...{ mesa, colas, filtrada, navegacion, marcaDe, letras }}
        enCursoDe={enCurso.en}
        alElegirVarios={() => setConVarios(true)}
        alAbrirAyuda={() => setConAyuda(true)}
      />
      <LugarDelAviso
        id={novedad}
        tipo={tipo}
        row={colas.filaDe(novedad)}
        contando={colas.declarados.contando}
        conFoco={navegacion.conFoco}
        visor={visor}
        observando={observando}
        alCerrarObservacion={() => setIdObservando(0)}
        decidido={!enCurso.libre(novedad)}
        alEstarListo={setAvisoListo}
        alComprobar={anotar}
        alDecidir={decidido}
      />
      <footer className="mesa-pie">
        <Panel>
          <SinEnviar />
        </Panel>
        <Panel>
          <BarraDeDecisiones alDeshacer={deshecho} />
        </Panel>
        <div className="mesa-actos">
          <Acciones cerrado={!listo?.aceptar || observando} letras={letras} alObservar={observar} alAceptar={aceptar} />
        </div>
      </footer>
      <BarraDeMesa navegacion={navegacion} letras={letras} total={shown.length} />
      {conVarios ? (
        <DialogPart onClose={() => setConVarios(false)}>
          <Varios
            rows={shown}
            onClose={(aceptados) => {
              setConVarios(false);
              variosAceptados(aceptados);
            }}
          />
        </DialogPart>
      ) : null}
      {conAyuda ? <Ayuda letras={letras} alCambiarLetras={setLetras} onClose={() => setConAyuda(false)} /> : null}
    </div>
  );
}
