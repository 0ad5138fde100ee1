import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { botonDe, type Formulario, type Lleno } from './formulario.ts';

/** The folder of a person as the staff see it. */
async function carpeta(idPersona: number) {
  const { user } = await mount(`/seguros/persona-carpeta?persona=${idPersona}`, { as: 'personal' });
  await screen.findByRole('region', { name: 'Línea de tiempo' });
  return user;
}

type Campos = Readonly<Record<string, string>>;

/** An action of the folder with its fields filled in. A label that starts with '=' has a value to choose from a list. */
async function tramite(idPersona: number, name: string, campos: Campos, cuantos?: () => number): Promise<Lleno> {
  const user = await carpeta(idPersona);
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  for (const [label, value] of Object.entries(campos)) {
    const field = await dialog.findByLabelText(new RegExp(`^${label}`));
    if (field instanceof HTMLSelectElement) {
      await within(field).findAllByRole('option', { name: /./ });
      await user.selectOptions(field, value);
    } else {
      await user.clear(field);
      await user.type(field, value);
    }
  }
  return { user, boton: () => botonDe('Grabar'), ...(cuantos ? { cuantos } : {}) };
}

/** An action on somebody who works in the company. */
async function deActivo(name: string, campos: Campos): Promise<Lleno> {
  const { persona, db } = await ejemplo('activo');
  return tramite(persona.IdPersona, name, campos, () => db.afiliaciones.size);
}

/** A dependant, because only dependants can be given more time. */
async function ampliar(campos: Campos): Promise<Lleno> {
  const { db } = await theSandbox();
  const dependant = db.pacientes.all().find((p) => p.IdPacientePadre !== 0 && p.EstadoVigencia === 'VIGENTE');
  return tramite(dependant?.IdPersona ?? 0, 'Ampliar el seguro', campos, () => db.afiliaciones.size);
}

/** A declared change of data in the folder of the person. */
async function declarado() {
  const { db } = await theSandbox();
  const asked = db.afiliaciones.all().find((n) => n.detalle.Propuesto);
  if (!asked) throw new Error('The seed has no change of data');
  const open = db.afiliaciones.put({ ...asked, IdEstadoProceso: 10, IdRegional: 1 });
  const user = await carpeta(open.IdPersona);
  await screen.findByRole('button', { name: /^Concluir/ });
  return user;
}

