import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { session } from '#client/session.ts';
import { type Estado, requisitoFotografia, tabla, tipoNovedad } from '#contract/enumerations.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { GruposPasivo } from '#sandbox/db/pasivoRows.ts';
import type { Novedad, Persona } from '#sandbox/db/rows.ts';
import { ejemplo } from '#support/screens.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { dejarArchivo, elegirPersona, formulario, type Pagina } from '../novedades/formulario.ts';

export const EDITAR = '/seguros/aviso-alta-pasivo-editar';
export const LISTA = '/seguros/aviso-alta-pasivo-admin';
const requisitos = [requisitoFotografia, 3, 8] as const;

/** The four variants by their own type, with the words that differ and an example of the seed for each. */
export const variantes = {
  algoritmo: {
    tipo: tipoNovedad.ALTA_PASIVO_POR_ALGORITMO,
    quien: 'porAlgoritmo',
    titulo: 'Registro de Alta de pasivo por algoritmo',
    pregunta: 'el alta de pasivo por algoritmo',
  },
  jubilacion: {
    tipo: tipoNovedad.ALTA_PASIVO_POR_JUBILACION,
    quien: 'jubilable',
    titulo: 'Registro de Alta de pasivo por jubilación',
    pregunta: 'el alta de pasivo por jubilación',
  },
  resolucion: {
    tipo: tipoNovedad.ALTA_PASIVO_POR_RESOLUCION,
    quien: 'jubilable',
    titulo: 'Registro de Alta de pasivo por resolución',
    pregunta: 'el alta de pasivo por resolución',
  },
  derechoHabiente: {
    tipo: tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE,
    quien: 'viuda',
    titulo: 'Registro de Alta de pasivo por derecho habiente',
    pregunta: 'el alta de pasivo por derecho habiente',
  },
} as const satisfies Record<string, { tipo: number; quien: Ejemplo; titulo: string; pregunta: string }>;
export type Variante = keyof typeof variantes;

const deLaFicha = ['Nuevo', 'Grabar', 'Editar', 'Descartar', 'Eliminar', 'Imprimir', 'Salir'];

