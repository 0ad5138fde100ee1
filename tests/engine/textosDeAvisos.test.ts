import { expect, test } from 'vitest';
import { confirmarRegionalMessages } from '#blocks/confirmar-regional/messages.ts';
import { nombreRegional, regionales } from '#contract/enumerations.ts';
import {
  altaCotizante,
  altaPasivo,
  bajaCotizante,
  bajaPasivo,
  personasNovedad,
  transferenciaCotizante,
  transferenciaPasivo,
} from '#contract/services/index.ts';
import { declararVariosMessages } from '#engine/definition/declararVariosMessages.ts';
import { engineMessages, nombreEstado } from '#engine/definition/messages.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import { listadoMessages } from '#engine/list/listMessages.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { lista as listaAlta } from '#features/novedades/alta/list.ts';
import { altaMessages } from '#features/novedades/alta/messages.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { lista as listaBaja } from '#features/novedades/baja/list.ts';
import { bajaMessages } from '#features/novedades/baja/messages.ts';
import { bajaPasante, bajaCotizante as bajaTrabajador, bajaVoluntario } from '#features/novedades/baja/variants.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { lista as listaTransferencia } from '#features/novedades/transferencia/list.ts';
import { transferenciaMessages } from '#features/novedades/transferencia/messages.ts';
import { lista as listaAltaPasivo } from '#features/pasivo/alta/list.ts';
import { lista as listaBajaPasivo } from '#features/pasivo/baja/list.ts';
import { lista as listaTransferenciaPasivo } from '#features/pasivo/transferencia/list.ts';
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { buildFilaNovedad, buildNovedadForm } from '#support/builders.ts';
import type { Column } from '#ui/table/column.ts';
import { table } from '../architecture/sources.ts';

/** Every text in an object of texts. A text with parameters gets '{}' for each. */
const textosDe = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts('{}', '{}', '{}'))];
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(textosDe) : [];
};

const avisos = [...avisosDeAlta, ...avisosDeBaja, avisoDeTransferencia];
const registros = [altaCotizante, bajaCotizante, transferenciaCotizante, personasNovedad];

/** All texts on the screens of the employer notices. */
const dicho: ReadonlySet<string> = new Set([
  ...[engineMessages, nombreEstado, avisoMessages, altaMessages, bajaMessages, transferenciaMessages].flatMap(textosDe),
  ...[listadoMessages, declararVariosMessages, general, validation, confirmarRegionalMessages, regionales].flatMap(
    textosDe,
  ),
  ...[bajaTrabajador, bajaPasante, bajaVoluntario].flatMap(textosDe),
  nombreRegional(0),
  engineMessages.transicion(nombreEstado.observado, nombreEstado.registrado),
  ...registros.flatMap((calls) => Object.values(calls).flatMap((call) => call.success ?? [])),
  ...[listaAlta, listaBaja, listaTransferencia].flatMap((list) => [
    list.pickerTitle ?? '',
    list.sinEstado ?? '',
    ...list.columns.map((name) => columnas[name].header),
  ]),
  ...avisos.flatMap((aviso) => [
    aviso.heading,
    aviso.messages.confirmSave('{}'),
    aviso.messages.confirmDelete('{}'),
    ...[['novedad'], ['persona']].map((tabs) => aviso.messages.invalid(tabs as ['novedad']).text),
    ...aviso.datosNovedad(buildNovedadForm(), 'declarado').map((dato) => dato.label),
    ...todosLosCampos(aviso).flatMap(({ label, placeholder = '', rule }) => [
      label,
      placeholder,
      ...[null, '', 0, -1].flatMap((v) => rule.check(v, aFormulario(aviso, buildNovedadForm())) ?? []),
    ]),
  ]),
]);

