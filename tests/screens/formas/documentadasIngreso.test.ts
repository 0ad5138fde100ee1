import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { deIngreso } from './filasIngreso.ts';

const { de, sinGrupo } = casosPorLlamada(deIngreso);

describe('[F-7.1-01] the access token', () => de('POST EmpAuth'));
describe('[F-7.1-03, F-4.1-07] the token of the context', () => de('POST EmpAuth/newToken'));
describe('[F-7.1-02, F-3.1-03, F-4.1-12] who signs in', () => de('POST Login/Usuario'));
describe('[F-7.3-01] the company of the session', () => de('GET Empresas/BuscaEmpresaXIdAnterior/{id}'));
describe('[F-7.1-07, F-4.1-08] the menu', () => de('GET AccesosExternos/FormulariosMenuXUsuario'));
describe('[F-7.1-08, F-2.2-04, F-6-05] the permission of a screen', () => de('GET Acceso/Externo'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
