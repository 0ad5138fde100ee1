import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { FieldError, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { conBorrador, type Draft, guardarBorradorDeAviso, soltarBorradorDeAviso } from '#engine/values/drafts.ts';
import { esquemaDeAviso } from '#engine/values/esquema.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos, validar } from '#engine/values/validar.ts';
import { today } from '#lib/dates.ts';

/**
 * Milliseconds between a keystroke and storing the draft: long enough not to write on every key, short enough to lose
 * little in a crash.
 */
const DRAFT_DELAY = 300;

interface NovedadFormApi {
  readonly form: UseFormReturn<FormValues>;
  /** The current errors, in the order of the screen. */
  readonly problems: () => readonly FieldError[];
  /** Discards what was typed, here and in the tab's storage. */
  readonly forgetDraft: () => void;
}

/** The form of a notice: its rules, and a draft of what was typed, stored for this tab until it is saved or discarded. */
export function useFormularioDeNovedad({
  definition,
  loaded,
  aporte,
  editing,
  recovered,
}: {
  readonly definition: NovedadDefinition;
  readonly loaded: Pick<LoadedNovedad, 'form'>;
  /** The contribution period, or why there is none. */
  readonly aporte: Pick<ReglaContexto, 'periodo' | 'sinPeriodo'>;
  readonly editing: boolean;
  /** Values restored after a reload. They replace what the services sent. */
  readonly recovered: Draft | null;
}): NovedadFormApi {
  const context = useRef<ReglaContexto>({ ...aporte, today: today(), form: loaded.form });
  context.current = { ...aporte, today: today(), form: loaded.form };
  const defaultValues = useMemo(() => aFormulario(definition, loaded.form), [definition, loaded.form]);
  const schema = useMemo(() => esquemaDeAviso(definition, () => context.current), [definition]);
  const form = useForm<FormValues>({
    defaultValues,
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!recovered) return;
    form.reset(conBorrador(todosLosCampos(definition), defaultValues, recovered), { keepDefaultValues: true });
  }, [definition, defaultValues, form, recovered]);

  const forgetDraft = useKeptDraft({ definition, form, defaultValues, novedad: loaded.form, editing });

  return {
    form,
    problems: () => validar(definition, form.getValues(), context.current),
    forgetDraft,
  };
}

/**
 * Stores what is typed for this tab while the form is in edit. Returns a function that discards it, here and in the
 * storage.
 */
function useKeptDraft({
  definition,
  form,
  defaultValues,
  novedad,
  editing,
}: {
  readonly definition: NovedadDefinition;
  readonly form: UseFormReturn<FormValues>;
  readonly defaultValues: FormValues;
  readonly novedad: LoadedNovedad['form'];
  readonly editing: boolean;
}): () => void {
  const id = novedad.SegurosPersonasNovedad.IdPersonaNovedad;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [cancel] = useState(() => () => {
    clearTimeout(timer.current ?? undefined);
    timer.current = null;
  });

  useEffect(() => {
    if (!editing) return;
    const keep = () => {
      clearTimeout(timer.current ?? undefined);
      timer.current = null;
      const values = form.getValues();
      const typed = camposCambiados(todosLosCampos(definition), defaultValues, values, String).length > 0;
      if (typed) guardarBorradorDeAviso(definition.key, novedad, { antes: defaultValues, values });
      else soltarBorradorDeAviso(definition.key, id);
    };
    // Store only what was typed since the last time: a draft that was offered and not restored yet stays.
    const flush = () => {
      if (timer.current !== null) keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(keep, DRAFT_DELAY);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      cancel();
      window.removeEventListener('pagehide', flush);
    };
  }, [definition, defaultValues, editing, form, id, novedad, cancel]);

  return () => {
    cancel();
    soltarBorradorDeAviso(definition.key, id);
  };
}
