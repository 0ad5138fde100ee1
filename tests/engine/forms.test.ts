import { describe, expect, test } from 'vitest';
import { fechaPendiente } from '#engine/family/seleccion.ts';
import { leerHistorico } from '#engine/notice/cargarNovedad.ts';
import { avisoAAbrir } from '#engine/page/NovedadEditPage.tsx';
import { pasos } from '#engine/page/NovedadHead.tsx';
import { camposCambiados } from '#engine/values/changes.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { buildNovedadForm } from '#support/builders.ts';

const [contributor] = avisosDeAlta;
if (!contributor) throw new Error('no definition');
const definition = contributor;

describe('form and wire', () => {
  test('[F-3.5-01, F-3.5-02, F-3.6-01, F-3.6-02, F-3.7-01, E-3-01, E-7.1-01, E-7.1-02] what the controls do not hold travels untouched, unknown keys included', () => {
    const form = buildNovedadForm({ novedad: { Version: 4 } });
    const wire = { ...form, Otro: 1, BasePersonas: { ...form.BasePersonas, Desconocido: 'x' } };
    const back = aEnvio(definition, wire, aFormulario(definition, wire));
    expect(back).toMatchObject({
      Otro: 1,
      BasePersonas: { Desconocido: 'x', NumeroDocumento: '4821377' },
      SegurosPersonasNovedad: { Version: 4 },
    });
  });

  test('[F-5.5-03, E-9-06, E-4-46] 1900-01-01 is no date', () => {
    const values = aFormulario(definition, buildNovedadForm({ novedad: { FechaNovedad: '1900-01-01' } }));
    expect(values.SegurosPersonasNovedad.FechaNovedad).toBe('');
  });

  test('[E-5.2-12] the unknown nationality is nothing chosen', () => {
    const values = aFormulario(definition, buildNovedadForm({ persona: { IdNacionalidad: 1_999_999_999 } }));
    expect(values.BasePersonas.IdNacionalidad).toBeNull();
  });

  test('texts are sent without stray spaces', () => {
    const form = buildNovedadForm();
    const values = aFormulario(definition, form);
    values.SegurosPersonasNovedad.Cargo = '  CAJERO   PRINCIPAL ';
    expect(aEnvio(definition, form, values).SegurosPersonasNovedad.Cargo).toBe('CAJERO PRINCIPAL');
  });
});

describe('the seven notices', () => {
  test('[E-3-05, E-2.2-10, E-2.4-05, E-2.4-06] FechaNovedad is the day of the entry, the termination or the transfer', () => {
    const dates = [...avisosDeAlta, ...avisosDeBaja, avisoDeTransferencia].map((one) => [
      one.key,
      todosLosCampos(one).find((field) => field.path === 'SegurosPersonasNovedad.FechaNovedad')?.label,
    ]);
    expect(dates).toEqual([
      ['alta-cotizante', 'Fecha de ingreso'],
      ['alta-pasante', 'Fecha inicio de contrato'],
      ['alta-voluntario', 'Fecha inicio de contrato'],
      ['baja-cotizante', 'Fecha de baja'],
      ['baja-pasante', 'Fecha fin de contrato'],
      ['baja-voluntario', 'Fecha fin de contrato'],
      ['transferencia-cotizante', 'Fecha de transferencia'],
    ]);
  });

  const longest: Readonly<Record<string, readonly [alta: number, baja: number, transferencia: number]>> = {
    'BasePersonas.Zona': [100, 100, 100],
    'BasePersonas.Direccion': [100, 150, 150],
    'BasePersonas.Telefono': [50, 50, 50],
    'BasePersonas.Celular': [50, 50, 50],
    'BasePersonas.Ocupacion': [150, 50, 50],
    'SegurosPersonasNovedad.Observacion': [500, 500, 500],
  };
  const [worker] = avisosDeBaja;
  const screens = [definition, worker, avisoDeTransferencia];
  const rule = (screen: (typeof screens)[number], path: string) =>
    screen && todosLosCampos(screen).find((field) => field.path === path)?.rule;

  test.each(Object.entries(longest))(
    '[E-3-03, E-9-04, E-3-02, E-3-06, E-5.2-09] %s has its limits: %j',
    (path, limits) => {
      for (const [index, limit] of limits.entries()) {
        expect(rule(screens[index], path)?.check('x'.repeat(limit))).toBeNull();
        expect(rule(screens[index], path)?.check('x'.repeat(limit + 1))).toContain(String(limit));
      }
    },
  );

  test('[E-9-04, E-3-02, E-3-06, E-5.2-05, E-5.3-03] a position has 100 characters, an e-mail address too', () => {
    const cargo = rule(definition, 'SegurosPersonasNovedad.Cargo');
    expect([cargo?.check('x'.repeat(100)), cargo?.check('x'.repeat(101))]).toEqual([null, expect.any(String)]);
    const mail = (length: number) => `${'x'.repeat(length - 11)}@ejemplo.bo`;
    for (const screen of screens) {
      const check = rule(screen, 'BasePersonas.CorreoElectronico');
      expect([check?.check(mail(100)), check?.check(mail(101))]).toEqual([null, expect.any(String)]);
    }
  });

  test('[E-5.2-07, E-5.2-08, E-9-05, E-5.2-06] a coordinate has at least 5, 10 or 2 characters', () => {
    const leasts = [
      ...avisosDeAlta.map((one) => [one, 5] as const),
      ...avisosDeBaja.map((one) => [one, 10] as const),
      [avisoDeTransferencia, 2] as const,
    ];
    for (const [one, least] of leasts)
      for (const name of ['LatitudDireccion', 'LongitudDireccion']) {
        const check = rule(one, `BasePersonas.${name}`);
        expect(check?.check('-16.509801'.slice(0, least))).toBeNull();
        expect(check?.check('-16.509801'.slice(0, least - 1))).toContain(name.slice(0, 3));
      }
  });
});

