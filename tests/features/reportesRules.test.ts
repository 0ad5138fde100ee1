import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FilaCita, filaCita } from '#contract/entities/cita.ts';
import {
  abrir,
  ajustesSchema,
  ESCRIBIENDO,
  type FilaCorreo,
  filaNueva,
  filaSchema,
  LARGO_CORREO,
  pendientes,
  porGuardar,
  quitados,
  segunCorreos,
  soloQuita,
} from '#features/reportes/correos.ts';
import { cuerpoDe, type FiltroReporte, filtroReporte, periodoDe, porDefecto } from '#features/reportes/filtroCitas.ts';
import { esInasistencia, mesesEntre, resumir, tendencia } from '#features/reportes/inasistencias.ts';
import { dicho } from '../blocks/dicho.ts';

describe('the filter of the appointments', () => {
  const periodo = { desde: '2026-10-05', hasta: '2026-11-30' };
  const abierto = { desde: '', hasta: '' };
  const filtro = (part: Partial<FiltroReporte> = {}): FiltroReporte => ({
    desde: '2026-11-01',
    hasta: '2026-11-20',
    tipo: '',
    estado: 0,
    ...part,
  });
  const lee = (part: object, within = periodo) => dicho(() => filtroReporte(within), { ...filtro(), ...part });
  const FUERA = 'Las fechas deben estar entre el 05/10/2026 y el 30/11/2026.';

  test('[R-7.8-02] [F-5.5-03] the allowed period is read in any form, and may be open', () => {
    expect(periodoDe({ RangoAtras: '05/10/2026', RangoAdelante: '2026-11-30' })).toEqual(periodo);
    expect(periodoDe({ RangoAtras: '', RangoAdelante: '1900-01-01' })).toEqual(abierto);
  });

  test.each<[string, object, unknown]>([
    ['days inside', {}, filtro()],
    ['[R-5.7-03] its ends', { ...periodo }, filtro(periodo)],
    ['[R-5.7-03] a day before', { desde: '2026-10-04' }, [FUERA]],
    ['[R-5.7-03] a day after', { hasta: '2026-12-01' }, [FUERA]],
    ['[R-5.7-03] both outside', { desde: '2026-10-04', hasta: '2026-12-01' }, [FUERA, FUERA]],
    ['[R-5.7-03] both before', { desde: '2026-09-04', hasta: '2026-09-05' }, [FUERA, FUERA]],
    [
      '[R-5.7-02] days in the wrong order',
      { desde: '2026-11-20', hasta: '2026-11-01' },
      ['La fecha hasta no puede ser menor que la fecha desde.'],
    ],
    ['[R-5.7-01] a first day that does not exist', { desde: '2026-10-32' }, ['Fecha desde, es incorrecta.']],
    ['[R-5.7-01] a last day that does not exist', { hasta: '2026-11-31' }, ['Fecha hasta, es incorrecta.']],
    ['no days', { desde: '', hasta: '' }, ['Debe ingresar la fecha desde.', 'Debe ingresar la fecha hasta.']],
    ['[R-2.10-01] holders', { tipo: 'TI' }, filtro({ tipo: 'TI' })],
    ['[R-2.10-01] dependants', { tipo: 'BE', estado: 3 }, filtro({ tipo: 'BE', estado: 3 })],
  ])('%s', (_, part, said) => {
    expect(lee(part)).toEqual(said);
  });

  test('[R-2.10-01] no other kind of insured person can be chosen', () => {
    expect(z.safeParse(filtroReporte(periodo), { ...filtro(), tipo: 'X' }).success).toBe(false);
  });

  test('[R-5.7-03] an open side allows every day', () => {
    const part = { desde: '2000-01-01', hasta: '2050-01-01' };
    expect(lee(part, abierto)).toEqual(filtro(part));
    // Only its first day is limited.
    expect(lee(part, { ...periodo, hasta: '' })).toEqual(['Las fechas no pueden ser anteriores al 05/10/2026.']);
    // Only its last day is limited.
    expect(lee(part, { ...periodo, desde: '' })).toEqual(['Las fechas no pueden ser posteriores al 30/11/2026.']);
  });

  test.each<[string, object, string, string, string]>([
    ['the month up to today', periodo, '2026-11-20', '2026-11-01', '2026-11-20'],
    ['[R-5.7-03] not before the period', periodo, '2026-10-10', '2026-10-05', '2026-10-10'],
    ['[R-5.7-03] not after the period', periodo, '2026-12-20', '2026-11-30', '2026-11-30'],
    ['without a period', abierto, '2030-02-03', '2030-02-01', '2030-02-03'],
  ])('by default it is %s', (_, within, day, desde, hasta) => {
    expect(porDefecto(within as typeof periodo, day)).toEqual({ desde, hasta, tipo: '', estado: 0 });
  });

  test('today is the day of Bolivia', () => {
    expect(porDefecto(abierto)).toMatchObject({ desde: '2026-11-01', hasta: '2026-11-20' });
  });

  test('[F-9-03] [R-3.6-01] [R-7.8-01] [R-7.8-06] [R-9-01] its request has both pairs of dates, the day first', () => {
    const puesto = { CodigoEmpresa: 'E1', IdRegional: 2, otro: 1 };
    expect(cuerpoDe(filtro({ tipo: 'BE' }), puesto)).toEqual({
      FechaInicio: '01/11/2026',
      FechaDesde: '01/11/2026',
      FechaFin: '20/11/2026',
      FechaHasta: '20/11/2026',
      CodigoEmpresa: 'E1',
      IdRegional: 2,
      IdTipoAsegurado: 'BE',
      Estados: [],
    });
    expect(cuerpoDe(filtro({ estado: 3 }), puesto).Estados).toEqual([3]);
  });
});

