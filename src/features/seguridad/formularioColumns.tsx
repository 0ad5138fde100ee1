import type { FormularioWeb } from '#contract/entities/formulario.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { formularios as textos } from './messages.ts';

const habilitado = ({ Estado }: FormularioWeb) => (Estado ? textos.estaHabilitado : textos.noHabilitado);
const visible = ({ SeMuestraEnMenu }: FormularioWeb) => (SeMuestraEnMenu ? textos.esVisible : textos.noVisible);

/** Columns of the web-forms catalogue (spec F 2.5, 3.1). */
export const formularioColumns: readonly Column<FormularioWeb>[] = [
  {
    id: 'modulo',
    header: textos.modulo,
    cell: (row) => row.Sistemas?.NombreSistema ?? '',
    text: (row) => row.Sistemas?.NombreSistema ?? '',
  },
  {
    id: 'etiqueta',
    names: true,
    header: textos.etiqueta,
    cell: (row) => <b>{row.EtiquetaFormularioWeb}</b>,
    text: (row) => row.EtiquetaFormularioWeb,
  },
  {
    id: 'descripcion',
    header: textos.descripcion,
    cell: (row) => row.DescripcionFormularioWeb,
    text: (row) => row.DescripcionFormularioWeb,
  },
  {
    id: 'habilitado',
    header: textos.habilitado,
    cell: (row) => <Pill tone={row.Estado ? 'ok' : 'neutral'}>{habilitado(row)}</Pill>,
    text: habilitado,
  },
  {
    id: 'visible',
    header: textos.visible,
    cell: (row) => <Pill tone={row.SeMuestraEnMenu ? 'info' : 'neutral'}>{visible(row)}</Pill>,
    text: visible,
  },
];
