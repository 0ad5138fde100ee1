import { describe, expect, test } from 'vitest';
import {
  abrirFilas,
  aplicarRevision,
  confirmarGrupo,
  deshacerHecho,
  editarFilas,
  type Filas,
  marcarFilas,
  marcarRepetidas,
  pedirComprobacion,
  type Releer,
} from '#features/importar/fila/cambios.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { type ParteDeLectura, partir, reunir } from '#features/importar/fila/piezas.ts';
import type { Celda, Lectura, Planilla } from '#features/importar/fila/planilla.ts';
import { repetidas } from '#features/importar/lectura/repetidas.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { dudoso, hallazgo, releer, sinFecha, unaFila } from './filas.ts';

const preparada = { form: buildNovedadForm(), idTipoNovedad: 2, desconocida: false };
const repite = hallazgo({ codigo: 'REPETIDA', lugar: 'NumeroDocumento', texto: 'Repite la fila 2.' });
const deZona = hallazgo({ codigo: 'FALTA_DATO', lugar: 'Zona', texto: 'Zona, no tiene información.' });
const deArchivo = hallazgo({ codigo: 'ADJUNTO', lugar: 'Adjuntos', texto: 'foto.bmp: no se acepta.' });
const deLaFila = hallazgo({ codigo: 'REGLA', lugar: null, texto: 'No puede.' });

function fila(estado: Filas, numero: number): Fila {
  const at = estado.lugares.get(numero);
  const found = at === undefined ? undefined : estado.filas[at];
  if (!found) throw new Error(`no row ${numero}`);
  return found;
}

describe('[T1] the rows of an import', () => {
  test('each is found by its number, and nothing can be undone', () => {
    const estado = abrirFilas([unaFila(5), unaFila(2)]);
    expect([...estado.lugares]).toEqual([
      [5, 0],
      [2, 1],
    ]);
    expect(estado.hechos).toEqual([]);
  });

  test('the columns that hold a text or a finding are shown', () => {
    const pelada = (part: Partial<Fila>): Fila => ({ ...unaFila(2), ...part });
    const de = (...filas: readonly Fila[]) => [...abrirFilas(filas).columnas].sort();
    expect(de(pelada({ textos: { Cargo: 'CAJERO', Sexo: '', Zona: 'SUR' } }))).toEqual(['Cargo', 'Zona']);
    expect(de(pelada({ textos: { Cargo: 'CAJERO' }, hallazgos: [deZona, deArchivo, deLaFila] }))).toEqual([
      'Cargo',
      'Zona',
    ]);
    expect(de()).toEqual([]);
  });

  test('a column that was shown stays, and without a new one the same columns are kept', () => {
    const estado = abrirFilas([unaFila(2, { hallazgos: [deZona] }), unaFila(3)]);
    const sin = aplicarRevision(estado, [{ ...fila(estado, 2), hallazgos: [], paso: 'lista' }]);
    expect(sin.columnas).toBe(estado.columnas);
    expect(sin.columnas.has('Zona')).toBe(true);
    const mas = editarFilas(sin, [3], { Correo: 'rosa@banco.bo' }, releer);
    expect(mas.columnas.has('Correo')).toBe(true);
    expect(estado.columnas.has('Correo')).toBe(false);
  });

  test('what reading found is remembered, once', () => {
    const estado = abrirFilas([unaFila(2, { hallazgos: [dudoso] }), unaFila(3, { hallazgos: [dudoso], leidos: [] })]);
    expect([fila(estado, 2).leidos, fila(estado, 3).leidos]).toEqual([[dudoso], []]);
  });

  test('a row that was sent keeps the tick that it had', () => {
    const enviada = unaFila(2, { paso: 'registrada', marcada: true });
    const fuera = unaFila(3, { paso: 'rechazada', marcada: false });
    const estado = abrirFilas([enviada, fuera, unaFila(4, { desmarcada: true }), unaFila(5, { desmarcada: false })]);
    expect(estado.filas.map(({ marcada }) => marcada)).toEqual([true, false, false, true]);
  });
});

