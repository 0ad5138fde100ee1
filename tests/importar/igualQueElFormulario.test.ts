import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { parentesco, tipoBeneficiario } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import type { NovedadDefinition, Seleccion } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import { type Field, type FieldPath, type Valor, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos, validar } from '#engine/values/validar.ts';
import { camposDeColumnas, columnaDe } from '#features/importar/comprobar/campos.ts';
import { comprobarFila } from '#features/importar/comprobar/comprobarFila.ts';
import { type Contexto, opcionesDeCampo, pedirDependientes } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import { contextoDe } from '#features/importar/comprobar/juicio.ts';
import { esDePersona } from '#features/importar/comprobar/valores.ts';
import type { Columna, Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { filaCon, unContexto } from './apoyo.ts';
import { unaPersona } from './gente.ts';

/** What a clerk has in one cell: the text of the file, and what she would choose or type in the form. */
interface Dado {
  readonly texto: string;
  readonly valor: Valor;
}

const nada: Dado = { texto: '', valor: null };
const palabra = fc.constantFrom('cajero', 'Oficial de crédito', "o'connor & cía.", 'x'.repeat(100), 'y'.repeat(501));
const escrito = (text: string, mayusculas: boolean): Dado => ({
  texto: text,
  valor: mayusculas ? text.toLocaleUpperCase('es') : text,
});

const noviembre = fc.integer({ min: 1, max: 30 }).map((day): Dado => {
  const iso = `2026-11-${String(day).padStart(2, '0')}`;
  return { texto: toLocalDate(iso), valor: iso };
});

/** What may stand in a cell of a column, by the kind of its field. */
function celda({ kind }: Field, options: readonly Option[]): fc.Arbitrary<Dado> {
  switch (kind) {
    case 'list':
      return options.length === 0
        ? fc.constant(nada)
        : fc.constantFrom(...options).map(({ label, value }) => ({ texto: label.toLowerCase(), valor: value }));
    case 'date':
      return noviembre;
    case 'money':
      return fc.constantFrom(0, 1, 2750.5, 9_999_999, 10_000_000).map((n) => ({ texto: String(n), valor: n }));
    case 'coordenadas':
      return fc.constantFrom('-16.50980', '-16.5', '17', '200.00000').map((text) => ({ texto: text, valor: text }));
    case 'email':
      return fc.constantFrom('rosa@banco.bo', 'rosa', `${'r'.repeat(99)}@banco.bo`).map((text) => escrito(text, false));
    case 'tel':
      return fc.constantFrom('71234567', '7'.repeat(51)).map((text) => escrito(text, false));
    default:
      return palabra.map((text) => escrito(text, true));
  }
}

const REGIONALES = [2, 3];

/** The cells of a row: each may be empty, but for some columns. What a list depends on is chosen before it. */
function celdas(
  definition: NovedadDefinition,
  contexto: Contexto,
  llenas: ReadonlySet<Columna> = new Set(),
): fc.Arbitrary<ReadonlyMap<Columna, Dado>> {
  return fc.constantFrom(...REGIONALES).chain((regional) => {
    const cells = camposDeColumnas(definition).map(({ columna, campo }) => {
      const offered = opcionesDeCampo(contexto, campo, definition, campo.listOf ? regional : 0);
      const takes = columna === 'RegionalDestino' ? offered.filter(({ value }) => value === regional) : offered;
      const some = celda(campo, takes.slice(0, 6));
      const vacia = { weight: llenas.has(columna) ? 0 : 1, arbitrary: fc.constant(nada) };
      return fc.oneof({ weight: 3, arbitrary: some }, vacia);
    });
    return fc.tuple(...cells).map((row) => {
      const dados = new Map(camposDeColumnas(definition).map(({ columna }, at) => [columna, row[at] ?? nada]));
      // Without a regional the form offers neither companies nor places.
      if (dados.get('RegionalDestino')?.texto === '') {
        dados.set('EmpresaDestino', nada);
        dados.set('Ubicacion', dados.has('RegionalDestino') ? nada : (dados.get('Ubicacion') ?? nada));
      }
      return dados;
    });
  });
}

const PERSONA: Textos = {
  NumeroDocumento: '4821377',
  ApellidoPaterno: 'QUISPE',
  ApellidoMaterno: 'MAMANI',
  Nombres: 'ROSA ELENA',
  FechaNacimiento: '12/04/1990',
};

/** The form as it opens for a person of whom the fund knows everything, and who worked here before. */
function abierto(definition: NovedadDefinition, clase: string): NovedadForm {
  const full = buildNovedadForm({ persona: { Telefono: '2240000' }, paciente: { FechaIngreso: '2020-01-01' } });
  const { IdPersona, IdEmpresa, Cargo, HaberMensual, IdUbicacion } = full.SegurosPersonasNovedad;
  const delTrabajo = clase === 'baja' ? { Cargo, HaberMensual, IdUbicacion } : {};
  return {
    ...full,
    SegurosPacientes: { ...full.SegurosPacientes, IdDepartamento: 0 },
    SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
      ...{ IdPersona, IdEmpresa, IdTipoNovedad: clase === 'alta' ? ingresoDe(definition) : 1 },
      ...delTrabajo,
    }),
  };
}

