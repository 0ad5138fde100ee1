import { expect, test } from 'vitest';
import {
  type Ajustes,
  abrir,
  aceptar,
  agregar,
  cancelar,
  conBeneficiarios,
  editar,
  escribir,
  pendientes,
  problemaDe,
  quitar,
  restaurar,
  sinGuardar,
  soloQuita,
} from '#features/reportes/correos.ts';

const uno = { IdCorreo: 7, Correo: 'uno@a.bo', Titulares: true, Beneficiario: false };
const dos = { IdCorreo: 9, Correo: 'dos@a.bo', Titulares: true, Beneficiario: true };
const abierto = () => abrir([uno, dos]);
const con = (a: Ajustes, correo: string) => escribir(agregar(a), correo);
const aceptado = (a: Ajustes): Ajustes => {
  const next = aceptar(a);
  if (!next) throw new Error(problemaDe(a));
  return next;
};
const segunda = (a: Ajustes) => {
  const [, row] = a.filas;
  if (!row) throw new Error('There is no second row');
  return row;
};

test('[R-4.6-01] a new row has id -1 while it is written and 0 once accepted', () => {
  const writing = con(abierto(), 'nuevo@a.bo');
  expect(writing.filas.map((fila) => fila.IdCorreo)).toEqual([7, 9, -1]);
  expect(pendientes(writing).CorreoRegistra).toEqual([]);
  const done = aceptado(writing);
  expect(done.filas.map((fila) => fila.IdCorreo)).toEqual([7, 9, 0]);
  expect(pendientes(done)).toEqual({
    CorreoRegistra: [{ IdCorreo: 0, Correo: 'nuevo@a.bo', Titulares: true, Beneficiario: false }],
    CorreoElimina: [],
  });
  expect(cancelar(writing)).toMatchObject({ filas: abierto().filas, editando: null });
});

test('[R-4.6-02] a saved row that is removed goes to the removal list, one that was never saved just goes', () => {
  const removed = quitar(abierto(), 0);
  expect(pendientes(removed)).toEqual({ CorreoRegistra: [], CorreoElimina: [uno] });
  expect(soloQuita(removed)).toBe(true);
  expect(restaurar(removed, 0)).toEqual({ ...abierto(), siguiente: 2 });
  const added = aceptado(con(abierto(), 'nuevo@a.bo'));
  expect(pendientes(quitar(added, 2))).toEqual({ CorreoRegistra: [], CorreoElimina: [] });
  expect(soloQuita(quitar(added, 0))).toBe(false);
});

test('a changed row keeps its id; an unchanged one is not sent', () => {
  const open = abierto();
  const same = aceptado(editar(open, segunda(open)));
  expect(sinGuardar(same)).toBe(false);
  const changed = aceptado(escribir(editar(open, segunda(open)), '  otro@a.bo '));
  expect(pendientes(changed).CorreoRegistra).toEqual([{ ...dos, Correo: 'otro@a.bo' }]);
  expect(pendientes(conBeneficiarios(open, 0, true)).CorreoRegistra).toEqual([{ ...uno, Beneficiario: true }]);
  expect(cancelar(escribir(editar(open, segunda(open)), 'x')).filas).toEqual(open.filas);
});

test.each([
  ['[R-5.7-04]', '   ', 'Debe ingresar un correo.'],
  ['[R-5.7-05]', 'uno@', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05]', 'uno dos@a.bo', 'Formato de correo electrónico no válido.'],
  ['[R-5.7-05] [R-9-13]', `${'a'.repeat(96)}@a.bo`, 'Correo electrónico: el máximo es de 100 caracteres.'],
  ['[R-9-13]', `${'a'.repeat(95)}@a.bo`, ''],
  ['', 'UNO@A.BO', 'El correo electrónico ya está en la lista.'],
  ['', 'tres@a.bo', ''],
])('%s "%s" is told: %s', (_, correo, problem) => {
  const writing = con(abierto(), correo);
  expect(problemaDe(writing)).toBe(problem);
  expect(aceptar(writing) === null).toBe(problem !== '');
});

test('a row may keep its own address when it is edited', () => {
  const open = abierto();
  expect(problemaDe(editar(open, segunda(open)))).toBe('');
});
