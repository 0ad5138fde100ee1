import { useStore } from 'zustand';
import { ago, clockTime, timeOfDay } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FileButton } from '#ui/files/FileButton.tsx';
import { formatosDePlanilla } from '../fila/planilla.ts';
import { registrarMessages } from '../registrar/messages.ts';
import type { Importador } from '../visita/importador.ts';
import { pantallaMessages as textos } from './messages.ts';

async function borrar(importador: Importador): Promise<void> {
  const si = await confirm({ message: textos.borrarPregunta, accept: textos.borrar, tone: 'danger', focus: 'cancel' });
  if (si) await importador.olvidar();
}

/** An import that was begun and not ended: from this tab's copy it goes on at once, otherwise the same file is asked for. */
function SinTerminar({ importador }: { importador: Importador }) {
  const { empezada, copia } = useStore(importador.pantalla);
  const linea = [
    ...(copia ? [copia.planilla.nombre] : []),
    ...(empezada
      ? [
          textos.cuantos(empezada.registradas, empezada.total),
          textos.cuando(ago(clockTime(empezada.desde).slice(0, 10)), timeOfDay(empezada.desde)),
        ]
      : []),
  ].join(' · ');
  return (
    <Alert
      tone="warn"
      title={textos.sinTerminar}
      actions={
        <>
          {copia ? (
            <Button onClick={() => void importador.seguirConCopia(copia)}>{textos.continuar}</Button>
          ) : (
            <FileButton
              accept={formatosDePlanilla}
              onFile={(archivo) => void importador.preparacion.elegirPlanilla(archivo)}
            >
              {textos.elegirYContinuar}
            </FileButton>
          )}
          <Button tone="ghost" onClick={() => void borrar(importador)}>
            {textos.borrar}
          </Button>
        </>
      }
    >
      {linea}. {copia ? textos.sueltelaOtraVez : textos.elijaOtraVez}
    </Alert>
  );
}

/** The messages above the steps: another tab has the import, the browser keeps nothing, or an import was begun. */
export function Banda({ importador, soloMirar }: { importador: Importador; soloMirar: boolean }) {
  const { ajena, sinAlmacen, empezada, copia, parecido, paso } = useStore(importador.pantalla);
  if (ajena)
    return (
      <Alert
        tone="warn"
        live
        actions={<Button onClick={() => void importador.envio.tomarTurno()}>{general.reintentar}</Button>}
      >
        {ajena}
      </Alert>
    );
  const empezo = paso === 'archivo' && parecido === null && (empezada !== null || copia !== null);
  return (
    <>
      {sinAlmacen ? (
        <Alert tone="warn" live>
          {registrarMessages.sinAlmacen}
        </Alert>
      ) : null}
      {empezo && !soloMirar ? <SinTerminar importador={importador} /> : null}
      {parecido === 'mismo' && paso !== 'registrar' && paso !== 'resultado' ? (
        <Alert
          tone="info"
          live
          actions={
            paso === 'revisar' && !soloMirar ? (
              <Button onClick={() => void importador.envio.comenzar([])}>
                {empezada && empezada.inciertas > 0 ? textos.leerInciertas : textos.verResultado}
              </Button>
            ) : null
          }
        >
          {textos.mismoArchivo(empezada?.registradas ?? 0)}
        </Alert>
      ) : null}
      {parecido === 'otro' && paso === 'archivo' ? (
        <Alert tone="warn" live>
          {textos.otroArchivo}
        </Alert>
      ) : null}
    </>
  );
}
