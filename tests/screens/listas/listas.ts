import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { filasDe } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import type { DemoUser } from '#support/session.ts';
// Rows open these. Loading their code for the first time within a test would use that test's time.
import '#engine/page/NovedadEditPage.tsx';

/** One of the portal's lists. */
interface Lista {
  readonly titulo: string;
  readonly path: string;
  /** Its menu entry. */
  readonly menu: string;
  /** The name of its table. */
  readonly tabla: string;
  /** Its request. */
  readonly llamada: string;
  /** The name of what opens a row. */
  readonly abre: RegExp;
  /** A row opens the page at this path, or a dialog with this name. */
  readonly abierto: { readonly path: string } | { readonly dialogo: RegExp };
  /** A column that can be hidden, and one that is not shown until somebody chooses it. */
  readonly columna: string;
  readonly opcional?: string;
  /** The dates searched with last are there whenever it opens (spec F 2.4). */
  readonly recuerda?: boolean;
}

/** The search of an address that finds everything in the seed. */
export const DESDE_SIEMPRE = 'desde=2020-01-01&hasta=2026-11-20';

/** A list of notices. */
interface ListaDeAvisos extends Lista {
  /** One of its types. */
  readonly tipo: number;
  /** Two people that such a notice may be about. */
  readonly personas: readonly [Ejemplo, Ejemplo];
  /** Its notices are paid in an order before they are declared. */
  readonly sePaga: boolean;
}

const avisos = (
  titulo: string,
  ruta: string,
  more: Pick<ListaDeAvisos, 'tipo' | 'personas' | 'sePaga'>,
): ListaDeAvisos => ({
  ...more,
  titulo,
  path: `/seguros/${ruta}-admin`,
  menu: titulo,
  tabla: titulo,
  llamada: '*/ListaNovedadesParametro/*',
  abre: /^(Editar|Ver) aviso de /,
  abierto: { path: `/seguros/${ruta}-editar` },
  columna: 'Número de documento',
  opcional: 'Nº de aviso',
});

/** The lists of notices: a company's and a retiree's. */
export const deAvisos: readonly ListaDeAvisos[] = [
  avisos('Avisos de alta', 'aviso-alta', {
    tipo: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
    personas: ['registrable', 'registrableSinDatos'],
    sePaga: true,
  }),
  avisos('Avisos de baja', 'aviso-baja', {
    tipo: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
    personas: ['activo', 'asegurado'],
    sePaga: true,
  }),
  avisos('Avisos de transferencia', 'aviso-transferencia', {
    tipo: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
    personas: ['activo', 'asegurado'],
    sePaga: false,
  }),
  avisos('Altas de pasivos', 'aviso-alta-pasivo', {
    tipo: tipoNovedad.ALTA_PASIVO_POR_JUBILACION,
    personas: ['jubilable', 'porAlgoritmo'],
    sePaga: false,
  }),
  avisos('Bajas de pasivos', 'aviso-baja-pasivo', {
    tipo: tipoNovedad.BAJA_PASIVO,
    personas: ['pasivoVejez', 'pasivoInvalidez'],
    sePaga: false,
  }),
  avisos('Transferencias de pasivos', 'aviso-transferencia-pasivo', {
    tipo: tipoNovedad.TRANSFERENCIA_PASIVO,
    personas: ['pasivoVejez', 'pasivoInvalidez'],
    sePaga: false,
  }),
];

/** Two registered notices of a list; their names. */
export async function sembrar({ tipo, personas }: ListaDeAvisos): Promise<readonly [string, string]> {
  const [{ emptyNovedad }, { idDeEstado }, a, b] = await Promise.all([
    import('#sandbox/db/empty.ts'),
    import('#sandbox/db/tipos.ts'),
    ejemplo(personas[0]),
    ejemplo(personas[1]),
  ]);
  for (const [at, { db, persona }] of [a, b].entries())
    db.novedades.put({
      ...emptyNovedad,
      IdPersonaNovedad: 594_001 + at,
      IdPersona: persona.IdPersona,
      IdTipoNovedad: tipo,
      ...{ IdEmpresa: 501, IdRegional: 1, IdCanal: 1, Version: 1 },
      FechaNovedad: '2026-11-19',
      IdEstadoProceso: idDeEstado(tipo, 'registrado'),
      NumeroDocumento: `2026-0940${at}`,
      FechaRegistro: '2026-11-19',
    });
  return [a.nombre, b.nombre];
}

/** All lists whose rows open. */
export const todas: readonly Lista[] = [
  ...deAvisos,
  {
    titulo: 'Órdenes de pago',
    path: '/seguros/orden-pago-admin-ex',
    menu: 'Órdenes de pago',
    tabla: 'Listado de órdenes de pago',
    llamada: '*/OrdenPagoListar/*',
    abre: /^(Editar|Ver) la orden /,
    abierto: { path: '/seguros/orden-pago-editar-ex' },
    columna: 'Código Transacción',
    opcional: 'Nº de orden',
  },
  {
    titulo: 'Exámenes ocupacionales',
    path: '/seguros/ocupacional-admin-ex',
    menu: 'Exámenes',
    tabla: 'Listado de exámenes ocupacionales',
    llamada: '*/OcupacionalListar/*',
    abre: /^Reporte de /,
    abierto: { dialogo: /^Examen ocupacional/ },
    columna: 'Novedad',
  },
  {
    titulo: 'Facturas',
    path: '/facturacion/lista-facturas',
    menu: 'Facturas',
    tabla: 'Listado de facturas',
    llamada: '*/ReportesEmpresasExternas/Facturas*',
    abre: /^Imprimir PDF de la factura /,
    abierto: { dialogo: /^Factura \d+$/ },
    columna: 'Doc. Sector',
    recuerda: true,
  },
];

/** Opens a list with the results of a year, and waits for them. */
export async function abrir({ path, tabla }: Lista, search = DESDE_SIEMPRE, as: DemoUser = 'empresa') {
  const mounted = await mount(`${path}?${search}`, { as });
  const cuerpo = () => within(screen.getByRole('table', { name: tabla }));
  const filas = () => filasDe(tabla);
  await filas();
  return {
    ...mounted,
    filas,
    /** What opens the rows, top to bottom. */
    aberturas: (abre: RegExp) => [
      ...cuerpo().queryAllByRole('link', { name: abre }),
      ...cuerpo().queryAllByRole('button', { name: abre }),
    ],
    texto: () => screen.getByLabelText('Filtrar resultados'),
    cabezas: () =>
      cuerpo()
        .getAllByRole('columnheader')
        .map((head) => (head.textContent ?? '').replace(/\d?(, orden.*)?$/, '')),
    enMenu: (name: string) =>
      within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', {
        name: new RegExp(`^${name}(?! ?\\p{L})`, 'u'),
      }),
    dicho: () => new URLSearchParams(window.location.search),
  };
}

/** Waits for what a row opened. */
export async function abierta({ abierto }: Lista): Promise<HTMLElement> {
  if ('path' in abierto) {
    await waitFor(() => expect(window.location.pathname).toBe(abierto.path));
    return screen.findByRole(abierto.path.includes('orden') ? 'link' : 'button', { name: 'Salir' });
  }
  return waitFor(() => {
    const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (!open) throw new Error('no dialog');
    return within(open).getByRole('heading', { name: abierto.dialogo });
  });
}
