import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import { filled } from '#contract/read.ts';
import type { FieldError, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { llenar } from '#engine/values/aplicar.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos, validar } from '#engine/values/validar.ts';
import { sinInformacion, validation } from '#messages/validation.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Codigo, Fila, Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { claseDe } from '../fila/tipos.ts';
import { campoDe, columnaDe, rutaDe } from './campos.ts';
import type { Caso, Contexto } from './contexto.ts';
import { sinDobles } from './hallazgos.ts';
import { comprobarMessages as textos } from './messages.ts';
import { esDePersona, leerFila } from './valores.ts';

const asuntos = { periodo: 'PERIODO', edad: 'MENOR', relacion: 'REGLA' } as const;

/** The code for a value that a field's own rule refuses. */
function codigoDeCampo({ kind }: Field, text: string): Codigo {
  switch (kind) {
    case 'money':
      return 'HABER';
    case 'date':
      return 'FECHA';
    case 'list':
    case 'coordenadas':
      return 'VALOR';
    case 'email':
      return text === validation.correoFormato ? 'VALOR' : 'LARGO';
    default:
      return 'LARGO';
  }
}

interface Juzgado {
  readonly definition: NovedadDefinition;
  readonly values: FormValues;
  readonly contexto: ReglaContexto;
}

/** The code of an error: of the rule between fields that found it, or of the field itself. */
function codigoDe({ path, text }: FieldError, { definition, values, contexto }: Juzgado): Codigo {
  const value = valorEn(values, path);
  const campo = todosLosCampos(definition).find((one) => one.path === path);
  const propio = campo?.rule.check(value, values) === text;
  if (campo && propio) return value === null || value === '' ? 'FALTA_DATO' : codigoDeCampo(campo, text);
  const regla = definition.reglas.find((one) => one(values, contexto)?.text === text);
  if (regla) return regla.asunto ? asuntos[regla.asunto] : 'REGLA';
  return 'FALTA_DATO';
}

/** What is the same in all rows with an error: a refused value is fixed once for all of them. */
const comunDe = (codigo: Codigo, { path }: FieldError, values: FormValues): string =>
  codigo === 'LARGO' || codigo === 'VALOR' ? String(valorEn(values, path) ?? '') : '';

/** The errors of a notice's form as findings of its row, with the definition's own sentences. */
function hallazgosDe(errores: readonly FieldError[], juzgado: Juzgado): readonly Hallazgo[] {
  return errores.map((error) => {
    const codigo = codigoDe(error, juzgado);
    // A sentence with the person's name in it is not the same for two rows.
    const titulo = codigo === 'MENOR' ? { titulo: textos.titulos.MENOR } : {};
    const comun = comunDe(codigo, error, juzgado.values);
    return hallazgo({ codigo, lugar: columnaDe(error.path), texto: error.text, comun, ...titulo });
  });
}

/** The rules' context for a form, as the form's own page has it. */
export const contextoDe = ({ periodo, sinPeriodo, hoy }: Contexto, form: NovedadForm): ReglaContexto => ({
  periodo,
  ...(sinPeriodo === undefined ? {} : { sinPeriodo }),
  today: hoy,
  form,
});

/** Judges a filled form exactly as Grabar does. */
export function juzgarForm(definition: NovedadDefinition, form: NovedadForm, contexto: Contexto): readonly Hallazgo[] {
  const values = aFormulario(definition, form);
  const reglas = contextoDe(contexto, form);
  return hallazgosDe(validar(definition, values, reglas), { definition, values, contexto: reglas });
}

/** A day on which everybody had entered before: whether the person did is for the fund to say. */
const HUBO_INGRESO = '1900-01-02';

/** The form of a person about whom nothing is known. It is made once, because thousands of rows start with it. */
const formVacio: NovedadForm = {
  BasePersonas: filled(basePersonas, {}),
  SegurosPacientes: filled(segurosPacientes, { FechaIngreso: HUBO_INGRESO }),
  SegurosPersonasNovedad: filled(segurosPersonasNovedad, {}),
};

/** The form of a row's person as far as the row tells, for judging the row alone. */
function formSupuesto({ valores }: Fila): NovedadForm {
  const text = (columna: keyof Fila['valores']) => String(valores[columna] ?? '');
  const [ApellidoPaterno, ApellidoMaterno, Nombres] = [
    text('ApellidoPaterno'),
    text('ApellidoMaterno'),
    text('Nombres'),
  ];
  return {
    ...formVacio,
    BasePersonas: {
      ...formVacio.BasePersonas,
      ...{ ApellidoPaterno, ApellidoMaterno, Nombres },
      NombreCompleto: [ApellidoPaterno, ApellidoMaterno, Nombres].filter(Boolean).join(' '),
      FechaNacimiento: text('FechaNacimiento'),
    },
  };
}

/** Whether an empty field is for the fund to fill: in a termination the facts of the job that ends. */
const loSabeLaCaja = (path: Field['path'], tipo: Fila['tipo']): boolean =>
  claseDe(tipo) === 'baja' && columnaDe(path) !== 'FechaAviso';

/** What reading the row found. */
export const leidosDe = ({ leidos, hallazgos }: Fila): readonly Hallazgo[] =>
  leidos ?? hallazgos.filter(({ codigo, lugar }) => codigo !== 'REPETIDA' && lugar !== 'Adjuntos');

/** A row without a type of notice can be neither judged nor sent. That it differs from the fund says why it has none. */
const sinTipo = (found: readonly Hallazgo[]): readonly Hallazgo[] =>
  found.some(({ codigo, lugar }) => lugar === 'TipoAviso' || codigo === 'SOLO_DIFERENCIA')
    ? []
    : [hallazgo({ codigo: 'FALTA_DATO', lugar: 'TipoAviso', texto: sinInformacion(textos.tipoAviso) })];

/**
 * Whether a finding is about a fact of the person that the fund may have: whether the row needs that cell is known once
 * her record is read. People are searched by the type of their document, so a wrong one is said at once.
 */
function esDato({ lugar }: Pick<Hallazgo, 'lugar'>): boolean {
  if (lugar === null || lugar === 'Adjuntos' || lugar === 'TipoDocumento') return false;
  const path = rutaDe(lugar);
  return path !== null && esDePersona(path);
}

/**
 * The cells about a row's person that nobody can read, of the fields that the row fills: `seLlena` tells them once the fund's
 * record is read. The definition's own rules about them are judged with the form.
 */
export function juzgarPersona(
  { fila, definition, contexto }: Pick<Caso, 'fila' | 'definition' | 'contexto'>,
  seLlena: (path: FieldPath) => boolean,
): readonly Hallazgo[] {
  const { hallazgos } = leerFila(fila, definition, contexto);
  return [...leidosDe(fila), ...hallazgos].filter((one) => {
    const campo = esDato(one) ? campoDe(definition, one.lugar as Columna) : undefined;
    return campo !== undefined && seLlena(campo.path);
  });
}

/**
 * What is wrong with a row alone: its texts, the fields' own rules and the rules between them that need no fact of the
 * services. The rules are the definition's. The person's facts are judged later: the fund may have them.
 */
export function juzgarFila(fila: Fila, contexto: Contexto): readonly Hallazgo[] {
  const kept = leidosDe(fila);
  const repetida = fila.hallazgos.filter(({ codigo }) => codigo === 'REPETIDA');
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  if (!definition) return sinDobles([...kept, ...sinTipo(kept), ...repetida]);
  const { valores, hallazgos, dados, enEspera } = leerFila(fila, definition, contexto);
  const form = llenar(definition, formSupuesto(fila), valores);
  const values = aFormulario(definition, form);
  const propia = { ...definition, reglas: definition.reglas.filter(({ asunto }) => asunto === undefined) };
  const reglas = contextoDe(contexto, form);
  const errores = validar(propia, values, reglas).filter(
    ({ path }) => !enEspera.has(path) && (dados.has(path) || !loSabeLaCaja(path, fila.tipo)),
  );
  const said = [...kept, ...hallazgos].filter((one) => !esDato(one));
  const lugares = new Set(said.filter(({ nivel }) => nivel === 'problema').map(({ lugar }) => lugar));
  const nuevos = hallazgosDe(errores, { definition: propia, values, contexto: reglas }).filter((one) => !esDato(one));
  // What could not be read is not missing.
  return sinDobles([...said, ...nuevos.filter(({ lugar }) => lugar === null || !lugares.has(lugar)), ...repetida]);
}