/** Which of the form's own buttons it has now, in their order. */
export const botones = () =>
  within(screen.getByRole('toolbar', { name: 'Acciones del aviso' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => deLaFicha.includes(name));

/** Starts a new notice of a variant and confirms its regional. Then it asks its first question. */
export async function empezar(v: Variante) {
  if (session.getState().user === null) await signInAs('empresa');
  const pagina = await formulario(`${EDITAR}?novedad=0&tipo=${variantes[v].tipo}`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  return pagina;
}

/** Finds nobody in the search for a person. Returns its dialog. */
export async function buscarANadie({ user }: Pick<Pagina, 'user'>) {
  const search = within(await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' }));
  await search.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  await user.type(search.getByLabelText(/^Número de documento/), '99887766{Enter}');
  await search.findByText(/No se encuentran/);
  return search;
}

/** Finds nobody in the search for a person, and looks for her at the identity service. Returns its dialog. */
export async function buscarEnSegip({ user }: Pick<Pagina, 'user'>, persona: Persona) {
  const search = await buscarANadie({ user });
  await user.click(await search.findByRole('button', { name: 'Registrar una persona nueva' }));
  const identity = within(await screen.findByRole('dialog', { name: 'Buscar Persona (SEGIP)' }));
  await identity.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  await user.clear(identity.getByLabelText(/^Número de documento/));
  const typed = [
    [/^Número de documento/, persona.NumeroDocumento],
    [/^Fecha de nacimiento/, persona.FechaNacimiento.split('-').reverse().join('/')],
    [/^Apellido paterno/, persona.ApellidoPaterno],
    [/^Apellido materno/, persona.ApellidoMaterno],
    [/^Nombres/, persona.Nombres],
  ] as const;
  for (const [label, text] of typed.filter(([, text]) => text !== '')) {
    await user.click(identity.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(identity.getByRole('button', { name: 'Buscar' }));
  return identity;
}

/** Fills in the resolution in its dialog. */
async function decirResolucion({ user }: Pick<Pagina, 'user'>): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolución que solicita la afiliación' }));
  await user.type(dialog.getByLabelText(/^Número de resolución/), 'ra-77/2026');
  await user.type(dialog.getByLabelText(/^Fecha de resolución/), '01/10/2026');
  await user.type(dialog.getByLabelText(/^Instancia/), 'senasir');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
}

/** Presses Calcular and accepts the fund as the result. */
export async function aceptarGestor({ user }: Pick<Pagina, 'user'>): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignación de Gestor de Salud' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Resolución/)).toHaveDisplayValue(/26\/01\/2021/));
  await user.click(dialog.getByRole('button', { name: 'Calcular' }));
  await user.click(await dialog.findByRole('button', { name: 'Aceptar' }));
}

/** Goes through the variant's own steps to the open form. The required files are waiting. */
export async function nueva(v: Variante, { archivos = true } = {}) {
  const { tipo, quien: example } = variantes[v];
  const quien = await ejemplo(example);
  await signInAs('empresa');
  if (archivos) for (const id of requisitos) await dejarArchivo(quien.persona.IdPersona, id, tipo);
  const pagina = await empezar(v);
  if (v === 'resolucion') await decirResolucion(pagina);
  if (v === 'derechoHabiente') {
    const holder = await ejemplo('pasivoFallecido');
    await elegirPersona(pagina, holder.documento, 1, 'Buscar titular');
  }
  const titulo = v === 'derechoHabiente' ? 'Buscar derecho habiente' : 'Buscar asegurado(a)';
  await elegirPersona(pagina, quien.documento, quien.persona.IdTipoDocumento, titulo);
  if (v === 'algoritmo') await aceptarGestor(pagina);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent(archivos ? '2 de 3' : '0 de 3'),
  );
  return { ...pagina, ...quien };
}

/** Fills in what every variant requires. */
export async function llenar(pagina: Pagina, v: Variante): Promise<void> {
  await pagina.pestana('Alta de pasivo');
  await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
  await pagina.escribir(/^Haber mensual/, '2800');
  await pagina.escribir(/^Cargo/, 'jubilado');
  await pagina.elegir('Ubicación empresa', 'EL ALTO');
  if (v !== 'derechoHabiente') return;
  await pagina.elegir('Relación de parentesco', 'ESPOSO');
  await pagina.elegir('Tipo de beneficiario', 'ESPOSO');
}

const grupos: Omit<GruposPasivo, 'IdPersonaNovedad'> = {
  PacientesAlgoritmo: null,
  PacientesResolucion: {
    IdPacientesResolucion: 7,
    IdPersonaNovedad: 0,
    NumeroResolucion: 'RA-77/2026',
    FechaResolucion: '2026-10-01',
    Instancia: 'SENASIR',
  },
  PacientesDerechoHabiente: null,
};

/** A registration in a state, with its files, as in the services: by resolution, if not of another type with its own group. */
export async function conAlta(estado: Estado, fields: Partial<Novedad> = {}, propios: Partial<typeof grupos> = {}) {
  const quien = await ejemplo('jubilable');
  const { db, persona } = quien;
  const [{ emptyNovedad }, { idDeEstado }] = await Promise.all([
    import('#sandbox/db/empty.ts'),
    import('#sandbox/db/tipos.ts'),
  ]);
  const { IdTipoNovedad = tipoNovedad.ALTA_PASIVO_POR_RESOLUCION } = fields;
  const row = db.novedades.put({
    ...emptyNovedad,
    IdPersonaNovedad: 592_001,
    IdPersona: persona.IdPersona,
    IdTipoNovedad,
    IdEmpresa: 501,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: '2026-11-17',
    HaberMensual: 2800,
    IdUbicacion: 101,
    Cargo: 'JUBILADO',
    IdEstadoProceso: idDeEstado(IdTipoNovedad, estado),
    NumeroDocumento: '2026-09101',
    FechaRegistro: '2026-11-17',
    ObservacionCaja: '',
    Version: 1,
    ...fields,
  });
  db.gruposPasivo.put({ ...grupos, ...propios, IdPersonaNovedad: row.IdPersonaNovedad });
  for (const [at, IdRequisito] of requisitos.entries())
    db.archivos.put({
      IdRecurso: 792_001 + at,
      Tabla: tabla.novedad,
      IdTabla: row.IdPersonaNovedad,
      IdPersona: persona.IdPersona,
      IdTipoNovedadPadre: tipoNovedad.ALTA_PASIVO,
      IdRequisito,
      IdUsuario: 0,
      NombreArchivo: IdRequisito === requisitoFotografia ? 'fotografia.png' : 'documento.pdf',
      TipoContenido: IdRequisito === requisitoFotografia ? 'image/png' : 'application/pdf',
      Contenido: '',
    });
  return { ...quien, row: () => db.novedades.get(row.IdPersonaNovedad), id: row.IdPersonaNovedad };
}

/** Opens it as from a list. */
export async function abrir(
  estado: Estado,
  {
    as = 'empresa',
    fields = {},
    propios = {},
  }: { as?: DemoUser; fields?: Partial<Novedad>; propios?: Partial<typeof grupos> } = {},
) {
  const alta = await conAlta(estado, fields, propios);
  await signInAs(as);
  const tipo = fields.IdTipoNovedad ?? tipoNovedad.ALTA_PASIVO_POR_RESOLUCION;
  const pagina = await formulario(`${EDITAR}?novedad=${alta.id}&tipo=${tipo}`);
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  return { ...pagina, ...alta };
}
