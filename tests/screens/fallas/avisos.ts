import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { ejemplo } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { abrirBaja, type Clase, clases, nuevaBaja } from '../novedades/baja.ts';
import { abrir, dejarArchivo, elegirPersona, empezar, llenar, nueva, type Pagina } from '../novedades/formulario.ts';
import { abrirTransferencia, nuevaTransferencia } from '../novedades/transferencia.ts';
import { abrir as abrirPasivo, llenar as llenarPasivo, nueva as nuevoPasivo, type Variante } from '../pasivo/alta.ts';
import { abrirAviso, nuevo as nuevoAviso } from '../pasivo/retirado.ts';
import { botonDe, type Formulario, type Lleno } from './formulario.ts';

const INSERTADO = 'El registro se insertó correctamente.';
const MODIFICADO = 'El registro se modificó correctamente.';
const ELIMINADO = 'Registro eliminado correctamente.';
const ACEPTADO = 'La novedad se aceptó correctamente.';

type Abierto = Pick<Pagina, 'user' | 'boton'>;
type ConDb = Abierto & { readonly db: Awaited<ReturnType<typeof ejemplo>>['db'] };

const grabar = (pagina: ConDb): Lleno => ({
  user: pagina.user,
  boton: () => botonDe('Grabar'),
  pregunta: /¿Desea guardar/,
  cuantos: () => pagina.db.novedades.size,
});
const pulsar = (pagina: Abierto, name: string | RegExp, pregunta: RegExp): Lleno => ({
  user: pagina.user,
  boton: () => botonDe(name),
  pregunta,
});
const eliminar = (pagina: Abierto) => pulsar(pagina, 'Eliminar', /¿Está seguro de eliminar/);
const aceptar = (pagina: Abierto) => pulsar(pagina, 'Aceptar', /¿Desea aceptar el aviso/);
const editado = async <P extends Pagina>(pagina: P, label: RegExp, text: string): Promise<Lleno> => {
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.escribir(label, text);
  return { user: pagina.user, boton: () => botonDe('Grabar'), pregunta: /¿Desea guardar/ };
};

/** A filled-in new notice of an intern or a volunteer. */
async function altaDe(tipo: number, propio: number): Promise<Lleno> {
  const quien = await ejemplo('registrable');
  await signInAs('empresa');
  for (const id of [2, 3, 6]) await dejarArchivo(quien.persona.IdPersona, id, propio);
  const pagina = await empezar({ tipo });
  await elegirPersona(pagina, quien.documento);
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent('2 de 2'));
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Estipendio/, '500');
  await pagina.escribir(/^Cargo/, 'pasante');
  await pagina.elegir('Ubicación empresa', 'EL ALTO');
  await pagina.elegirDia(/^Fecha inicio de contrato/, '18 de noviembre de 2026');
  await pagina.elegirDia(/^Fecha fin de contrato/, '30 de noviembre de 2026');
  return grabar({ ...pagina, ...quien });
}