describe('tracking of an edit', () => {
  test('[E-3-13, F-3.10-05, R-4.1-12, R-4.3-03] it lists old value, new value and label of what changed, and nothing else', () => {
    const before = aFormulario(definition, buildNovedadForm({ novedad: { Cargo: 'AUXILIAR', HaberMensual: 3200 } }));
    const after = aFormulario(definition, buildNovedadForm({ novedad: { Cargo: 'CAJERO', HaberMensual: 3200 } }));
    expect(camposCambiados(todosLosCampos(definition), before, after, (_field, value) => String(value))).toEqual([
      { campo: 'Cargo', valorAnterior: 'AUXILIAR', valorNuevo: 'CAJERO' },
    ]);
    expect(camposCambiados(todosLosCampos(definition), before, before, String)).toEqual([]);
  });
});

describe('which notice is opened', () => {
  const open = (search: string, id = '', tipo = '') => avisoAAbrir(new URLSearchParams(search), { id, tipo });
  test('[E-2-03, E-2-05, E-2-06, R-2.3-02] the stored ids say which', () => {
    expect(open('', '41', '1')).toEqual({ id: 41, tipo: 1 });
    expect(open('', '0', '8')).toEqual({ id: 0, tipo: 8 });
  });
  test('[E-2-05, E-2-06, R-2.3-02, decision 57] the address wins over what another tab stored', () => {
    expect(open('novedad=7&tipo=1', '41', '8')).toEqual({ id: 7, tipo: 1 });
  });
  test.each([
    ['', ''],
    ['novedad=abc', '41'],
    ['novedad=', '41'],
    ['novedad=-1', ''],
    ['', ' '],
    ['', 'null'],
    ['', 'undefined'],
    ['', '-1'],
    ['tipo=1', ''],
    ['tipo=1&novedad=', ''],
    ['tipo=8&novedad=nueva', '41'],
  ])('[E-2-04, E-2-05, E-2-06, R-2.3-03] %o with stored %o opens nothing', (search, id) => {
    expect(open(search, id)).toBeNull();
  });
});

describe('unfinished notices, decision 1', () => {
  test.each([
    ['0001-01-01T00:00:00', null],
    ['/Date(-62135596800000)/', null],
    ['1/1/1900 12:00:00 a. m.', null],
    ['1753-01-01', null],
    ['2026-11-20T00:00:00Z', '2026-11-20'],
    ['2026-02-30', ''],
    ['INCONCLUSO', null],
    ['inconcluso', null],
    ['', null],
    [null, null],
    ['1900-01-01', null],
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T00:00:00', '2026-11-03'],
    ['03/11/2026', '2026-11-03'],
    ['EN TRAMITE', ''],
    ['INCONCLUSO 03/11/2026', ''],
    [' INCONCLUSO ', null],
  ])(
    '[E-5.7-06, E-7.1-05, E-7.2-03, R-5.3-14, R-7.3-02, R-7.4-03, E-4-48, E-5.7-04, E-5.7-05, R-5.2-18] %o means %o',
    (answer, expected) => {
      expect(fechaPendiente(answer)).toBe(expected);
    },
  );
});

