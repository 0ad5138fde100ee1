import { describe, expect, test } from 'vitest';
import type { Clase, Lugar } from '#engine/observe/etiquetas.ts';
import type { Motivo } from '#engine/observe/motivos.ts';
import { motivosOfrecidos, type Reparo } from '#engine/observe/ofrecidos.ts';

const lugar = (etiqueta: string, clase: Clase, idRequisito?: number): Lugar => ({
  ...{ etiqueta, clase, tab: 'novedad' },
  ...(idRequisito === undefined ? {} : { idRequisito }),
});
const zona = lugar('Zona', 'dato');
const cargo = lugar('Cargo', 'dato');
const fecha = lugar('Fecha de ingreso', 'fecha');
const haber = lugar('Haber mensual', 'monto');
const foto = lugar('Fotografía', 'fotografia', 2);
const contrato = lugar('CONTRATO', 'archivo', 7);
const carnet = lugar('CARNET', 'archivo', 8);
const todos = [zona, cargo, fecha, haber, foto, contrato, carnet];

const reparo = (id: string, detalle: string, ...campos: readonly string[]): Reparo => ({
  ...{ id, detalle, campos },
  estado: 'reparo',
});
const propia = (etiqueta: string, texto: string): Motivo => ({ etiqueta, texto });

/** The groups that are offered: each heading, and its reasons as 'label: text'. The last group has no heading. */
const ofrecidos = (part: Partial<Parameters<typeof motivosOfrecidos>[0]>) =>
  motivosOfrecidos({
    ...{ lugares: todos, senialado: null, comprobaciones: [], abierto: null, propias: [], ...part },
  }).map(({ etiqueta, motivos }) => [etiqueta, motivos.map((one) => `${one.etiqueta}: ${one.texto}`)]);

const RESPALDO = 'General: falta un documento de respaldo';
const FONDO = 'Fotografía: el fondo no es claro';
const BORROSA = 'Fotografía: está borrosa o cortada';
/** What everybody is offered for a fact, and for a file. */
const deDato = (etiqueta: string) => [
  `${etiqueta}: no coincide con el contrato`,
  `${etiqueta}: no coincide con el documento de identidad`,
  `${etiqueta}: está mal escrito`,
];
const deArchivo = (etiqueta: string) => [
  ...[`${etiqueta}: falta la firma`, `${etiqueta}: no se lee`, `${etiqueta}: es de otra persona`],
  ...[`${etiqueta}: está vencido`, `${etiqueta}: está incompleto`],
];
const comprobaciones = 'Según las comprobaciones';

describe('[D17] what the reasons are about', () => {
  test('nothing was pressed or found: the first file, then frequent ones, one of them about nothing in particular', () => {
    expect(ofrecidos({})).toEqual([
      ['CONTRATO', deArchivo('CONTRATO').slice(0, 3)],
      ['', [FONDO, BORROSA, RESPALDO]],
    ]);
  });

  test('the file that is shown instead of the first one', () => {
    expect(ofrecidos({ abierto: 8 })[0]).toEqual(['CARNET', deArchivo('CARNET').slice(0, 3)]);
    // None of the files of the form.
    expect(ofrecidos({ abierto: 9 })).toEqual([['', [FONDO, BORROSA, RESPALDO]]]);
  });

  test('what was pressed comes first, however its label is written, with five reasons', () => {
    expect(ofrecidos({ senialado: ' cargo', abierto: 8 })).toEqual([
      ['Cargo', deDato('Cargo')],
      ['CARNET', deArchivo('CARNET').slice(0, 3)],
      ['', [FONDO, BORROSA, RESPALDO]],
    ]);
    const [first] = ofrecidos({ senialado: 'CONTRATO', propias: [propia('Contrato', 'es una copia')] });
    expect(first).toEqual(['CONTRATO', ['Contrato: es una copia', ...deArchivo('CONTRATO').slice(0, 4)]]);
  });

  test('a thing that is pressed, found and shown stands there once, and leaves one place of nine', () => {
    const found = [reparo('identidad', '', 'Cargo', 'CONTRATO')];
    expect(ofrecidos({ senialado: 'CONTRATO', comprobaciones: found, abierto: 7 })).toEqual([
      ['CONTRATO', deArchivo('CONTRATO')],
      ['Cargo', deDato('Cargo')],
      // With one place left it is the reason about nothing in particular.
      ['', [RESPALDO]],
    ]);
  });

  test('of three and more things each but the first has two reasons, and nine are the end', () => {
    const found = (...campos: readonly string[]) => [reparo('identidad', 'El SEGIP no confirma.', ...campos)];
    expect(ofrecidos({ comprobaciones: found('Cargo', 'No existe', 'Zona') })).toEqual([
      ['Cargo', deDato('Cargo')],
      ['Zona', deDato('Zona').slice(0, 2)],
      ['CONTRATO', deArchivo('CONTRATO').slice(0, 2)],
      ['', [FONDO, RESPALDO]],
    ]);
    expect(ofrecidos({ comprobaciones: found('Cargo', 'Zona', 'Haber mensual', 'Fecha de ingreso') })).toEqual([
      ['Cargo', deDato('Cargo')],
      ['Zona', deDato('Zona').slice(0, 2)],
      ['Haber mensual', ['Haber mensual: no coincide con el contrato', 'Haber mensual: no coincide con la planilla']],
      [
        'Fecha de ingreso',
        [
          'Fecha de ingreso: no coincide con el contrato',
          'Fecha de ingreso: no coincide con el documento de identidad',
        ],
      ],
    ]);
  });
});

