import { useState } from 'react';
import * as z from 'zod/mini';
import { SubidaEnCurso } from '#blocks/adjuntos/SubidaEnCurso.tsx';
import type { Subida } from '#blocks/adjuntos/slots.ts';
import { Vigencia } from '#blocks/asegurado/Vigencia.tsx';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import ListaSeguimiento from '#blocks/seguimiento/ListaSeguimiento.tsx';
import { now } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Group, Held, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const schema = z.object({ text: z.string().check(z.minLength(1, texts.wrong)) });
const asked = { text: '' };
const failedRead = {
  ...{ error: new Error(texts.notSaved), isError: true, isPending: false, isFetched: true, isFetching: false },
  refetch: () => undefined,
};
const nothing = () => undefined;
const archivo = new File([texts.sentence], texts.file);
const subida = (estado: Subida['estado']): Subida => ({ archivo, avance: 0.4, estado, detalle: texts.sentence });
const entradas = texts.steps.map((Asunto, at) => ({
  ...{ IdSeguimiento: at, Asunto, Mensaje: `<p>${texts.sentence}</p>`, TipoSeguimiento: 1, Usuario: 'empresa' },
  Fecha: now().toISOString(),
}));

function Filter() {
  const form = useFormularioDeFiltro(schema, asked);
  return (
    <FilterForm form={form} label={texts.groups.formularios} className="catalogue-filter" onSearch={nothing}>
      <FormText form={form} name="text" label={texts.label} required />
    </FilterForm>
  );
}

function InDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ schema, values: asked });
  return (
    <DialogForm form={form} title={texts.heading} onSubmit={onClose} onClose={onClose}>
      <FormText form={form} name="text" label={texts.label} required />
    </DialogForm>
  );
}

/** The main parts that features share. */
export function Blocks() {
  const [open, setOpen] = useState(false);
  return (
    <Group id="bloques" title={texts.groups.bloques}>
      <Part name="FilterForm">
        <State name={texts.states.usual} wide>
          <Filter />
        </State>
      </Part>
      <Part name="DialogForm">
        <State name={texts.states.usual}>
          <Button onClick={() => setOpen(true)}>{texts.open}</Button>
          {open ? <InDialog onClose={() => setOpen(false)} /> : null}
        </State>
      </Part>
      <Part name="TextFilter">
        <State name={texts.states.usual}>
          <Held start="">{(value, onChange) => <TextFilter {...{ value, onChange }} />}</Held>
        </State>
      </Part>
      <Part name="DraftOffer">
        <State name={texts.states.usual} wide>
          <DraftOffer draft={{ at: now().toISOString() }} onRecover={nothing} onDrop={nothing} />
        </State>
      </Part>
      <Part name="ListasFallidas">
        <State name={texts.states.failed} wide>
          <ListasFallidas de={[failedRead]} />
        </State>
      </Part>
      <Part name="SubidaEnCurso">
        <State name={texts.states.loading}>
          <SubidaEnCurso subida={subida('subiendo')} onCancel={nothing} onRetry={nothing} onDismiss={nothing} />
        </State>
        <State name={texts.states.failed}>
          <SubidaEnCurso subida={subida('fallida')} onCancel={nothing} onRetry={nothing} onDismiss={nothing} />
        </State>
      </Part>
      <Part name="Vigencia">
        <State name={texts.states.usual}>
          <div className="acts">
            <Vigencia estado="VIGENTE" />
            <Vigencia estado="CESADO" />
            <Vigencia estado="" />
          </div>
        </State>
      </Part>
      <Part name="ListaSeguimiento">
        <State name={texts.states.full}>
          <ListaSeguimiento entradas={entradas} />
        </State>
      </Part>
    </Group>
  );
}
