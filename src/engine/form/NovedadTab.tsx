import type { Estado } from '#contract/enumerations.ts';
import { general } from '#messages/general.ts';
import { Datos, Secciones, type SeccionesProps } from './Secciones.tsx';

/** The tab with the notice's own fields. */
export function NovedadTab({ estado, ...props }: SeccionesProps & { readonly estado: Estado | null }) {
  const { definition, context, editable } = props;
  const { BajoLosCampos } = definition.partes ?? {};
  return (
    <div className="tab-body">
      <Secciones {...props} lead={<Datos datos={definition.datosNovedad(context.form, estado)} />} />
      {editable ? <p className="novedad-legend">{general.obligatorios}</p> : null}
      {BajoLosCampos ? <BajoLosCampos form={context.form} /> : null}
    </div>
  );
}