describe('[P7] an edit', () => {
  const EL_CARGO = { Cargo: 'CHOFER' };

  test('changes the rows that it names and no others, as one act', () => {
    const antes = abrirFilas([unaFila(2, { preparada }), unaFila(3), unaFila(4, { paso: 'enviando' })]);
    const estado = editarFilas(antes, [2, 4, 99], EL_CARGO, releer);
    expect(fila(estado, 2)).toMatchObject({ textos: EL_CARGO, paso: 'porComprobar', preparada: null });
    expect([estado.filas[1], estado.filas[2]]).toEqual([antes.filas[1], antes.filas[2]]);
    expect(estado.filas[1]).toBe(antes.filas[1]);
    expect(estado.hechos).toEqual([{ antes: [antes.filas[0]] }]);
    expect(antes.hechos).toEqual([]);
  });

  test('takes what reading finds in the texts, also as what the checks begin with', () => {
    const antes = abrirFilas([unaFila(2)]);
    const leer: Releer = (una, textos) => ({
      ...releer(una, textos),
      tipo: 'baja-cotizante',
      numero: 77,
      marcada: true,
    });
    const estado = editarFilas(antes, [2], { FechaAviso: '31/11/2026' }, leer);
    expect(fila(estado, 2)).toMatchObject({
      ...{ numero: 2, tipo: 'baja-cotizante', hallazgos: [sinFecha], leidos: [sinFecha], marcada: false },
      textos: { FechaAviso: '31/11/2026', Cargo: 'CAJERO' },
    });
    expect(fila(estado, 2).valores.FechaAviso).toBeUndefined();
  });

  test('of the same texts is no act, an empty one counts as none', () => {
    const antes = abrirFilas([unaFila(2)]);
    expect(editarFilas(antes, [2], { Cargo: 'CAJERO' }, releer)).toBe(antes);
    expect(editarFilas(antes, [2], { Zona: '' }, releer)).toBe(antes);
    expect(editarFilas(antes, [2], {}, releer)).toBe(antes);
    expect(editarFilas(antes, [], EL_CARGO, releer)).toBe(antes);
    // One of two texts is another one.
    expect(editarFilas(antes, [2], { Cargo: 'CAJERO', Zona: 'SUR' }, releer)).not.toBe(antes);
    expect(fila(editarFilas(antes, [2], { Cargo: '' }, releer), 2).textos.Cargo).toBe('');
  });

  test('of rows of which one has the text already undoes the other alone', () => {
    const antes = abrirFilas([unaFila(2, { textos: { Cargo: 'CHOFER' } }), unaFila(3)]);
    const estado = editarFilas(antes, [2, 3], EL_CARGO, releer);
    expect(estado.hechos).toEqual([{ antes: [antes.filas[1]] }]);
  });
});

describe('[T2] a group of warnings', () => {
  const otro = hallazgo({ nivel: 'aviso', codigo: 'FECHA_SERIE', lugar: 'FechaAviso', texto: 'Número de serie.' });
  const delGrupo = hallazgo({ codigo: 'HABER', lugar: 'HaberMensual', texto: 'Haber: no.', grupo: dudoso.grupo });

  test('is confirmed for its rows alone', () => {
    const antes = abrirFilas([
      unaFila(2, { hallazgos: [dudoso, otro] }),
      unaFila(3, { hallazgos: [otro] }),
      unaFila(4, { hallazgos: [delGrupo] }),
      unaFila(5, { hallazgos: [dudoso], paso: 'enviando' }),
      unaFila(6),
      unaFila(7, { hallazgos: [dudoso], confirmados: ['otro'] }),
    ]);
    const estado = confirmarGrupo(antes, dudoso.grupo);
    expect(estado.filas.map(({ confirmados }) => confirmados)).toEqual([
      ...[[dudoso.grupo], [], [], [], [], ['otro', dudoso.grupo]],
    ]);
    expect(estado.hechos).toEqual([{ antes: [antes.filas[0], antes.filas[5]] }]);
    expect(estado.filas[2]).toBe(antes.filas[2]);
  });

  test('that is confirmed already, or that nobody has, is no act', () => {
    const antes = abrirFilas([unaFila(2, { hallazgos: [dudoso], confirmados: [dudoso.grupo] })]);
    expect(confirmarGrupo(antes, dudoso.grupo)).toBe(antes);
    expect(confirmarGrupo(antes, 'OTRO||')).toBe(antes);
  });
});

