import { expect, test } from 'vitest';
import { ServiceRejection, TransportFailure } from '#client/errors.ts';
import { esRangoLargo } from '#engine/list/rangoLargo.ts';

const late = new TransportFailure('sinRespuesta', 0, '');
const broken = new TransportFailure('tecnico', 500, '');
const refused = new ServiceRejection({
  Descripcion: 'No.',
  TipoMensaje: 'error',
  IdMensaje: '',
  TieneMensaje: true,
  contenido: null,
  state: 'whole',
});

test.each([
  [100_000, [null, null], false],
  [100_001, [null, null], true],
  [0, [null, late], true],
  [0, [broken, refused], false],
])('%i rows, failures %j: a shorter range is proposed %s', (rows, errors, proposed) => {
  expect(esRangoLargo(rows, errors)).toBe(proposed);
});
