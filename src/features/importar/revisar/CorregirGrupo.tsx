import * as z from 'zod/mini';
import { requeridoRecortado } from '#blocks/formulario/textos.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { FormList } from '#ui/form/FormList.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import type { Columna } from '../fila/columnas.ts';
import { columnaMessages } from '../partes/messages.ts';
import type { ActosDeGrupo, Grupo } from './grupos.ts';
import { revisarMessages as textos } from './messages.ts';

const elegido = (campo: string) =>
  z.nullable(z.string()).check(z.refine((texto) => texto !== null, { error: sinInformacion(campo) }));

const fechas: ReadonlySet<Columna> = new Set(['FechaAviso', 'FechaNacimiento', 'FechaFinContrato']);

/** One text for all rows of a problem: chosen from the column's list, or typed. */
export function CorregirGrupo({ grupo, columna, actos }: { grupo: Grupo; columna: Columna; actos: ActosDeGrupo }) {
  const { numeros, texto, codigo } = grupo;
  const opciones = actos.opcionesDe(grupo);
  const label = columnaMessages[columna];
  const form = useForm<{ texto: string | null; recordar: boolean }>({
    schema: z.object({
      texto: opciones ? elegido(label) : z.nullable(requeridoRecortado(label)),
      recordar: z.boolean(),
    }),
    values: { texto: opciones ? null : (texto ?? ''), recordar: true },
  });
  // Only a text that stands for an item of the list is the same thing in the next file.
  const equivale = opciones !== null && codigo === 'VALOR' && texto !== null && texto !== '';
  return (
    <Form
      form={form}
      className="revisar-cura"
      aria-label={grupo.titulo}
      onSubmit={({ texto: nuevo, recordar }) => actos.alAplicar(grupo, nuevo ?? '', recordar && equivale)}
    >
      {opciones ? (
        <FormList
          {...{ form, label }}
          name="texto"
          className="field-label-hidden"
          options={opciones.map((value) => ({ value, label: value }))}
        />
      ) : (
        <FormText
          {...{ form, label }}
          name="texto"
          className="field-label-hidden"
          placeholder={fechas.has(columna) ? textos.fechaComo : label}
        />
      )}
      <div className="revisar-actos">
        <Button tone="primary" type="submit">
          {textos.aplicar(numeros.length)}
        </Button>
        <Button tone="ghost" onClick={() => actos.alVer(grupo)}>
          {textos.verLas(numeros.length)}
        </Button>
      </div>
      {equivale ? <FormCheckbox form={form} name="recordar" label={textos.recordar} /> : null}
    </Form>
  );
}
