import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { recursos } from '#contract/services/recursos.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { elegido } from '#support/desplegables.ts';
import { conFormas } from '#support/formas.ts';
import { abrirListaDe, filasDe } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, question, toastSays } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { abrir, elegirPersona, empezar } from '../novedades/formulario.ts';
import { abrirOrden, ordenEn } from '../orden-pago/pantalla.ts';
import { type Aparte, aparte } from './dialectos.ts';

const ALTAS = '/seguros/aviso-alta-admin';
const altas = () => abrirListaDe(ALTAS, 'Avisos de alta');

/** Edits the job of a registered notice and saves it. */
async function editar() {
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.escribir(/^Cargo/, 'cosmonauta');
  await pagina.grabar();
  return pagina;
}

/** What people see and what the services store, for each form with its own meaning. */
const casos: Readonly<Record<Aparte, () => Promise<void>>> = {
  '1.7': async () => {
    await conFormas(['1.7'], 'ListaNovedadesParametro');
    await mount(ALTAS, { as: 'empresa' });
    expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  },
  '1.8': async () => {
    await conFormas(['1.8'], 'Pacientes/ObtieneXId');
    const { documento, persona } = await ejemplo('registrable');
    const pagina = await empezar();
    await elegirPersona(pagina, documento, persona.IdTipoDocumento);
    await question(engineMessages.sinPaciente);
  },
  '1.20': async () => {
    await conFormas(['1.20']);
    const { user } = await mount('/auth/forgot-your-password');
    await user.type(await screen.findByLabelText(/^Correo electrónico/), 'empresa@ejemplo.bo');
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText('Revise su correo')).toBeVisible();
  },
  '1.21': async () => {
    await conFormas(['1.21'], 'ModificaAltaCotizante');
    const pagina = await editar();
    await toastSays('Proceso realizado correctamente.');
    await pagina.cerrado();
    expect(pagina.novedad().Cargo).toBe('COSMONAUTA');
  },
  '2.8': async () => {
    await conFormas(['2.8'], 'OrdenPago');
    await abrirOrden(await ordenEn('generada'));
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
  },
  '2.27': async () => {
    const shown = async () => (await filasDe('Avisos de alta')).map((cells) => cells.join(' '));
    const { unmount } = await altas();
    const honest = await shown();
    unmount();
    await conFormas(['2.27']);
    await altas();
    expect(await shown()).toEqual(honest);
    const styles = [...document.querySelectorAll('[style]')].map((one) => one.getAttribute('style'));
    expect(styles.filter((style) => /url|undefined|null/.test(style ?? ''))).toEqual([]);
  },
  '2.29': async () => {
    await conFormas(['2.29']);
    const pagina = await abrir('pendiente');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Editar', 'Eliminar']) pagina.boton(name);
  },
  '2.32': async () => {
    await conFormas(['2.32']);
    await abrir('pendiente');
    const materno = screen.getByText('Apellido materno', { selector: 'dt' }).nextSibling;
    expect(materno).not.toHaveTextContent(/[A-Z]|undefined|null/);
  },
  '2.34': async () => {
    await conFormas(['2.34']);
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    await waitFor(() => expect(elegido('Nacionalidad')).toMatch(/^Elija una opción/));
  },
  '3.11': async () => {
    await conFormas(['3.11']);
    await abrir('pendiente');
    expect(document.querySelector('main')).not.toHaveTextContent('9999');
  },
  '4.4': async () => {
    await conFormas(['4.4']);
    const pagina = await editar();
    await toastSays('Hubo un problema al recuperar la información.');
    expect(pagina.novedad().Cargo).not.toBe('COSMONAUTA');
    expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
  },
  '4.5': async () => {
    await conFormas(['4.5'], 'ListaNovedadesParametro');
    await altas();
    const texts = (await filasDe('Avisos de alta')).flat().join(' ');
    expect(texts).toMatch(/Ã/);
  },
  '4.12': async () => {
    const { novedad } = await ejemplo('pendiente');
    await signInAs('empresa');
    await conFormas(['4.12']);
    const { db } = await theSandbox();
    const file = db.archivos.all().find(({ IdTabla }) => IdTabla === novedad().IdPersonaNovedad);
    const params = { tabla: file?.Tabla ?? '', idTabla: file?.IdTabla ?? 0, idRecurso: file?.IdRecurso ?? 0 };
    await call(recursos.eliminar, { params });
    expect(db.archivos.get(params.idRecurso)).toBeUndefined();
  },
  '6.6': async () => {
    await conFormas(['6.6']);
    await mount('/system', { as: 'personal' });
    const nav = within(await screen.findByRole('navigation', { name: /./ }));
    expect(nav.queryByRole('link', { name: /por revisar/i })).toBeNull();
    expect(screen.queryByText(/por revisar/i)).toBeNull();
  },
};

test.each(aparte)('[E-8-08, E-5.7-12, F-7.1-10, E-5.2-12] (%s) is taken for what it means', async (id) => {
  // Messages without the documented structure are logged for developers.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await casos[id]();
});