describe('[T2] a tick', () => {
  test('is taken away and given back; rows that may have none, or were sent, stay', () => {
    const antes = abrirFilas([
      unaFila(2),
      unaFila(3, { hallazgos: [sinFecha] }),
      unaFila(4, { paso: 'registrada', marcada: true }),
    ]);
    const sin = marcarFilas(antes, [2, 3, 4], false);
    expect(sin.filas.map(({ marcada, desmarcada }) => [marcada, desmarcada])).toEqual([
      [false, true],
      [false, undefined],
      [true, undefined],
    ]);
    expect(sin.hechos).toEqual([{ antes: [antes.filas[0]] }]);
    expect(marcarFilas(sin, [2], false)).toBe(sin);
    expect(fila(marcarFilas(sin, [2], true), 2)).toMatchObject({ marcada: true, desmarcada: false });
    expect(marcarFilas(antes, [2], true)).toBe(antes);
  });
});

describe('[T1] undoing', () => {
  test('nothing is nothing', () => {
    const antes = abrirFilas([unaFila(2)]);
    expect(deshacerHecho(antes)).toBe(antes);
  });

  test.each(['lista', 'aviso', 'problema'] as const)('an edit gives back the row as it was judged: %s', (paso) => {
    const antes = abrirFilas([unaFila(2, { paso, preparada })]);
    const estado = deshacerHecho(editarFilas(antes, [2], { Cargo: 'CHOFER' }, releer));
    expect(fila(estado, 2)).toEqual(antes.filas[0]);
    expect(estado.hechos).toEqual([]);
  });

  test.each(['leida', 'comprobando', 'porComprobar'] as const)('a row that was %s waits for its check', (paso) => {
    const antes = abrirFilas([unaFila(2, { paso })]);
    const estado = deshacerHecho(editarFilas(antes, [2], { Cargo: 'CHOFER' }, releer));
    expect(fila(estado, 2)).toMatchObject({ paso: 'porComprobar', textos: { Cargo: 'CAJERO' } });
  });

  test('the last act alone, and not of rows that were sent or are gone', () => {
    const antes = abrirFilas([unaFila(2), unaFila(3)]);
    const uno = editarFilas(antes, [2], { Cargo: 'CHOFER' }, releer);
    const dos = editarFilas(uno, [2, 3], { Cargo: 'GERENTE' }, releer);
    const enviada = aplicarRevision(dos, [{ ...fila(dos, 3), paso: 'enviando' }]);
    const atras = deshacerHecho(enviada);
    expect(atras.filas.map(({ textos }) => textos.Cargo)).toEqual(['CHOFER', 'GERENTE']);
    expect(atras.hechos).toEqual(uno.hechos);
    const otras = { ...abrirFilas([unaFila(3)]), hechos: uno.hechos };
    expect(deshacerHecho(otras).filas).toEqual(otras.filas);
  });

  test('what was found meanwhile for the same texts stays, ticks and confirmations go back', () => {
    const antes = abrirFilas([unaFila(2, { hallazgos: [dudoso] })]);
    const hecho = marcarFilas(confirmarGrupo(antes, dudoso.grupo), [2], false);
    const revisado = aplicarRevision(hecho, [{ ...fila(hecho, 2), paso: 'aviso', preparada }]);
    const uno = deshacerHecho(revisado);
    expect(fila(uno, 2)).toMatchObject({ preparada, marcada: true, desmarcada: false, confirmados: [dudoso.grupo] });
    expect(fila(deshacerHecho(uno), 2)).toMatchObject({ preparada, confirmados: [] });
  });
});

describe('[P7] what the checks found', () => {
  test('is taken for the texts that were checked; the clerk’s own and what reading found stay', () => {
    const antes = marcarFilas(abrirFilas([unaFila(2, { hallazgos: [dudoso], confirmados: ['x'] })]), [2], false);
    const suya = { ...fila(antes, 2), confirmados: [], desmarcada: false, leidos: [], marcada: true };
    const estado = aplicarRevision(antes, [{ ...suya, hallazgos: [deZona], paso: 'problema', preparada }]);
    expect(fila(estado, 2)).toMatchObject({
      ...{ paso: 'problema', hallazgos: [deZona], preparada, confirmados: ['x'], leidos: [dudoso] },
      ...{ marcada: false, desmarcada: true },
    });
    expect(estado.hechos).toBe(antes.hechos);
    const { leidos: _, desmarcada: __, ...sinNada } = fila(antes, 2);
    const nada = { ...antes, filas: [sinNada] };
    expect(fila(aplicarRevision(nada, [{ ...sinNada, leidos: [dudoso] }]), 2)).toMatchObject({
      ...{ leidos: [], desmarcada: false },
    });
  });

  test('is dropped for a row with other texts, one that was sent, and one that is gone', () => {
    const antes = abrirFilas([unaFila(2), unaFila(3, { paso: 'registrada' })]);
    const [dos, tres] = [fila(antes, 2), fila(antes, 3)];
    expect(aplicarRevision(antes, [{ ...dos, textos: { ...dos.textos }, paso: 'problema' }])).toBe(antes);
    expect(aplicarRevision(antes, [{ ...tres, paso: 'problema' }])).toBe(antes);
    expect(aplicarRevision(antes, [unaFila(99)])).toBe(antes);
  });

  test('asking for it again forgets all but what reading found', () => {
    const antes = abrirFilas([
      unaFila(2, { hallazgos: [deZona], leidos: [dudoso], preparada }),
      unaFila(3, { paso: 'registrada', hallazgos: [deZona] }),
    ]);
    const estado = pedirComprobacion(antes, [2, 3, 99]);
    expect(fila(estado, 2)).toMatchObject({ paso: 'porComprobar', hallazgos: [dudoso], preparada: null });
    expect(estado.filas[1]).toBe(antes.filas[1]);
    const { leidos: _, ...sinLeidos } = fila(antes, 2);
    expect(fila(pedirComprobacion({ ...antes, filas: [sinLeidos] }, [2]), 2).hallazgos).toEqual([]);
  });
});