describe('the absences', () => {
  const cita = (Fecha: string, Especialidad = 'PEDIATRÍA', Estado = 'INASISTENCIA'): FilaCita =>
    z.parse(filaCita, { Fecha, Especialidad, Estado });
  const falto = ({ Estado }: FilaCita) => esInasistencia(Estado);
  const dias = { desde: '2026-10-20', hasta: '2026-12-05' };
  const resumen = (...rows: FilaCita[]) => resumir(rows, dias, falto);

  test('the months of a period, whole or not', () => {
    expect(mesesEntre('2026-11-20', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(mesesEntre('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
  });

  test('are counted by specialty and month', () => {
    expect(
      resumen(
        cita('2026-10-31', 'UROLOGÍA'),
        cita('05/11/2026'),
        cita('2026-11-06'),
        cita('2026-12-01'),
        cita('2026-11-07', 'PEDIATRÍA', 'ATENDIDO'),
        cita('2026-09-30'),
        cita('2027-01-01'),
        cita(''),
      ),
    ).toEqual({
      meses: ['2026-10', '2026-11', '2026-12'],
      filas: [
        { especialidad: 'PEDIATRÍA', porMes: [0, 2, 1], total: 3 },
        { especialidad: 'UROLOGÍA', porMes: [1, 0, 0], total: 1 },
      ],
      porMes: [1, 2, 1],
      total: 4,
    });
  });

  test('are none in a period without rows', () => {
    expect(resumen()).toEqual({
      meses: ['2026-10', '2026-11', '2026-12'],
      filas: [],
      porMes: [0, 0, 0],
      total: 0,
    });
  });

  test('with the same count they are in the order of the Spanish alphabet', () => {
    const names = ['UROLOGÍA', 'ÑUFLO', 'OFTALMOLOGÍA', 'ÁLGEBRA', 'NEUROLOGÍA'];
    expect(
      resumen(...names.map((name) => cita('2026-11-01', name))).filas.map(({ especialidad }) => especialidad),
    ).toEqual(['ÁLGEBRA', 'NEUROLOGÍA', 'ÑUFLO', 'OFTALMOLOGÍA', 'UROLOGÍA']);
  });

  /** Specialties A, B, C… of which each has fewer absences than the one before; the first is in October. */
  const varias = (count: number) =>
    resumen(
      ...Array.from({ length: count }, (_, at) =>
        Array.from({ length: count - at }, (_, n) =>
          cita(n === 0 ? '2026-10-31' : '2026-11-01', String.fromCharCode(65 + at)),
        ),
      ).flat(),
    );

  test('of twelve specialties, each has its own row', () => {
    const { filas } = varias(12);
    expect(filas.map(({ especialidad }) => especialidad).join('')).toBe('ABCDEFGHIJKL');
    expect(filas.some(({ otras }) => otras)).toBe(false);
  });

  test('of more, eleven have their own row, and one sums up the others', () => {
    const { filas, total } = varias(14);
    expect(filas).toHaveLength(12);
    expect(
      filas
        .slice(0, 11)
        .map(({ especialidad }) => especialidad)
        .join(''),
    ).toBe('ABCDEFGHIJK');
    expect(filas.at(-1)).toEqual({ especialidad: 'Otras (3)', otras: true, porMes: [3, 3, 0], total: 6 });
    expect(total).toBe(105);
  });

  test('are shown by day in a short period, with the days that have none', () => {
    const rows = [
      cita('2026-11-01'),
      cita('01/11/2026'),
      cita('2026-11-03'),
      cita('2026-11-02', 'PEDIATRÍA', 'ATENDIDO'),
      cita('2026-11-04'),
    ];
    expect(tendencia(rows, { desde: '2026-11-01', hasta: '2026-11-03' }, falto)).toEqual([
      { label: '01/11/2026', from: '2026-11-01', to: '2026-11-01', figures: [2] },
      { label: '02/11/2026', from: '2026-11-02', to: '2026-11-02', figures: [0] },
      { label: '03/11/2026', from: '2026-11-03', to: '2026-11-03', figures: [1] },
    ]);
  });

  test('and by month in a long one, with their first and last days', () => {
    const rows = [cita('2026-09-01'), cita('2026-09-30'), cita('2026-11-30'), cita('2026-08-31')];
    expect(tendencia(rows, { desde: '2026-09-01', hasta: '2026-11-30' }, falto)).toEqual([
      { label: 'sep 2026', from: '2026-09-01', to: '2026-09-30', figures: [2] },
      { label: 'oct 2026', from: '2026-10-01', to: '2026-10-31', figures: [0] },
      { label: 'nov 2026', from: '2026-11-01', to: '2026-11-30', figures: [1] },
    ]);
  });
});

describe('the addresses that are told of absences', () => {
  const uno = { IdCorreo: 7, Correo: 'uno@a.bo', Titulares: true, Beneficiario: false };
  const dos = { IdCorreo: 9, Correo: 'dos@a.bo', Titulares: true, Beneficiario: true };
  const tres = { IdCorreo: 0, Correo: 'tres@a.bo', Titulares: true, Beneficiario: false };
  const guardados = abrir([uno, dos]);
  const [filaUno, filaDos] = guardados as [FilaCorreo, FilaCorreo];
  const filaTres = { ...tres, escribiendo: false };

  test('[R-3.6-03] [R-5.7-10] none of the saved ones is being written, and all are told of holders', () => {
    expect(abrir([{ ...uno, Titulares: false }, dos])).toEqual([
      { ...uno, escribiendo: false },
      { ...dos, escribiendo: false },
    ]);
    expect(z.safeParse(ajustesSchema, { filas: guardados, consentimiento: true }).success).toBe(true);
  });

  test('[R-3.6-03] [R-4.6-01] [R-5.7-10] a new one is being written', () => {
    expect(ESCRIBIENDO).toBe(-1);
    expect(filaNueva).toEqual({
      IdCorreo: -1,
      Correo: '',
      Titulares: true,
      Beneficiario: false,
      escribiendo: true,
    });
  });

  describe('the row that is written', () => {
    const lee = (Correo: string, IdCorreo = -1, otras = [uno, dos]) =>
      dicho(() => filaSchema(otras), { ...tres, IdCorreo, Correo });
    const FORMATO = ['Formato de correo electrónico no válido.'];
    const LARGO = ['Correo electrónico: el máximo es de 100 caracteres.'];

    test('[R-4.6-01] is trimmed, and a new one has the id 0', () => {
      expect(lee('  tres@a.bo ')).toEqual(tres);
      expect(lee('tres@a.bo', 0)).toEqual(tres);
      expect(lee('tres@a.bo', 7)).toEqual({ ...tres, IdCorreo: 7 });
    });

    test.each<[string, string, string[]]>([
      ['[R-5.7-04] nothing', '   ', ['Debe ingresar un correo.']],
      ['[R-5.7-05] [R-9-13] more than 100 characters', `${'a'.repeat(96)}@a.bo`, LARGO],
      ['[R-5.7-05] no @', 'uno', FORMATO],
      ['[R-5.7-05] nothing before it', '@a.bo', FORMATO],
      ['[R-5.7-05] nothing after it', 'uno@', FORMATO],
      ['[R-5.7-05] no dot', 'uno@abo', FORMATO],
      ['[R-5.7-05] an end of one letter', 'uno@a.b', FORMATO],
      ['[R-5.7-05] two of them', 'tres@a.bo cuatro@a.bo', FORMATO],
      ['[R-5.7-05] a space in the middle', 'uno dos@a.bo', FORMATO],
      ['[R-5.7-05] two @', 'uno@dos@a.bo', FORMATO],
      ['one that is there', 'uno@a.bo', ['El correo electrónico ya está en la lista.']],
      ['one that is there, in capitals', 'DOS@A.BO', ['El correo electrónico ya está en la lista.']],
    ])('cannot be %s', (_, correo, said) => {
      expect(lee(correo)).toEqual(said);
    });

    test('[R-9-13] [R-5.7-05] has 100 characters at most', () => {
      expect(LARGO_CORREO).toBe(100);
      const most = `${'a'.repeat(95)}@a.bo`;
      expect(lee(most)).toEqual({ ...tres, Correo: most });
    });

    test('is compared whatever the capitals of the others are', () => {
      expect(lee('uno@a.bo', -1, [{ ...uno, Correo: 'UNO@A.BO' }, dos])).toEqual([
        'El correo electrónico ya está en la lista.',
      ]);
    });
  });

  test.each<[string, FilaCorreo, boolean]>([
    ['a saved one', filaUno, false],
    ['a saved one in edit', { ...filaUno, escribiendo: true }, false],
    ['another address', { ...filaUno, Correo: 'otro@a.bo' }, true],
    ['the other dependants', { ...filaUno, Beneficiario: true }, true],
    ['another id', { ...filaUno, IdCorreo: 8 }, true],
    ['a new one', filaTres, true],
  ])('[R-2.10-06] [R-7.8-03] whether a row has changes: %s', (_, fila, changed) => {
    expect(porGuardar(guardados, fila)).toBe(changed);
  });

  test('[R-2.10-06] [R-4.6-02] those that are no longer in the list are removed', () => {
    expect(quitados(guardados, [filaTres, { ...filaDos, Correo: 'otro@a.bo' }])).toEqual([filaUno]);
    expect(quitados(guardados, guardados)).toEqual([]);
    expect(quitados(guardados, [])).toEqual(guardados);
    // Every saved one has an id above 0.
    const primera = { ...filaUno, IdCorreo: 1 };
    expect(quitados([primera], [])).toEqual([primera]);
  });

  test('[R-2.10-06] [R-3.6-03] [R-7.8-03] a save sends the new and the changed ones, and those to remove, without their edit', () => {
    const changed = { ...filaDos, Beneficiario: false };
    expect(pendientes(guardados, [changed, filaTres])).toEqual({
      CorreoRegistra: [{ ...dos, Beneficiario: false }, tres],
      CorreoElimina: [uno],
    });
    expect(pendientes(guardados, [{ ...filaUno, Correo: 'otro@a.bo' }, filaDos])).toEqual({
      CorreoRegistra: [{ ...uno, Correo: 'otro@a.bo' }],
      CorreoElimina: [],
    });
  });

  test('[R-4.6-01] [R-7.8-03] a save sends no row that is still written, and nothing unchanged', () => {
    expect(pendientes(guardados, [...guardados, filaNueva])).toEqual({ CorreoRegistra: [], CorreoElimina: [] });
  });

  test.each<[string, FilaCorreo[], boolean]>([
    ['nothing changed', [filaUno, filaDos], false],
    ['one is removed', [filaDos], true],
    ['all are removed', [], true],
    ['one is removed and one is new', [filaDos, filaTres], false],
    ['one is removed and one is changed', [{ ...filaDos, Beneficiario: false }], false],
    ['one is removed and one is in edit', [{ ...filaDos, escribiendo: true }], false],
    ['one is new', [filaUno, filaDos, filaTres], false],
  ])('[R-5.7-08] whether there are only removals: %s', (_, filas, only) => {
    expect(soloQuita(guardados, filas)).toBe(only);
  });

  describe('whether a save was done', () => {
    const enviado = { CorreoRegistra: [tres], CorreoElimina: [uno] };
    const nuevo = { ...tres, IdCorreo: 12 };

    test.each<[string, (typeof uno)[], unknown]>([
      ['completely', [dos, nuevo], { hecha: true }],
      ['completely, in capitals', [dos, { ...nuevo, Correo: 'TRES@A.BO' }], { hecha: true }],
      ['not at all', [uno, dos], 'sin hacer'],
      ['only the new one', [uno, dos, nuevo], null],
      ['only the removal', [dos], null],
      ['with other dependants', [dos, { ...nuevo, Beneficiario: true }], null],
    ])('%s', (_, now, found) => {
      expect(segunCorreos(enviado, now)).toEqual(found);
    });

    test('what was sent in capitals is found in small letters', () => {
      const sent = { CorreoRegistra: [{ ...tres, Correo: 'TRES@a.bo' }], CorreoElimina: [] };
      expect(segunCorreos(sent, [nuevo])).toEqual({ hecha: true });
      expect(segunCorreos(sent, [uno])).toBe('sin hacer');
    });

    test('a save of nothing is done', () => {
      expect(segunCorreos({ CorreoRegistra: [], CorreoElimina: [] }, [uno])).toEqual({ hecha: true });
    });
  });
});
