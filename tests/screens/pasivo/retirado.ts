import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { session } from '#client/session.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { type Estado, requisitoFotografia, tabla, tipoNovedad } from '#contract/enumerations.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { abrirListaDe, filasDe } from '#support/listas.ts';
import { ejemplo, recordCalls, toastSays } from '#support/screens.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { dejarArchivo, elegirPersona, formulario } from '../novedades/formulario.ts';

/** The notices about retirees other than the registration, with what differs. */
export const familias = {
  baja: {
    tipo: tipoNovedad.BAJA_PASIVO,
    editar: '/seguros/aviso-baja-pasivo-editar',
    lista: '/seguros/aviso-baja-pasivo-admin',
    titulo: 'Bajas de pasivos',
    pestana: 'Aviso de Baja Pasivo',
    requisitos: [requisitoFotografia, 9],
    campos: {
      IdLugarFallecimiento: 1,
      IdUbicacionFallecimiento: 102,
      IdUbicacion: 101,
      NombreCompletoTitular: '',
      IdPersonaTitular: 0,
    },
  },
  transferencia: {
    tipo: tipoNovedad.TRANSFERENCIA_PASIVO,
    editar: '/seguros/aviso-transferencia-pasivo-editar',
    lista: '/seguros/aviso-transferencia-pasivo-admin',
    titulo: 'Transferencias de pasivos',
    pestana: 'Aviso de Transferencia Pasivo',
    requisitos: [requisitoFotografia],
    campos: { IdEmpresaDestino: 501, IdUbicacion: 301 },
  },
} as const;
export type Familia = keyof typeof familias;

/** Starts a new notice, up to the chosen person. */
export async function elegirPara(familia: Familia, documento: string) {
  const { editar, tipo } = familias[familia];
  if (session.getState().user === null) await signInAs('empresa');
  const pagina = await formulario(`${editar}?novedad=0&tipo=${tipo}`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await elegirPersona(pagina, documento, 1, 'Asegurados Pasivos');
  return pagina;
}

/** Starts a new notice of one of the seed's retirees, on its own tab. With `archivos` the required files are waiting. */
export async function nuevo(familia: Familia, who: Ejemplo, { archivos = true } = {}) {
  const { tipo, pestana, requisitos } = familias[familia];
  const quien = await ejemplo(who);
  await signInAs('empresa');
  if (archivos) for (const id of requisitos) await dejarArchivo(quien.persona.IdPersona, id, tipo);
  const pagina = await elegirPara(familia, quien.documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await pagina.pestana('Datos Personales');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: archivos ? /^Reemplazar/ : /^Elegir foto/ })).toBeVisible(),
  );
  await pagina.pestana(pestana);
  return { ...pagina, ...quien };
}

/** Fills in a retiree's transfer to Sacaba on its own tab and saves it. Returns what was sent. */
export async function trasladarASacaba(pagina: Awaited<ReturnType<typeof formulario>>, nombre: string) {
  const sent = recordCalls('/InsertarTransferenciaPasivo');
  await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
  await pagina.elegir('Regional transferencia', 'COCHABAMBA');
  await pagina.elegir('Empresa transferencia', 'Banco');
  await pagina.elegir('Ubicación de transferencia', 'SACABA');
  await pagina.user.click(pagina.boton('Grabar'));
  await pagina.aceptar(`¿Desea guardar la transferencia del asegurado(a) ${nombre}?`);
  await toastSays('El registro se insertó correctamente.');
  return sent;
}