/** The form for the birth of the insured person's child. */
async function nacido() {
  const { nombre, db } = await ejemplo('asegurado');
  const { user } = await mount('/seguros/recien-nacido-admin', { as: 'personal' });
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^Registrar el .* de ${nombre}`) });
  if (button) await user.click(button);
  await user.type(await screen.findByLabelText(/^Nombres/), 'luz maría');
  return { user, db };
}

export const personas: readonly Formulario[] = [
  {
    ids: '[R-7.2-03]',
    nombre: 'Datos de contacto',
    llamada: 'afiliacionCambios.datosNoRelevantes',
    abrir: () => deActivo('Actualizar contacto', { Celular: '70011223' }),
    listo: 'Los datos de contacto se actualizaron correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Identidad corregida',
    llamada: 'afiliacionCambios.datosRelevantes',
    abrir: () => deActivo('Corregir identidad', { Nombres: 'ISABEL' }),
    listo: 'La identidad se corrigió correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Cambio de género',
    llamada: 'afiliacionCambios.genero',
    abrir: async () => {
      const { persona } = await ejemplo('activo');
      const Género = String(3 - persona.IdGenero);
      return deActivo('Cambio de género', { Género, 'Fecha de cambio': '02/11/2026' });
    },
    listo: 'El cambio de género se registró correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Ampliación del seguro',
    llamada: 'afiliacionCambios.ampliacion',
    abrir: () => ampliar({ 'Fecha límite': '31/12/2050' }),
    listo: 'La ampliación del seguro se registró correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Ampliación del seguro por resolución',
    llamada: 'afiliacionCambios.ampliacionPorResolucion',
    abrir: () =>
      ampliar({
        'Fecha límite': '31/12/2050',
        'La ampliación es por resolución': '1',
        'Número de resolución': 'RA-15/2026',
        'Fecha de resolución': '10/11/2026',
        Instancia: 'Dirección médica',
      }),
    listo: 'La ampliación del seguro se registró correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Compromiso de afiliación',
    enLista: true,
    llamada: 'afiliacionCambios.compromisoAfiliacion',
    abrir: () => deActivo('Compromiso de afiliación', { 'Fecha de compromiso': '20/12/2026' }),
    listo: 'El compromiso de afiliación se registró correctamente.',
  },
  {
    ids: '[R-7.2-03]',
    nombre: 'Compromiso de pago',
    enLista: true,
    llamada: 'afiliacionCambios.compromisoPago',
    abrir: () => deActivo('Compromiso de pago', { 'Fecha de compromiso': '20/12/2026', Monto: '350.50' }),
    listo: 'El compromiso de pago se registró correctamente.',
  },
  {
    ids: '[R-7.2-18]',
    nombre: 'Novedad de afiliación, concluida',
    llamada: 'afiliacion.modificar',
    abrir: async () => ({ user: await declarado(), boton: () => botonDe(/^Concluir/), pregunta: /de concluir/ }),
    listo: 'La novedad se grabó correctamente.',
  },
  {
    ids: '[R-7.2-18]',
    nombre: 'Novedad de afiliación, observada',
    llamada: 'afiliacion.modificar',
    abrir: async () => {
      const user = await declarado();
      await user.click(screen.getByRole('button', { name: /^Observar/ }));
      await user.type(await screen.findByLabelText(/^Observación/), 'Falta el certificado.');
      return { user, boton: () => botonDe('Grabar') };
    },
    listo: 'Se observó correctamente la novedad.',
  },
  {
    ids: '[R-7.2-18]',
    nombre: 'Pasivo afiliado',
    enLista: true,
    llamada: 'afiliacion.insertar',
    abrir: async () => {
      const { db } = await theSandbox();
      const { user } = await mount('/seguros/afiliacion-admin', { as: 'personal' });
      await user.click(await screen.findByRole('tab', { name: 'Pasivos por afiliar' }));
      await waitFor(() => botonDe(/^Afiliar a [A-ZÁÉÍÓÚÑ]/));
      await user.click(botonDe(/^Afiliar a [A-ZÁÉÍÓÚÑ]/));
      await screen.findByRole('dialog', { name: 'Afiliación de pasivo' });
      return { user, boton: () => botonDe('Grabar'), cuantos: () => db.afiliaciones.size };
    },
    listo: 'La novedad se grabó correctamente.',
  },
  {
    ids: '[R-7.2-16]',
    nombre: 'Vigencia del seguro, quitada',
    llamada: 'novedades.quitarHabilitarVigencia',
    abrir: async () => {
      const user = await carpeta((await ejemplo('activo')).persona.IdPersona);
      await screen.findByRole('button', { name: 'Quitar vigencia' });
      return { user, boton: () => botonDe('Quitar vigencia'), pregunta: /quitar la vigencia/ };
    },
    listo: 'Se quitó la vigencia del seguro.',
  },
  {
    ids: '[R-7.2-17]',
    nombre: 'Observación de una afiliación',
    llamada: 'afiliacionCambios.observacion',
    abrir: async () => {
      const { user } = await mount('/seguros/afiliacion-admin', { as: 'personal' });
      await waitFor(() => botonDe(/^Ver /));
      await user.click(botonDe(/^Ver /));
      await user.click(await screen.findByRole('button', { name: 'Escribir observación' }));
      const form = within(await screen.findByRole('dialog', { name: 'Escribir observación' }));
      await user.type(form.getByLabelText(/^Observación/), 'Falta la fotocopia.');
      return { user, boton: () => botonDe('Grabar') };
    },
    listo: 'La observación se grabó correctamente.',
  },
  {
    ids: '[R-7.2-11]',
    nombre: 'Recién nacido, registrado',
    enLista: true,
    llamada: 'recienNacidos.grabar',
    abrir: async () => {
      const { user, db } = await nacido();
      const cuantos = () => db.personas.all().filter((p) => p.Nombres === 'LUZ MARÍA').length;
      return { user, boton: () => botonDe('Grabar'), cuantos };
    },
    listo: 'El registro de recién nacido se grabó correctamente.',
  },
  {
    ids: '[R-7.2-13]',
    nombre: 'Recién nacido, concluido',
    llamada: 'recienNacidos.concluir',
    abrir: async () => {
      const { user } = await nacido();
      await user.click(botonDe('Grabar'));
      await waitFor(() => botonDe(/^Concluir el registro .*LUZ MARÍA/));
      return { user, boton: () => botonDe(/^Concluir el registro .*LUZ MARÍA/), pregunta: /de concluir/ };
    },
    listo: 'El registro de recién nacido se concluyó correctamente.',
  },
  {
    nombre: 'Diferencias avisadas al encargado',
    llamada: 'bdpa.notificarDiferencia',
    abrir: async () => {
      const { persona, db } = await ejemplo('bdpaNombres');
      const { user } = await mount(`/seguros/personas-admin?persona=${persona.IdPersona}`, { as: 'personal' });
      await screen.findByRole('button', { name: 'Notificar al encargado regional' });
      return {
        user,
        boton: () => botonDe('Notificar al encargado regional'),
        pregunta: /¿Desea notificar/,
        cuantos: () => db.notificacionesBdpa.size,
      };
    },
    listo: /^Se envió un correo electrónico/,
  },
];
