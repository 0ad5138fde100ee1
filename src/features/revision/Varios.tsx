import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { esDocumentoDeIdentidad } from '#blocks/documentos/forma.ts';
import { MiniaturaDeDocumento } from '#blocks/documentos/MiniaturaDeDocumento.tsx';
import { queryClient } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { reparosDe } from '#engine/check/comprobacion.ts';
import { comprobarAviso } from '#engine/check/useComprobaciones.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { later } from '#ui/later.tsx';
import { revisionMessages as textos } from './messages.ts';

const VariosDialog = later(async () => (await import('#engine/decide/VariosDialog.tsx')).default);

const nada = () => undefined;

/** Photograph and carnet of a notice, small. One that asks for no carnet has only the photograph. */
function Retrato({ row }: { readonly row: FilaNovedad }) {
  const { fotografia, slots } = useAdjuntos({
    idPersona: row.IdPersona,
    idPersonaNovedad: row.IdPersonaNovedad,
    idTipoNovedad: row.IdTipoNovedad,
    editable: false,
  });
  const carnet = slots.find(({ requisito }) => esDocumentoDeIdentidad(requisito)) ?? null;
  return (
    <span className="varios-retrato">
      {[fotografia, carnet].map((slot) =>
        slot?.recurso ? (
          <span
            key={slot.requisito.IdRequisito}
            className={slot === fotografia ? 'documento-foto' : 'documento-marco'}
            role="img"
            aria-label={textos.archivoDe(nombreDeSlot(slot), row.NombreCompleto)}
          >
            <MiniaturaDeDocumento recurso={slot.recurso} alContar={nada} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** Runs the checks of a notice; answers what speaks against accepting it. Throws the errors of `call`. */
async function comprobar(row: FilaNovedad): Promise<readonly string[]> {
  const familia = familiaDe(tipoDeFila(row));
  const { formularios } = familia ? await familia.formularios() : { formularios: [] };
  const loaded = await queryClient.fetchQuery(consultaDeAviso(row.IdPersonaNovedad, formularios));
  const definition = formularios.find(({ idTipoPadre }) => idTipoPadre === loaded.idTipoPadre);
  return definition ? reparosDe(await comprobarAviso({ definition, loaded })) : [textos.sinFormulario];
}

/** Several notices of the queue at once. */
export function Varios({
  rows,
  onClose,
}: {
  readonly rows: readonly FilaNovedad[];
  readonly onClose: (aceptados: readonly number[]) => void;
}) {
  return <VariosDialog rows={rows} comprobar={comprobar} Retrato={Retrato} onClose={onClose} />;
}
