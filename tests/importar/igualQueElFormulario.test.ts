import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { filled } from '#contract/read.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import type { Field, FieldPath, Valor } from '#engine/definition/fields.ts';
import { todosLosCampos, validar } from '#engine/values/validar.ts';
import { camposDeColumnas, columnaDe } from '#features/importar/comprobar/campos.ts';
import { type Contexto, opcionesDeCampo, pedirDependientes } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import { contextoDe } from '#features/importar/comprobar/juicio.ts';
import type { Columna, Textos } from '#features/importar/fila/columnas.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { toLocalDate } from '#lib/dates.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { type Cambios, typed } from '#support/formValues.ts';
import { filaCon, unContexto } from './apoyo.ts';

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

/** The cells of a row: each may be empty. What a list depends on is chosen before it. */
function celdas(definition: NovedadDefinition, contexto: Contexto): fc.Arbitrary<ReadonlyMap<Columna, Dado>> {
  return fc.constantFrom(...REGIONALES).chain((regional) => {
    const cells = camposDeColumnas(definition).map(({ columna, campo }) => {
      const offered = opcionesDeCampo(contexto, campo, definition, campo.listOf ? regional : 0);
      const takes = columna === 'RegionalDestino' ? offered.filter(({ value }) => value === regional) : offered;
      const some = celda(campo, takes.slice(0, 6));
      return fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: fc.constant(nada) });
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

describe.each(tiposDeAviso)('$tipo', ({ texto, tipo, clase }) => {
  test('[P1] [P5] import and form judge every row alike', async () => {
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
        const aMano = validar(definition, values, contextoDe(contexto, form)).map(
          ({ path, text }) => `${columnaDe(path)}: ${text}`,
        );
        expect(importado.sort()).toEqual(aMano.sort());
      }),
      { numRuns: 150 },
    );
  });
});
