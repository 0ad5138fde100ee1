import { renderHook } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  asentarSeguimiento,
  cambiosComoHtml,
  escrituraDeSeguimiento,
  registrarSeguimiento,
  textoComoHtml,
} from '#blocks/seguimiento/seguimiento.ts';
import { callFailed } from '#client/announcements.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { idDefectuoso } from '#support/defectos.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { useToasts } from '#ui/feedback/toast.ts';
import { contesta, falla } from './servicio.ts';

const de = { idTabla: 7, tabla: 'seguros_personas_novedad' };
const body = { IdTabla: 7, Tabla: 'seguros_personas_novedad' };
const LISTA = keyOf(seguimiento.lista, { body });
const item = (IdSeguimiento: number, part: { Asunto?: string; Mensaje?: string; TipoSeguimiento?: number } = {}) => ({
  ...{ IdSeguimiento, Asunto: 'Aviso', Mensaje: 'Hola', TipoSeguimiento: 1, Fecha: '2026-11-20', Usuario: 'EVA' },
  ...part,
});

/** The tones and texts of the short messages so far. */
function dicho(): readonly string[] {
  const { result, unmount } = renderHook(() => useToasts());
  unmount();
  return result.current.history.map(({ tone, text }) => `${tone}: ${text}`);
}

beforeEach(() => atTestEnd(forgetPeople));

test('[E-3-13] [R-3.2-01] [R-4.1-12] a value of blanks is shown as empty, and any white space as one blank', () => {
  expect(cambiosComoHtml([{ campo: 'A', valorAnterior: ' \n ', valorNuevo: ' B \n C ' }])).toBe(
    '<ul><li><b>A:</b> <small>(vacío)</small> -&gt; B C</li></ul>',
  );
});

test('each line of a typed text is one, whichever machine typed it', () => {
  expect(textoComoHtml('  uno\r\ndos\n\ntres\r\n')).toBe('uno<br>dos<br><br>tres');
});

describe('the write of an entry', () => {
  test('[F-3.10-02] [F-3.10-04] is a message unless it says otherwise, and has no e-mails', () => {
    const escritura = escrituraDeSeguimiento(de);
    const { llamada, entrada } = escritura({ asunto: 'Aviso', mensaje: 'Hola' });
    const sent = { ...body, Asunto: 'Aviso', Mensaje: 'Hola', Correos: [], TipoSeguimiento: 1 };
    expect(llamada).toBe(seguimiento.registrar);
    expect(entrada).toEqual({ body: sent });
    expect(escritura({ asunto: 'Aviso', mensaje: 'Hola', tipo: 2 }).entrada.body.TipoSeguimiento).toBe(2);
  });

  test('[F-7.8-01] [R-8-02] is checked against the list of the record, quietly', async () => {
    const announced = vi.fn();
    atTestEnd(callFailed.on(announced));
    const { comprobar } = escrituraDeSeguimiento(de)({ asunto: 'Aviso', mensaje: 'Hola' });
    const asked = contesta('/SeguimientoLista', falla);
    await expect(comprobar()).rejects.toThrow();
    expect(asked).toEqual([body]);
    expect(announced).not.toHaveBeenCalled();
  });

  const hecha = { hecha: true };
  test.each<[string, ReturnType<typeof item>[], unknown]>([
    ['the same words', [item(2)], hecha],
    ['the same words with another markup', [item(2, { Mensaje: ' <p>HÓLA</p>\n' })], hecha],
    ['words that markup parts', [item(2, { Mensaje: 'Ho<br>la' })], null],
    ['other words', [item(2, { Mensaje: 'Adiós' })], null],
    ['another subject', [item(2, { Asunto: 'Otro' })], 'no aparece'],
    ['another kind', [item(2, { TipoSeguimiento: 2 })], 'no aparece'],
    ['nothing', [], 'no aparece'],
    ['two of them', [item(2), item(3)], null],
    ['the one that was there before', [item(1)], 'no aparece'],
    ['the one that was there before and a new one', [item(1), item(2)], hecha],
  ])('was done if the list has it: %s', async (_, items, found) => {
    queryClient.setQueryData(LISTA, [item(1)]);
    const { comprobar } = escrituraDeSeguimiento(de)({ asunto: 'Aviso', mensaje: 'Hola' });
    contesta('/SeguimientoLista', () => items);
    expect(await comprobar()).toEqual(found);
  });

  test('while the list was not read, any entry can be the one', async () => {
    const { comprobar } = escrituraDeSeguimiento(de)({ asunto: 'Aviso', mensaje: 'Hola' });
    contesta('/SeguimientoLista', () => [item(1)]);
    expect(await comprobar()).toEqual(hecha);
  });

  test('an attribute of the markup is no word, and its parts are not joined', async () => {
    const { comprobar } = escrituraDeSeguimiento(de)({ asunto: 'Aviso', mensaje: 'uno<br>dos' });
    contesta('/SeguimientoLista', () => [item(1, { Mensaje: '<p class="tres">uno</p><p>dos</p>' })]);
    expect(await comprobar()).toEqual(hecha);
  });
});

describe('the entry of an action that has succeeded', () => {
  const entrada = { ...de, asunto: 'Aviso', mensaje: 'Hola' };
  const estaVencida = () => queryClient.getQueryState(LISTA)?.isInvalidated;

  test('[F-3.10-02] [F-7.8-01] [E-7.4-05] is sent once; the list of entries is read again, and nothing is said', async () => {
    queryClient.setQueryData(LISTA, []);
    const sent = contesta('/SeguimientoRegistra', () => 9);
    expect(await registrarSeguimiento({ ...entrada, tipo: 2 })).toBe(true);
    expect(sent).toEqual([{ ...body, Asunto: 'Aviso', Mensaje: 'Hola', Correos: [], TipoSeguimiento: 2 }]);
    expect(estaVencida()).toBe(true);
    expect(dicho()).toEqual([]);
  });

  test('whatever number the services give it', async () => {
    contesta('/SeguimientoRegistra', () => 0);
    expect(await asentarSeguimiento(entrada)).toBe(true);
  });

  test('that was refused is missing, and only a warning says so', async () => {
    queryClient.setQueryData(LISTA, []);
    contesta('/SeguimientoRegistra', () =>
      HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } }),
    );
    expect(await asentarSeguimiento(entrada)).toBe(false);
    expect(estaVencida()).toBe(true);
    expect(dicho()).toEqual([]);
    expect(await registrarSeguimiento(entrada)).toBe(false);
    expect(dicho()).toEqual(['warning: No se registró el seguimiento.']);
  });

  test.each([
    ['and the list has it', [item(1)], true],
    ['and the list does not have it', [], false],
  ])('whose answer was lost, %s', async (_, items, done) => {
    contesta('/SeguimientoRegistra', () => HttpResponse.error());
    contesta('/SeguimientoLista', () => items);
    expect(await asentarSeguimiento(entrada)).toBe(done);
  });

  test('a defect of the portal is thrown', async () => {
    // No call can send this number.
    await expect(asentarSeguimiento({ ...entrada, idTabla: idDefectuoso })).rejects.toThrow(TypeError);
  });
});