let contexto: Contexto;
const ingresoDe = (definition: NovedadDefinition): number => {
  const tipo = todosLosCampos(definition).find(({ list }) => list === 'tiposDeNovedad');
  return (tipo && opcionesDeCampo(contexto, tipo, definition)[0]?.value) ?? 0;
};

/** Fills the form as a person does: lists in the order of the screen, with what follows from each, then the rest. */
function llenarAMano(definition: NovedadDefinition, form: NovedadForm, dados: ReadonlyMap<Columna, Dado>) {
  const cambios: Cambios = {};
  const campos = camposDeColumnas(definition).filter(({ columna }) => (dados.get(columna)?.texto ?? '') !== '');
  for (const { columna, campo } of campos.filter((one) => one.campo.kind === 'list')) {
    const id = Number(dados.get(columna)?.valor);
    for (const [path, follows] of Object.entries(definition.alElegir(campo.path, id, form)))
      cambios[path as FieldPath] = follows ?? null;
    cambios[campo.path] = id;
  }
  for (const { columna, campo } of campos.filter((one) => one.campo.kind !== 'list'))
    cambios[campo.path] = dados.get(columna)?.valor ?? null;
  return typed(definition, form, cambios);
}

/** The people of the rows: who never worked, who left, who works here or elsewhere, of every kind and age. */
async function lasPersonas(): Promise<readonly Textos[]> {
  const aqui = { trabajo: { FechaIngreso: '2023-03-01', FechaBaja: '' } };
  const recien = { trabajo: { FechaIngreso: '2026-11-10', FechaBaja: '' } };
  const { pasante, voluntario, cotizante } = tipoBeneficiario;
  const esPasante = { IdTipoBeneficiario: pasante, IdRelacionParentesco: parentesco.titular };
  const esVoluntario = { IdTipoBeneficiario: voluntario, IdRelacionParentesco: parentesco.titular };
  const parientePasante = { IdTipoBeneficiario: cotizante, IdRelacionParentesco: parentesco.pasante };
  const sinDomicilio = { Zona: '', Direccion: '', LatitudDireccion: '', Celular: '', IdProfesion: 0, IdEstadoCivil: 0 };
  const otras = await Promise.all(
    [
      {},
      { persona: sinDomicilio },
      { nacimiento: '2010-01-01' },
      // Of age on 10 November.
      { nacimiento: '2008-11-10' },
      { trabajo: { FechaIngreso: '2020-02-01', FechaBaja: '2026-06-20' } },
      aqui,
      recien,
      ...[aqui, recien].flatMap((desde) =>
        [esPasante, esVoluntario, parientePasante].map((paciente) => ({ ...desde, paciente })),
      ),
      { trabajo: { ...aqui.trabajo, IdEmpresa: 502 }, paciente: { IdEmpresa: 502 } },
      { trabajo: { ...aqui.trabajo, IdRegional: 2 } },
    ].map(unaPersona),
  );
  const pendiente: Textos = {
    ...{ TipoDocumento: 'CI', NumeroDocumento: ejemplos.pendiente, FechaNacimiento: '12/05/1994' },
    ...{ ApellidoPaterno: 'SUÁREZ', ApellidoMaterno: 'ROCA', Nombres: 'DIEGO' },
  };
  return [...otras, pendiente];
}