const altas: readonly Formulario[] = [
  {
    ids: '[E-8-02, E-7.1-01]',
    nombre: 'Aviso de alta, nuevo',
    enLista: true,
    llamada: 'altaCotizante.insertar',
    abrir: async () => {
      const pagina = await nueva('registrable');
      await llenar(pagina);
      return grabar(pagina);
    },
    listo: INSERTADO,
  },
  ...(
    [
      ['pasante', tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA],
      ['voluntario', tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
    ] as const
  ).map(
    ([clase, padre, propio]): Formulario => ({
      ids: '[E-1-04, E-8-02, E-7.1-01]',
      nombre: `Aviso de alta de ${clase}, nuevo`,
      enLista: true,
      llamada: 'altaCotizante.insertar',
      abrir: () => altaDe(padre, propio),
      listo: INSERTADO,
    }),
  ),
  {
    ids: '[E-8-03, E-7.1-02]',
    nombre: 'Aviso de alta, corregido',
    llamada: 'altaCotizante.modificar',
    abrir: async () => editado(await abrir('pendiente'), /^Cargo/, 'cosmonauta'),
    listo: MODIFICADO,
  },
  {
    ids: '[E-4-27, E-4-22, E-8-06, E-7.1-02]',
    nombre: 'Aviso de alta, eliminado',
    llamada: 'altaCotizante.eliminar',
    abrir: async () => eliminar(await abrir('pendiente')),
    listo: ELIMINADO,
  },
  {
    ids: '[E-7.1-03]',
    nombre: 'Aviso de alta, aceptado',
    llamada: 'altaCotizante.aceptar',
    abrir: async () => aceptar(await abrir('declarado', { as: 'personal' })),
    listo: ACEPTADO,
  },
  {
    ids: '[E-4-20, E-4-13, E-8-05]',
    nombre: 'Aviso, declarado',
    llamada: 'personasNovedad.declarar',
    abrir: async () => {
      const pagina = await abrir('pagado');
      return pulsar(pagina, /^Declarado/, /Una vez declarada/);
    },
    listo: 'El registro se declaró correctamente.',
  },
  {
    ids: '[E-8-07]',
    nombre: 'Aviso, observado',
    llamada: 'personasNovedad.observar',
    abrir: async () => {
      const { user, boton } = await abrir('declarado', { as: 'personal' });
      await user.click(boton('Observar'));
      await user.type(await screen.findByLabelText(/^Observación/, { selector: 'dialog *' }), 'Falta el contrato.');
      return { user, boton: () => botonDe('Grabar') };
    },
    listo: 'Se observó correctamente la novedad.',
  },
];

const bajas: readonly Formulario[] = [
  ...(Object.keys(clases) as Clase[]).map(
    (clase): Formulario => ({
      nombre: `Aviso de baja de ${clase}, nuevo`,
      enLista: true,
      llamada: 'bajaCotizante.insertar',
      abrir: async () => {
        const pagina = await nuevaBaja(clase);
        await pagina.pestana('Aviso de baja');
        await pagina.escribir(new RegExp(`^${clases[clase].fecha}`), '18/11/2026');
        return grabar(pagina);
      },
      listo: INSERTADO,
    }),
  ),
  {
    nombre: 'Aviso de baja, corregido',
    llamada: 'bajaCotizante.modificar',
    abrir: async () => editado(await abrirBaja('registrado'), /^Observación/, 'se va lejos'),
    listo: MODIFICADO,
  },
  {
    nombre: 'Aviso de baja, eliminado',
    llamada: 'bajaCotizante.eliminar',
    abrir: async () => eliminar(await abrirBaja('registrado')),
    listo: ELIMINADO,
  },
  {
    nombre: 'Aviso de baja, aceptado',
    llamada: 'bajaCotizante.aceptar',
    abrir: async () => aceptar(await abrirBaja('declarado', { as: 'personal' })),
    listo: ACEPTADO,
  },
];

const transferencias: readonly Formulario[] = [
  {
    nombre: 'Aviso de transferencia, nuevo',
    enLista: true,
    llamada: 'transferenciaCotizante.insertar',
    abrir: async () => {
      const pagina = await nuevaTransferencia();
      await destino(pagina);
      return grabar(pagina);
    },
    listo: INSERTADO,
  },
  {
    nombre: 'Aviso de transferencia, corregido',
    llamada: 'transferenciaCotizante.modificar',
    abrir: async () => editado(await abrirTransferencia('registrado'), /^Observación/, 'se va lejos'),
    listo: MODIFICADO,
  },
  {
    nombre: 'Aviso de transferencia, eliminado',
    llamada: 'transferenciaCotizante.eliminar',
    abrir: async () => eliminar(await abrirTransferencia('registrado')),
    listo: ELIMINADO,
  },
  {
    nombre: 'Aviso de transferencia, aceptado',
    llamada: 'transferenciaCotizante.aceptar',
    abrir: async () => aceptar(await abrirTransferencia('declarado', { as: 'personal' })),
    listo: ACEPTADO,
  },
];

async function destino(pagina: Pagina): Promise<void> {
  await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
  await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
  await pagina.elegir('Empresa transferencia', 'Banco');
  await pagina.elegir('Ubicación de transferencia', 'MONTERO');
}

/** The notices of workers: each kind with its write calls. */
export const avisosDeTrabajadores = [...altas, ...bajas, ...transferencias];

const altasPasivo: readonly Formulario[] = [
  ...(['algoritmo', 'jubilacion', 'resolucion', 'derechoHabiente'] as const satisfies readonly Variante[]).map(
    (variante): Formulario => ({
      ids: '[R-4.1-14]',
      nombre: `Alta de pasivo por ${variante}, nueva`,
      enLista: true,
      llamada: 'altaPasivo.insertar',
      abrir: async () => {
        const pagina = await nuevoPasivo(variante);
        await llenarPasivo(pagina, variante);
        return grabar(pagina);
      },
      listo: INSERTADO,
    }),
  ),
  {
    nombre: 'Alta de pasivo, corregida',
    llamada: 'altaPasivo.modificar',
    abrir: async () => {
      const pagina = await abrirPasivo('registrado');
      await pagina.pestana('Alta de pasivo');
      return editado(pagina, /^Cargo/, 'cosmonauta');
    },
    listo: MODIFICADO,
  },
  {
    nombre: 'Alta de pasivo, eliminada',
    llamada: 'altaPasivo.eliminar',
    abrir: async () => eliminar(await abrirPasivo('registrado')),
    listo: ELIMINADO,
  },
  {
    nombre: 'Alta de pasivo, aceptada',
    llamada: 'altaPasivo.aceptar',
    abrir: async () => aceptar(await abrirPasivo('declarado', { as: 'personal' })),
    listo: ACEPTADO,
  },
];

const deRetirados = (
  [
    ['baja', 'bajaPasivo', 'Baja de pasivo'],
    ['transferencia', 'transferenciaPasivo', 'Transferencia de pasivo'],
  ] as const
).flatMap(([familia, servicio, nombre]): Formulario[] => [
  {
    nombre: `${nombre}, nueva`,
    enLista: true,
    llamada: `${servicio}.insertar`,
    abrir: async () => {
      const pagina = await nuevoAviso(familia, familia === 'baja' ? 'pasivoFallecido' : 'pasivoVejez');
      if (familia === 'baja') await pagina.elegir('Localidad de registro', 'EL ALTO');
      else await destino(pagina);
      return grabar(pagina);
    },
    listo: INSERTADO,
  },
  {
    nombre: `${nombre}, corregida`,
    llamada: `${servicio}.modificar`,
    abrir: async () => editado(await abrirAviso(familia, 'registrado'), /^Observación/, 'llamó su hija'),
    listo: MODIFICADO,
  },
  {
    nombre: `${nombre}, eliminada`,
    llamada: `${servicio}.eliminar`,
    abrir: async () => eliminar(await abrirAviso(familia, 'registrado')),
    listo: ELIMINADO,
  },
  {
    nombre: `${nombre}, aceptada`,
    llamada: `${servicio}.aceptar`,
    abrir: async () => aceptar(await abrirAviso(familia, 'declarado', { as: 'personal' })),
    listo: ACEPTADO,
  },
]);

/** The notices of retirees. */
export const avisosDePasivos = [...altasPasivo, ...deRetirados];
