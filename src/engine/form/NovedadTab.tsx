import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Estado } from '#contract/enumerations.ts';
import { FECHA, type FormValues } from '#engine/definition/fields.ts';
import { plazoDeDeclaracion } from '#engine/notice/plazo.ts';
import { plazoMessages } from '#engine/notice/plazoMessages.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Datos, Secciones, type SeccionesProps } from './Secciones.tsx';

/** Says that the deadline for declaring has passed, with the rule it comes from. Nothing is refused because of it. */
function FueraDePlazo({ form }: { readonly form: UseFormReturn<FormValues> }) {
  const fecha = useWatch({ control: form.control, name: FECHA });
  const plazo = plazoDeDeclaracion(String(fecha ?? ''));
  if (!plazo || plazo.quedan >= 0) return null;
  return (
    <Alert tone="info" live title={plazoMessages.fueraDePlazo(toLocalDate(plazo.vence))}>
      {plazo.fuente}
    </Alert>
  );
}

/** The tab with the notice's own fields. */
export function NovedadTab({
  estado,
  conPlazo,
  ...props
}: SeccionesProps & {
  readonly estado: Estado | null;
  /** The notice is to be declared within some days of its date. */
  readonly conPlazo: boolean;
}) {
  const { definition, context, editable, form } = props;
  const { BajoLosCampos } = definition.partes ?? {};
  return (
    <div className="tab-body">
      <Secciones {...props} lead={<Datos datos={definition.datosNovedad(context.form, estado)} />} />
      {editable && conPlazo ? <FueraDePlazo form={form} /> : null}
      {editable ? <p className="novedad-legend">{general.obligatorios}</p> : null}
      {BajoLosCampos ? <BajoLosCampos form={context.form} /> : null}
    </div>
  );
}
