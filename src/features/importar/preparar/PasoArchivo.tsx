import './preparar.css';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FileButton } from '#ui/files/FileButton.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { FolderDrop } from '#ui/files/FolderDrop.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormChoice } from '#ui/form/FormChoice.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { formatosDePlanilla, type Planilla } from '../fila/planilla.ts';
import type { ClaseDeArchivo } from './correspondencia.ts';
import { Explicacion } from './Explicacion.tsx';
import { prepararMessages as textos } from './messages.ts';

/** A chosen file and what became of it: it is read, it was read, or it is refused with a sentence. */
export interface ArchivoElegido {
  readonly archivo: File;
  readonly planilla: Planilla | null;
  readonly rechazo: string;
}

/** The chosen files of the rows: how many, or why they are refused. */
export interface AdjuntosElegidos {
  readonly cuantos: number | null;
  readonly rechazo: string;
}

const schema = z.object({ clase: z.enum(['avisos', 'mes']), hoja: z.string() });
const ID = 'importar-archivo';

const KB = 1024;
const peso = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

/** What was read of a file, in one line. */
const queTrae = ({ filas, clase, ignoradas, vaciasAlFinal }: Planilla): string =>
  [
    textos.filas(filas.length),
    textos.clases[clase],
    ...(vaciasAlFinal > 0 ? [textos.vacias(vaciasAlFinal)] : []),
    ...(ignoradas.length > 0 ? [textos.ignoradas(ignoradas.length)] : []),
  ].join(' · ');

function Elegido({ nombre, detalle, actos }: { nombre: ReactNode; detalle: string; actos: ReactNode }) {
  return (
    <div className="importar-archivo">
      <Icon name="file-text" />
      <div className="importar-archivo-texto">
        <p>{nombre}</p>
        <p className="importar-tenue" role="status">
          {detalle}
        </p>
      </div>
      {actos}
    </div>
  );
}

function LaPlanilla({ elegido, alElegir }: { elegido: ArchivoElegido | null; alElegir: (archivo: File) => void }) {
  const leido = elegido !== null && elegido.rechazo === '';
  return (
    <fieldset className="importar-parte">
      <legend className="field-label">{textos.planilla}</legend>
      {elegido && elegido.rechazo !== '' ? (
        <Alert tone="bad" live title={plainName(elegido.archivo.name)}>
          {elegido.rechazo}
        </Alert>
      ) : null}
      {leido ? (
        <Elegido
          nombre={
            <>
              <b>{plainName(elegido.archivo.name)}</b>{' '}
              <span className="importar-tenue">· {peso(elegido.archivo.size)}</span>
            </>
          }
          detalle={elegido.planilla ? queTrae(elegido.planilla) : textos.leyendo(plainName(elegido.archivo.name))}
          actos={<CambiarArchivo etiqueta={textos.cambiarArchivo} alElegir={alElegir} />}
        />
      ) : (
        <FileDrop label={textos.elegirPlanilla} accept={formatosDePlanilla} onFile={alElegir}>
          {textos.oSuelte}
        </FileDrop>
      )}
    </fieldset>
  );
}

/** Chooses another file in place of the one that was read. */
export function CambiarArchivo({ etiqueta, alElegir }: { etiqueta: string; alElegir: (archivo: File) => void }) {
  return (
    <FileButton tone="ghost" accept={formatosDePlanilla} onFile={alElegir}>
      {etiqueta}
    </FileButton>
  );
}

function LosAdjuntos({
  adjuntos,
  alElegir,
  alQuitar,
}: {
  adjuntos: AdjuntosElegidos | null;
  alElegir: (archivos: readonly File[]) => void;
  alQuitar: () => void;
}) {
  return (
    <fieldset className="importar-parte">
      <legend className="field-label">{textos.adjuntos}</legend>
      {adjuntos && adjuntos.rechazo !== '' ? (
        <Alert tone="bad" live>
          {adjuntos.rechazo}
        </Alert>
      ) : null}
      {adjuntos && adjuntos.rechazo === '' ? (
        <Elegido
          nombre={<b>{adjuntos.cuantos === null ? textos.abriendo : textos.archivos(adjuntos.cuantos)}</b>}
          detalle={textos.archivosElegidos}
          actos={
            <Button tone="ghost" onClick={alQuitar}>
              {textos.quitarAdjuntos}
            </Button>
          }
        />
      ) : (
        <FolderDrop label={textos.adjuntos} onFiles={alElegir}>
          {textos.suelte} <b>{textos.nombres}</b>
        </FolderDrop>
      )}
      <p className="field-hint">{textos.pide}</p>
    </fieldset>
  );
}

/** Step 1: the file, the photographs and documents, and the template. Nothing is sent. */
export function PasoArchivo({
  clase,
  elegido,
  adjuntos,
  soloMirar,
  alCambiar,
  plantilla,
  alSalir,
  alContinuar,
}: {
  readonly clase: ClaseDeArchivo;
  readonly elegido: ArchivoElegido | null;
  readonly adjuntos: AdjuntosElegidos | null;
  /** On a phone nothing can be chosen. */
  readonly soloMirar: boolean;
  readonly alCambiar: {
    readonly clase: (clase: ClaseDeArchivo) => void;
    readonly planilla: (archivo: File, hoja?: string) => void;
    readonly adjuntos: (archivos: readonly File[] | null) => void;
  };
  readonly plantilla: (formato: 'xlsx' | 'csv') => Promise<Blob>;
  readonly alSalir: () => void;
  readonly alContinuar: () => void;
}) {
  const origen = elegido?.planilla?.origen;
  const hoja = origen?.clase === 'libro' ? origen.hoja : '';
  const form = useForm({ schema, values: { clase, hoja }, follows: true });
  const listo = elegido?.planilla != null && adjuntos?.cuantos !== null;
  return (
    <div className="importar-columnas">
      {soloMirar ? null : (
        <div className="importar-pila">
          <Card pad>
            <Form form={form} id={ID} className="importar-pila" onSubmit={alContinuar}>
              <FormChoice
                form={form}
                name="clase"
                label={textos.clase}
                options={[
                  { value: 'avisos', label: textos.avisos, about: textos.avisosQue },
                  { value: 'mes', label: textos.mes, about: textos.mesQue },
                ]}
                onChosen={(una) => alCambiar.clase(una === 'mes' ? 'mes' : 'avisos')}
              />
              <LaPlanilla elegido={elegido} alElegir={alCambiar.planilla} />
              {elegido && origen?.clase === 'libro' && origen.hojas.length > 1 ? (
                <FormSelect
                  form={form}
                  name="hoja"
                  label={textos.hoja}
                  options={origen.hojas.map((una) => ({ value: una, label: una }))}
                  onChosen={(una) => alCambiar.planilla(elegido.archivo, String(una))}
                />
              ) : null}
              <LosAdjuntos
                adjuntos={adjuntos}
                alElegir={alCambiar.adjuntos}
                alQuitar={() => alCambiar.adjuntos(null)}
              />
            </Form>
          </Card>
          <div className="importar-pie">
            <span className="importar-tenue">{textos.nada}</span>
            <Button tone="ghost" onClick={alSalir}>
              {textos.salir}
            </Button>
            <Button tone="primary" icon="arrow-right" type="submit" form={ID} disabled={!listo}>
              {textos.continuar}
            </Button>
          </div>
        </div>
      )}
      <Explicacion plantilla={plantilla} />
    </div>
  );
}
