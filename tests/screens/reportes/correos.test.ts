import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrir, ajustesSchema, pendientes, soloQuita } from '#features/reportes/correos.ts';
import { useFilas } from '#features/reportes/useFilas.ts';
import { useForm } from '#ui/form/useForm.ts';

const uno = { IdCorreo: 7, Correo: 'uno@a.bo', Titulares: true, Beneficiario: false };
const dos = { IdCorreo: 9, Correo: 'dos@a.bo', Titulares: true, Beneficiario: true };
const guardados = abrir([uno, dos]);

/** The rows in the dialog, with the two saved ones. */
function abierto() {
  const { result } = renderHook(() => {
    const form = useForm({ schema: ajustesSchema, values: { filas: guardados, consentimiento: false } });
    return { form, dirty: form.formState.isDirty, ...useFilas(form, guardados) };
  });
  const filas = () => result.current.form.getValues('filas');
  const hace = (what: (rows: typeof result.current) => unknown) => act(async () => void (await what(result.current)));
  return {
    filas,
    hace,
    escribe: (correo: string) => hace(({ fila }) => fila.setValue('Correo', correo)),
    acepta: () => hace((rows) => rows.aceptar()),
    problema: () => result.current.fila.getFieldState('Correo').error?.message ?? '',
    escrita: () => result.current.escrita,
    sinGuardar: () => result.current.dirty,
    pendientes: () => pendientes(guardados, filas()),
    soloQuita: () => soloQuita(guardados, filas()),
  };
}

async function con(correo: string) {
  const open = abierto();
  await open.hace((rows) => rows.agregar());
  await open.escribe(correo);
  return open;
}

test('[R-4.6-01] [R-7.8-03] a new row has id -1 while it is written and 0 once accepted', async () => {
  const writing = await con('nuevo@a.bo');
  expect(writing.filas().map((fila) => fila.IdCorreo)).toEqual([7, 9, -1]);
  expect(writing.pendientes().CorreoRegistra).toEqual([]);
  await writing.acepta();
  expect(writing.filas().map((fila) => fila.IdCorreo)).toEqual([7, 9, 0]);
  expect(writing.pendientes()).toEqual({
    CorreoRegistra: [{ IdCorreo: 0, Correo: 'nuevo@a.bo', Titulares: true, Beneficiario: false }],
    CorreoElimina: [],
  });
  const left = await con('nuevo@a.bo');
  expect(left.sinGuardar()).toBe(true);
  await left.hace((rows) => rows.cancelar());
  expect(left.filas()).toEqual(guardados);
  expect(left.escrita()).toBe(-1);
  expect(left.sinGuardar()).toBe(false);
  // One that was accepted stays when another edit of it is given up.
  const kept = await con('nuevo@a.bo');
  await kept.acepta();
  await kept.hace((rows) => rows.editar(2));
  await kept.escribe('x');
  await kept.hace((rows) => rows.cancelar());
  expect(
    kept
      .filas()
      .map(({ IdCorreo, Correo }) => [IdCorreo, Correo])
      .at(-1),
  ).toEqual([0, 'nuevo@a.bo']);
});

test('[R-4.6-02] [R-7.8-03] [R-5.7-08] a saved row that is removed goes to the removal list, one that was never saved just goes', async () => {
  const removed = abierto();
  await removed.hace((rows) => rows.quitar(0));
  expect(removed.pendientes()).toEqual({ CorreoRegistra: [], CorreoElimina: [uno] });
  expect(removed.soloQuita()).toBe(true);
  await removed.hace((rows) => rows.agregar());
  expect(removed.soloQuita()).toBe(false);
  await removed.hace((rows) => rows.cancelar());
  await removed.hace((rows) => rows.quitados.forEach(rows.restaurar));
  expect(removed.filas()).toEqual(guardados);
  expect(removed.sinGuardar()).toBe(false);
  const changed = abierto();
  await changed.hace((rows) => rows.editar(1));
  await changed.escribe('otro@a.bo');
  await changed.acepta();
  await changed.hace((rows) => rows.quitar(1));
  expect(changed.pendientes()).toEqual({ CorreoRegistra: [], CorreoElimina: [dos] });
  expect(changed.soloQuita()).toBe(true);
  const added = await con('nuevo@a.bo');
  await added.acepta();
  await added.hace((rows) => rows.quitar(2));
  expect(added.pendientes()).toEqual({ CorreoRegistra: [], CorreoElimina: [] });
  const both = await con('nuevo@a.bo');
  await both.acepta();
  await both.hace((rows) => rows.quitar(0));
  expect(both.soloQuita()).toBe(false);
});

