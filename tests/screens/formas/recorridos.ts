import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { estadoAlta } from '#contract/enumerations.ts';
import { abrirFormularioDe, filasDeLaCola } from '#support/escritorio.ts';
import { filasDe } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido, question } from '#support/screens.ts';
import { PASSWORD } from '#support/session.ts';
import { abrir, empezar, llenar, nueva } from '../novedades/formulario.ts';
import { abrirOrden, ordenEn } from '../orden-pago/pantalla.ts';
import { llenar as llenarPasivo, nueva as nuevoPasivo } from '../pasivo/alta.ts';

/** A journey. It returns what people see at the end, which is the same for every form of the replies. */
type Recorrido = () => Promise<unknown>;

/** The values of all controls on the page. */
const escrito = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea, main select')]
    .filter((field) => field.type !== 'file' && field.name !== '')
    .map((field) => `${field.name}=${/radio|checkbox/.test(field.type) ? field.checked : field.value}`);

const datos = (): string[] =>
  [...document.querySelectorAll('main dt')].map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);

/** Signs in on the screen, and finds the session after a reload of the page. */
async function ingreso() {
  const { user } = await mount('/auth');
  await user.type(await screen.findByLabelText('Usuario'), 'empresa');
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByRole('heading', { name: /Carla/ });
  cleanup();
  queryClient.clear();
  await mount('/system');
  await screen.findByRole('heading', { name: /Carla/ });
  await leido();
  const { user: quien, empresa } = session.getState();
  const rutas = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  return { quien: quien?.nombre_completo, regional: quien?.regional, empresa: empresa.RazonSocial, rutas };
}

async function lista() {
  await mount('/seguros/aviso-alta-admin', { as: 'empresa' });
  return filasDe('Avisos de alta');
}

/** Opens a notice. Returns what every field of its form shows. */
async function abierto() {
  const pagina = await abrir('pendiente');
  await pagina.pestana('Aviso de alta');
  await leido();
  return { escrito: escrito(), datos: datos(), estado: await pagina.estado('Registrado') };
}

/** Saves a new notice, from the search of the person to its number. */
async function grabado() {
  const pagina = await nueva('registrable');
  await llenar(pagina);
  await pagina.grabar();
  const estados = await pagina.estado('Registrado');
  const { Cargo, HaberMensual, FechaNovedad, IdPersona, IdUbicacion } = pagina.novedad();
  const { search } = pagina.router.state.location;
  expect(search).toBe(`?novedad=${pagina.novedad().IdPersonaNovedad}&tipo=1`);
  expect(IdPersona).toBe(pagina.persona.IdPersona);
  const { NombreCompleto, FechaNacimiento, IdSexo } = pagina.db.personas.get(IdPersona) ?? pagina.persona;
  return { estados, Cargo, HaberMensual, FechaNovedad, IdUbicacion, NombreCompleto, FechaNacimiento, IdSexo };
}

async function declarado() {
  const pagina = await abrir('pagado');
  await waitFor(() => expect(screen.getByLabelText('Estado del aviso')).toHaveTextContent('Pagado'));
  const estados = within(screen.getByLabelText('Estado del aviso'));
  await pagina.user.click(estados.getByRole('button', { name: /^Declarado/ }));
  await pagina.aceptar(/Una vez declarada/);
  await pagina.estado('Declarado');
  await screen.findByRole('heading', { name: 'Aviso declarado' });
  const { FechaDeclaracion, IdEstadoProceso } = pagina.novedad();
  expect(IdEstadoProceso).toBe(estadoAlta.declarado);
  return { FechaDeclaracion, datos: datos() };
}

/** Accepts a notice from the staff's desk. */
async function revisado() {
  const { nombre, novedad } = await ejemplo('declarado');
  const { user } = await mount('/seguros/revision-admin', { as: 'personal' });
  // The desk says in their rows what it found in the notice in view and in the two that it reads ahead.
  const filas = await waitFor(async () => {
    const textos = (await filasDeLaCola()).map((row) => row.textContent);
    expect(textos.filter((texto) => /reparo/.test(texto))).toHaveLength(3);
    return textos;
  });
  await abrirFormularioDe(user, nombre);
  // The form reads the notice again; an answer in another form than the desk's draws its buttons anew.
  await leido();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click((await question(/aceptar/i)).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(novedad().IdEstadoProceso).toBe(estadoAlta.aceptado));
  await waitFor(() => expect(screen.getByLabelText('Estado del aviso')).toHaveTextContent(/Aceptado/));
  return filas;
}

/** Takes an order from draft, through request and payment code, to its invoice. */
async function pagado() {
  const id = await ordenEn('borrador');
  const pagina = await abrirOrden(id);
  const borrador = datos();
  await pagina.pulsar('Generar solicitud');
  await question(/generar/i).then((dialog) => pagina.user.click(dialog.getByRole('button', { name: 'Aceptar' })));
  await pagina.user.click(await screen.findByRole('button', { name: 'Pagar con QR' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
  await panel.findByRole('img');
  await pagina.pay(id);
  await pagina.user.click(panel.getByRole('button', { name: 'Verificar pago' }));
  await panel.findByText('La orden de pago está pagada.');
  // In the order and in the paid items.
  await waitFor(() => expect(datos().filter((dato) => dato.startsWith('Número Factura'))).toHaveLength(2));
  await leido();
  return { borrador, pagada: datos() };
}

/** Searches a person by document in the form of a new notice. */
async function buscado() {
  const { documento, persona } = await ejemplo('registrable');
  const pagina = await empezar();
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' }));
  const tipo = dialog.getByLabelText(/^Tipo de documento/);
  await waitFor(() => expect(within(tipo).getAllByRole('option').length).toBeGreaterThan(2));
  const tipos = within(tipo)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await pagina.user.selectOptions(tipo, String(persona.IdTipoDocumento));
  await pagina.user.type(dialog.getByLabelText(/^Número de documento/), `${documento}{Enter}`);
  const box = await dialog.findByRole('checkbox', { name: /^Seleccionar a/ });
  return { tipos, fila: box.closest('tr')?.textContent };
}

/** Registers a retiree by resolution. */
async function pasivo() {
  const pagina = await nuevoPasivo('resolucion');
  await llenarPasivo(pagina, 'resolucion');
  await pagina.grabar();
  const estados = await pagina.estado('Registrado');
  const { Cargo, HaberMensual, FechaNovedad, IdPersonaNovedad } = pagina.novedad();
  const { PacientesResolucion } = pagina.db.gruposPasivo.get(IdPersonaNovedad) ?? {};
  return { estados, Cargo, HaberMensual, FechaNovedad, resolucion: PacientesResolucion?.NumeroResolucion };
}

/** The journeys, by what a person does. */
export const recorridos = {
  'ingresa y recarga la página': ingreso,
  've el listado': lista,
  'abre un aviso': abierto,
  'graba un aviso': grabado,
  'declara un aviso': declarado,
  'acepta un aviso declarado': revisado,
  'paga una orden': pagado,
  'busca a una persona': buscado,
  'registra un pasivo': pasivo,
} as const satisfies Record<string, Recorrido>;
export type Nombre = keyof typeof recorridos;
