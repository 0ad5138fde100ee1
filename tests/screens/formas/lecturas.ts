import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { filasDeLaCola } from '#support/escritorio.ts';
import { filasDe } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { botonDe } from '../fallas/formulario.ts';
import { EDITAR, empezar } from '../novedades/formulario.ts';
import { abrirOrden, FORM, LISTA, ordenEn } from '../orden-pago/pantalla.ts';
import { LISTA as PASIVOS } from '../pasivo/alta.ts';
import { deTodaRespuesta, M330, type Rechazo, rechazosDe } from './frases.ts';

/** A screen that reads from the services and shows the result, or why there is none. */
interface Pantalla {
  /** Requests the same again, with its own button or else with Reintentar. */
  readonly pedir: () => Promise<unknown>;
  /** What is shown after a correct answer. */
  readonly bien: () => Promise<unknown>;
}

/** A journey up to the call that it cannot do without. */
interface Lectura {
  readonly nombre: string;
  /** The call, by its path in the sandbox. */
  readonly llamada: string;
  /** Where the sentence is shown. */
  readonly donde: string;
  /** Opens the screen, which makes the first request. */
  readonly abrir: () => Promise<Pantalla>;
  readonly rechazos: readonly Rechazo[];
}

type User = Awaited<ReturnType<typeof mount>>['user'];

const M316 = 'Hubo un problema, vuelva a intentarlo por favor.';
/** The services' own words next to a flag that refuses. */
const QR = 'válido hasta el 21/11/2026.';
/** In place of the requested data, or above the part of it that arrived. */
const EN_SU_SITIO = '.state-bad p, .alert-warn .alert-text';

const reintentar = (user: User) => () => user.click(botonDe('Reintentar'));

const deLista = [...deTodaRespuesta, '1.27b', '2.2b', '2.18'];
const deRegistro = [...deTodaRespuesta, '1.27b', '2.2b'];

/** Types a person's document into the search of a form. */
async function buscando(titulo: string, user: User, documento: string): Promise<Pantalla> {
  const dialog = within(await screen.findByRole('dialog', { name: titulo }));
  const tipo = dialog.getByLabelText(/^Tipo de documento/);
  await waitFor(() => expect(within(tipo).getAllByRole('option').length).toBeGreaterThan(2));
  await user.selectOptions(tipo, '1');
  await user.type(dialog.getByLabelText(/^Número de documento/), documento);
  const pedir = () => user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await pedir();
  return { pedir, bien: () => dialog.findByRole('checkbox', { name: /^Seleccionar a/ }) };
}

/** A list, which asks by itself, with its button Buscar and something typed into its filter. */
const lista = (path: string, titulo: string) => async () => {
  const { user } = await mount(path, { as: 'empresa' });
  const desde = await screen.findByLabelText('Fecha desde');
  await user.clear(desde);
  await user.type(desde, '01/10/2026');
  await leido();
  const buscar = async () => {
    await waitFor(() => expect(botonDe('Buscar')).not.toHaveAttribute('aria-busy'));
    await user.click(botonDe('Buscar'));
  };
  const bien = async () => expect((await filasDe(titulo)).length).toBeGreaterThan(0);
  return { pedir: buscar, bien };
};