/** Days around the period, the entries and the birthdays of the people. */
const dias = ['2019-12-31', '2026-10-31', '2026-11-01', '2026-11-09', '2026-11-10', '2026-11-30', '2026-12-01'];
const dado = (texto: string, valor: Valor): fc.Arbitrary<Dado> => fc.constant({ texto, valor });

/** Cells that are right by themselves: what is wrong is for the services to say. Facts of the person may be wrong. */
function celdasBuenas(definition: NovedadDefinition, contexto: Contexto): fc.Arbitrary<ReadonlyMap<Columna, Dado>> {
  const fijas: Readonly<Partial<Record<Columna, fc.Arbitrary<Dado>>>> = {
    TipoDocumento: dado('CI', 1),
    FechaAviso: fc.constantFrom(...dias).map((iso) => ({ texto: toLocalDate(iso), valor: iso })),
    FechaFinContrato: dado('31/12/2026', '2026-12-31'),
    Cargo: dado('cajero', 'CAJERO'),
    HaberMensual: dado('2750.50', 2750.5),
    Observacion: fc.constantFrom(nada, escrito('nota', true)),
  };
  return celdas(definition, contexto, new Set(['Ubicacion', 'RegionalDestino', 'EmpresaDestino'])).chain((dados) =>
    fc
      .tuple(...[...dados].map(([columna, suyo]) => fijas[columna] ?? fc.constant(suyo)))
      .map((row) => new Map([...dados.keys()].map((columna, at) => [columna, row[at] ?? nada])))
      .filter((row) => !vuelveManana(definition, row)),
  );
}

/** A re-entry, a merger or a change of name that has not come yet: wrong by itself. */
function vuelveManana(definition: NovedadDefinition, row: ReadonlyMap<Columna, Dado>): boolean {
  const motivo = row.get('Motivo')?.valor ?? null;
  const otro = definition.buscarEn === 'poblacion' && motivo !== null && motivo !== ingresoDe(definition);
  return otro && String(row.get('FechaAviso')?.valor) > TODAY;
}

/** What becomes of a row or a form: refused with a sentence, held back by problems, or sent. */
type Final =
  | { readonly rechazo: string }
  | { readonly problemas: readonly string[] }
  | { readonly form: NovedadForm | undefined };

const deSeleccion: ReadonlySet<string | null> = new Set(['NumeroDocumento', 'FechaNacimiento', null]);

function deLaImportacion({ hallazgos, preparada }: Fila): Final {
  const problemas = hallazgos.filter(({ nivel }) => nivel === 'problema');
  const [primero] = problemas;
  if (!primero) return { form: preparada?.form };
  // The import tells where somebody works who is refused because of that.
  if (deSeleccion.has(primero.lugar)) return { rechazo: primero.texto.replace(/ Figura en .*$/, '') };
  return { problemas: problemas.map(({ lugar, texto }) => `${lugar}: ${texto}`).sort() };
}

/** The form's own search and choice of a person; null if the search finds nobody. */
async function elegir(definition: NovedadDefinition, persona: Textos): Promise<Seleccion | null> {
  const { idEmpresa } = contexto;
  const numeroDocumento = persona.NumeroDocumento ?? '';
  const [ella] = await buscarPersonas(
    { forma: 'documento', tipoDocumento: 1, numeroDocumento, complemento: '' },
    { idEmpresa: definition.buscarEn === 'empresa' ? idEmpresa : 0, rol: definition.busqueda?.rol ?? 0 },
    sinFin(),
  );
  return ella ? definition.seleccionar(ella, idEmpresa, null, {}) : null;
}

