import { describe, expect, test } from 'vitest';
import { type Estado, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/index.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { estadoDe, exigeVersion } from '#sandbox/rules/states.ts';
import {
  type Cambio,
  cambioHacia,
  esDeSuPapel,
  esEditable,
  puedeCambiar,
  trasModificar,
} from '#sandbox/rules/transitions.ts';
import { aviso, openFund, signIn } from './fund.ts';
import { refused } from './registry.ts';

const estados: readonly (Estado | null)[] = [
  ...(['registrado', 'observado', 'declarado', 'pagado', 'aceptado', 'anulado'] as const),
  null,
];
const cambios: readonly Cambio[] = ['declarar', 'observar', 'aceptar', 'anular'];
const porEstado = <T>(of: (estado: Estado | null) => T) => estados.map((estado) => [estado, of(estado)]);

describe('from which states a role may make each change (decisions 7, 8, 9, 78)', () => {
  /** The states of a notice from which a role may make each change. */
  const desde = (papel: 'empresa' | 'caja' | 'ninguno', familia: number) =>
    Object.fromEntries(
      cambios.map((cambio) => [cambio, estados.filter((e) => puedeCambiar(papel, cambio, e, familia))]),
    );
  const nada = { declarar: [], observar: [], aceptar: [], anular: [] };
  const decide = { ...nada, observar: ['declarado'], aceptar: ['declarado'] };

  test.each([
    tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
    tipo.NOVEDAD_PASANTE_ALTA,
    tipo.NOVEDAD_VOLUNTARIADO_ALTA,
    tipo.AVISO_COTIZANTE_BAJA_COTIZANTE,
    tipo.NOVEDAD_PASANTE_BAJA,
    tipo.NOVEDAD_VOLUNTARIADO_BAJA,
  ])('a notice of family %i, which may be paid', (familia) => {
    expect(desde('empresa', familia)).toEqual({ ...nada, declarar: ['registrado', 'observado', 'pagado'] });
    expect(desde('caja', familia)).toEqual({ ...decide, anular: ['registrado', 'observado', 'declarado', 'pagado'] });
  });

  test.each([tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, tipo.ALTA_PASIVO, tipo.TRANSFERENCIA_PASIVO])(
    'a notice of family %i, which has no state of being paid',
    (familia) => {
      expect(desde('empresa', familia)).toEqual({ ...nada, declarar: ['registrado', 'observado'] });
      expect(desde('caja', familia)).toEqual({ ...decide, anular: ['registrado', 'observado', 'declarado'] });
    },
  );

  test('a retiree’s deregistration is corrected before it is declared', () => {
    expect(desde('empresa', tipo.BAJA_PASIVO)).toEqual({ ...nada, declarar: ['registrado'] });
    expect(desde('caja', tipo.BAJA_PASIVO)).toEqual({ ...decide, anular: ['registrado', 'observado', 'declarado'] });
  });

  test('all others change no state, and no role has a change of another one', () => {
    expect(desde('ninguno', tipo.AVISO_COTIZANTE_ALTA_COTIZANTE)).toEqual(nada);
    const propios = (['empresa', 'caja', 'ninguno'] as const).map((papel) =>
      cambios.filter((c) => esDeSuPapel(papel, c)),
    );
    expect(propios).toEqual([['declarar'], ['observar', 'aceptar', 'anular'], []]);
  });
});

test('each state that somebody chooses has its change; registered and paid are set by themselves', () => {
  expect(porEstado(cambioHacia)).toEqual([
    ['registrado', null],
    ['observado', 'observar'],
    ['declarado', 'declarar'],
    ['pagado', null],
    ['aceptado', 'aceptar'],
    ['anulado', 'anular'],
    [null, null],
  ]);
});

test('a notice is edited while it is registered or observed, and saving takes an observed one back', () => {
  expect(estados.filter(esEditable)).toEqual(['registrado', 'observado']);
  expect(porEstado(trasModificar)).toEqual([
    ['registrado', 'registrado'],
    ['observado', 'registrado'],
    ['declarado', 'declarado'],
    ['pagado', 'pagado'],
    ['aceptado', 'aceptado'],
    ['anulado', 'anulado'],
    [null, 'registrado'],
  ]);
});

test('a state that is not in the list of the fund has neither meaning nor name', () => {
  const { db } = openFund();
  expect(estadoDe(db, { IdEstadoProceso: 999 })).toEqual({ estado: null, nombre: '' });
  expect(estadoDe(db, { IdEstadoProceso: idDeEstado(tipo.BAJA_PASIVO, 'observado') })).toEqual({
    estado: 'observado',
    nombre: 'Observado',
  });
});

test('a version that is not the notice’s is stale, however it is written; none at all is not looked at', () => {
  const notice = { ...aviso(openFund(), 'pendiente'), Version: 3 };
  const stale = (sent: unknown) => () => exigeVersion(notice, sent, 'Cambió.');
  for (const sent of [undefined, null, 3, '3']) expect(stale(sent), String(sent)).not.toThrow();
  for (const sent of [2, 4, '2', 0, '']) expect(stale(sent), String(sent)).toThrow('Cambió.');
});

describe('a change that a notice does not allow', () => {
  test('is refused with the state it is in and the one it should go to', async () => {
    const fund = openFund();
    const { IdPersonaNovedad } = aviso(fund, 'declarado');
    const who = await signIn(fund, 'empresa');
    const declare = () => who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } });
    await refused(fund, declare, {
      ok: false,
      text: 'El aviso está en estado Declarado y no puede pasar a Declarado.',
    });
  });

  test('is refused where its type has no such state', async () => {
    const fund = openFund();
    const IdTipoNovedad = tipo.TRANSFERENCIA_COTIZANTE;
    const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'registrado');
    const { IdPersonaNovedad } = fund.db.novedades.put({ ...aviso(fund, 'pendiente'), IdTipoNovedad, IdEstadoProceso });
    const staff = await signIn(fund, 'personal');
    const body = { IdPersonaNovedad, IdEstadoProceso, Observacion: '', Anular: true };
    await refused(fund, () => staff.call(personasNovedad.observar, { body }), {
      ok: false,
      text: 'El aviso está en estado Registrado y no puede pasar a Anulado.',
    });
  });
});
