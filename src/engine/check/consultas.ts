import * as z from 'zod/mini';
import { type DatosIdentidad, datosDePersona } from '#blocks/identidad/datos.ts';
import { consultaBdpaDe } from '#blocks/identidad/registro.ts';
import { consultaDe, contrastados, evaluar, veredicto } from '#blocks/identidad/segip.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { BusquedaObservada } from '#contract/entities/bdpa.ts';
import { afiliacionSegip } from '#contract/services/afiliacionSegip.ts';
import { bajaCotizante } from '#contract/services/bajaCotizante.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { recursos } from '#contract/services/recursos.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { familiaDe } from '#engine/family/familias.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { cleanDate, now, timeOfDay, today } from '#lib/dates.ts';
import { takeTurns } from '#lib/turns.ts';
import { claveDe, guardarVeredicto, leerVeredicto } from './veredictos.ts';

/** A declared notice, as far as the checks read it. */
export interface PorComprobar {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
}

/** The checks of all notices together make at most this many calls at a time. */
const ALAVEZ = 2;
const enTurno = takeTurns(ALAVEZ);

const deSegip = z.object({ hora: z.string(), veredicto, contrastados: z.number() });
/** What the identity service said: its verdict, of how many facts, and when. */
export type DeSegip = z.infer<typeof deSegip>;

const deBdpa = z.object({
  hora: z.string(),
  dice: z.enum(['coincide', 'difiere', 'noEsta']),
  /** The names of what differs, as the registry writes them; '' for nothing. */
  diferencias: z.string(),
});
/** What the central registry said. */
export type DeBdpa = z.infer<typeof deBdpa>;

/** The names of what differs, without the values: those are personal and are asked for again when somebody looks. */
const nombresEn = (html: string): string =>
  [...html.matchAll(/<strong>([^<]*)<\/strong>/gi)].map(([, nombre = '']) => nombre.trim()).join(', ');

function leerBdpa({ Personas: [persona] }: BusquedaObservada): Omit<DeBdpa, 'hora'> {
  if (!persona || persona.EnBdpa === false) return { dice: 'noEsta', diferencias: '' };
  return { dice: persona.Diferencias ? 'difiere' : 'coincide', diferencias: nombresEn(persona.Diferencias) };
}

const quienEntro = (): number => session.getState().user?.id_usuario ?? 0;

/** Asks once a day for the same values; the answer is kept in this tab. `clave` names it there. */
function unaVezAlDia<T extends { readonly hora: string }>(
  clave: string,
  schema: z.core.$ZodType<T>,
  preguntar: (signal: AbortSignal) => Promise<Omit<T, 'hora'>>,
) {
  return {
    clave,
    queryKey: ['comprobacion', clave, today()],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => {
      const kept = leerVeredicto(schema, clave);
      if (kept !== null) return kept;
      const asking = quienEntro();
      const said = { ...(await enTurno(() => preguntar(signal))), hora: timeOfDay(now()) } as T;
      // The user may have signed out meanwhile. Signing out deletes the kept answers, so this one must not be kept.
      if (quienEntro() === asking) guardarVeredicto(clave, said);
      return said;
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The declared person, as the identity services are asked. */
export const identidadDe = ({ loaded }: Pick<PorComprobar, 'loaded'>): DatosIdentidad => {
  const { BasePersonas } = loaded.form;
  return datosDePersona({ ...BasePersonas, FechaNacimiento: cleanDate(BasePersonas.FechaNacimiento) });
};

/** The day of the notice, as the deadline is asked; '' if the notice has none. */
export const fechaDe = ({ loaded }: Pick<PorComprobar, 'loaded'>): string =>
  cleanDate(loaded.form.SegurosPersonasNovedad.FechaNovedad);

/** The day a notice was declared; '' if it has none. */
export const declaradoEl = ({ loaded }: Pick<PorComprobar, 'loaded'>): string =>
  cleanDate(loaded.form.SegurosPersonasNovedad.FechaDeclaracion);

/** Whether a notice must be declared within a time: its family says so, and its definition does not except its type. */
export const tienePlazo = ({ definition, loaded }: PorComprobar): boolean =>
  familiaDe(definition.idTipoPadre)?.conPlazo === true && !definition.sinPlazo?.(loaded.form);

/** What can be asked about a person. */
export const preguntable = ({ numeroDocumento, fechaNacimiento }: DatosIdentidad): boolean =>
  numeroDocumento.trim() !== '' && fechaNacimiento !== '';

/** The reads of the checks of a notice, each with whether it is made at all. None of them writes. */
export function consultasDe(aviso: PorComprobar) {
  const { IdPersonaNovedad, IdTipoNovedad } = aviso.loaded.form.SegurosPersonasNovedad;
  const datos = identidadDe(aviso);
  const segip = consultaDe(datos);
  const registro = consultaBdpaDe(datos);
  const valor = fechaDe(aviso).replaceAll('-', '_');
  const deAviso = { params: { idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: IdTipoNovedad } };
  return {
    identidad: {
      ...unaVezAlDia(claveDe('segip', segip), deSegip, async (signal) => {
        const answer = await call(afiliacionSegip.consultar, { body: segip }, { signal, quiet: true });
        return { veredicto: evaluar(answer), contrastados: contrastados(answer) };
      }),
      enabled: preguntable(datos),
    },
    bdpa: {
      ...unaVezAlDia(claveDe('bdpa', registro), deBdpa, async (signal) =>
        leerBdpa(await call(bdpa.buscarPersonaYObservacion, { body: registro }, { signal, quiet: true })),
      ),
      enabled: preguntable(datos),
    },
    requisitos: {
      ...query(recursos.requisitos, { params: { idTipoNovedad: IdTipoNovedad } }, enTurno),
      // Read once per session, as everywhere.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      enabled: true,
    },
    archivos: { ...query(recursos.deNovedad, deAviso, enTurno), enabled: true },
    pago: {
      ...query(ordenPago.verificarPago, { params: { idPersonaNovedad: IdPersonaNovedad } }, enTurno),
      enabled: aviso.definition.conOrdenPago,
    },
    plazo: {
      ...query(bajaCotizante.calculoPlazo, { params: { valor } }, enTurno),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: tienePlazo(aviso) && valor !== '' && declaradoEl(aviso) !== '',
    },
  } as const;
}
