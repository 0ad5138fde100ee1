import { useMemo } from 'react';
import { useStore } from 'zustand';
import { tiposAceptados } from '#blocks/adjuntos/formatos.ts';
import { useSession } from '#client/session.ts';
import { familias } from '#engine/family/familias.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { pathTo } from '#lib/routes.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { conResultados } from '../corrida/resultados.ts';
import type { ActosDeFila } from '../enviar/actosDeFila.tsx';
import { ConfirmarDialog } from '../enviar/ConfirmarDialog.tsx';
import { enviarMessages } from '../enviar/messages.ts';
import { PasoRegistrar } from '../enviar/PasoRegistrar.tsx';
import { PasoResultado } from '../enviar/PasoResultado.tsx';
import { QueSigue } from '../enviar/QueSigue.tsx';
import { avisoDe, type Fila } from '../fila/fila.ts';
import { claseDe } from '../fila/tipos.ts';
import { PasoArchivo } from '../preparar/PasoArchivo.tsx';
import { PasoColumnas } from '../preparar/PasoColumnas.tsx';
import { PasoComparar } from '../preparar/PasoComparar.tsx';
import type { Corrida } from '../registrar/estado.ts';
import type { Importador } from '../visita/importador.ts';
import { Revision } from './Revision.tsx';

interface PasoProps {
  readonly importador: Importador;
  /** On a phone everything is only looked at. */
  readonly soloMirar: boolean;
  readonly salir: () => void;
}

function Archivo({ importador, soloMirar, salir }: PasoProps) {
  const { clase, elegido, adjuntos } = useStore(importador.pantalla);
  const { preparacion } = importador;
  return (
    <PasoArchivo
      {...{ clase, elegido, adjuntos, soloMirar }}
      alCambiar={{
        clase: preparacion.elegirClase,
        planilla: (archivo, hoja) => void preparacion.elegirPlanilla(archivo, hoja),
        adjuntos: (archivos) => void preparacion.elegirAdjuntos(archivos),
      }}
      plantilla={preparacion.bajarPlantilla}
      alSalir={salir}
      alContinuar={preparacion.continuar}
    />
  );
}

function Columnas({ importador, soloMirar }: PasoProps) {
  const { clase, elegido, correspondencia, contexto } = useStore(importador.pantalla);
  const { preparacion } = importador;
  if (!elegido?.planilla || !correspondencia) return null;
  return (
    <PasoColumnas
      {...{ clase, correspondencia, contexto, soloMirar }}
      planilla={elegido.planilla}
      alCambiarArchivo={(archivo) => void preparacion.elegirPlanilla(archivo)}
      alVolver={() => importador.volverA('archivo')}
      alContinuar={preparacion.aceptarColumnas}
    />
  );
}

function Comparar({ importador, soloMirar }: PasoProps) {
  const { comparacion, comparando, sinComparar } = useStore(importador.pantalla);
  const { preparacion } = importador;
  return (
    <PasoComparar
      comparacion={comparacion}
      avance={comparando}
      falla={sinComparar}
      soloMirar={soloMirar}
      alVolver={preparacion.cancelarComparacion}
      alReintentar={() => void preparacion.compararOtraVez()}
      alAceptar={preparacion.aceptarPropuestas}
    />
  );
}

function Confirmar({ importador }: { importador: Importador }) {
  const filas = useStore(importador.pantalla, (s) => s.porConfirmar);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  if (!filas) return null;
  return (
    <ConfirmarDialog
      {...{ filas, idRegional }}
      costo={importador.revision.costoDe(filas)}
      alAceptar={() => void importador.envio.comenzar(filas)}
      alCerrar={() => importador.envio.pedirConfirmacion(null)}
    />
  );
}

function Registrar({ importador, soloMirar }: PasoProps) {
  const { corrida, enviadas } = useStore(importador.pantalla);
  return corrida ? <PasoRegistrar {...{ corrida, soloMirar }} filas={enviadas} /> : null;
}