/** A text of the specification as a pattern: parameters match anything, and articles match the one that fits. */
const patron = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('el/la ', '(?:el|la) ')
      .replace(/\\\.\\\.\\\. debe|\{[^}]*\}/g, (found) => (found.endsWith('debe') ? '.+ debe' : '.+'))}$`,
  );

/** Halves of a sentence, and an answer that people never read. */
const partes = new Set(['Por favor, revise y vuelva a intentar.', 'registro de persona/novedad']);
const nuncaSeLee = new Set(['INCONCLUSO']);

const deE = table('tests/spec/messages.tsv')
  .map(([id = '', , shown = '', , , ref = '']) => ({ id, shown, ref }))
  .filter(({ ref, shown }) => /(^|; )E \d/.test(ref) && !nuncaSeLee.has(shown));

test('the texts of the employer notices are many', () => {
  expect(deE.length).toBeGreaterThan(90);
});

/** The requirement that each text is of. Without those that more than one place says in words of its own. */
const citas: Readonly<Record<string, string>> = {
  ...Object.fromEntries([38, 39, 40, 41, 42, 43, 44, 45, 46].map((n) => [`M0${n}`, '[E-9-01, F-3.11-03]'])),
  M049: '[E-9-01, F-3.11-04]',
  M119: '[E-8-08, F-8-14, R-2.8-10, R-8-08]',
  M120: '[E-8-09, F-8-15, R-2.2-09, R-2.8-10]',
  M125: '[E-5.1-07, E-2.5-02, F-9-06, R-2.5-02, R-9-08]',
  M126: '[E-5.1-07, F-9-06, R-9-08]',
  M128: '[E-2-04, E-2-05, E-2-06, R-2.3-03]',
  M129: '[E-2.1-02]',
  M130: '[E-2.1-05, R-2.2-02, R-2.4-02]',
  M131: '[E-2.1-05, R-2.2-02, R-2.4-02]',
  M132: '[E-2.1-05, R-2.2-02, R-2.4-02]',
  M133: '[E-2.1-05, R-2.2-02]',
  M140: '[E-2.2-07, E-2.6-05, R-2.3-08, R-2.4-11]',
  M141: '[E-2.2-10]',
  M146: '[E-2.2-15, E-2.6-05, R-2.3-08]',
  M147: '[E-2.2-17]',
  M148: '[E-2.3-02]',
  M149: '[E-2.4-05]',
  M150: '[E-2.4-05]',
  M155: '[E-4-02, R-4.3-02]',
  M159: '[E-4-08]',
  M160: '[E-4-15, E-4-16, E-4-17, R-4.2-04]',
  M161: '[E-5.1-01, R-5.1-01, R-5.3-15]',
  M162: '[E-5.1-02]',
  M163: '[E-5.1-03, R-5.1-02]',
  M164: '[E-5.1-04, R-5.1-02]',
  M165: '[E-5.1-05, R-5.1-06, R-5.3-15]',
  M167: '[E-5.2-04]',
  M168: '[E-5.3-01]',
  M169: '[E-5.3-04, E-5.4-03]',
  M170: '[E-5.3-06, E-5.4-05]',
  M171: '[E-5.3-07, E-5.4-06]',
  M172: '[E-5.3-11]',
  M173: '[E-5.3-12, E-5.4-08, R-5.2-12]',
  M174: '[E-5.4-01]',
  M175: '[E-5.4-02]',
  M176: '[E-5.4-07]',
  M177: '[E-5.3-12, E-5.4-08, R-5.2-12]',
  M178: '[E-5.5-02, R-5.4-04]',
  M179: '[E-5.5-03, R-5.4-04]',
  M180: '[E-5.5-04, R-5.4-04]',
  M181: '[E-5.5-05, R-5.4-04]',
  M182: '[E-5.5-06]',
  M183: '[E-5.5-09, R-5.4-08]',
  M184: '[E-5.6-01, E-5.6-03, E-5.6-04, R-5.2-14, R-5.3-10]',
  M186: '[E-5.6-02]',
  M187: '[E-5.6-05, R-5.2-15, R-5.4-05]',
  M188: '[E-5.6-06, R-5.2-15, R-5.3-11, R-5.4-05]',
  M189: '[E-5.6-08]',
  M190: '[E-5.6-09, R-5.4-07]',
  M191: '[E-5.6-10]',
  M192: '[E-5.6-11]',
  M194: '[E-5.7-04, E-5.7-05]',
  M195: '[E-5.7-07]',
  M196: '[E-5.7-08, R-5.2-19]',
  M197: '[E-5.7-09]',
  M198: '[E-5.7-10]',
  M199: '[E-5.7-11]',
  M200: '[E-5.7-12]',
  M201: '[E-5.7-13, R-8-11]',
  M205: '[E-8-05, R-8-12]',
  M207: '[E-8-07, R-4.2-10]',
};
const conCitas = deE.map(({ id, shown }) => [`${citas[id] ?? ''} ${id}`.trimStart(), shown] as const);

test.each(conCitas)('%s “%s” is said as it is to be read', (_, shown) => {
  // A sentence with parameters counts with any value: a label, a period. One of hardly any words would say everything.
  const conPalabras = (text: string) => text.includes('{}') && text.replaceAll('{}', '').length > 10;
  const says = (text: string) => patron(shown).test(text) || (conPalabras(text) && patron(text).test(shown));
  const said = [...dicho].some((text) => (partes.has(shown) ? text.includes(shown) : says(text)));
  expect(said, 'no label or message of the employer notices says this text').toBe(true);
});

test.each([
  ['[E-8-02, E-8-03, E-8-06] a registration', altaCotizante],
  ['[E-8-02, E-8-04, E-8-06] a termination', bajaCotizante],
  ['[E-8-02, E-8-03, E-8-06] a transfer', transferenciaCotizante],
  ['[R-8-12] a retiree’s registration', altaPasivo],
  ['[R-8-12, R-4.2-21] a retiree’s deregistration', bajaPasivo],
  ['[R-8-12] a retiree’s transfer', transferenciaPasivo],
] as const)('%s says that it was inserted, changed or deleted', (_, calls) => {
  expect([calls.insertar.success, calls.modificar.success, calls.eliminar.success]).toEqual([
    'El registro se insertó correctamente.',
    'El registro se modificó correctamente.',
    'Registro eliminado correctamente.',
  ]);
});

/** What a row of a list says in each of its columns, by the column's heading. */
const fila = buildFilaNovedad({
  ...{ NombreCompleto: 'ÑÁÑEZ ÓSCAR', NumeroDocumento: '77', FechaNovedad: '2026-11-20', Novedad: 'INGRESO' },
  ...{ Pagado: true, EstadoProceso: 'DECLARADO' },
});
const nombre = ['Nombre completo', 'ÑÁÑEZ ÓSCAR'];
const documento = ['Número de documento', '77'];
const fecha = ['Fecha novedad', '20/11/2026'];
const tipo = ['Tipo novedad', 'INGRESO'];
const novedad = ['Novedad', 'INGRESO'];
const pago = ['Pagado', 'Sí'];
const estado = ['Estado', 'DECLARADO'];

test.each([
  ['[E-2.1-04, E-2.1-05, E-3-10] registrations', listaAlta, [nombre, documento, fecha, tipo, pago, estado]],
  ['[E-2.3-03, E-3-10] terminations', listaBaja, [nombre, documento, fecha, tipo, pago, estado]],
  ['[E-2.5-03, E-2.5-05] transfers', listaTransferencia, [nombre, documento, fecha, estado]],
  ['[R-2.2-02, R-5.1-05] retirees’ registrations', listaAltaPasivo, [nombre, documento, fecha, tipo, estado]],
  ['[R-2.4-02, R-5.3-16] retirees’ deregistrations', listaBajaPasivo, [nombre, documento, novedad, fecha, estado]],
  ['[R-2.5-03] retirees’ transfers', listaTransferenciaPasivo, [nombre, documento, fecha, estado]],
])('%s: the columns of their list, and what its text filter looks at', (_, lista, said) => {
  const shown = lista.columns.map((name): Column<typeof fila> => columnas[name]);
  expect(shown.map(({ header, text }) => [header, text(fila)])).toEqual(said);
  const searched = shown.filter(({ searchable }) => searchable !== false).map(({ id }) => id);
  expect(searched).toEqual(['nombre', 'documento', 'fecha', 'estado']);
});
