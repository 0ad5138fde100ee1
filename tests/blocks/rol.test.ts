import { expect, test } from 'vitest';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { session } from '#client/session.ts';
import { forgetPeople } from '#support/people.ts';
import { sessionAs } from '../client/support.ts';

test.each([
  [1801, 0, 'personal'],
  [1801, 501, 'personal'],
  [1802, 0, 'empresa'],
  [1802, 501, 'empresa'],
  [1971, 0, 'personal'],
  [1971, 501, 'empresa'],
  [1972, 0, 'asegurado'],
  [1972, 501, 'asegurado'],
  [1973, 0, 'otro'],
  [1973, 501, 'otro'],
  [1, 501, 'personal'],
  [2, 501, 'asegurado'],
  [3, 501, 'empresa'],
  [4, 501, 'otro'],
] as const)(
  '[F-1-01] [F-1-03] [F-6-01] [E-1-03] [F-3.11-01] [decision 7] the kind %i with the company %i is of the role %s',
  (kind, IdEmpresa, rol) => {
    sessionAs(kind);
    session.setState({ empresa: { ...session.getState().empresa, IdEmpresa } });
    expect(rolActual()).toBe(rol);
    forgetPeople();
    expect(rolActual()).toBe('otro');
  },
);
