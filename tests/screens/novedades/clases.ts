import { screen } from '@testing-library/react';
import { requisitoFotografia, tipoNovedad } from '#contract/enumerations.ts';
import { ejemplo } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { empezar as empezarAltaPasivo, llenar as llenarAltaPasivo, variantes } from '../pasivo/alta.ts';
import { elegirPara as elegirRetirado, familias } from '../pasivo/retirado.ts';
import { type Clase as ClaseDeBaja, clases as clasesDeBaja, elegirParaBaja, quienEs } from './baja.ts';
import { dejarArchivo, elegirPersona, empezar, type Pagina } from './formulario.ts';
import { elegirParaTransferencia } from './transferencia.ts';

type Quien = Awaited<ReturnType<typeof ejemplo>>;

/** A notice that an employer registers: how its form is reached, what it lacks then, and how it is filled in. */
export interface Clase {
  readonly quien: () => Promise<Quien>;
  /** Leads to the open form of a new notice of somebody. */
  readonly elegir: (documento: string) => Promise<Pagina>;
  /** The type that its files belong to. */
  readonly tipo: number;
  /** The files that must be there. */
  readonly archivos: readonly number[];
  /** The name of its own tab. */
  readonly pestana: string;
  /** The required fields of its own tab that are empty when it opens, in their order. */
  readonly faltan: readonly string[];
  /** Fills it in, with a day of this month as its date. */
  readonly llenar: (pagina: Pagina, dia?: number) => Promise<void>;
  /** It is to be declared within some working days of its date (DL 13214). */
  readonly conPlazo?: true;
  /** How many values a new one takes from the last one, and whether it suggests the last jobs. */
  readonly recuerda: { readonly valores: number; readonly cargos: boolean };
}

const dia = (n: number) => `${n} de noviembre de 2026`;
const HOY = 18;

function alta(padre: number, tipo: number, { contrato }: { contrato: boolean }): Clase {
  const [fecha, haber] = contrato ? ['Fecha inicio de contrato', 'Estipendio'] : ['Fecha de ingreso', 'Haber mensual'];
  const fin = 'Fecha fin de contrato';
  return {
    quien: () => ejemplo('registrable'),
    elegir: async (documento) => {
      const pagina = await empezar({ tipo: padre });
      await elegirPersona(pagina, documento);
      return pagina;
    },
    tipo,
    archivos: contrato ? [requisitoFotografia, 3, 6] : [requisitoFotografia, 3],
    pestana: 'Aviso de alta',
    faltan: [fecha, ...(contrato ? [fin] : []), haber, 'Cargo', 'Ubicación empresa'],
    conPlazo: true,
    recuerda: { valores: 2, cargos: true },
    llenar: async (pagina, n = HOY) => {
      await pagina.pestana('Aviso de alta');
      await pagina.elegirDia(new RegExp(`^${fecha}`), dia(n));
      if (contrato) await pagina.elegirDia(new RegExp(`^${fin}`), dia(30));
      await pagina.escribir(new RegExp(`^${haber}`), '4850');
      await pagina.escribir(/^Cargo/, 'cajera');
      await pagina.elegir('Ubicación empresa', 'EL ALTO');
    },
  };
}

function baja(clase: ClaseDeBaja): Clase {
  const { tipo, fecha } = clasesDeBaja[clase];
  return {
    quien: () => quienEs('activo', clase),
    elegir: (documento) => elegirParaBaja(clase, documento),
    tipo,
    archivos: [requisitoFotografia, 7],
    pestana: 'Aviso de baja',
    faltan: [fecha],
    conPlazo: true,
    recuerda: { valores: 1, cargos: false },
    llenar: async (pagina, n = HOY) => {
      await pagina.pestana('Aviso de baja');
      await pagina.escribir(new RegExp(`^${fecha}`), `${String(n).padStart(2, '0')}/11/2026`);
    },
  };
}

const destino = ['Regional transferencia', 'Empresa transferencia', 'Ubicación de transferencia'] as const;