describe('[P1] repeats', () => {
  test('are put beside what else is wrong, replaced by another one, and taken away', () => {
    const antes = abrirFilas([unaFila(2), unaFila(3, { hallazgos: [deZona] }), unaFila(4, { paso: 'registrada' })]);
    const estado = marcarRepetidas(
      antes,
      new Map([
        [3, repite],
        [4, repite],
      ]),
    );
    expect(fila(estado, 3)).toMatchObject({ paso: 'problema', hallazgos: [deZona, repite] });
    expect([estado.filas[0], estado.filas[2]]).toEqual([antes.filas[0], antes.filas[2]]);
    expect(marcarRepetidas(estado, new Map([[3, { ...repite }]]))).toBe(estado);
    const otra = { ...repite, texto: 'Repite la fila 4.' };
    expect(fila(marcarRepetidas(estado, new Map([[3, otra]])), 3).hallazgos).toEqual([deZona, otra]);
    expect(fila(marcarRepetidas(estado, new Map()), 3)).toMatchObject({ paso: 'porComprobar', hallazgos: [deZona] });
    expect(marcarRepetidas(antes, new Map())).toBe(antes);
  });

  const persona = (numero: number, NumeroDocumento: unknown, mas: Partial<Fila> = {}, Complemento?: string) => ({
    ...{ numero, tipo: 'alta-cotizante' },
    ...mas,
    valores: {
      ...(NumeroDocumento === undefined ? {} : { NumeroDocumento: String(NumeroDocumento) }),
      ...(Complemento === undefined ? {} : { Complemento }),
    },
  });
  const dichas = (...filas: Parameters<typeof repetidas>[0]) =>
    [...repetidas(filas)].map(([numero, { texto, lugar, codigo, nivel }]) => [numero, nivel, codigo, lugar, texto]);
  const repiteLa2 = ['problema', 'REPETIDA', 'NumeroDocumento', 'Repite la fila 2: es la misma persona.'];

  test('are later rows with the document of an earlier one, whatever its dots, spaces and zeros', () => {
    expect(dichas(persona(2, '4821377'), persona(3, '4.821.377'), persona(4, '5'), persona(5, '04821377'))).toEqual([
      [3, ...repiteLa2],
      [5, ...repiteLa2],
    ]);
  });

  test('are none without a document, or with another complement', () => {
    expect(dichas(persona(2, undefined), persona(3, undefined), persona(4, ''), persona(5, '', {}, '1A'))).toEqual([]);
    expect(dichas(persona(2, '48', {}, '1A'), persona(3, '48'), persona(4, '48', {}, '1B'))).toEqual([]);
    expect(dichas(persona(2, '48', {}, '1a'), persona(3, '48', {}, '1A'))).toEqual([[3, ...repiteLa2]]);
    // The number and its complement are not one text.
    expect(dichas(persona(2, '481', {}, 'A'), persona(3, '48', {}, '1A'))).toEqual([]);
  });

  test('of a termination and then a registration say what to do, the other way round they do not', () => {
    const [alta, baja] = [{ tipo: 'alta-pasante' }, { tipo: 'baja-cotizante' }];
    expect(dichas(persona(2, '48', baja), persona(3, '48', alta))).toEqual([
      [
        ...[3, 'problema', 'REPETIDA', 'NumeroDocumento'],
        'La fila 2 es la baja de la misma persona. Registre su alta en otro archivo, cuando la caja acepte la baja.',
      ],
    ]);
    for (const [una, otra] of [
      [alta, baja],
      [baja, baja],
      [alta, alta],
    ])
      expect(dichas(persona(2, '48', una), persona(3, '48', otra))).toEqual([[3, ...repiteLa2]]);
  });
});

