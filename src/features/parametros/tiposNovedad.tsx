import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { basta } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import type { TipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { tiposNovedad as service } from '#contract/services/novedadParametros.ts';
import { guardado } from '#contract/services/parametrosMantenimiento.ts';
import { pathTo } from '#lib/routes.ts';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { comunes, novedades as textos } from './messages.ts';
import { OrdenarPadres } from './OrdenarPadres.tsx';
import {
  type CamposProps,
  comprobarQuitado,
  type Dialogo,
  guardarCon,
  type Lectura,
  nombre,
  type Parametro,
} from './parametro.ts';
import { admiteTipos, esDelSistema, type FilaTipo, olvidarTipos, soloAgrupa, useTipos } from './tipos.ts';

const schema = z.object({ Novedad: nombre(textos.campo), IdTipoNovedadPadre: z.number() });
type Form = z.infer<typeof schema>;

/** What happens with a type that the staff add, by its parent. */
export const explicacionDe = (id: number, idPadre: number): string =>
  soloAgrupa(id, idPadre) ? textos.soloAgrupa : textos.comoLosDeSuPadre;

function Campos({ id, form }: CamposProps<Form, Form> & { readonly id: number }) {
  const idPadre = useWatch({ control: form.control, name: 'IdTipoNovedadPadre' });
  // The current parent stays in the list, so that it can be read.
  const padres = (useTipos().data ?? []).filter(
    (t) => t.IdTipoNovedad !== id && (admiteTipos(t) || t.IdTipoNovedad === idPadre),
  );
  return (
    <>
      <FormText form={form} name="Novedad" label={textos.campo} required upper />
      <FormSelect
        form={form}
        label={textos.padre}
        name="IdTipoNovedadPadre"
        options={[
          { value: 0, label: textos.sinPadre },
          ...padres.map((t) => ({ value: t.IdTipoNovedad, label: t.Novedad })),
        ]}
        hint={esDelSistema(id) ? undefined : explicacionDe(id, idPadre)}
      />
    </>
  );
}

const lectura: Lectura<TipoNovedadItem, Form> = {
  listar: () => call(service.listar, {}, { quiet: true }),
  idDe: (row) => row.IdTipoNovedad,
  campos: ({ Novedad, IdTipoNovedadPadre }) => ({ Novedad, IdTipoNovedadPadre }),
};

/** The dialog of a novelty type, used by the list and by its page. */
export const dialogoTipo: Dialogo<Form, Form> = {
  nuevo: textos.nuevo,
  editar: textos.editar,
  schema,
  inicial: { Novedad: '', IdTipoNovedadPadre: 0 },
  recuperar: (id) => call(service.recuperar, { params: { id } }),
  grabar: guardarCon(lectura, service.grabar, (id, form) => ({ body: { IdTipoNovedad: id, ...form } })),
  guardado: guardado.tipoNovedad,
  Campos,
};

/** Novelty types (spec F 7.7): the list shows parents with their children below them. */
export const tiposDeNovedad: Parametro<FilaTipo, Form, Form> = {
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