test('[R-4.6-02] removed rows are put back where they were, before the new ones', async () => {
  const open = await con('nuevo@a.bo');
  await open.acepta();
  await open.hace((rows) => rows.quitar(0));
  await open.hace((rows) => rows.quitar(0));
  await open.hace(({ quitados, restaurar }) => quitados.slice(1).forEach(restaurar));
  await open.hace(({ quitados, restaurar }) => quitados.forEach(restaurar));
  expect(open.filas().map((fila) => fila.Correo)).toEqual(['uno@a.bo', 'dos@a.bo', 'nuevo@a.bo']);
});

test('[R-4.6-02] a removed address that was added again is not brought back beside it', async () => {
  const open = abierto();
  await open.hace((rows) => rows.quitar(0));
  await open.hace((rows) => rows.agregar());
  await open.escribe('UNO@a.bo');
  await open.acepta();
  await open.hace((rows) => rows.quitados.forEach(rows.restaurar));
  expect(open.filas().map((fila) => fila.Correo)).toEqual(['dos@a.bo', 'UNO@a.bo']);
});

test('[R-4.6-01] [R-4.6-02] [R-7.8-03] [R-3.6-03] a changed row keeps its id; an unchanged one is not sent', async () => {
  const same = abierto();
  await same.hace((rows) => rows.editar(1));
  expect(same.sinGuardar()).toBe(true);
  await same.acepta();
  expect(same.sinGuardar()).toBe(false);
  const changed = abierto();
  await changed.hace((rows) => rows.editar(1));
  await changed.escribe('  otro@a.bo ');
  await changed.acepta();
  expect(changed.pendientes()).toEqual({ CorreoRegistra: [{ ...dos, Correo: 'otro@a.bo' }], CorreoElimina: [] });
  const told = abierto();
  await told.hace(({ form }) => form.setValue('filas.0.Beneficiario', true));
  expect(told.pendientes().CorreoRegistra).toEqual([{ ...uno, Beneficiario: true }]);
  const left = abierto();
  await left.hace((rows) => rows.editar(1));
  await left.escribe('x');
  await left.hace((rows) => rows.cancelar());
  expect(left.filas()).toEqual(guardados);
});

test.each([
  ['[R-5.7-04]', '   ', 'Debe ingresar un correo.'],
  ['[R-5.7-05]', 'uno@', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05]', 'uno dos@a.bo', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05]', 'tres@a.bo cuatro@a.bo', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05]', 'tres@a.bo;cuatro@a.bo', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05]', 'tres@a.b', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05] [R-9-13]', `${'a'.repeat(96)}@a.bo`, 'Correo electrónico: el máximo es de 100 caracteres.'],
  ['[R-5.7-05] [R-9-13]', `${'a'.repeat(95)}@a.bo`, ''],
  ['[R-5.7-05]', 'ana.luz+rr-hh@mi-banco.com.bo', ''],
  ['', 'UNO@A.BO', 'El correo electrónico ya está en la lista.'],
  ['', 'tres@a.bo', ''],
])('%s "%s" is told: %s', async (_, correo, problem) => {
  const writing = await con(correo);
  await writing.acepta();
  expect(writing.problema()).toBe(problem);
  expect(writing.escrita() >= 0).toBe(problem !== '');
});

test('a row may keep its own address when it is edited', async () => {
  const open = abierto();
  await open.hace((rows) => rows.editar(1));
  await open.acepta();
  expect(open.problema()).toBe('');
  expect(open.escrita()).toBe(-1);
});
