import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import { call } from '#client/call.ts';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { parentesco, rolAfiliacion, tipoBeneficiario } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { Consulta } from '#engine/definition/definition.ts';
import { trabajoDe } from '#engine/family/seleccion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { amountOf, money } from '#lib/money.ts';
import { fold, tidy } from '#lib/texts.ts';
import { takeTurns } from '#lib/turns.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { hallazgo } from '../comprobar/hallazgos.ts';
import { reconocer } from '../comprobar/identidad.ts';
import { comprobarMessages as textos } from '../comprobar/messages.ts';
import { A_LA_VEZ, cronometro, type Seguida } from '../comprobar/servicios.ts';
import { idTipoDocumentoDe } from '../comprobar/valores.ts';
import type { Releer } from '../fila/cambios.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import { documentoComparable } from '../fila/valores.ts';
import { reunirPlantel } from './plantel.ts';

/** What comparing a month's payroll with the active workers proposes (design C2). */
export interface Comparacion {
  /**
   * Proposed rows, for the review: entries and terminations of the file keep its row numbers. Terminations of people who
   * are not in the file have numbers after the last one, no date, and are unticked.
   */
  readonly altas: readonly Fila[];
  readonly bajas: readonly Fila[];
  readonly ausentes: readonly Fila[];
  /** Rows of people who are active here with another Cargo or Haber: only for the report (SOLO_DIFERENCIA). */
  readonly diferencias: readonly Fila[];
  /** Rows of people for whom nothing is to do: active here with the same facts, or gone already. */
  readonly iguales: readonly Fila[];
  /** Rows that were not compared, because their document or a date cannot be read. They go to the review as they are. */
  readonly sinComparar: readonly Fila[];
  /** How many active people the fund has here; null if they cannot be listed. Then `texto` says so. */
  readonly activos: number | null;
  /** A sentence to show about what was compared; '' if everybody was. */
  readonly texto: string;
}

interface Comparada extends Seguida {
  /** Reads a row again with other texts, as the file was read. */
  readonly releer: Releer;
}

type Trabajo = NonNullable<Awaited<ReturnType<typeof trabajoDe>>>;

/** A person with her job here, if she has one now. */
interface Conocida {
  readonly persona: PacienteBuscado;
  readonly trabajo: Trabajo | null;
}

const numeroDe = ({ valores }: Fila): string => documentoComparable(String(valores.NumeroDocumento ?? ''));

/** The row's columns that tell who it is about and since when: without them it cannot be compared. */
const necesarias = new Set<Hallazgo['lugar']>(['NumeroDocumento', 'FechaAviso', 'FechaFinContrato']);

const seCompara = (fila: Fila): boolean =>
  numeroDe(fila) !== '' && !fila.hallazgos.some(({ nivel, lugar }) => nivel === 'problema' && necesarias.has(lugar));

/** Runs over items, a few at a time. */
async function deAPocos<T, R>(items: readonly T[], tarea: (item: T) => Promise<R>): Promise<readonly R[]> {
  const turno = takeTurns(A_LA_VEZ);
  return Promise.all(items.map((item) => turno(() => tarea(item))));
}

