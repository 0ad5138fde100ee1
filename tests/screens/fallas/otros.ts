import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido, pulsarDia } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import { abrir as abrirMonitor, listadas } from '../monitoreo/pantalla.ts';
import { abrir as abrirAviso, nueva } from '../novedades/formulario.ts';
import { abrir as abrirOcupacional, dialogo } from '../ocupacional/pantalla.ts';
import { abrir as abrirCitas } from '../reportes/citas.ts';
import { botonDe, type Formulario, type Lleno } from './formulario.ts';

const PARA_UNO = '¿Desea registrar el pre/post ocupacional para el empleado';

export const ocupacional: readonly Formulario[] = [
  {
    nombre: 'Examen ocupacional, registrado',
    ids: '[R-1-03, R-2.8-08, R-5.6-04, R-7.7-04, R-8-01, R-8-15]',
    enLista: true,
    llamada: 'ocupacional.registrar',
    abrir: async () => {
      const { user } = await abrirOcupacional();
      const { db } = await theSandbox();
      await user.click(screen.getByRole('button', { name: 'Nuevo' }));
      const dialog = within(await dialogo('Registro de Ocupacional'));
      await user.selectOptions(dialog.getByLabelText(/^Tipo Ocupacional/), 'PRE OCUPACIONAL');
      await user.type(dialog.getByLabelText('Nombre Empleado'), '{Enter}');
      await dialog.findAllByRole('checkbox', { name: /^Seleccionar a/ });
      const free = dialog
        .getAllByRole('row')
        .find((row) => !/Vigente|en curso|Novedad Origen/.test(row.textContent ?? ''));
      const box = within(free ?? document.body).getByRole('checkbox');
      await user.click(box);
      // A short table makes the test fast.
      const name = (box.getAttribute('aria-label') ?? '').replace('Seleccionar a ', '');
      await user.type(dialog.getByLabelText('Nombre Empleado'), `${name}{Enter}`);
      await waitFor(() => expect(dialog.getAllByRole('row').length).toBeLessThan(4));
      return { user, boton: () => botonDe('Guardar'), pregunta: PARA_UNO, cuantos: () => db.novedades.size };
    },
    listo: 'Se registró correctamente el pre/post ocupacional.',
  },
  {
    nombre: 'Examen ocupacional, eliminado',
    ids: '[R-2.8-06, R-4.5-01, R-5.6-05, R-7.7-05, R-8-15]',
    llamada: 'ocupacional.eliminar',
    abrir: async () => {
      const { user } = await abrirOcupacional();
      const { nombre } = await ejemplo('examenRegistrado');
      return { user, boton: () => botonDe(`Eliminar el examen de ${nombre}`), pregunta: /¿Desea eliminar/ };
    },
    listo: /^Se eliminó correctamente el pre ?ocupacional\.$/i,
  },
  {
    nombre: 'Cita, programada',
    ids: '[R-7.7-01, R-7.7-03]',
    llamada: 'ocupacionalCitas.programar',
    abrir: async () => {
      const { user } = await abrirOcupacional();
      const { nombre } = await ejemplo('examenRegistrado');
      await user.click(screen.getByRole('button', { name: `Cita de ${nombre}` }));
      const dialog = within(await dialogo('Programar cita'));
      await user.selectOptions(await dialog.findByLabelText(/^Médico/), '11');
      await leido();
      await user.click(dialog.getByLabelText(/^Fecha de la cita/));
      await pulsarDia({ user }, /^23 de noviembre/);
      await user.click(await dialog.findByRole('radio', { name: '09:00' }));
      return { user, boton: () => botonDe('Programar') };
    },
    listo: 'La cita se programó correctamente.',
  },
  {
    nombre: 'Cita, quitada',
    ids: '[R-7.7-01]',
    llamada: 'ocupacionalCitas.eliminar',
    abrir: async () => {
      const { user } = await abrirOcupacional();
      const { nombre } = await ejemplo('examenProgramado');
      await user.click(screen.getByRole('button', { name: `Cita de ${nombre}` }));
      await screen.findByRole('button', { name: 'Quitar la cita' });
      return { user, boton: () => botonDe('Quitar la cita'), pregunta: /¿Desea quitar la cita/ };
    },
    listo: 'La cita se eliminó correctamente.',
  },
];