async function trasladar(pagina: Pagina, pestana: string, n: number): Promise<void> {
  await pagina.pestana(pestana);
  await pagina.elegirDia(/^Fecha de transferencia/, dia(n));
  for (const [at, text] of ['SANTA CRUZ', 'Banco', 'MONTERO'].entries()) await pagina.elegir(destino[at] ?? '', text);
}

/** The seven notices of an employer about its workers. */
export const deTrabajadores: Readonly<Record<string, Clase>> = {
  'alta de cotizante': alta(tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, tipoNovedad.COTIZANTE_INGRESO_EMPRESA, {
    contrato: false,
  }),
  'alta de pasante': alta(tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA, { contrato: true }),
  'alta de voluntario': alta(tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA, {
    contrato: true,
  }),
  'baja de cotizante': baja('cotizante'),
  'baja de pasante': baja('pasante'),
  'baja de voluntario': baja('voluntario'),
  transferencia: {
    quien: () => ejemplo('activo'),
    elegir: elegirParaTransferencia,
    tipo: tipoNovedad.TRANSFERENCIA_COTIZANTE,
    archivos: [requisitoFotografia],
    pestana: 'Aviso de transferencia',
    faltan: ['Fecha de transferencia', ...destino],
    recuerda: { valores: 0, cargos: false },
    llenar: (pagina, n = HOY) => trasladar(pagina, 'Aviso de transferencia', n),
  },
};

/** Its notices about retirees, whose forms are reached in the same way. */
export const deRetirados: Readonly<Record<string, Clase>> = {
  'alta de pasivo': {
    quien: () => ejemplo(variantes.jubilacion.quien),
    elegir: async (documento) => {
      const pagina = await empezarAltaPasivo('jubilacion');
      await elegirPersona(pagina, documento);
      return pagina;
    },
    tipo: variantes.jubilacion.tipo,
    archivos: [requisitoFotografia, 3, 8],
    pestana: 'Alta de pasivo',
    faltan: ['Fecha de ingreso', 'Haber mensual', 'Cargo', 'Ubicación empresa'],
    recuerda: { valores: 1, cargos: true },
    llenar: (pagina) => llenarAltaPasivo(pagina, 'jubilacion'),
  },
  'baja de pasivo': {
    quien: () => ejemplo('pasivoFallecido'),
    elegir: (documento) => elegirRetirado('baja', documento),
    tipo: familias.baja.tipo,
    archivos: familias.baja.requisitos,
    pestana: familias.baja.pestana,
    faltan: ['Localidad de registro'],
    recuerda: { valores: 0, cargos: false },
    llenar: async (pagina) => {
      await pagina.pestana(familias.baja.pestana);
      await pagina.elegir('Localidad de registro', 'EL ALTO');
    },
  },
  'transferencia de pasivo': {
    quien: () => ejemplo('pasivoVejez'),
    elegir: (documento) => elegirRetirado('transferencia', documento),
    tipo: familias.transferencia.tipo,
    archivos: familias.transferencia.requisitos,
    pestana: familias.transferencia.pestana,
    faltan: ['Fecha de transferencia', ...destino],
    recuerda: { valores: 0, cargos: false },
    llenar: (pagina, n = HOY) => trasladar(pagina, familias.transferencia.pestana, n),
  },
};

/** Leaves the files that a notice of somebody must have. */
export async function dejarArchivos({ tipo, archivos }: Clase, { persona }: Quien): Promise<void> {
  for (const id of archivos) await dejarArchivo(persona.IdPersona, id, tipo);
}

/** Opens a new notice of a kind. With `archivos` the files that it must have are waiting. */
export async function nuevaDe(clase: Clase, { archivos }: { readonly archivos: boolean }) {
  const quien = await clase.quien();
  await signInAs('empresa');
  if (archivos) await dejarArchivos(clase, quien);
  const pagina = await clase.elegir(quien.documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  return { ...pagina, ...quien };
}