describe('accepted notices', () => {
  test('[F-3.7-02, E-4-38, E-4-39, R-3.1-03, R-4.1-10, R-4.2-15] the snapshot is read from its text', () => {
    const form = buildNovedadForm();
    const { SegurosPersonasNovedad: novedad } = form;
    const { NombreCompleto } = form.BasePersonas;
    expect(leerHistorico(JSON.stringify(form), novedad)?.BasePersonas.NombreCompleto).toBe(NombreCompleto);
    // State and payment are those of now, all else as it was.
    const ahora = { ...novedad, HaberMensual: 1, IdEstadoProceso: 17, Pagado: true };
    expect(leerHistorico(JSON.stringify(form), ahora)?.SegurosPersonasNovedad).toEqual({
      ...{ ...novedad, IdEstadoProceso: 17, Pagado: true },
    });
  });
  test('[R-3.1-01, F-3.7-02] a snapshot of the groups beside the notice takes the notice as it stands', () => {
    const { SegurosPersonasNovedad: novedad, ...grupos } = buildNovedadForm();
    expect(leerHistorico(JSON.stringify(grupos), novedad)).toMatchObject({
      ...grupos,
      SegurosPersonasNovedad: novedad,
    });
  });
  test.each(['', '{"BasePersonas":', '[]', 'null'])('[F-3.7-02, decision 42] %o is no snapshot', (text) => {
    expect(leerHistorico(text, buildNovedadForm().SegurosPersonasNovedad)).toBeNull();
  });
});

describe('state control', () => {
  const shown = (
    estado: Parameters<typeof pasos>[0],
    actions: Parameters<typeof pasos>[1],
    desvios?: Parameters<typeof pasos>[3],
  ) =>
    pasos(estado, actions, () => undefined, desvios).map(
      (step) => `${step.label}${step.state === 'current' ? '*' : ''}${step.onSelect ? '!' : ''}`,
    );
  test('[E-2.6-04, E-4-13, decision 7, H10, E-2.2-05, E-4-10, E-2.6-08, R-2.3-06, R-2.4-10] the way of a notice shows, only the allowed next state can be chosen', () => {
    expect(shown('registrado', new Set(['declarar', 'editar']))).toEqual(['Registrado*', 'Declarado!', 'Aceptado']);
    expect(shown('declarado', new Set(['observar', 'aceptar']))).toEqual([
      'Registrado',
      'Observado!',
      'Declarado*',
      'Aceptado!',
    ]);
    expect(shown('declarado', new Set())).toEqual(['Registrado', 'Declarado*', 'Aceptado']);
    expect(shown('pagado', new Set(['declarar']))).toEqual(['Registrado', 'Pagado*', 'Declarado!', 'Aceptado']);
    expect(shown('anulado', new Set())).toEqual(['Registrado', 'Anulado*', 'Declarado', 'Aceptado']);
    expect(shown(null, new Set())).toEqual(['Registrado', 'Declarado', 'Aceptado']);
    const states = pasos('declarado', new Set(), () => undefined).map((step) => step.state);
    expect(states).toEqual(['done', 'current', 'todo']);
  });
  test.each([
    ['registrado', undefined],
    ['observado', 'warn'],
    ['declarado', undefined],
    ['pagado', undefined],
    ['aceptado', 'ok'],
    ['anulado', 'bad'],
  ] as const)('[E-2.6-04, E-2.2-05] the current state %s has the tone %s', (estado, tone) => {
    const current = pasos(estado, new Set(), () => undefined).find(({ state }) => state === 'current');
    expect([current?.id, current?.tone]).toEqual([estado, tone]);
  });
  test('[E-2.6-04, E-4-32, E-4-33, E-4-41, E-2.2-05, R-2.4-10] nothing is declared straight from Observado', () => {
    expect(shown('observado', new Set(['editar', 'eliminar']))).toEqual([
      'Registrado',
      'Observado*',
      'Declarado',
      'Aceptado',
    ]);
  });
  test('[E-2.6-04, H10, E-2.2-05] Observado stays for a notice that was observed, Pagado shows where it is paid first', () => {
    expect(shown('declarado', new Set(), { observado: true })).toEqual([
      'Registrado',
      'Observado',
      'Declarado*',
      'Aceptado',
    ]);
    expect(shown('registrado', new Set(), { pagado: true })).toEqual([
      'Registrado*',
      'Pagado',
      'Declarado',
      'Aceptado',
    ]);
    const [, observado] = pasos('declarado', new Set(), () => undefined, { observado: true });
    expect(observado?.state).toBe('done');
    // One that the staff may still send back was not observed.
    const [, porObservar] = pasos('declarado', new Set(['observar', 'aceptar']), () => undefined);
    expect(porObservar).toMatchObject({ label: 'Observado', state: 'todo' });
  });
});