const NO_ENVIADOS = '?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31';

/** An action of the monitor on all people of a view. */
const deTodos = async (search: string, name: string): Promise<Lleno> => {
  const { user } = await abrirMonitor(search);
  await screen.findByRole('button', { name });
  return { user, boton: () => botonDe(name), pregunta: /¿Desea/, si: name };
};

/** The text after an action on all people. A second attempt has the same text, because nobody is left. */
const PROCESADOS = /^Procesados: \d+\. Observados: \d+\.$/;

/** Available even if nobody is left. */
const siempre = ['Volver a enviar', 'Registrar a quienes faltan'];

export const monitoreo: readonly Formulario[] = [
  ...(
    [
      ['afiliacionBdpa.grabarPoblacion', '', 'Registrar'],
      ['afiliacionBdpa.enviarPoblacion', '', 'Enviar'],
      ['afiliacionBdpa.enviarNoEnviados', '', 'Volver a enviar'],
      ['bdpa.grabarPoblacionNoEnviadaDia', '?vista=evolucion', 'Registrar a quienes faltan'],
      ['bdpa.regularizarBajas', '?vista=bajas', 'Regularizar las del periodo'],
      ['bdpa.corregirPoblacion', '?vista=diferencias', 'Corregir las del periodo'],
    ] as const
  ).map(
    ([llamada, search, name]): Formulario => ({
      nombre: `Registro central: ${name}`,
      llamada,
      abrir: () => deTodos(search, name),
      listo: PROCESADOS,
      ...(siempre.includes(name) ? {} : { seVe: true }),
    }),
  ),
  {
    nombre: 'Registro central: actualizar a una persona',
    llamada: 'afiliacionBdpa.actualizar',
    abrir: async () => {
      const { user } = await abrirMonitor(NO_ENVIADOS);
      await listadas();
      const { nombre, documento } = await ejemplo('bdpaNoEnviado');
      await user.type(screen.getByRole('searchbox'), documento);
      const name = `Actualizar el registro de ${nombre}`;
      await screen.findByRole('button', { name });
      return { user, boton: () => botonDe(name), pregunta: nombre, si: 'Actualizar' };
    },
    listo: 'Se actualizó correctamente el registro en la BDPA.',
  },
  {
    nombre: 'Registro central: regularizar una baja',
    llamada: 'afiliacionBdpa.regularizarBaja',
    abrir: async () => {
      const { user } = await abrirMonitor('?vista=bajas');
      await listadas();
      const { nombre } = await ejemplo('bdpaBajaPendiente');
      const name = `Regularizar la baja de ${nombre}`;
      await user.type(screen.getByRole('searchbox'), nombre);
      await screen.findByRole('button', { name });
      return { user, boton: () => botonDe(name), pregunta: nombre, si: 'Regularizar' };
    },
    listo: /^La BDPA conoce ahora la baja de/,
  },
];

/** True for a file that waits for its notice. */
const espera = (file: { IdTabla: number; IdRequisito: number }) => file.IdTabla === 0 && file.IdRequisito === 3;

/** The files of a new notice, with the slot of the identity document. */
async function adjuntos() {
  const pagina = await nueva('registrable', { archivos: false });
  await pagina.pestana('Adjuntos');
  const slot = () => screen.getByRole('listitem', { name: /^DOCUMENTO DE IDENTIDAD/ });
  return { ...pagina, slot };
}

/** No further text: the new data on the screen is the answer. */
const NADA = /^$/;