/** A notice, opened as from a list. */
const abrirAviso = async () => {
  const { novedad } = await ejemplo('pendiente');
  await signInAs('empresa');
  const { user } = await mount(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
  return { pedir: reintentar(user), bien: () => screen.findByRole('tab', { name: /^Datos Personales/ }) };
};

/** The reads of the journeys. */
export const lecturas: readonly Lectura[] = [
  {
    nombre: 'the list of notices',
    llamada: 'Parametros/ListaNovedadesParametro',
    donde: EN_SU_SITIO,
    abrir: lista('/seguros/aviso-baja-admin', 'Avisos de baja'),
    rechazos: rechazosDe(deLista.filter((fila) => fila !== '4.19')),
  },
  {
    nombre: 'opening a notice: its record',
    llamada: 'ObtenerXIdOld',
    donde: EN_SU_SITIO,
    abrir: abrirAviso,
    rechazos: rechazosDe([...deRegistro, '2.9']),
  },
  {
    nombre: 'opening a notice: its person',
    llamada: 'Pacientes/ObtieneXId',
    donde: EN_SU_SITIO,
    abrir: abrirAviso,
    rechazos: rechazosDe(['1.2', '1.6', '1.12', '1.16', '1.27b', '2.2b', '4.9', '4.10']),
  },
  {
    nombre: 'the search of a person',
    llamada: 'BuscarXDocumentoIdentidad',
    donde: EN_SU_SITIO,
    abrir: async () => {
      const { documento } = await ejemplo('registrable');
      const { user } = await empezar();
      return buscando('Buscar asegurado(a)', user, documento);
    },
    rechazos: rechazosDe(deLista),
  },
  {
    nombre: 'the desk of the staff',
    llamada: 'Parametros/ListaNovedadesParametro',
    donde: EN_SU_SITIO,
    abrir: async () => {
      const { user } = await mount('/seguros/revision-admin', { as: 'personal' });
      const bien = async () => expect((await filasDeLaCola()).length).toBeGreaterThan(0);
      return { pedir: reintentar(user), bien };
    },
    rechazos: rechazosDe(['1.2', '1.3', '1.6', '1.12', '1.16', '1.27b', '2.2b', '2.18', '4.8', '4.9', '4.14', '4.18']),
  },
  {
    nombre: 'the list of retirees’ registrations',
    llamada: 'Parametros/ListaNovedadesParametro',
    donde: EN_SU_SITIO,
    abrir: lista(PASIVOS, 'Altas de pasivos'),
    rechazos: rechazosDe(['1.2', '1.3', '1.6', '1.12', '1.16', '1.27b', '2.2b', '2.18', '4.8', '4.9', '4.14', '4.18']),
  },
  {
    nombre: 'the list of payment orders',
    llamada: 'OrdenPago/OrdenPagoListar',
    donde: EN_SU_SITIO,
    abrir: async () => {
      await ordenEn('borrador');
      return lista(LISTA, 'Listado de órdenes de pago')();
    },
    rechazos: rechazosDe(['1.3', '1.6', '1.12', '1.16', '1.27b', '2.2b', '2.9', '2.18', '4.9', '4.14', '4.18']),
  },
  {
    nombre: 'opening a payment order',
    llamada: 'OrdenPago/OrdenPagoId',
    donde: EN_SU_SITIO,
    abrir: async () => {
      const id = await ordenEn('borrador');
      const { user } = await mount(`${FORM}?orden=${id}`, { as: 'empresa' });
      const bien = () => screen.findByRole('heading', { level: 1, name: `Orden de pago ${id}` });
      return { pedir: reintentar(user), bien };
    },
    // A refusal leads back to the list, which is another case.
    rechazos: rechazosDe([
      '1.3',
      '1.27b',
      '2.2b',
      '2.9',
      '4.8',
      '4.9',
      '4.10',
      '4.11',
      '4.12b',
      '4.15',
      '4.18',
      '4.20',
    ]),
  },
  {
    nombre: 'the code to pay an order',
    llamada: 'OrdenPago/GeneraQR',
    donde: 'dialog[open] .alert-bad .alert-text p',
    abrir: async () => {
      const pagina = await abrirOrden(await ordenEn('generada'));
      await pagina.pulsar('Pagar con QR');
      const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
      return { pedir: reintentar(pagina.user), bien: () => panel.findByRole('img') };
    },
    rechazos: rechazosDe(['1.13', ...deTodaRespuesta.filter((fila) => fila !== '4.16'), '1.27b'], {
      ...Object.fromEntries(['1.12', '1.13'].map((fila) => [fila, [M316]])),
      ...Object.fromEntries(['1.2', '1.6'].map((fila) => [fila, [QR]])),
      '1.27b': [M330],
    }),
  },
];
