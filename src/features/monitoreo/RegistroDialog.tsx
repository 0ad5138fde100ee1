import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { RegistroBdpa } from '#contract/entities/bdpa.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill, fold, tidy } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { documentoDe, nombreDe, Situacion } from './columnas.tsx';
import { monitor, noEnviados as textos } from './messages.ts';

/** The current data of a registry row that was not sent; differences from the fund's data are marked (spec F 7.5). */
export function RegistroDialog({
  registro,
  alActualizar,
  onClose,
}: {
  readonly registro: RegistroBdpa;
  readonly alActualizar: () => void;
  readonly onClose: () => void;
}) {
  const caja = useQuery({
    ...query(afiliacionBdpa.datosPersona, { params: { idPersona: registro.IdPersona } }),
    enabled: registro.IdPersona > 0,
    gcTime: 0,
  });
  const persona = caja.data;
  const datos: readonly (readonly [string, string, string | undefined])[] = [
    [monitor.persona, nombreDe(registro), persona?.NombreCompleto],
    [monitor.documento, documentoDe(registro), persona ? documentoDe({ ...registro, ...persona }) : undefined],
    [
      textos.nacimiento,
      toLocalDate(registro.FechaNacimiento),
      persona ? toLocalDate(persona.FechaNacimiento) : undefined,
    ],
    [monitor.regional, nombreRegional(registro.IdRegional), undefined],
    [monitor.afiliacion, toLocalDate(registro.FechaAfiliacion), undefined],
    [textos.observacion, registro.Observacion, undefined],
  ];
  return (
    <Modal
      title={textos.registro}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{general.cerrar}</Button>
          <Button tone="primary" onClick={alActualizar}>
            {textos.actualizar}
          </Button>
        </>
      }
    >
      {caja.isError ? <Alert tone="warn">{textos.cajaFallo}</Alert> : null}
      <dl className="monitor-ficha">
        {datos.map(([label, value, deCaja]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value || monitor.sinDato}
              {deCaja !== undefined && fold(tidy(deCaja)) !== fold(tidy(value)) ? (
                <span className="monitor-en-caja">
                  <Icon name="alert" />
                  {fill(textos.enCaja, { valor: deCaja || textos.cajaSinDato })}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>{monitor.situacion}</dt>
          <dd>
            <Situacion estado={registro.EstadoEnvio} />
          </dd>
        </div>
      </dl>
    </Modal>
  );
}
