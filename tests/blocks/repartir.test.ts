import { describe, expect, test } from 'vitest';
import { repartir } from '#blocks/adjuntos/repartir.ts';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';
import { buildSlot } from './slots.ts';

const lugar = (Nombre: string, Extension: string, over: Partial<AdjuntoSlot> = {}, Requerido = true): AdjuntoSlot =>
  buildSlot({ Nombre, Extension, Requerido, IdRequisito: 1 }, over);

const fotografia = lugar('FOTOGRAFIA_100', 'jpg,png');
const carnet = lugar('DOCUMENTO DE IDENTIDAD', 'pdf,jpg,png');
const contrato = lugar('CONTRATO DE TRABAJO', 'pdf', {}, false);
const lleno = lugar('DOCUMENTO DE IDENTIDAD', 'pdf,jpg,png', { tieneArchivo: true });
const file = (name: string) => new File(['x'], name);
const retrato = async () => true;
const apaisada = async () => false;

/** Where each file goes: the name of its place, the places it is asked about, or nowhere. */
async function adonde(names: readonly string[], slots: readonly AdjuntoSlot[], esRetrato = retrato) {
  const found = await repartir(names.map(file), { slots, fotografia }, esRetrato);
  return [
    ...found.asignados.map(({ slot, file: { name } }) => `${name}: ${slot.requisito.Nombre}`),
    ...found.dudosos.map(
      ({ entre, file: { name } }) => `${name}? ${entre.map((one) => one.requisito.Nombre).join(', ')}`,
    ),
    ...found.sobrantes.map(({ name }) => `${name} -`),
  ];
}