export const bloques: readonly Formulario[] = [
  {
    nombre: 'Mensaje en el seguimiento',
    enLista: true,
    llamada: 'seguimiento.registrar',
    abrir: async () => {
      const { user, db } = await abrirAviso('pendiente');
      await user.click(await screen.findByRole('button', { name: 'Escribir mensaje' }));
      await user.type(screen.getByLabelText(/^Mensaje/), 'Falta la firma del contrato.');
      return { user, boton: () => botonDe('Enviar'), cuantos: () => db.seguimientos.size };
    },
    listo: 'El mensaje se registró correctamente.',
  },
  {
    nombre: 'Adjunto, enviado',
    llamada: 'recursos.grabarPendiente',
    abrir: async () => {
      const { user, db, slot } = await adjuntos();
      server.use(http.post('*/grabarRecursoIdTablaCero', () => HttpResponse.error(), { once: true }));
      await user.upload(
        slot().querySelector('input[type=file]') as HTMLInputElement,
        new File(['%PDF-1.4\n%%EOF\n'], 'ci.pdf'),
      );
      await within(slot()).findByRole('button', { name: 'Reintentar' });
      return { user, boton: () => botonDe('Reintentar'), cuantos: () => db.archivos.all().filter(espera).length };
    },
    dice: () => 'No se pudo grabar el archivo.',
    listo: NADA,
    alFinal: async () => void (await screen.findByText('Se guardará con el aviso')),
  },
  {
    nombre: 'Adjunto que espera, quitado',
    llamada: 'recursos.eliminar',
    abrir: async () => {
      const { user, slot } = await adjuntos();
      await user.upload(
        slot().querySelector('input[type=file]') as HTMLInputElement,
        new File(['%PDF-1.4\n%%EOF\n'], 'ci.pdf'),
      );
      await screen.findByText('Se guardará con el aviso');
      return { user, boton: () => botonDe(/^Quitar ci.pdf|^Quitar .*DOCUMENTO/) };
    },
    dice: () => 'No se pudo quitar el archivo.',
    listo: NADA,
    alFinal: async ({ boton }) => void (await waitFor(() => expect(boton).toThrow())),
  },
  {
    nombre: 'Correos de notificación',
    llamada: 'citasMedicas.registrarCorreos',
    abrir: async () => {
      const { user } = await abrirCitas();
      await user.click(screen.getByRole('button', { name: 'Correos de notificación' }));
      await user.click(await screen.findByRole('button', { name: 'Agregar correo' }));
      const box = within(screen.getByRole('dialog', { name: 'Correos de notificación de inasistencias' }));
      await user.type(box.getByLabelText(/^Correo electrónico/), 'rrhh@banco.bo{Enter}');
      await user.click(box.getByRole('checkbox', { name: /^Autorizo que la entidad envíe/ }));
      return { user, boton: () => botonDe('Guardar') };
    },
    listo: 'La información se guardó correctamente.',
  },
  {
    nombre: 'Formularios físicos que pagan',
    ids: '[R-2.9-03, R-7.6-05]',
    llamada: 'ordenPagoFormularios.registrar',
    abrir: async () => {
      const { user } = await mount('/seguros/reporte-saldo-formulario-fisico', { as: 'empresa' });
      const [first] = await screen.findAllByRole('switch');
      const name = first?.getAttribute('aria-label') ?? '';
      return { user, boton: () => botonDe(name), pregunta: /./ };
    },
    listo: 'El formulario físico se guardó correctamente.',
  },
];

/** Opens the sign-in and fills it in. */
async function entrada(usuario: string): Promise<Lleno> {
  const { user } = await mount('/auth');
  await user.type(await screen.findByLabelText('Usuario'), usuario);
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  // The robot check is valid for one attempt.
  const antes = async () => user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  return { user, boton: () => botonDe('Iniciar Sesión'), antes, menos: '[type=checkbox]' };
}

