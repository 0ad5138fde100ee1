import { screen, within } from '@testing-library/react';
import { mount } from '#support/mount.tsx';
import { theSandbox } from '#support/services.ts';
import { abrir, dialogo } from '../parametros/lista.ts';
import { botonDe, type Formulario, type Lleno } from './formulario.ts';

const GUARDADO = 'La información se guardó correctamente.';

type Db = Awaited<ReturnType<typeof theSandbox>>['db'];

/** One of the three lists of parameters. */
const listas = {
  parentesco: {
    path: '/seguros/relacion-parentesco-admin',
    tabla: 'Relaciones de parentesco',
    nuevo: 'Nueva relación de parentesco',
    campo: /^Relación de parentesco/,
  },
  asegurado: {
    path: '/seguros/tipo-asegurado-admin',
    tabla: 'Tipos de asegurado',
    nuevo: 'Nuevo tipo de asegurado',
    campo: /^Tipo de asegurado/,
  },
  novedad: {
    path: '/seguros/tipo-novedad-admin',
    tabla: 'Tipos de novedad',
    nuevo: 'Nuevo tipo de novedad',
    campo: /^Novedad/,
  },
} as const;

/** A new record with a name and the other fields that the list needs. */
async function nuevo(
  which: keyof typeof listas,
  mas: (form: ReturnType<typeof within>, user: Lleno['user']) => Promise<void>,
) {
  const { path, tabla, nuevo: title, campo } = listas[which];
  const { user } = await abrir(path, tabla);
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo(title);
  await user.type(form.getByLabelText(campo), 'prueba de fallas');
  await mas(form, user);
  return { user, boton: () => botonDe('Grabar') };
}

/** An unused record that is about to be deleted. */
async function aEliminar(which: keyof typeof listas, mas: Parameters<typeof nuevo>[1]): Promise<Lleno> {
  const { user, boton } = await nuevo(which, mas);
  await user.click(boton());
  await user.type(screen.getByRole('searchbox'), 'prueba');
  await screen.findByRole('button', { name: 'Eliminar PRUEBA DE FALLAS' });
  return { user, boton: () => botonDe('Eliminar PRUEBA DE FALLAS'), pregunta: /PRUEBA DE FALLAS/, si: 'Eliminar' };
}

const conRol = async (form: ReturnType<typeof within>, user: Lleno['user']) =>
  user.selectOptions(form.getByLabelText(/^Rol en la afiliación/), 'NO APLICA');
const conPadre = async (form: ReturnType<typeof within>, user: Lleno['user']) =>
  user.selectOptions(await form.findByLabelText('Tipo padre'), 'AVISO DE ALTA DE COTIZANTE');
const nadaMas = async () => undefined;

/** A changed part of a type's page. */
async function parte(
  tipo: number,
  name: string,
  cambiar: (card: ReturnType<typeof within>, user: Lleno['user']) => Promise<void>,
): Promise<Lleno> {
  const { user } = await mount(`/seguros/tipo-novedad-editar?tipo=${tipo}`, { as: 'personal' });
  const card = await screen.findByRole('region', { name });
  await cambiar(within(card), user);
  return { user, boton: () => botonDe('Grabar') };
}

export const parametros: readonly Formulario[] = [
  {
    nombre: 'Relación de parentesco, nueva',
    enLista: true,
    llamada: 'relacionesParentesco.grabar',
    abrir: () => nuevo('parentesco', conRol),
    listo: 'La Relación de Parentesco se registró correctamente.',
  },
  {
    nombre: 'Relación de parentesco, eliminada',
    llamada: 'relacionesParentesco.eliminar',
    abrir: () => aEliminar('parentesco', conRol),
    listo: 'La Relación de Parentesco se eliminó correctamente.',
  },
  {
    nombre: 'Tipo de asegurado, nuevo',
    enLista: true,
    llamada: 'tiposAsegurado.grabar',
    abrir: () => nuevo('asegurado', nadaMas),
    listo: 'El Tipo de Asegurado se registró correctamente.',
  },
  {
    nombre: 'Tipo de asegurado, eliminado',
    llamada: 'tiposAsegurado.eliminar',
    abrir: () => aEliminar('asegurado', nadaMas),
    listo: 'El Tipo de Asegurado se eliminó correctamente.',
  },
  {
    nombre: 'Tipo de novedad, nuevo',
    enLista: true,
    llamada: 'tiposNovedad.grabar',
    abrir: () => nuevo('novedad', conPadre),
    listo: 'El Tipo de Novedad se registró correctamente.',
  },
  {
    nombre: 'Tipo de novedad, eliminado',
    llamada: 'tiposNovedad.eliminar',
    abrir: () => aEliminar('novedad', conPadre),
    listo: 'El Tipo de Afiliación se eliminó correctamente.',
  },
  {
    nombre: 'Orden de los tipos de novedad',
    llamada: 'novedadParametros.registrarOrden',
    abrir: () =>
      parte(1, 'Orden de sus tipos', async (card, user) =>
        user.click(await card.findByRole('button', { name: 'Bajar INGRESO A LA EMPRESA' })),
      ),
    listo: GUARDADO,
  },
  {
    nombre: 'Novedad antecesora',
    llamada: 'novedadParametros.registrarAntecesor',
    abrir: () =>
      parte(6, 'Novedad antecesora', async (card, user) => {
        await card.findByDisplayValue('AVISO DE ALTA DE COTIZANTE');
        await user.click(card.getByRole('button', { name: 'Quitar lo elegido en Novedad antecesora' }));
      }),
    listo: GUARDADO,
  },
  {
    nombre: 'Productos que se cobran',
    llamada: 'novedadParametros.registrarProductos',
    abrir: () =>
      parte(1, 'Productos que se cobran', async (card, user) =>
        user.click(await card.findByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' })),
      ),
    listo: GUARDADO,
  },
  {
    nombre: 'Producto, nuevo',
    enLista: true,
    llamada: 'productos.registrar',
    abrir: async () => {
      const { user } = await mount('/seguridad/formulario-editar', { as: 'personal' });
      await screen.findByRole('option', { name: 'UNIDAD (SERVICIOS)' });
      const field = (name: RegExp) => screen.getByLabelText(name);
      await user.type(field(/^Nombre del producto/), 'copia legalizada');
      await user.type(field(/^Precio/), '12.5');
      await user.selectOptions(field(/^Actividad/), 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD');
      const homologo = 'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL';
      await user.selectOptions(field(/^Producto de Impuestos Nacionales/), homologo);
      await user.selectOptions(field(/^Unidad de medida/), 'UNIDAD (SERVICIOS)');
      const { db } = await theSandbox();
      return { user, boton: () => botonDe('Grabar'), cuantos: () => productosDe(db) };
    },
    listo: GUARDADO,
  },
  {
    nombre: 'Producto, eliminado',
    llamada: 'productos.eliminar',
    abrir: async () => {
      const { user } = await abrir('/seguridad/producto-admin', 'Productos');
      return { user, boton: () => botonDe('Eliminar FORMULARIO 010'), pregunta: /FORMULARIO 010/, si: 'Eliminar' };
    },
    listo: 'Registro eliminado correctamente.',
  },
];

const productosDe = (db: Db): number => db.productos.size;
