import { seguimientoMessages } from '#blocks/seguimiento/messages.ts';
import { UnoPorUnoDialog } from '#blocks/varios/UnoPorUnoDialog.tsx';
import type { FinDeUno } from '#blocks/varios/useUnoPorUno.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { declararVariosMessages } from '#engine/definition/declararVariosMessages.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { declararFila } from '#engine/notice/declararVarios.ts';
import { olvidarAvisos } from '#engine/notice/operations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { listadoMessages as textos } from './listMessages.ts';

const deLaFila = ({ Novedad, FechaNovedad }: FilaNovedad) => `${Novedad} · ${toLocalDate(FechaNovedad)}`;

/** Declares several notices: one question with all names, then one after the other, then a report. */
export default function DeclararVariosDialog({
  familia,
  rows,
  onClose,
}: {
  readonly familia: FamiliaDeAvisos;
  readonly rows: readonly FilaNovedad[];
  /** Gets the ids of the declared notices. */
  readonly onClose: (declarados: readonly number[]) => void;
}) {
  const declarar = async (row: FilaNovedad): Promise<FinDeUno> => {
    const { formularios } = await familia.formularios();
    const fin = await declararFila(formularios, row);
    if (fin.tipo !== 'declarado') return fin;
    return { tipo: 'hecho', ...(fin.seguimiento ? {} : { salvedad: seguimientoMessages.noSeRegistro }) };
  };
  return (
    <UnoPorUnoDialog
      rows={rows}
      idDe={(row) => row.IdPersonaNovedad}
      nombreDe={(row) => row.NombreCompleto}
      detalleDe={deLaFila}
      uno={declarar}
      // The list is loaded again only at the end: it would take away its selection, and this report with it.
      alFinal={() => void olvidarAvisos()}
      textos={{ ...declararVariosMessages, hacer: textos.declararN }}
      onClose={onClose}
    >
      <Alert tone="warn">{engineMessages.advertenciaDeclarar}</Alert>
    </UnoPorUnoDialog>
  );
}