/** A notice in a state, with its files, as in the services. */
export async function conAviso(familia: Familia, estado: Estado, fields: Partial<Novedad> = {}) {
  const { tipo, campos, requisitos } = familias[familia];
  const quien = await ejemplo('pasivoVejez');
  const { db, persona } = quien;
  const [{ emptyNovedad }, { idDeEstado }] = await Promise.all([
    import('#sandbox/db/empty.ts'),
    import('#sandbox/db/tipos.ts'),
  ]);
  const row = db.novedades.put({
    ...emptyNovedad,
    IdPersonaNovedad: 593_001,
    IdPersona: persona.IdPersona,
    IdTipoNovedad: tipo,
    IdEmpresa: 501,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: '2026-11-17',
    IdEstadoProceso: idDeEstado(tipo, estado),
    NumeroDocumento: '2026-09301',
    FechaRegistro: '2026-11-17',
    FechaDeclaracion: estado === 'declarado' || estado === 'aceptado' ? '2026-11-18' : '',
    ObservacionCaja: estado === 'observado' ? 'Falta un dato.' : '',
    Version: 1,
    ...campos,
    ...fields,
  });
  for (const [at, IdRequisito] of requisitos.entries())
    db.archivos.put({
      IdRecurso: 793_001 + at,
      Tabla: tabla.novedad,
      IdTabla: row.IdPersonaNovedad,
      IdPersona: persona.IdPersona,
      IdTipoNovedadPadre: tipo,
      IdRequisito,
      IdUsuario: 0,
      NombreArchivo: IdRequisito === requisitoFotografia ? 'fotografia.png' : 'certificado.pdf',
      TipoContenido: IdRequisito === requisitoFotografia ? 'image/png' : 'application/pdf',
      Contenido: '',
    });
  return { ...quien, row: () => db.novedades.get(row.IdPersonaNovedad), id: row.IdPersonaNovedad };
}

/** Opens it as from a list, on its own tab. */
export async function abrirAviso(
  familia: Familia,
  estado: Estado,
  { as = 'empresa', fields = {} }: { as?: DemoUser; fields?: Partial<Novedad> } = {},
) {
  const { editar, tipo, pestana } = familias[familia];
  const aviso = await conAviso(familia, estado, fields);
  await signInAs(as);
  const pagina = await formulario(`${editar}?novedad=${aviso.id}&tipo=${tipo}`);
  await screen.findByRole('tab', { name: new RegExp(`^${pestana}`) });
  await pagina.pestana(pestana);
  return { ...pagina, ...aviso };
}

/** Waits for the rows of a list, as people read them. */
export const filas = (familia: Familia) => filasDe(familias[familia].titulo);

/** The list of a family with an observed notice, and the searches it makes. */
export async function abrirLista(familia: Familia, { as = 'empresa' }: { as?: DemoUser } = {}) {
  const aviso = await conAviso(familia, 'observado');
  const calls = recordCalls('/ListaNovedadesParametro/');
  const mounted = await abrirListaDe(familias[familia].lista, familias[familia].titulo, { as });
  /** Presses Buscar and waits for the new results. */
  const buscarYLeer = async () => {
    const before = calls.length;
    await mounted.buscar();
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    return filas(familia);
  };
  return { ...mounted, ...aviso, calls, buscarYLeer };
}

/** The value next to a read-only label. */
export const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

/** The items of lists that a person's read-only fields show, by label. */
export async function deListas(persona: BasePersonas): Promise<readonly (readonly [string, string])[]> {
  const { localidades, referencias: r } = await import('#sandbox/db/referencias.ts');
  const item = (list: readonly { readonly Id: number; readonly Descripcion: string }[], id: number) =>
    list.find(({ Id }) => Id === id)?.Descripcion ?? '';
  const lugar = (id: number) => {
    const place = localidades.find(({ Id }) => Id === id);
    return place ? `${place.Descripcion} · ${place.Departamento}` : '';
  };
  return [
    ['Tipo de documento', item(r.tiposDocumentos, persona.IdTipoDocumento)],
    ['Extensión', item(r.extensiones, persona.IdExtensionDocumento)],
    ['Sexo', item(r.sexos, persona.IdSexo)],
    ['Estado civil', item(r.estadosCiviles, persona.IdEstadoCivil)],
    ['Nacionalidad', item(r.paises, persona.IdNacionalidad)],
    ['Profesión', item(r.profesiones, persona.IdProfesion)],
    ['Ubicación de nacimiento', lugar(persona.IdUbicacionNacimiento)],
    ['Ubicación de la dirección', lugar(persona.IdUbicacionDireccion)],
  ];
}

/** The states that the control of the state shows, in their order. */
export const pasos = () =>
  within(screen.getByLabelText('Estado del aviso'))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.split(',')[0]);
