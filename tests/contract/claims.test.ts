import { expect, test } from 'vitest';
import { readClaims } from '#contract/entities/sesion.ts';

const long = (name: string) => `http://schemas.example.bo/claims/${name}`;
const none = { Rol: undefined, USRID: undefined, PERID: undefined, USRTYP: undefined, SEGID: undefined };

test.each([
  [
    'by their names',
    { Rol: 'EMP', USRID: '7', PERID: 501, USRTYP: '1802', SEGID: 3 },
    { Rol: 'EMP', USRID: '7', PERID: 501, USRTYP: '1802', SEGID: 3 },
  ],
  ['in a list of one', { USRID: ['7'], USRTYP: [1802] }, { USRID: '7', USRTYP: 1802 }],
  ['not out of a list of more or none', { USRTYP: [1801, 1802], Rol: [] }, { USRTYP: [1801, 1802], Rol: [] }],
  ['not out of a text of one letter', { Rol: 'A' }, { Rol: 'A' }],
  ['by a long name that ends in it', { [long('USRID')]: '7', [long('Rol')]: ['EMP'] }, { USRID: '7', Rol: 'EMP' }],
  [
    'each by a long name, in a list of one',
    Object.fromEntries(['Rol', 'USRID', 'PERID', 'USRTYP', 'SEGID'].map((name) => [long(name), [name]])),
    { Rol: 'Rol', USRID: 'USRID', PERID: 'PERID', USRTYP: 'USRTYP', SEGID: 'SEGID' },
  ],
  ['by the short name first', { [long('USRID')]: '8', USRID: '7' }, { USRID: '7' }],
  ['not by a name that only ends alike', { XUSRID: '8', 'USRID/x': '9', '/USRID/': '6' }, {}],
  ['of nobody', {}, {}],
])('[F-3.1-08, variants 6.4] the claims of a token are read %s', (_, payload, claims) => {
  expect(readClaims(payload)).toStrictEqual({ ...none, ...claims });
});

test.each([null, undefined, 'USRID', 7, [], [{ USRID: '7' }]])('%j has no claims', (payload) => {
  expect(readClaims(payload)).toBeNull();
});