/** Signed in, although the button was pressed twice. */
async function adentro({ boton, antes }: Lleno): Promise<void> {
  await antes?.();
  boton().click();
  boton().click();
  await waitFor(() => expect(document.querySelector('nav[aria-label="Menú principal"]')).not.toBeNull());
}

/** Fills the two fields of a new password, and the current one. */
async function claves(user: Lleno['user'], actual: boolean): Promise<Lleno> {
  if (actual) await user.type(await screen.findByLabelText(/^Contraseña actual/), PASSWORD);
  await user.type(await screen.findByLabelText(/^Contraseña nueva/), 'Nueva2027');
  await user.type(screen.getByLabelText(/^Repita/), 'Nueva2027');
  return { user, boton: () => botonDe('Grabar') };
}

const CONTRASENA_INCIERTA =
  'No sabemos si la contraseña se cambió. Pruebe a ingresar con la nueva antes de volver a intentar.';

export const ingreso: readonly Formulario[] = [
  {
    nombre: 'Ingreso: contraseña',
    llamada: 'empAuth.token',
    abrir: () => entrada('empresa'),
    listo: NADA,
    alFinal: adentro,
    sinSesion: true,
  },
  {
    nombre: 'Ingreso: quién es',
    llamada: 'login.usuario',
    abrir: () => entrada('empresa'),
    listo: NADA,
    alFinal: adentro,
    sinSesion: true,
  },
  {
    nombre: 'Regional, empresa y módulo',
    llamada: 'empAuth.newToken',
    abrir: async () => {
      const { user, boton, antes } = await entrada('varias');
      await antes?.();
      await user.click(boton());
      await user.selectOptions(await screen.findByLabelText('Regional'), 'Cochabamba');
      await waitFor(() => expect(screen.getByLabelText('Empresa')).toBeEnabled());
      await user.selectOptions(
        screen.getByLabelText('Empresa'),
        await screen.findByRole<HTMLOptionElement>('option', { name: /Altiplano/ }),
      );
      await user.selectOptions(
        screen.getByLabelText('Módulo'),
        await screen.findByRole<HTMLOptionElement>('option', { name: 'Afiliación y novedades' }),
      );
      return { user, boton: () => botonDe('Continuar') };
    },
    listo: NADA,
    alFinal: adentro,
    sinSesion: true,
  },
  {
    nombre: 'Contraseña olvidada',
    llamada: 'contrasena.solicitar',
    abrir: async () => {
      const { user } = await mount('/auth/forgot-your-password');
      await user.type(await screen.findByLabelText(/^Correo electrónico/), 'empresa@ejemplo.bo');
      return { user, boton: () => botonDe('Enviar enlace') };
    },
    listo: /Si el correo está registrado/,
    nadieSabe: 'No sabemos si el enlace se envió. Revise su correo antes de volver a solicitarlo.',
    sinSesion: true,
  },
  {
    nombre: 'Contraseña restablecida',
    llamada: 'contrasena.reestablecer',
    abrir: async () => {
      const sandbox = await theSandbox();
      await sandbox.app.request('/servicios/seguridad/ReestablecerContrasena/solicita', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ CorreoElectronico: 'empresa@ejemplo.bo' }),
      });
      const { user } = await mount(`/auth/reestablecer-contrasena/${sandbox.resetLinks()[0]?.token ?? ''}`);
      return claves(user, false);
    },
    listo: /^Información actualizada correctamente/,
    nadieSabe: CONTRASENA_INCIERTA,
    sinSesion: true,
  },
  {
    nombre: 'Contraseña cambiada',
    llamada: 'contrasena.cambiar',
    abrir: async () => {
      const { user } = await mount('/auth/modificar-password/voluntario', { as: 'empresa' });
      return claves(user, true);
    },
    listo: /^La contraseña fue modificada/,
    nadieSabe: CONTRASENA_INCIERTA,
  },
];
