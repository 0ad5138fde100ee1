import { basta } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import type { TipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { tiposNovedad as service } from '#contract/services/novedadParametros.ts';
import { guardado } from '#contract/services/parametrosMantenimiento.ts';
import { pathTo } from '#lib/routes.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { comunes, novedades as textos } from './messages.ts';
import { OrdenarPadres } from './OrdenarPadres.tsx';
import {
  type CamposProps,
  comprobarQuitado,
  type Dialogo,
  guardarCon,
  type Lectura,
  type Parametro,
  problemaDeNombre,
} from './parametro.ts';
import { admiteTipos, esDelSistema, type FilaTipo, olvidarTipos, soloAgrupa, useTipos } from './tipos.ts';

interface Form {
  readonly Novedad: string;
  readonly IdTipoNovedadPadre: number;
}

/** What becomes of a type the staff add, by its parent. */
export const explicacionDe = (id: number, idPadre: number): string =>
  soloAgrupa(id, idPadre) ? textos.soloAgrupa : textos.comoLosDeSuPadre;

function Campos({ id, form, problemas, onChange }: CamposProps<Form> & { readonly id: number }) {
  // The one it has stays, so that it can be read.
  const padres = (useTipos().data ?? []).filter(
    (t) => t.IdTipoNovedad !== id && (admiteTipos(t) || t.IdTipoNovedad === form.IdTipoNovedadPadre),
  );
  return (
    <>
      <TextField
        label={textos.campo}
        name="Novedad"
        required
        upper
        value={form.Novedad}
        error={problemas.Novedad}
        onChange={(event) => onChange({ Novedad: event.target.value })}
      />
      <SelectField
        label={textos.padre}
        name="IdTipoNovedadPadre"
        options={[
          { value: 0, label: textos.sinPadre },
          ...padres.map((t) => ({ value: t.IdTipoNovedad, label: t.Novedad })),
        ]}
        value={form.IdTipoNovedadPadre}
        onChange={({ target }) => onChange({ IdTipoNovedadPadre: Number(target.value) })}
        hint={esDelSistema(id) ? undefined : explicacionDe(id, form.IdTipoNovedadPadre)}
      />
    </>
  );
}

const lectura: Lectura<TipoNovedadItem, Form> = {
  listar: () => call(service.listar, {}, { quiet: true }),
  idDe: (row) => row.IdTipoNovedad,
  campos: ({ Novedad, IdTipoNovedadPadre }) => ({ Novedad, IdTipoNovedadPadre }),
};

/** The dialog of a novelty type, from the list and from its page. */
export const dialogoTipo: Dialogo<Form> = {
  nuevo: textos.nuevo,
  editar: textos.editar,
  inicial: { Novedad: '', IdTipoNovedadPadre: 0 },
  recuperar: (id) => call(service.recuperar, { params: { id } }),
  problemasDe: ({ Novedad }) => ({ Novedad: problemaDeNombre(textos.campo, Novedad) }),
  grabar: guardarCon(lectura, service.grabar, (id, { Novedad, IdTipoNovedadPadre }) => ({
    body: { IdTipoNovedad: id, Novedad: Novedad.trim(), IdTipoNovedadPadre },
  })),
  guardado: guardado.tipoNovedad,
  Campos,
};

/** Novelty types (spec F 7.7): the list shows parents with their children below them. */
export const tiposDeNovedad: Parametro<FilaTipo, Form> = {
  titulo: textos.titulo,
  archivo: textos.archivo,
  explicacion: textos.explicacion,
  columns: [
    {
      id: 'nombre',
      header: textos.campo,
      cell: (row) =>
        row.IdTipoNovedadPadre === 0 ? <b>{row.Novedad}</b> : <span className="parametro-hija">{row.Novedad}</span>,
      text: (row) => row.Novedad,
    },
    {
      id: 'padre',
      header: textos.padre,
      cell: (row) => row.Padre || comunes.vacio,
      text: (row) => row.Padre,
    },
    {
      id: 'antecesora',
      header: textos.antecesora,
      cell: (row) => row.Antecesora || comunes.vacio,
      text: (row) => row.Antecesora,
    },
    {
      id: 'origen',
      header: textos.origen,
      cell: (row) => <Origen id={row.IdTipoNovedad} />,
      text: (row) => (esDelSistema(row.IdTipoNovedad) ? textos.sistema : textos.agregado),
    },
  ],
  useFilas: useTipos,
  idDe: (row) => row.IdTipoNovedad,
  nombreDe: (row) => row.Novedad,
  edicion: dialogoTipo,
  ficha: (tipo) => pathTo('tipo-novedad-editar', { tipo }),
  Acciones: OrdenarPadres,
  eliminarPregunta: textos.eliminar,
  eliminar: async (id, escribir) => {
    const entrada = { body: { IdTipoNovedad: id } };
    const comprobar = comprobarQuitado(lectura, id);
    return (await escribir({ llamada: service.eliminar, entrada, resultado: basta, comprobar })) !== null;
  },
  eliminado: service.eliminar.success ?? '',
  puedeEliminar: (row) => !esDelSistema(row.IdTipoNovedad),
  olvidar: olvidarTipos,
};

function Origen({ id }: { readonly id: number }) {
  return esDelSistema(id) ? <Pill>{textos.sistema}</Pill> : <Pill tone="info">{textos.agregado}</Pill>;
}
