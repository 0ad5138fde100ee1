import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { guardarObservacion, leerObservacion } from '#engine/values/drafts.ts';
import { LIMITE_AL_OBSERVAR, observacionSchema } from '#engine/values/observacion.ts';
import { useForm } from '#ui/form/useForm.ts';
import { etiquetasDe, type Lugar, lugaresDe } from './etiquetas.ts';
import {
  claveDe,
  conMotivo,
  leerMotivos,
  leerTramos,
  type Motivo,
  mismoMotivo,
  paraEnviar,
  sinTramo,
  type Tramo,
} from './motivos.ts';
import { borrarPlantilla, guardarPlantilla, leerPlantillas } from './plantillas.ts';

interface DeUnAviso {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Pick<Adjuntos, 'requisitos'>;
  /** The panel or dialog is open. */
  readonly abierta: boolean;
}

const ninguna: ReadonlySet<string> = new Set();
const SEPARADOR = '\n';

/**
 * The observation that is being written about a notice: its text, and the reasons read from it. The text is the only state,
 * so what the reviewer types by hand stays. It is kept for this tab until it is sent or dropped.
 */
export function useObservacion({ definition, loaded, adjuntos, abierta }: DeUnAviso) {
  const { IdPersonaNovedad: id } = loaded.form.SegurosPersonasNovedad;
  const { requisitos } = adjuntos;
  const lugares = useMemo(() => lugaresDe(definition, requisitos, loaded.form), [definition, requisitos, loaded.form]);
  const etiquetas = useMemo(
    () => etiquetasDe(definition, requisitos, loaded.form),
    [definition, requisitos, loaded.form],
  );
  const form = useForm({ schema: observacionSchema, values: { observacion: '' } });
  const { reset, subscribe } = form;
  const [senialado, setSenialado] = useState<string | null>(null);
  const [propias, setPropias] = useState(leerPlantillas);
  const caja = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!abierta) return;
    const kept = leerObservacion(id);
    // The default stays empty, so that closing asks before this text is lost, as it does for newly typed text.
    if (kept !== '') reset({ observacion: kept }, { keepDefaultValues: true });
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => guardarObservacion(id, values.observacion),
    });
    return () => {
      stop();
      reset({ observacion: '' });
      setSenialado(null);
    };
  }, [abierta, id, reset, subscribe]);

  // The screen around the panel renders again only when other things are named, not at every key.
  const nombradas = useWatch({
    control: form.control,
    name: 'observacion',
    compute: (text: string) =>
      [...new Set(leerMotivos(text, etiquetas).map(({ etiqueta }) => etiqueta))].join(SEPARADOR),
  });
  const marcados = useMemo(() => {
    if (!abierta) return ninguna;
    const known = new Set(etiquetas);
    const named = nombradas.split(SEPARADOR).filter((one) => known.has(one));
    return new Set([...named, ...(senialado === null ? [] : [senialado])]);
  }, [abierta, etiquetas, nombradas, senialado]);

  const texto = () => form.getValues('observacion');
  const poner = (text: string) =>
    form.setValue('observacion', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const tramosDe = (text: string): readonly Tramo[] => leerTramos(text, etiquetas);
  const lugarDe = (etiqueta: string): Lugar | undefined =>
    lugares.find((one) => claveDe(one.etiqueta) === claveDe(etiqueta));

  return {
    form,
    id,
    lugares,
    senialado,
    propias,
    marcados,
    /** The element around the reasons and the text. */
    caja,
    tramosDe,
    /** The text as it is sent. */
    paraEnviar: (text: string) => paraEnviar(text, etiquetas, LIMITE_AL_OBSERVAR),
    /** Flags a fact or a file: its reasons are offered first. Pressing it again takes the flag away. */
    alMarcar: (etiqueta: string) => {
      const lugar = lugarDe(etiqueta);
      if (lugar) setSenialado((before) => (before === lugar.etiqueta ? null : lugar.etiqueta));
    },
    /** Adds a reason, or removes it if the text has it. No other line changes. */
    alternar: (motivo: Motivo) => {
      const before = texto();
      const tramo = tramosDe(before).find((one) => one.dicha && mismoMotivo(one, motivo));
      poner(tramo ? sinTramo(before, tramo) : conMotivo(before, motivo));
    },
    quitar: (tramo: Tramo) => poner(sinTramo(texto(), tramo)),
    /** Begins a line about a thing; the reviewer writes the rest. */
    empezarLinea: (etiqueta: string) => {
      poner(`${conMotivo(texto(), { etiqueta, texto: '' })}`);
      form.setFocus('observacion');
    },
    guardarPlantilla: (motivo: Motivo) => setPropias(guardarPlantilla(motivo)),
    borrarPlantilla: (motivo: Motivo) => setPropias(borrarPlantilla(motivo)),
    /** The text was sent or dropped. */
    olvidar: () => guardarObservacion(id, ''),
  };
}

/** The observation that is being written about a notice. */
export type ObservacionEnCurso = ReturnType<typeof useObservacion>;
