import { call } from '#client/call.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { parentesco, tipoBeneficiario } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { Consulta } from '#engine/definition/definition.ts';
import { toLocalDate } from '#lib/dates.ts';
import { amountOf, bolivianos, money } from '#lib/money.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { reconocer } from '../comprobar/identidad.ts';
import { comprobarMessages as textos } from '../comprobar/messages.ts';
import type { Seguida } from '../comprobar/servicios.ts';
import type { Releer } from '../fila/cambios.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { documentoComparable } from '../fila/valores.ts';
import { type Conocida, deAPocos, leerPlantel, numeroDe, type Trabajo } from './conocidas.ts';

/** What comparing a month's payroll with the active workers proposes. */
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
  /** Rows that need no notice: the person is active here with the same facts, or has already left. */
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

/** The columns with the person and the dates: a row without them cannot be compared. */
const necesarias = new Set<Hallazgo['lugar']>(['NumeroDocumento', 'FechaAviso', 'FechaFinContrato']);

const seCompara = (fila: Fila): boolean =>
  numeroDe(fila) !== '' && !fila.hallazgos.some(({ nivel, lugar }) => nivel === 'problema' && necesarias.has(lugar));

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
    ...(mismoHaber
      ? []
      : [
          textos.diferencia(
            'Haber',
            bolivianos(haber),
            money(HaberMensual) === '' ? textos.vacio : bolivianos(HaberMensual),
          ),
        ]),
  ];
}

function soloDiferencia(fila: Fila, diferencias: readonly string[]): Fila {
  const texto = diferencias.join(' ');
  const said = { codigo: 'SOLO_DIFERENCIA', lugar: null, texto, titulo: textos.soloDiferenciaTitulo } as const;
  const found = [hallazgo({ nivel: 'aviso', ...said })];
  return { ...fila, tipo: null, hallazgos: found, leidos: found, paso: 'aviso', marcada: false };
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

/** What the rows of the file say about the people whom the fund has here. */
interface Reparto {
  readonly altas: readonly Fila[];
  readonly diferencias: readonly Fila[];
  readonly iguales: readonly Fila[];
  readonly salientes: readonly Saliente[];
  /** The ids of the people who are in the file. */
  readonly vistas: ReadonlySet<number>;
}

/** The person of a row among those with her document, and the job that the row is compared with. */
function quienEs(fila: Fila, candidatas: readonly Conocida[]) {
  const ella = reconocer(
    fila,
    candidatas.map(({ persona }) => persona),
  );
  const conocida = ella.es === 'ella' ? candidatas.find(({ persona }) => persona === ella.persona) : undefined;
  // Somebody else's document: the check of the row says what does not agree.
  const trabajo = conocida?.trabajo ?? (ella.es === 'otra' ? candidatas.find((one) => one.trabajo)?.trabajo : null);
  return { conocida, trabajo };
}

/** Sorts the rows by what is to be done about them. */
function repartir(filas: readonly Fila[], conocidas: readonly Conocida[], releer: Releer): Reparto {
  const porDocumento = porNumero(conocidas);
  const vistas = new Set<number>();
  const salientes: Saliente[] = [];
  const grupos = { altas: [] as Fila[], diferencias: [] as Fila[], iguales: [] as Fila[] };
  for (const fila of filas) {
    const candidatas = porDocumento.get(numeroDe(fila)) ?? [];
    for (const { persona } of candidatas) vistas.add(persona.IdPersona);
    const { conocida, trabajo } = quienEs(fila, candidatas);
    const salida = fila.textos.FechaFinContrato ?? '';
    const diferencias = trabajo && salida === '' ? diferenciasDe(fila, trabajo) : [];
    if (salida !== '' && trabajo) salientes.push({ fila, salida, conocida: conocida ?? candidatas[0] });
    else if (salida !== '') grupos.iguales.push(fila);
    else if (!trabajo) grupos.altas.push(releer(fila, { ...fila.textos, TipoAviso: 'ALTA', FechaFinContrato: '' }));
    else if (diferencias.length > 0) grupos.diferencias.push(soloDiferencia(fila, diferencias));
    else grupos.iguales.push(fila);
  }
  return { ...grupos, salientes, vistas };
}

/** Compares the rows of a payroll without TipoAviso with the active workers. Rejects if the signal ended it. */
export async function comparar(filas: readonly Fila[], contexto: Contexto, comparada: Comparada): Promise<Comparacion> {
  const { signal, releer } = comparada;
  const comparables = filas.filter(seCompara);
  const { conocidas, completo } = await leerPlantel(comparables, contexto, comparada);
  const { salientes, vistas, ...grupos } = repartir(comparables, conocidas, releer);
  const consulta = { quiet: true, signal };
  const bajas = await deAPocos(salientes, async ({ fila, salida, conocida }) => {
    const TipoAviso = tipoDeBaja(conocida ? await leerRegistro(conocida, consulta) : null);
    return releer(fila, { ...fila.textos, ...sinTrabajo, TipoAviso, FechaAviso: salida });
  });
  const activas = conocidas.filter(({ trabajo }) => trabajo !== null);
  const faltan = completo ? activas.filter(({ persona }) => !vistas.has(persona.IdPersona)) : [];
  const ultimo = Math.max(0, ...filas.map(({ numero }) => numero));
  // The journal knows rows by their number: it must not depend on which search was answered first.
  const numeradas = faltan
    .toSorted((una, otra) => una.persona.IdPersona - otra.persona.IdPersona)
    .map((conocida, at) => ({ conocida, numero: ultimo + 1 + at }));
  const ausentes = await deAPocos(numeradas, ({ conocida, numero }) => ausente(numero, conocida, { consulta, releer }));
  return {
    ...{ ...grupos, bajas, ausentes, activos: completo ? activas.length : null },
    sinComparar: filas.filter((fila) => !seCompara(fila)),
    texto: completo ? '' : textos.sinPrefijos,
  };
}