/** How to open the notice of a row: with the form of its family. */
const abrirCon = (importador: Importador) => (fila: Fila) => {
  const { contexto } = importador.pantalla.getState();
  const definition = contexto?.definiciones.get(fila.tipo ?? '');
  const aviso = avisoDe(fila);
  if (!definition || !aviso) return null;
  return aperturaDe({
    IdPersonaNovedad: aviso.idPersonaNovedad,
    IdPersona: aviso.idPersona,
    IdTipoNovedadPadre: definition.idTipoPadre,
    IdTipoNovedad: fila.preparada?.idTipoNovedad ?? definition.idTipoPadre,
  });
};

async function terminar({ importador, salir }: PasoProps): Promise<void> {
  const si = await confirm({
    title: enviarMessages.terminar,
    message: enviarMessages.terminarPregunta,
    accept: enviarMessages.terminarAceptar,
    tone: 'danger',
  });
  if (!si) return;
  await importador.terminar();
  salir();
}

/** The lists that have notices of this import. */
const listasDe = (filas: readonly Fila[]) => {
  const clases = new Set<string | null>(filas.map(({ tipo }) => claseDe(tipo)));
  return familias()
    .filter(({ id }) => clases.has(id))
    .map(({ routes, titles }) => ({ to: pathTo(routes.list), label: titles.list }));
};

function Resultado({ corrida, ...props }: PasoProps & { corrida: Corrida }) {
  const { importador, soloMirar } = props;
  const { elegido, declaracion, declaradas, orden, porPagar } = useStore(importador.pantalla);
  const empresa = useSession((s) => s.empresa.RazonSocial);
  const estado = useStore(corrida.estado);
  const todas = useStore(importador.tienda, (s) => s.filas);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the run says of the rows changes with its state
  const filas = useMemo(() => conResultados(todas, corrida), [todas, corrida, estado]);
  const { envio } = importador;
  const actos = useMemo(
    (): ActosDeFila => ({
      repetir: soloMirar ? null : envio.repetir,
      abrir: abrirCon(importador),
      cambiarArchivo: soloMirar
        ? null
        : (fila) => {
            const requisito = envio.requisitoRechazado(fila);
            if (!requisito) return null;
            return {
              accept: tiposAceptados(requisito),
              onFile: (archivo) => void envio.cambiarArchivo(fila, archivo),
            };
          },
    }),
    [importador, envio, soloMirar],
  );
  const registradas = filas.filter(({ paso }) => paso === 'registrada');
  const corriendo = estado.fase === 'corriendo' || estado.fase === 'pausando';
  const ocupado = corriendo || declaracion.fase === 'corriendo' || orden.fase === 'creando';
  return (
    <PasoResultado
      filas={filas}
      corriendo={corriendo}
      actos={actos}
      sobre={[
        [enviarMessages.archivo, elegido?.planilla?.nombre ?? ''],
        [enviarMessages.empresa, empresa],
      ]}
      alDescargar={() => void envio.bajarInforme()}
      sigue={
        <QueSigue
          registradas={registradas.length}
          faltan={registradas.filter(({ numero }) => !declaradas.has(numero)).length}
          porPagar={porPagar}
          declaracion={declaracion}
          orden={orden}
          listas={listasDe(registradas)}
          actos={
            soloMirar
              ? null
              : {
                  declarar: () => void envio.declarar(),
                  crearOrden: () => void envio.crearOrden(),
                  terminar: ocupado ? null : () => void terminar(props),
                }
          }
        />
      }
    />
  );
}

/** The current step. */
export function Contenido(props: PasoProps) {
  const { importador, soloMirar } = props;
  const paso = useStore(importador.pantalla, (s) => s.paso);
  const corrida = useStore(importador.pantalla, (s) => s.corrida);
  const ocupada = useStore(importador.pantalla, (s) => s.ajena !== '');
  // Another tab has the import open: nothing is offered here.
  if (ocupada) return null;
  if (paso === 'archivo') return <Archivo {...props} />;
  if (paso === 'columnas') return <Columnas {...props} />;
  if (paso === 'comparar') return <Comparar {...props} />;
  if (paso === 'revisar')
    return (
      <>
        <Revision {...{ importador, soloMirar }} />
        <Confirmar importador={importador} />
      </>
    );
  if (paso === 'registrar') return <Registrar {...props} />;
  return corrida ? <Resultado {...props} corrida={corrida} /> : null;
}
