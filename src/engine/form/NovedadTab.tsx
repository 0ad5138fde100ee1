import type { Estado } from '#contract/enumerations.ts';
import { general } from '#messages/general.ts';
import { Datos, Secciones, type SeccionesProps } from './Secciones.tsx';

/** Tab of the notice itself. */
export function NovedadTab({ estado, ...props }: SeccionesProps & { readonly estado: Estado | null }) {
  const { definition, context, editable } = props;
  const Extras = definition.extras;
  return (
    <div className="tab-body">
      <Secciones {...props} lead={<Datos datos={definition.datosNovedad(context.form, estado)} />} />
      {editable ? <p className="novedad-legend">{general.obligatorios}</p> : null}
      {Extras ? <Extras form={context.form} editable={editable} /> : null}
    </div>
  );
}
