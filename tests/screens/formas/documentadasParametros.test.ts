import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { deParametros } from './filasParametros.ts';

const { de, sinGrupo } = casosPorLlamada(deParametros);

describe('[R-7.1-01] kinships', () =>
  de('GET Parametros/ListarRelacionesParentesco/', 'GET Parametros/RecuperarRelacionParentesco/{id}'));
describe('[F-7.7-08] an insured type', () => de('GET Parametros/RecuperarTipoAsegurado/{id}'));
describe('[F-7.7-05] kinds of notice', () => de('GET Parametros/BuscarTiposNovedadVM/{text}'));
describe('[F-7.7-05, F-7.7-07] a kind of notice that is deleted', () => de('GET Parametros/ListarTiposNovedad/'));
describe('[E-7.4-03, F-7.7-05] the kinds of a list', () => de('GET TipoNovedad/obtieneNovedadesPadre/{ids}'));
describe('[E-7.4-04, F-7.7-05] the kinds of a form', () =>
  de('GET TipoNovedad/ObtieneTiposNovedadHijosDadoIdPadre/{id}'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
