import { describe, expect, test } from 'vitest';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';
import type { FieldError } from '#engine/definition/definition.ts';
import { observacionSchema } from '#engine/values/observacion.ts';
import { contarErrores, exigeFotografia, problemasAlGrabar } from '#engine/values/problems.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';

const [contributor] = avisosDeAlta;
if (!contributor) throw new Error('no definition');
const definition = contributor;

const requisito = {
  IdRequisito: 7,
  IdRequisitoTipoNovedad: 7,
  IdTipoNovedad: 2,
  Nombre: 'CONTRATO',
  Requerido: true,
  TamanioMb: 2,
  Extension: 'PDF',
};
const complete = { faltaFotografia: false, faltantes: [] };
const slot = (IdRequisito: number, estado?: 'subiendo' | 'fallida', Requerido = false): AdjuntoSlot => ({
  requisito: { ...requisito, IdRequisito, Requerido },
  ...{ recurso: null, guardado: null, pendiente: false, porQuitar: false, tieneArchivo: false, error: null },
  preparando: false,
  subida: estado ? { estado, archivo: new File([], 'a.pdf'), avance: 0, detalle: '' } : null,
});
const cargo: FieldError = { path: 'SegurosPersonasNovedad.Cargo', text: 'Cargo, no tiene información.' };
const zona: FieldError = { path: 'BasePersonas.Zona', text: 'Zona, no tiene información.' };