/** A person does the same in the form: searches, chooses, fills in what is open, and presses Grabar. */
async function delFormulario(
  definition: NovedadDefinition,
  persona: Textos,
  dados: ReadonlyMap<Columna, Dado>,
): Promise<Final> {
  const seleccion = await elegir(definition, persona);
  const nombre = [persona.ApellidoPaterno, persona.ApellidoMaterno, persona.Nombres].join(' ');
  if (!seleccion) return { rechazo: avisoMessages.sinPertenencia(nombre) };
  if (!seleccion.ok) return { rechazo: seleccion.text };
  const { form } = seleccion;
  const kept = aFormulario(definition, form);
  const suyos = new Map(
    camposDeColumnas(definition)
      // Of the person only what the fund lacks is filled in.
      .filter(
        ({ campo }) => !esDePersona(campo.path) || [null, ''].includes(valorEn(kept, campo.path) as string | null),
      )
      .map(({ columna }) => [columna, dados.get(columna) ?? nada]),
  );
  const { FechaIngreso, FechaBaja } = form.SegurosPacientes;
  const volvio = cleanDate(FechaIngreso) !== '' && cleanDate(FechaBaja) !== '';
  // Without a motive, who was here before and left comes back (design C2).
  if (suyos.get('Motivo')?.texto === '' && volvio && definition.buscarEn === 'poblacion') {
    const tipo = todosLosCampos(definition).find(({ list }) => list === 'tiposDeNovedad');
    const options = tipo ? opcionesDeCampo(contexto, tipo, definition) : [];
    const reingreso = options.find(({ label }) => label.startsWith('REINGRESO'));
    suyos.set('Motivo', { texto: 'reingreso', valor: reingreso?.value ?? null });
  }
  const values = llenarAMano(definition, form, suyos);
  const errores = validar(definition, values, contextoDe(contexto, form));
  if (errores.length === 0) return { form: aEnvio(definition, form, values) };
  return { problemas: errores.map(({ path, text }) => `${columnaDe(path)}: ${text}`).sort() };
}

const sinFin = () => new AbortController().signal;

describe.each(tiposDeAviso)('$tipo', ({ texto, tipo, clase }) => {
  test('[P1] a row alone has the problems that its fields have in the form', async () => {
    contexto = await unContexto();
    const definition = contexto.definiciones.get(tipo);
    if (!definition) throw new Error(`${tipo} has no definition`);
    await pedirDependientes(contexto, definition, REGIONALES);
    const form = abierto(definition, clase);
    await fc.assert(
      fc.asyncProperty(celdas(definition, contexto), async (dados) => {
        const cells = Object.fromEntries([...dados].map(([columna, dado]) => [columna, dado.texto]));
        const [fila] = await comprobarFormato([filaCon({ ...PERSONA, ...cells, TipoAviso: texto })], contexto);
        const importado = (fila?.hallazgos ?? []).map(({ lugar, texto: said }) => `${lugar}: ${said}`);
        const values = llenarAMano(definition, form, dados);
        // Whether the person's facts are needed is known once her record is read.
        const aMano = validar(definition, values, contextoDe(contexto, form))
          .filter(({ path }) => columnaDe(path) === 'TipoDocumento' || !esDePersona(path))
          .map(({ path, text }) => `${columnaDe(path)}: ${text}`);
        expect(importado.sort()).toEqual(aMano.sort());
      }),
      { numRuns: 150 },
    );
  });

  test('[P3] [P5] with the services, import and form choose, refuse and send alike', async () => {
    contexto = await unContexto();
    const definition = contexto.definiciones.get(tipo);
    if (!definition) throw new Error(`${tipo} has no definition`);
    await pedirDependientes(contexto, definition, REGIONALES);
    const todas = await lasPersonas();
    const elegidas = await Promise.all(todas.map(async (one) => (await elegir(definition, one))?.ok === true));
    // Half of the rows are about somebody who can be chosen, so that the rules after the choice are tried often.
    const quien = fc.oneof(fc.constantFrom(...todas), fc.constantFrom(...todas.filter((_, at) => elegidas[at])));
    await fc.assert(
      fc.asyncProperty(quien, celdasBuenas(definition, contexto), async (persona, dados) => {
        const cells = Object.fromEntries([...dados].map(([columna, dado]) => [columna, dado.texto]));
        const fila = filaCon({ ...cells, ...persona, TipoAviso: texto });
        expect(deLaImportacion(await comprobarFila(fila, contexto, sinFin()))).toEqual(
          await delFormulario(definition, persona, dados),
        );
      }),
      { numRuns: 40 },
    );
  });
});
