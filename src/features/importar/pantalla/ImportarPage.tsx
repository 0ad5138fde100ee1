import './pantalla.css';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSession } from '#client/session.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { familias } from '#engine/family/familias.ts';
import { clockTime, timeOfDay, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { type Step, Steps } from '#ui/layout/Steps.tsx';
import { useTablet } from '#ui/layout/useTablet.ts';
import type { OrigenDePlanilla } from '../fila/planilla.ts';
import { telefonoMessages } from '../partes/messages.ts';
import type { PasoDePantalla } from '../visita/estado.ts';
import { crearImportador, type Importador } from '../visita/importador.ts';
import { Banda } from './Banda.tsx';
import { Contenido } from './Contenido.tsx';
import { pantallaMessages as textos } from './messages.ts';
import { useSalir } from './useSalir.ts';

const orden = ['archivo', 'columnas', 'revisar', 'registrar', 'resultado'] as const;

/** The comparison is shown in the place of the columns. */
const lugarDe = (paso: PasoDePantalla): number => orden.indexOf(paso === 'comparar' ? 'columnas' : paso);

/** Opens an earlier step again; asks if the rows were corrected, because from there the file is read again. */
async function volver(importador: Importador, paso: 'archivo' | 'columnas'): Promise<void> {
  const { volverTitulo: title, volverDetalle: message, volver: accept } = textos;
  const asks = importador.pantalla.getState().paso === 'revisar' && importador.corregida();
  const si = !asks || (await confirm({ title, message, accept, cancel: general.cancelar, focus: 'cancel' }));
  if (si) importador.volverA(paso);
}

/** The row of steps. Done steps before the run can be opened again; afterwards nothing leads back. */
function Pasos({ importador, soloMirar }: { importador: Importador; soloMirar: boolean }) {
  const paso = useStore(importador.pantalla, (s) => s.paso);
  const actual = lugarDe(paso);
  const vuelve = !soloMirar && (paso === 'columnas' || paso === 'comparar' || paso === 'revisar');
  const steps = orden.map((id, at): Step => {
    const state = at < actual ? 'done' : at === actual ? 'current' : 'todo';
    const back = vuelve && at < actual && (id === 'archivo' || id === 'columnas');
    const label = state === 'done' ? textos.pasos[id] : `${at + 1} ${textos.pasos[id]}`;
    return { id, label, state, ...(back ? { onSelect: () => void volver(importador, id) } : {}) };
  });
  return <Steps steps={steps} label={textos.pasos.titulo} />;
}

/** Where the screen was opened from: a list, or the home. */
function useMiga() {
  const { state }: { state: unknown } = useLocation();
  const desde = typeof state === 'object' && state !== null && 'desde' in state ? state.desde : null;
  const [familia] = familias().filter(({ routes }) => routes.list === desde);
  return familia
    ? { to: pathTo(familia.routes.list), label: familia.titles.list }
    : { to: pathTo('inicio'), label: textos.inicio };
}

/** How the file was read, while its columns are matched: separator and encoding, or the sheet. */
const comoSeLeyo = (origen: OrigenDePlanilla | undefined): string => {
  if (!origen) return '';
  return origen.clase === 'libro' ? textos.hoja(origen.hoja) : `${origen.separador}, ${origen.codificacion}`;
};

/** When a run was: '22/11/2026, 10:21 a 10:24'. */
const cuandoCorrio = ({ desde, hasta }: { readonly desde: number; readonly hasta: number }): string =>
  textos.corrio(toLocalDate(clockTime(desde).slice(0, 10)), timeOfDay(desde), timeOfDay(hasta));

function Lema({ importador }: { importador: Importador }) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const nombre = useStore(importador.pantalla, (s) => s.elegido?.planilla?.nombre ?? '');
  const filas = useStore(importador.pantalla, (s) => s.elegido?.planilla?.filas.length ?? 0);
  const archivos = useStore(importador.pantalla, (s) => s.archivos.length);
  const paso = useStore(importador.pantalla, (s) => s.paso);
  const origen = useStore(importador.pantalla, (s) => s.elegido?.planilla?.origen);
  const corrio = useStore(importador.pantalla, (s) => s.corrio);
  const usuario = useSession((s) => s.user?.nombre_completo ?? '');
  if (paso === 'archivo' || nombre === '') return textos.lema(nombreRegional(idRegional));
  if (paso === 'resultado' && corrio) return [nombre, cuandoCorrio(corrio), usuario].filter(Boolean).join(' · ');
  return textos.sobre(nombre, filas, archivos, paso === 'columnas' ? comoSeLeyo(origen) : '');
}

/** What could not be read from the services, with a button to try again. */
function Fallos({ importador }: { importador: Importador }) {
  const sinListas = useStore(importador.pantalla, (s) => s.sinListas);
  // In the review alone: rows must not be checked again while they are sent.
  const fallo = useStore(importador.pantalla, (s) => (s.paso === 'revisar' ? s.fallo : ''));
  return (
    <>
      {sinListas ? (
        <Alert
          tone="bad"
          live
          title={textos.sinListas}
          actions={<Button onClick={() => void importador.preparacion.leerListas()}>{general.reintentar}</Button>}
        >
          {sinListas}
        </Alert>
      ) : null}
      {fallo ? (
        <Alert
          tone="bad"
          live
          title={textos.fallo}
          actions={<Button onClick={importador.revision.alComprobarTodo}>{general.reintentar}</Button>}
        >
          {fallo}
        </Alert>
      ) : null}
    </>
  );
}

function Pantalla({ importador }: { importador: Importador }) {
  const soloMirar = useTablet();
  // The review says it itself.
  const paso = useStore(importador.pantalla, (s) => s.paso);
  const miga = useMiga();
  const navigate = useNavigate();
  useSalir(importador);
  const salir = () => void navigate(miga.to);
  return (
    <div className="importar">
      <PageHead
        crumb={miga}
        title={general.importarPlanilla}
        lead={<Lema importador={importador} />}
        aside={<Pasos {...{ importador, soloMirar }} />}
      />
      {soloMirar && paso !== 'revisar' ? <Alert tone="info">{telefonoMessages.soloMirar}</Alert> : null}
      <Fallos importador={importador} />
      <Panel>
        <Banda {...{ importador, soloMirar }} />
      </Panel>
      {/* Each step has a panel of its own: a step that crashed does not affect the next one. */}
      <Panel key={paso}>
        <Contenido {...{ importador, soloMirar, salir }} />
      </Panel>
    </div>
  );
}

/** Registers many notices from one file, in five steps. Nothing of it loads elsewhere. */
export function Component() {
  const usuario = useSession((s) => s.user?.id_usuario ?? 0);
  const empresa = useSession((s) => s.empresa.IdEmpresa);
  const [importador, setImportador] = useState<Importador | null>(null);
  useEffect(() => {
    const uno = crearImportador({ usuario, empresa });
    setImportador(uno);
    return uno.soltar;
  }, [usuario, empresa]);
  return importador ? <Pantalla key={`${usuario}:${empresa}`} importador={importador} /> : null;
}
