import { expect, test } from 'vitest';
import { confirmarRegionalMessages } from '#blocks/confirmar-regional/messages.ts';
import { nombreRegional, regionales } from '#contract/enumerations.ts';
import { altaCotizante, bajaCotizante, personasNovedad, transferenciaCotizante } from '#contract/services/index.ts';
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
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { buildNovedadForm } from '#support/builders.ts';
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
  ...[listadoMessages, general, validation, confirmarRegionalMessages, regionales].flatMap(textosDe),
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

test.each(deE)('$id “$shown” is said as it is to be read', ({ shown }) => {
  // A sentence with parameters counts with any value: a label, a period.
  const says = (text: string) => patron(shown).test(text) || (text.includes('{}') && patron(text).test(shown));
  const said = [...dicho].some((text) => (partes.has(shown) ? text.includes(shown) : says(text)));
  expect(said, 'no label or message of the employer notices says this text').toBe(true);
});
