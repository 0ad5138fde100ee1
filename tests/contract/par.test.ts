import { expect, test } from 'vitest';
import { idsDePar } from '#contract/par.ts';

test.each([
  ['501|9001', { idPersona: 501, idPersonaNovedad: 9001 }],
  ['9001|501', { idPersona: 501, idPersonaNovedad: 9001 }],
  ['501|501', { idPersona: 501, idPersonaNovedad: 501 }],
  // A new person, registered by the services with the notice. Nobody sent her id.
  ['777|9001', { idPersona: 777, idPersonaNovedad: 9001 }],
])('[E-4-03, E-7.1-01] the ids of %s are known by the person that was sent (decision 61)', (datos, ids) => {
  expect(idsDePar(datos, 501)).toEqual(ids);
});
