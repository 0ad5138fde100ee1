import type { RegistroBdpa } from '#contract/entities/bdpa.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { documentoDe, nombreDe, Situacion } from './columnas.tsx';
import { monitor, noEnviados as textos } from './messages.ts';

/** A row of the registry that was not sent, as it stands now. */
export function RegistroDialog({
  registro,
  onActualizar,
  onClose,
}: {
  readonly registro: RegistroBdpa;
  readonly onActualizar: () => void;
  readonly onClose: () => void;
}) {
  const datos = [
    [monitor.persona, nombreDe(registro)],
    [monitor.documento, documentoDe(registro)],
    [textos.nacimiento, toLocalDate(registro.FechaNacimiento)],
    [monitor.regional, nombreRegional(registro.IdRegional)],
    [monitor.afiliacion, registro.FechaAfiliacion],
    [textos.observacion, registro.Observacion],
  ] as const;
  return (
    <Modal
      title={textos.registro}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{general.cerrar}</Button>
          <Button tone="primary" onClick={onActualizar}>
            {textos.actualizar}
          </Button>
        </>
      }
    >
      <dl className="monitor-ficha">
        {datos.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || monitor.sinDato}</dd>
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