describe('checks on Grabar', () => {
  test('nothing wrong: the notice may be saved', () => {
    expect(problemasAlGrabar(definition, [], complete)).toBeNull();
  });

  test('[E-5.6-03, E-5.6-04, R-5.3-10, E-5.6-01] an invalid notice block leads to its tab with its sentence', () => {
    for (const one of avisosDeAlta) {
      const found = problemasAlGrabar(one, [cargo], complete);
      expect(found?.headline).toBe(
        'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
      );
      expect(found?.tab).toBe('novedad');
    }
  });

  test('[E-5.6-01, E-5.6-02] an invalid person block says persona/novedad', () => {
    for (const one of avisosDeAlta) {
      expect(problemasAlGrabar(one, [zona], complete)).toMatchObject({
        headline:
          'Existen campos que no tienen información en el registro de persona/novedad. Por favor, revise y vuelva a intentar.',
        tab: 'persona',
      });
      expect(problemasAlGrabar(one, [zona, cargo], complete)).toMatchObject({
        headline: expect.stringContaining('en el registro de persona/novedad.'),
        tab: 'novedad',
      });
    }
  });

  test('[E-5.3-12, E-5.4-08, E-5.5-06, E-5.6-01] a date out of the period is told in its own warning, once nothing else is wrong', () => {
    const periodo: FieldError = { path: 'SegurosPersonasNovedad.FechaNovedad', text: 'Fuera.', siEsUnico: true };
    const alone = problemasAlGrabar(definition, [periodo], { ...complete, faltaFotografia: true });
    expect(alone).toMatchObject({ headline: 'Fuera.', aviso: true, tab: 'novedad' });
    expect(alone?.problems).toHaveLength(2);
    const both = problemasAlGrabar(definition, [periodo, cargo], complete);
    expect(both?.headline).toMatch(/^Existen campos que no tienen información/);
    expect(both).not.toHaveProperty('aviso');
  });

  test('[E-5.6-05, E-5.6-07] a missing photograph leads to the person tab', () => {
    expect(problemasAlGrabar(definition, [], { ...complete, faltaFotografia: true })).toMatchObject({
      headline: 'Por favor, realice la carga de fotografía.',
      tab: 'persona',
    });
  });

  test('[R-5.3-11, E-5.6-06, E-5.6-07] missing attachments lead to their tab', () => {
    expect(problemasAlGrabar(definition, [], { ...complete, faltantes: [requisito] })).toMatchObject({
      headline: 'Por favor, realice la carga de los adjuntos solicitados.',
      tab: 'adjuntos',
    });
  });

  test('[E-5.6-03, E-5.6-04, R-5.3-10, R-5.3-11, E-5.6-07, E-5.6-01] they run in the order notice, photograph, attachments, and list everything', () => {
    const all = { faltaFotografia: true, faltantes: [requisito] };
    for (const one of avisosDeAlta) {
      const found = problemasAlGrabar(one, [cargo], all);
      expect(found?.tab).toBe('novedad');
      expect(found?.problems.map((problem) => problem.tab)).toEqual(['novedad', 'persona', 'adjuntos']);
      expect(problemasAlGrabar(one, [], all)?.tab).toBe('persona');
      expect(contarErrores(found?.problems ?? [], 'novedad')).toBe(1);
    }
  });

  test('[E-5.6-07] files that could not be read block saving, after what is known to be wrong', () => {
    const text = 'No se pudieron recuperar los adjuntos.';
    const unread = { ...complete, error: new Error('Sin conexión') };
    const problem = { tab: 'adjuntos', text };
    expect(problemasAlGrabar(definition, [], unread)).toEqual({
      ...{ headline: text, tab: 'adjuntos' },
      problems: [problem],
    });
    expect(problemasAlGrabar(definition, [zona], unread)?.problems).toEqual([{ tab: 'persona', ...zona }, problem]);
    expect(problemasAlGrabar(definition, [], { ...complete, error: null })).toBeNull();
  });

  test('[R-8-09] each file that did not arrive blocks saving in its place, the photograph in that of the person', () => {
    const text = 'No se pudo grabar el archivo.';
    const files = { ...complete, fotografia: slot(2, 'fallida'), slots: [slot(7), slot(8, 'fallida')] };
    expect(problemasAlGrabar(definition, [], files)).toEqual({
      ...{ headline: text, tab: 'persona' },
      problems: [
        { tab: 'persona', text, elementId: 'adjunto-2' },
        { tab: 'adjuntos', text, elementId: 'adjunto-8' },
      ],
    });
    const arriving = { ...complete, fotografia: slot(2, 'subiendo'), slots: [slot(7), slot(8, 'subiendo')] };
    expect(problemasAlGrabar(definition, [], arriving)).toBeNull();
    // A form that asks for no photograph.
    const soloAdjuntos = { ...complete, fotografia: null, slots: [slot(8, 'fallida')] };
    expect(problemasAlGrabar(definition, [], soloAdjuntos)?.problems).toEqual([
      { tab: 'adjuntos', text, elementId: 'adjunto-8' },
    ]);
    // It is not told before what is missing: that may be the same file.
    expect(problemasAlGrabar(definition, [], { ...files, faltaFotografia: true })?.problems).toEqual([
      { tab: 'persona', text: 'Por favor, realice la carga de fotografía.', elementId: 'adjunto-2' },
    ]);
  });

  test('[E-5.6-05, R-5.4-06, decision 20] a photograph is required always, or if the services say so', () => {
    const exige = (fotografia: 'siempre' | 'segunRequisito', of?: AdjuntoSlot | null) =>
      exigeFotografia({ fotografia }, of);
    expect([exige('siempre'), exige('siempre', slot(2)), exige('segunRequisito', slot(2, undefined, true))]).toEqual([
      ...[true, true, true],
    ]);
    expect([exige('segunRequisito'), exige('segunRequisito', null), exige('segunRequisito', slot(2))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[E-5.6-05, E-5.6-07, decision 20] in each of the seven notices the photograph comes after the fields, required or not, and before the attachments', () => {
    const faltan = { faltaFotografia: true, fotografia: slot(2), faltantes: [requisito] };
    for (const one of [...avisosDeAlta, ...avisosDeBaja, avisoDeTransferencia]) {
      expect(problemasAlGrabar(one, [cargo], faltan)?.tab, one.key).toBe('novedad');
      expect(problemasAlGrabar(one, [], faltan), one.key).toMatchObject({
        headline: 'Por favor, realice la carga de fotografía.',
        tab: 'persona',
      });
      expect(problemasAlGrabar(one, [], { ...faltan, faltaFotografia: false })?.tab, one.key).toBe('adjuntos');
    }
  });

  test('[E-5.6-10, E-4-22] the question before deleting names the notice and the person', () => {
    expect(definition.messages.confirmDelete('ROSA')).toBe(
      '¿Está seguro de eliminar el aviso de alta del asegurado(a) ROSA?',
    );
  });

  test('[R-4.2-09, R-5.3-08, R-9-03] an observation is required and at most 200 characters long', () => {
    const judged = (observacion: string) => observacionSchema.safeParse({ observacion });
    expect(judged('  ').error?.issues.map((one) => one.message)).toEqual(['La Observación, no tiene información.']);
    expect(judged(` ${'x'.repeat(200)} `).data).toEqual({ observacion: 'x'.repeat(200) });
    expect(judged('x'.repeat(201)).success).toBe(false);
  });
});
