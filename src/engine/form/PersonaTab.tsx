import { use } from 'react';
import { FotografiaField } from '#blocks/adjuntos/FotografiaField.tsx';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { MarcasDelAviso } from '#blocks/observado/marcas.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { datosPersonaMessages as nombres } from '#engine/definition/datosPersonaMessages.ts';
import type { Dato } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { exigeFotografia } from '#engine/values/problems.ts';
import { camposDe, huecosDe } from '#engine/values/validar.ts';
import { general } from '#messages/general.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Datos, Secciones, type SeccionesProps } from './Secciones.tsx';

/** Read-only facts of the form. The fund corrects them, so a gap is shown and never blocks (decision 11). */
const obligatorios: readonly string[] = [nombres.nombres, nombres.numeroDocumento, nombres.fechaNacimiento];

function faltantes(datos: readonly Dato[]): readonly string[] {
  const empty = datos.filter((dato) => dato.value === '').map((dato) => dato.label);
  const sinApellidos = empty.includes(nombres.apellidoPaterno) && empty.includes(nombres.apellidoMaterno);
  return [...(sinApellidos ? [nombres.unApellido] : []), ...obligatorios.filter((label) => empty.includes(label))];
}

/** Tab Datos Personales: the photograph, the read-only facts, and the fields that may be corrected. */
export function PersonaTab({
  adjuntos,
  sinFotografia,
  ...props
}: SeccionesProps & { readonly adjuntos: Adjuntos; readonly sinFotografia: boolean }) {
  const datos = props.definition.datosPersona(props.context.form);
  const { definition, form, editable } = props;
  const { archivos } = use(MarcasDelAviso);
  const gaps = [...faltantes(datos).map(sinInformacion), ...huecosDe(definition, 'persona', form.getValues())];
  const corrects = editable && camposDe(definition, 'persona').some((field) => !field.readOnly);
  return (
    <div className="tab-body">
      {gaps.length > 0 ? (
        <Alert tone="warn" title={engineMessages.datosIncompletos}>
          {gaps.join(' ')}
        </Alert>
      ) : null}
      <div className="persona-head">
        {adjuntos.fotografia ? (
          <FotografiaField
            adjuntos={adjuntos}
            editable={editable}
            // Marked as required when Grabar enforces it (decision 20).
            required={exigeFotografia(definition, adjuntos.fotografia)}
            error={sinFotografia ? engineMessages.fotografia : undefined}
            observada={archivos.get(requisitoFotografia)}
          />
        ) : adjuntos.loading ? (
          // Most types ask for a photograph, so its place is reserved until the requirements are loaded.
          <div className="fotografia" aria-hidden="true">
            <span className="fotografia-marco" />
          </div>
        ) : null}
        <div className="grid persona-facts">
          <Datos datos={datos.map(({ label, value }) => ({ label, value, span: 4 }))} />
        </div>
      </div>
      <Secciones {...props} />
      {corrects ? <p className="novedad-legend">{general.obligatorios}</p> : null}
    </div>
  );
}