describe('[D17] what the checks found', () => {
  test.each(['coincide', 'comprobando', 'no aplica'])('a check that says “%s” gives no reason', (estado) => {
    const of = (id: string, ...campos: readonly string[]) => ({ ...reparo(id, 'Algo.', ...campos), estado });
    const none = [of('adjuntos', 'CONTRATO'), of('plazo', 'Fecha de ingreso'), of('pago'), of('bdpa', 'Cargo')];
    expect(ofrecidos({ comprobaciones: none })).toEqual(ofrecidos({}));
  });

  test('a file that is missing has that reason alone, and is not among the frequent ones', () => {
    expect(
      ofrecidos({ lugares: [contrato, carnet], comprobaciones: [reparo('adjuntos', '', 'Contrato', 'CARNET')] }),
    ).toEqual([
      ['CONTRATO', ['Contrato: falta adjuntarlo']],
      ['CARNET', ['CARNET: falta adjuntarlo']],
      ['', [RESPALDO]],
    ]);
    const soloCarnet = [reparo('adjuntos', '', 'CARNET')];
    expect(ofrecidos({ lugares: [contrato, carnet], comprobaciones: soloCarnet, abierto: 8 })).toEqual([
      ['CARNET', ['CARNET: falta adjuntarlo']],
      ['', ['CONTRATO: falta la firma', 'CONTRATO: no se lee', RESPALDO]],
    ]);
  });

  test('a late notice has the sentence of the check at its day, before those that everybody is offered', () => {
    expect(ofrecidos({ comprobaciones: [reparo('plazo', 'Se declaró tarde.', 'Fecha de ingreso')] })[0]).toEqual([
      'Fecha de ingreso',
      ['Fecha de ingreso: Se declaró tarde.', ...deDato('Fecha de ingreso').slice(0, 2)],
    ]);
  });

  test('what is about no field stands before all, with two reasons; after what was pressed, if something was', () => {
    const found = [
      reparo('pago', 'No está pagado.'),
      reparo('bdpa', 'No está en la BDPA.'),
      reparo('identidad', 'No está en el SEGIP.'),
    ];
    const general = [comprobaciones, ['General: No está pagado.', 'General: No está en la BDPA.']];
    expect(ofrecidos({ comprobaciones: found }).slice(0, 2)).toEqual([
      general,
      ['CONTRATO', deArchivo('CONTRATO').slice(0, 3)],
    ]);
    expect(ofrecidos({ comprobaciones: found, senialado: 'Zona' }).slice(0, 3)).toEqual([
      ['Zona', deDato('Zona')],
      general,
      ['CONTRATO', deArchivo('CONTRATO').slice(0, 3)],
    ]);
  });

  test('a check about a field, and one without a sentence, give none of their own', () => {
    const found = [reparo('pago', ''), reparo('identidad', 'El SEGIP no confirma.', 'Zona')];
    expect(ofrecidos({ comprobaciones: found })[0]).toEqual(['Zona', deDato('Zona')]);
  });
});

describe('[D17] other frequent reasons', () => {
  test('are of the photograph and the files: two of each at most, none that is offered above', () => {
    const of = (...lugares: readonly Lugar[]) => ofrecidos({ lugares }).at(-1);
    expect(of(zona, fecha, haber)).toEqual(['', [RESPALDO]]);
    expect(of(zona, contrato)).toEqual(['', [RESPALDO]]);
    expect(of(zona, contrato, carnet)).toEqual(['', ['CARNET: falta la firma', 'CARNET: no se lee', RESPALDO]]);
    // A check says the same: it is not said twice, and another one has its place.
    const comprobaciones = [reparo('pago', 'Falta un documento de respaldo.')];
    expect(ofrecidos({ comprobaciones }).at(-1)).toEqual(['', [FONDO, BORROSA, 'CARNET: falta la firma']]);
  });

  test('begin with the person’s own ones, of labels that the form has, each once', () => {
    const deZona = propia('Zona', 'no existe');
    const deCargo = propia('Cargo', 'no es ese');
    const propias = [propia('Sucursal', 'no existe'), deZona, deCargo];
    expect(ofrecidos({ lugares: [zona, cargo, foto], propias })).toEqual([
      ['', ['Zona: no existe', 'Cargo: no es ese', RESPALDO]],
    ]);
    expect(ofrecidos({ lugares: [zona], propias: [deZona] })).toEqual([['', ['Zona: no existe', RESPALDO]]]);
    expect(ofrecidos({ propias: [deCargo] }).at(-1)).toEqual(['', ['Cargo: no es ese', FONDO, RESPALDO]]);
  });

  test('end with one about nothing in particular: the person’s own, if there is one', () => {
    const propias = [propia('General', 'venga a la caja')];
    expect(ofrecidos({ propias }).at(-1)).toEqual(['', [FONDO, BORROSA, 'General: venga a la caja']]);
  });
});