describe('[H6] files chosen together go to their places', () => {
  test('a portrait to the photograph, a PDF to what is required', async () => {
    expect(await adonde(['foto.jpg', 'escaneo.pdf'], [carnet, contrato])).toEqual([
      'foto.jpg: FOTOGRAFIA_100',
      'escaneo.pdf: DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('the name may tell, and two of a kind fill two places', async () => {
    expect(await adonde(['Contrato_2026.pdf', 'b.pdf'], [carnet, contrato])).toEqual([
      'Contrato_2026.pdf: CONTRATO DE TRABAJO',
      'b.pdf: DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('a picture that is no portrait may be either: it asks', async () => {
    expect(await adonde(['escaneo.jpg'], [carnet, contrato], apaisada)).toEqual([
      'escaneo.jpg? FOTOGRAFIA_100, DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('nothing is replaced without asking', async () => {
    expect(await adonde(['otro.pdf'], [lleno])).toEqual(['otro.pdf? DOCUMENTO DE IDENTIDAD']);
  });
  test('several open places without a clue: it asks; a format nobody takes is told', async () => {
    const otro = lugar('CERTIFICADO', 'pdf');
    expect(await adonde(['a.pdf', 'b.gif'], [carnet, otro])).toEqual([
      'a.pdf? DOCUMENTO DE IDENTIDAD, CERTIFICADO',
      'b.gif -',
    ]);
  });
});

describe('which place a file gets', () => {
  type Lugares = Parameters<typeof repartir>[1];
  const llena = { ...fotografia, tieneArchivo: true };
  const enviandose = {
    subida: { estado: 'subiendo', archivo: file('otro.pdf'), avance: 0.5, detalle: '' },
  } as const satisfies Partial<AdjuntoSlot>;
  const acta = lugar('ACTA', 'pdf');
  const carta = lugar('CARTA', 'pdf');
  const opcional = (Nombre: string) => lugar(Nombre, 'pdf', {}, false);

  /** Where the files go, by name; and the files that were looked at for the shape of a photograph. */
  async function en(names: readonly string[], lugares: Partial<Lugares>, esRetrato = retrato) {
    const vistos: string[] = [];
    const found = await repartir(names.map(file), { slots: [], fotografia: null, ...lugares }, async (one) => {
      vistos.push(one.name);
      return esRetrato();
    });
    return {
      asignados: found.asignados.map((one) => [one.file.name, one.slot.requisito.Nombre]),
      dudosos: found.dudosos.map((one) => [one.file.name, ...one.entre.map(({ requisito }) => requisito.Nombre)]),
      sobrantes: found.sobrantes.map(({ name }) => name),
      vistos,
    };
  }
  const nada = { asignados: [], dudosos: [], sobrantes: [], vistos: [] };

  test.each([
    ['no files', [], { slots: [carnet] }, nada],
    ['no places', ['a.pdf'], {}, { ...nada, sobrantes: ['a.pdf'] }],
    [
      'the only place that takes its format',
      ['a.jpg'],
      { slots: [carnet, contrato] },
      { ...nada, asignados: [['a.jpg', 'DOCUMENTO DE IDENTIDAD']] },
    ],
    [
      'the only place, though it is not required',
      ['a.pdf'],
      { slots: [contrato] },
      { ...nada, asignados: [['a.pdf', 'CONTRATO DE TRABAJO']] },
    ],
    [
      'a place that takes any format',
      ['a.xyz'],
      { slots: [carnet, lugar('OTRO', '')] },
      { ...nada, asignados: [['a.xyz', 'OTRO']] },
    ],
    [
      'none while its place gets another file: it asks',
      ['a.pdf'],
      { slots: [lugar('CARTA', 'pdf', enviandose)] },
      { ...nada, dudosos: [['a.pdf', 'CARTA']] },
    ],
    [
      'the place that is free, not the one that has a file',
      ['a.pdf'],
      { slots: [lleno, carta] },
      { ...nada, asignados: [['a.pdf', 'CARTA']] },
    ],
    [
      'one of the free places: it asks about those only',
      ['a.pdf'],
      { slots: [lleno, carta, acta] },
      { ...nada, dudosos: [['a.pdf', 'CARTA', 'ACTA']] },
    ],
    [
      'no place that a file before it got: it asks',
      ['a.pdf', 'b.pdf'],
      { slots: [carta] },
      { ...nada, asignados: [['a.pdf', 'CARTA']], dudosos: [['b.pdf', 'CARTA']] },
    ],
    [
      'the required place, if there is one',
      ['a.pdf'],
      { slots: [opcional('CARTA'), acta, opcional('OTRO')] },
      { ...nada, asignados: [['a.pdf', 'ACTA']] },
    ],
    [
      'one of several that are not required: it asks',
      ['a.pdf'],
      { slots: [opcional('CARTA'), opcional('ACTA')] },
      { ...nada, dudosos: [['a.pdf', 'CARTA', 'ACTA']] },
    ],
  ])('%s', async (_what, names, lugares, expected) => {
    expect(await en(names, lugares)).toEqual(expected);
  });

  const dosOpcionales = { slots: [opcional('RESOLUCIÓN N° 5'), opcional('CARTA'), opcional('ACTA')] };
  test.each([
    ['resolucion-5.pdf', 'RESOLUCIÓN N° 5'],
    ['La Resolución.pdf', 'RESOLUCIÓN N° 5'],
    ['RESOLUCIO\u0301N.PDF', 'RESOLUCIÓN N° 5'],
    ['cartas.pdf', 'CARTA'],
    // Words of four letters, such as a name's, tell nothing.
    ['acta.pdf', null],
    ['n-5.pdf', null],
    ['carta y resolución.pdf', null],
  ])('the name %s tells %s', async (name, place) => {
    const { asignados, dudosos } = await en([name], dosOpcionales);
    expect(asignados).toEqual(place === null ? [] : [[name, place]]);
    expect(dudosos).toHaveLength(place === null ? 1 : 0);
  });

  test('what its name tells goes before what is required', async () => {
    expect((await en(['carta.pdf'], { slots: [acta, opcional('CARTA')] })).asignados).toEqual([['carta.pdf', 'CARTA']]);
  });

  describe('of a picture', () => {
    test.each(['foto.jpg', 'foto.PNG', 'foto.jpeg', 'foto.webp'])('%s, a portrait is the photograph', async (name) => {
      const lugares = { slots: [lugar('CARNET', '')], fotografia: lugar('FOTOGRAFIA_100', 'jpg,png,webp') };
      expect(await en([name], lugares)).toEqual({ ...nada, asignados: [[name, 'FOTOGRAFIA_100']], vistos: [name] });
    });

    test('a file that is no picture is not looked at', async () => {
      const lugares = { slots: [carnet], fotografia: lugar('FOTOGRAFIA_100', '', {}, false) };
      expect(await en(['a.pdf'], lugares)).toEqual({ ...nada, asignados: [['a.pdf', 'DOCUMENTO DE IDENTIDAD']] });
    });

    test.each([
      ['has one', llena],
      ['is being sent', { ...fotografia, ...enviandose }],
      ['is not asked for', null],
      ['takes another format', lugar('FOTOGRAFIA_100', 'png')],
    ])('it is not looked at if the photograph %s', async (_what, photograph) => {
      expect(await en(['a.jpg'], { slots: [carnet], fotografia: photograph })).toEqual({
        ...nada,
        asignados: [['a.jpg', 'DOCUMENTO DE IDENTIDAD']],
      });
    });

    test('the second portrait is a document', async () => {
      expect(await en(['a.jpg', 'b.jpg'], { slots: [carnet], fotografia })).toEqual({
        ...nada,
        asignados: [
          ['a.jpg', 'FOTOGRAFIA_100'],
          ['b.jpg', 'DOCUMENTO DE IDENTIDAD'],
        ],
        vistos: ['a.jpg'],
      });
    });

    test('one of another shape is the photograph if nothing else takes it, or what its name tells', async () => {
      expect((await en(['a.jpg'], { slots: [contrato], fotografia }, apaisada)).asignados).toEqual([
        ['a.jpg', 'FOTOGRAFIA_100'],
      ]);
      expect((await en(['documento.jpg'], { slots: [carnet], fotografia }, apaisada)).asignados).toEqual([
        ['documento.jpg', 'DOCUMENTO DE IDENTIDAD'],
      ]);
    });

    test('one of another shape goes to no required place by itself: the photograph is not required either', async () => {
      const noRequerida = lugar('FOTOGRAFIA_100', 'jpg,png', {}, false);
      expect(await en(['a.jpg'], { slots: [carnet], fotografia: noRequerida }, apaisada)).toEqual({
        ...nada,
        dudosos: [['a.jpg', 'FOTOGRAFIA_100', 'DOCUMENTO DE IDENTIDAD']],
        vistos: ['a.jpg'],
      });
    });
  });
});
