import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { olvidar } from '#blocks/tramites/olvidar.ts';
import { TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { query } from '#client/query.ts';
import { isPersonal } from '#client/session.ts';
import { type AfiliacionForm, afiliacionForm, type FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { estadoAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { readOrNull } from '#contract/read.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { soltarObservacion, tramiteObservacion } from './afiliar.tsx';
import { modoDe, tipoAfiliadoDe } from './clases.ts';
import { afiliacionesMessages, formularioMessages as textos } from './messages.ts';

/** True if the user may add an observation to a notice: the staff always, others while it is open. */
const admiteObservacion = ({ IdEstadoProceso }: FilaAfiliacion): boolean =>
  isPersonal() || IdEstadoProceso === estadoAfiliacion.registrado || IdEstadoProceso === estadoAfiliacion.observado;

/** A row with the current data of its form: the list may have been loaded long before. */
const comoEsta = (row: FilaAfiliacion, novedad: SegurosPersonasNovedad): FilaAfiliacion => ({
  ...row,
  ...(row.IdEstadoProceso === novedad.IdEstadoProceso
    ? {}
    : {
        IdEstadoProceso: novedad.IdEstadoProceso,
        EstadoProceso: afiliacionesMessages.estados[novedad.IdEstadoProceso] ?? row.EstadoProceso,
        ColorFondo: '',
        ColorLetra: '',
      }),
  FechaNovedad: novedad.FechaNovedad,
  Observacion: novedad.ObservacionCaja || novedad.Observacion,
});

/** An affiliation notice as it is now, or as it was when it was concluded (spec R 7.2, NovedadAfiliacionJson). */
export function VerDialog({ row: abierta, onClose }: { readonly row: FilaAfiliacion; readonly onClose: () => void }) {
  const { IdPersonaNovedad: idPersonaNovedad, IdPersona: idPersona } = abierta;
  /** The notice the observation is about, as it was shown when the dialog opened. */
  const [escribiendo, setEscribiendo] = useState<SegurosPersonasNovedad | null>(null);
  const texto = useQuery(query(afiliacion.json, { params: { idPersonaNovedad } }));
  const forma = useQuery(
    query(afiliacion.obtener, { params: { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 } }),
  );
  const leida = texto.data === undefined ? null : readOrNull(afiliacionForm, texto.data);
  const novedad = forma.data?.SegurosPersonasNovedad;
  const row = novedad ? comoEsta(abierta, novedad) : abierta;
  const modo = modoDe(isPersonal(), tipoAfiliadoDe(row.IdTipoNovedad), false);
  const desistir = () => {
    soltarObservacion(abierta);
    setEscribiendo(null);
  };
  return (
    <Modal
      title={textos.titulos[modo]}
      size="l"
      onClose={onClose}
      footer={
        <>
          {/* The observation starts from the current one. */}
          {novedad && admiteObservacion(row) ? (
            <Button icon="edit" busy={forma.isFetching} onClick={() => setEscribiendo(novedad)}>
              {textos.escribirObservacion}
            </Button>
          ) : null}
          <Button tone="primary" onClick={onClose}>
            {general.cerrar}
          </Button>
        </>
      }
    >
      <p className="afiliaciones-cabeza">
        <strong>{row.Novedad}</strong>
        <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
          {row.EstadoProceso}
        </Pill>
      </p>
      {texto.isPending ? <Skeleton lines={5} /> : null}
      {texto.isError ? <LecturaFallida de={texto} /> : null}
      <ListasFallidas de={[forma]} text={textos.sinForma} className="afiliaciones-aviso" />
      {texto.isSuccess && !leida ? <Alert tone="warn">{textos.ilegible}</Alert> : null}
      {leida ? (
        <Datos row={row} leida={leida} clase={forma.data?.Afiliacion} titular={forma.data?.NombreCompletoTitular} />
      ) : null}
      {escribiendo ? (
        <TramiteDialog
          tramite={tramiteObservacion(abierta, escribiendo, () => {
            setEscribiendo(null);
            return olvidar();
          })}
          onClose={desistir}
          onSaved={() => {
            desistir();
            onClose();
            void olvidar();
          }}
        />
      ) : null}
    </Modal>
  );
}

function Datos({
  row,
  leida: { BasePersonas: persona },
  clase,
  titular,
}: {
  readonly row: FilaAfiliacion;
  readonly leida: AfiliacionForm;
  readonly clase: AfiliacionForm['Afiliacion'];
  readonly titular: string | undefined;
}) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    [textos.persona, persona.NombreCompleto],
    [textos.documento, [persona.NumeroDocumento, persona.ComplementoDocumento].filter(Boolean).join('-')],
    [textos.nacimiento, toLocalDate(persona.FechaNacimiento)],
    [textos.sexo, textos.sexos[persona.IdSexo]],
    ...(titular ? [[textos.titular, titular] as const] : []),
    ...(clase
      ? [
          [textos.tipoAfiliado, textos.tiposAfiliado[clase.IdTipoAfiliado]] as const,
          [textos.base, textos.bases[clase.IdBaseAfiliacion]] as const,
          [textos.grupo, textos.grupos[clase.IdGrupoAfiliado]] as const,
        ]
      : []),
    [textos.numero, row.NumeroNovedad],
    [textos.fecha, toLocalDate(row.FechaNovedad)],
    [textos.observacion, row.Observacion],
  ];
  return (
    <dl className="afiliaciones-datos">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || textos.sinDato}</dd>
        </div>
      ))}
    </dl>
  );
}