describe('[B1] a reading on its way from the worker', () => {
  const celda = (texto: string, clase: Celda['clase'] = 'texto'): Celda => ({ texto, clase });
  const planilla = (filas: Planilla['filas']): Planilla => ({
    ...{ nombre: 'p.csv', huella: 'a1', titulos: ['A', 'B'], clase: 'otra', ignoradas: [], peso: 9, vaciasAlFinal: 0 },
    origen: { clase: 'texto', codificacion: 'UTF-8', separador: 'coma' },
    filas,
  });
  const enPartes = (lectura: Lectura) => {
    const partes: ParteDeLectura[] = [];
    const cedidos: unknown[] = [];
    partir(lectura, (parte, transfer) => {
      partes.push(parte);
      cedidos.push(transfer);
    });
    return { partes, cedidos };
  };
  const unidas = (partes: readonly ParteDeLectura[]) => {
    const { tomar, lectura } = reunir();
    const fin = partes.map((parte) => [lectura(), tomar(parte)]);
    return { fin, lectura: lectura() };
  };

  const filas = [
    { numero: 2, celdas: [celda('X'), celda('5', 'numero')] },
    { numero: 4, celdas: [celda('5'), celda('X')] },
    { numero: 5, celdas: [celda('2026-11-03', 'fecha'), celda('')] },
  ];

  test('each different cell travels once, with the digit of its class', () => {
    const { partes, cedidos } = enPartes({ ok: true, planilla: planilla(filas) });
    expect(partes).toEqual([
      {
        ...{ clase: 'filas', numeros: [2, 4, 5], nuevas: ['X', '5', '5', '2026-11-03', ''], clases: '01020' },
        lugares: Uint32Array.of(0, 1, 2, 0, 3, 4),
      },
      { clase: 'fin', lectura: { ok: true, planilla: planilla([]) } },
    ]);
    const [primera] = partes;
    expect(cedidos).toEqual([primera?.clase === 'filas' ? [primera.lugares.buffer] : [], undefined]);
  });

  test('the pieces together are the reading, which is there with the last one', () => {
    const lectura: Lectura = { ok: true, planilla: planilla(filas) };
    const { fin, lectura: leida } = unidas(enPartes(lectura).partes);
    expect(leida).toEqual(lectura);
    expect(fin).toEqual([
      [null, false],
      [null, true],
    ]);
  });

  test('cells of an earlier piece are known in a later one', () => {
    const muchas = Array.from({ length: 251 }, (_, at) => ({
      numero: at + 2,
      celdas: [celda('ALTA'), celda(String(at % 3))],
    }));
    const lectura: Lectura = { ok: true, planilla: planilla(muchas) };
    const { partes } = enPartes(lectura);
    expect(partes.map((parte) => (parte.clase === 'filas' ? [parte.numeros.length, parte.nuevas.length] : []))).toEqual(
      [...[[250, 4], [1, 0], []]],
    );
    expect(unidas(partes).lectura).toEqual(lectura);
    expect(enPartes({ ok: true, planilla: planilla(muchas.slice(0, 250)) }).partes).toHaveLength(2);
  });

  test('a file that was refused has its reason alone', () => {
    const lectura: Lectura = { ok: false, codigo: 'VACIO', texto: 'El archivo está vacío.' };
    const { partes } = enPartes(lectura);
    expect(partes).toEqual([{ clase: 'fin', lectura }]);
    expect(unidas(partes).lectura).toBe(lectura);
  });

  test('a cell that nobody sent is none, and an unknown class is a text', () => {
    const parte: ParteDeLectura = {
      ...{ clase: 'filas', numeros: [2], nuevas: ['X', 'Y'], clases: '0', lugares: Uint32Array.of(0, 7, 1) },
    };
    const fin: ParteDeLectura = { clase: 'fin', lectura: { ok: true, planilla: planilla([]) } };
    expect(unidas([parte, fin]).lectura).toEqual({
      ok: true,
      planilla: planilla([{ numero: 2, celdas: [celda('X'), celda('Y')] }]),
    });
  });
});
