import { canal, type Estado } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { Secciones, type SeccionesProps } from './Secciones.tsx';

/** The declaration date shows in declared and accepted notices of the virtual channel (spec E 2.2, decision 69). */
const muestraDeclaracion = (estado: Estado | null, idCanal: number) =>
  (estado === 'declarado' || estado === 'aceptado') && idCanal === canal.virtual;

/** Tab of the notice itself. */
export function NovedadTab({ estado, ...props }: SeccionesProps & { readonly estado: Estado | null }) {
  const novedad = props.context.form.SegurosPersonasNovedad;
  const Extras = props.definition.extras;
  return (
    <div className="tab-body">
      <Secciones
        {...props}
        lead={
          <>
            <ReadOnlyField
              className="col-3"
              label="Nº de aviso"
              value={novedad.NumeroDocumento || '—'}
              {...(novedad.NumeroDocumento ? { copy: novedad.NumeroDocumento } : {})}
            />
            <ReadOnlyField
              className="col-3"
              label="Pagado"
              value={novedad.Pagado || estado === 'pagado' ? 'Sí' : 'No'}
            />
            {muestraDeclaracion(estado, novedad.IdCanal) ? (
              <ReadOnlyField
                className="col-3"
                label="Fecha de declaración"
                value={toLocalDate(novedad.FechaDeclaracion)}
              />
            ) : null}
          </>
        }
      />
      {props.editable ? <p className="novedad-legend">{general.obligatorios}</p> : null}
      {Extras ? <Extras form={props.context.form} editable={props.editable} /> : null}
    </div>
  );
}