/** The people of a list by their number. */
function porNumero(personas: readonly Conocida[]): ReadonlyMap<string, readonly Conocida[]> {
  const found = new Map<string, Conocida[]>();
  for (const one of personas) {
    const key = documentoComparable(one.persona.NumeroDocumento);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** Where the file and the fund differ in a fact of the job that no notice changes. */
function diferenciasDe({ valores, textos: escritos }: Fila, { Cargo, HaberMensual }: Trabajo): readonly string[] {
  const cargo = tidy(String(valores.Cargo ?? ''));
  const haber = valores.HaberMensual;
  const mismoHaber =
    typeof haber !== 'number' || Math.round(haber * 100) === Math.round((amountOf(HaberMensual) ?? 0) * 100);
  return [
    ...(cargo === '' || tidy(fold(cargo)) === tidy(fold(Cargo))
      ? []
      : [textos.diferencia('Cargo', escritos.Cargo ?? cargo, Cargo || textos.vacio)]),
    ...(mismoHaber ? [] : [textos.diferencia('Haber', money(haber), money(HaberMensual) || textos.vacio)]),
  ];
}

function soloDiferencia(fila: Fila, diferencias: readonly string[]): Fila {
  const texto = [...diferencias, textos.soloDiferencia].join(' ');
  const said = { codigo: 'SOLO_DIFERENCIA', lugar: null, texto, titulo: textos.soloDiferenciaTitulo } as const;
  const found = [hallazgo({ nivel: 'aviso', ...said })];
  return { ...fila, tipo: null, hallazgos: found, leidos: found, paso: 'aviso', marcada: false };
}

/** Asks for the jobs of people: who is active here has one without an end, in this regional (design C1). */
async function conTrabajos(
  personas: readonly PacienteBuscado[],
  { idEmpresa }: Contexto,
  { signal, avance }: Seguida,
): Promise<readonly Conocida[]> {
  const contar = cronometro(personas.length, avance);
  return deAPocos(personas, async (persona) => {
    const desde = performance.now();
    const trabajo = await trabajoDe(persona.IdPersona, idEmpresa, { quiet: true, signal });
    contar(performance.now() - desde);
    return { persona, trabajo };
  });
}

/** The people of some rows, each searched by her own document in the company. `rol` 0 is any. */
async function buscarDeFilas(filas: readonly Fila[], contexto: Contexto, signal: AbortSignal, rol: number) {
  const found = await deAPocos(filas, async (fila) => {
    const numeroDocumento = String(fila.valores.NumeroDocumento ?? '');
    const busqueda = { forma: 'documento', numeroDocumento, complemento: '' } as const;
    const tipoDocumento = idTipoDocumentoDe(fila, contexto);
    const donde = { idEmpresa: contexto.idEmpresa, rol };
    const personas = await buscarPersonas({ ...busqueda, tipoDocumento }, donde, signal);
    // The search may find longer numbers that begin like this one.
    return personas.filter((one) => documentoComparable(one.NumeroDocumento) === numeroDe(fila));
  });
  return [...new Map(found.flat().map((one) => [one.IdPersona, one])).values()];
}

interface Plantel {
  readonly conocidas: readonly Conocida[];
  /** Everybody who is active here is among them. */
  readonly completo: boolean;
}

/**
 * The people to compare with. A list by beginnings of documents counts as complete only if it has every holder who is active
 * here by her own document: the services may not know such searches, or may answer fewer people than assumed. Interns and
 * volunteers that are no holders are in no such list; the file's own are compared all the same.
 */
async function leerPlantel(filas: readonly Fila[], contexto: Contexto, seguida: Seguida): Promise<Plantel> {
  const { signal, avance } = seguida;
  const consulta = { quiet: true, signal };
  const alReunir = (hechas: number) => avance?.({ hechas, total: Math.max(hechas, filas.length), resta: null });
  const reunidas = (await reunirPlantel(contexto, consulta, alReunir)) ?? [];
  const numeros = new Set(reunidas.map((one) => documentoComparable(one.NumeroDocumento)));
  const sinLista = filas.filter((fila) => !numeros.has(numeroDe(fila)));
  const fuera = await buscarDeFilas(sinLista, contexto, signal, rolAfiliacion.noAplica);
  const ids = new Set(reunidas.map(({ IdPersona }) => IdPersona));
  const conocidas = await conTrabajos(
    [...reunidas, ...fuera.filter((one) => !ids.has(one.IdPersona))],
    contexto,
    seguida,
  );
  const faltaban = conocidas.filter(({ persona, trabajo }) => trabajo !== null && !ids.has(persona.IdPersona));
  const susNumeros = new Set(faltaban.map(({ persona }) => documentoComparable(persona.NumeroDocumento)));
  const suyas = sinLista.filter((fila) => susNumeros.has(numeroDe(fila)));
  const titulares = await buscarDeFilas(suyas, contexto, signal, rolAfiliacion.titular);
  const faltaba = faltaban.some(({ persona }) => titulares.some(({ IdPersona }) => IdPersona === persona.IdPersona));
  return { conocidas, completo: reunidas.length > 0 && !faltaba };
}

type Consultada = Consulta & { readonly signal: AbortSignal };

const leerRegistro = ({ persona: { IdPersona: idPersona } }: Conocida, consulta: Consultada) =>
  call(pacientes.porId, { params: { idPersona } }, consulta);

/** The TipoAviso of a termination: interns and volunteers have their own. */
function tipoDeBaja(paciente: PacientePorId | null): string {
  const { IdTipoBeneficiario, IdRelacionParentesco } = paciente?.SegurosPacientes ?? {};
  if (IdTipoBeneficiario === tipoBeneficiario.pasante || IdRelacionParentesco === parentesco.pasante)
    return 'BAJA PASANTE';
  const voluntario =
    IdTipoBeneficiario === tipoBeneficiario.voluntario || IdRelacionParentesco === parentesco.voluntariado;
  return voluntario ? 'BAJA VOLUNTARIO' : 'BAJA';
}

/** A proposed termination of somebody who is not in the file: without a date, and unticked. */
async function ausente(
  numero: number,
  conocida: Conocida,
  { consulta, releer }: { readonly consulta: Consultada; readonly releer: Releer },
): Promise<Fila> {
  const paciente = await leerRegistro(conocida, consulta);
  const { NumeroDocumento, ComplementoDocumento, FechaNacimiento, NombreCompleto } = conocida.persona;
  const { ApellidoPaterno = NombreCompleto, ApellidoMaterno = '', Nombres = '' } = paciente?.BasePersonas ?? {};
  const vacia: Fila = {
    ...{ numero, celdas: [], textos: {}, valores: {}, tipo: null, paso: 'leida', hallazgos: [], confirmados: [] },
    ...{ marcada: false, desmarcada: true, preparada: null, resultado: null },
  };
  const escritos = {
    TipoAviso: tipoDeBaja(paciente),
    NumeroDocumento,
    Complemento: ComplementoDocumento,
    ...{ ApellidoPaterno, ApellidoMaterno, Nombres },
    FechaNacimiento: toLocalDate(FechaNacimiento),
    FechaAviso: '',
  };
  return { ...releer(vacia, escritos), desmarcada: true, idPersona: conocida.persona.IdPersona };
}

/** The facts of the job that ends are the fund's. */
const sinTrabajo = { Motivo: '', Cargo: '', HaberMensual: '', Ubicacion: '', FechaFinContrato: '' } as const;

/** A row of somebody who works here and has an exit date in the file. */
interface Saliente {
  readonly fila: Fila;
  readonly salida: string;
  readonly conocida: Conocida | undefined;
}

/** Compares the rows of a payroll without TipoAviso with the active workers. Rejects if the signal ended it. */
export async function comparar(filas: readonly Fila[], contexto: Contexto, comparada: Comparada): Promise<Comparacion> {
  const { signal, releer } = comparada;
  const comparables = filas.filter(seCompara);
  const { conocidas, completo } = await leerPlantel(comparables, contexto, comparada);
  const porDocumento = porNumero(conocidas);
  const vistas = new Set<number>();
  const salientes: Saliente[] = [];
  const grupos = { altas: [] as Fila[], diferencias: [] as Fila[], iguales: [] as Fila[] };
  for (const fila of comparables) {
    const candidatas = porDocumento.get(numeroDe(fila)) ?? [];
    for (const { persona } of candidatas) vistas.add(persona.IdPersona);
    const ella = reconocer(
      fila,
      candidatas.map(({ persona }) => persona),
    );
    const conocida = ella.es === 'ella' ? candidatas.find(({ persona }) => persona === ella.persona) : undefined;
    // Somebody else's document: the check of the row says what does not agree.
    const trabajo = conocida?.trabajo ?? (ella.es === 'otra' ? candidatas.find((one) => one.trabajo)?.trabajo : null);
    const salida = fila.textos.FechaFinContrato ?? '';
    const diferencias = trabajo && salida === '' ? diferenciasDe(fila, trabajo) : [];
    if (salida !== '' && trabajo) salientes.push({ fila, salida, conocida: conocida ?? candidatas[0] });
    else if (salida !== '') grupos.iguales.push(fila);
    else if (!trabajo) grupos.altas.push(releer(fila, { ...fila.textos, TipoAviso: 'ALTA', FechaFinContrato: '' }));
    else if (diferencias.length > 0) grupos.diferencias.push(soloDiferencia(fila, diferencias));
    else grupos.iguales.push(fila);
  }
  const consulta = { quiet: true, signal };
  const bajas = await deAPocos(salientes, async ({ fila, salida, conocida }) => {
    const TipoAviso = tipoDeBaja(conocida ? await leerRegistro(conocida, consulta) : null);
    return releer(fila, { ...fila.textos, ...sinTrabajo, TipoAviso, FechaAviso: salida });
  });
  const activas = conocidas.filter(({ trabajo }) => trabajo !== null);
  const faltan = completo ? activas.filter(({ persona }) => !vistas.has(persona.IdPersona)) : [];
  const ultimo = Math.max(0, ...filas.map(({ numero }) => numero));
  // The journal knows rows by their number: it must not depend on which search was answered first (R3).
  const numeradas = faltan
    .toSorted((una, otra) => una.persona.IdPersona - otra.persona.IdPersona)
    .map((conocida, at) => ({ conocida, numero: ultimo + 1 + at }));
  const ausentes = await deAPocos(numeradas, ({ conocida, numero }) => ausente(numero, conocida, { consulta, releer }));
  return {
    ...grupos,
    bajas,
    ausentes,
    sinComparar: filas.filter((fila) => !seCompara(fila)),
    activos: completo ? activas.length : null,
    texto: completo ? '' : textos.sinPrefijos,
  };
}
