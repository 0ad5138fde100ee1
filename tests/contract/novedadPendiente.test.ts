import { expect, test } from 'vitest';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { aceptarSegunFamilia } from '#sandbox/rules/aceptaciones.ts';
import { pendiente } from '#sandbox/rules/pending.ts';
import { NOW, TODAY } from '#support/clock.ts';
import { aviso, banco, openFund } from './fund.ts';

test('an exam is not accepted like a notice', () => {
  const { db } = openFund();
  const exam = db.novedades.all().find((n) => n.IdTipoNovedad === tipo.OCUPACIONAL_PRE_OCUPACIONAL);
  if (!exam) throw new Error('The seed has no exam');
  expect(() => aceptarSegunFamilia({ db, usuario: 'X', now: NOW, today: TODAY }, exam)).toThrow(
    'La novedad se acepta con el servicio de su propio tipo.',
  );
});

test('unfinished is what is neither accepted nor annulled, in the same company, no exam, and not the notice itself', () => {
  const fund = openFund();
  const row = aviso(fund, 'pendiente');
  const { IdPersona, IdPersonaNovedad, IdTipoNovedad } = row;
  const found = (part: object = {}, except = 0) => {
    fund.db.novedades.put({ ...row, ...part });
    return pendiente(fund.db, IdPersona, banco, except)?.IdPersonaNovedad;
  };
  for (const estado of ['registrado', 'observado', 'declarado', 'pagado'] as const)
    expect(found({ IdEstadoProceso: idDeEstado(IdTipoNovedad, estado) }), estado).toBe(IdPersonaNovedad);
  for (const estado of ['aceptado', 'anulado'] as const)
    expect(found({ IdEstadoProceso: idDeEstado(IdTipoNovedad, estado) }), estado).toBeUndefined();
  expect(found({ IdEmpresa: 502 })).toBeUndefined();
  expect(found({ IdTipoNovedad: tipo.OCUPACIONAL_PRE_OCUPACIONAL, IdEstadoProceso: 5 })).toBeUndefined();
  expect(found({}, IdPersonaNovedad)).toBeUndefined();
  expect(found({}, 1)).toBe(IdPersonaNovedad);
});
