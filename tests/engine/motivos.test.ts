import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { etiquetasDe, lugaresDe } from '#engine/observe/etiquetas.ts';
import {
  claveDe,
  conMotivo,
  escribirMotivos,
  GENERAL,
  leerMotivos,
  leerTramos,
  type Motivo,
  paraEnviar,
  sinTramo,
} from '#engine/observe/motivos.ts';
import { motivosOfrecidos } from '#engine/observe/ofrecidos.ts';
import { plantillasDeTodos } from '#engine/observe/plantillas.ts';
import { requisitosDelFondo, todosLosAvisos } from '#support/avisos.ts';

const de = (definition: (typeof todosLosAvisos)[number]) =>
  etiquetasDe(definition, requisitosDelFondo(definition.idTipoPadre));

/** Words of a reason. No sentence begins within them, so no label does. */
const palabra = fc.stringMatching(/^[a-záéíóúñü0-9%/(),]{1,9}$/);
const frase = fc.array(palabra, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const motivosCon = (labels: readonly string[]) =>
  fc.array(fc.record({ etiqueta: fc.constantFrom(...labels, GENERAL), texto: frase }), { minLength: 1, maxLength: 5 });

describe('the text of an observation', () => {
  test('is one line for each reason: its label, a colon, a sentence', () => {
    expect(
      escribirMotivos([
        { etiqueta: 'Fecha de ingreso', texto: 'no coincide con el contrato' },
        { etiqueta: 'CONTRATO DE TRABAJO', texto: 'falta la firma del trabajador.' },
      ]),
    ).toBe('Fecha de ingreso: no coincide con el contrato.\nCONTRATO DE TRABAJO: falta la firma del trabajador.');
  });

  test.each(todosLosAvisos.map((one) => [one.key, one] as const))(
    '[D19] of %s: written and read again, the pairs are the same, also when the services join the lines',
    (_key, definition) => {
      const labels = de(definition);
      fc.assert(
        fc.property(motivosCon(labels), (motivos) => {
          const text = escribirMotivos(motivos);
          expect(leerMotivos(text, labels)).toEqual(motivos);
          expect(leerMotivos(text.replaceAll('\n', ' '), labels)).toEqual(motivos);
          expect(leerMotivos(text.replaceAll('\n', '. '), labels)).toEqual(motivos);
          expect(leerMotivos(text.replaceAll('\n', '\r\n'), labels)).toEqual(motivos);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('[D19] its labels are unique on each of the thirteen forms', () => {
    expect(todosLosAvisos).toHaveLength(13);
    for (const definition of todosLosAvisos) {
      const labels = de(definition);
      expect(labels.length, definition.key).toBeGreaterThan(20);
      expect(new Set(labels.map(claveDe)).size, definition.key).toBe(labels.length);
      expect(labels).not.toContain(GENERAL);
    }
  });

  test('[D19] every field and every file of a form has a label of its own: none is lost to another of the same name', () => {
    for (const definition of todosLosAvisos) {
      const requisitos = requisitosDelFondo(definition.idTipoPadre);
      const lugares = lugaresDe(definition, requisitos);
      const fields = Object.values(definition.secciones).flatMap((sections) =>
        sections.flatMap(({ fields }) => fields),
      );
      const paths = new Set(fields.map(({ path }) => path));
      expect(new Set(lugares.flatMap(({ path }) => path ?? [])), definition.key).toEqual(paths);
      expect(lugares.filter(({ idRequisito }) => idRequisito !== undefined)).toHaveLength(requisitos.length);
    }
  });

  test('[D19] a file without a name, and one called like what is about nothing in particular, have none', () => {
    const [definition] = todosLosAvisos;
    const [requisito] = definition ? requisitosDelFondo(definition.idTipoPadre) : [];
    if (!definition || !requisito) throw new Error('no definition');
    const files = ['  ', 'general', 'CONTRATO'].map((Nombre, at) => ({ ...requisito, Nombre, IdRequisito: 90 + at }));
    expect(lugaresDe(definition, files).filter(({ idRequisito }) => idRequisito !== undefined)).toEqual([
      {
        ...{ etiqueta: 'CONTRATO', clase: 'archivo', tab: 'adjuntos' },
        ...{ idRequisito: 92, elementId: 'adjunto-92' },
      },
    ]);
  });

  test('[E-3-11] of the files requirement 2 is the photograph, in the tab of the person, whatever its name', () => {
    const [definition] = todosLosAvisos;
    const [requisito] = definition ? requisitosDelFondo(definition.idTipoPadre) : [];
    if (!definition || !requisito) throw new Error('no definition');
    const files = ['FOTOGRAFIA DEL CONTRATO', 'RETRATO'].map((Nombre, at) => ({
      ...requisito,
      Nombre,
      IdRequisito: at === 1 ? 2 : 3,
    }));
    expect(lugaresDe(definition, files).filter(({ idRequisito }) => idRequisito !== undefined)).toMatchObject([
      { etiqueta: 'FOTOGRAFIA DEL CONTRATO', clase: 'archivo', tab: 'adjuntos' },
      { etiqueta: 'Fotografía', clase: 'fotografia', tab: 'persona' },
    ]);
  });

  test('[D19] case, accents and double spaces do not count', () => {
    const labels = ['Fecha de ingreso', 'Dirección'];
    expect(leerMotivos('FECHA  DE   INGRESO : mal. direccion:  está   incompleta', labels)).toEqual([
      { etiqueta: 'Fecha de ingreso', texto: 'mal' },
      { etiqueta: 'Dirección', texto: 'está incompleta' },
    ]);
  });

  test('[D19] the longest known label wins, and a label is a whole one', () => {
    const labels = ['Fecha', 'Fecha de ingreso', 'FORM: ALTA', 'FORM'];
    const read = (text: string) => leerMotivos(text, labels).map(({ etiqueta }) => etiqueta);
    expect(read('Fecha de ingreso: mal.')).toEqual(['Fecha de ingreso']);
    expect(read('FORM: ALTA: mal.')).toEqual(['FORM: ALTA']);
    expect(read('La Fecha de ingreso: mal.')).toEqual([GENERAL]);
    expect(read('Fechas: mal.')).toEqual([GENERAL]);
    expect(read('Corrija la fecha: mal.')).toEqual([GENERAL]);
  });

  test('[D19] lines without a known label are General, and a text without any label marks nothing', () => {
    const labels = ['Zona'];
    expect(leerMotivos('Falta todo.\nZona: mal.\nSaludos', labels)).toEqual([
      { etiqueta: GENERAL, texto: 'Falta todo' },
      { etiqueta: 'Zona', texto: 'mal' },
      { etiqueta: GENERAL, texto: 'Saludos' },
    ]);
    expect(leerMotivos('El haber mensual no coincide con el contrato.', labels)).toEqual([
      { etiqueta: GENERAL, texto: 'El haber mensual no coincide con el contrato' },
    ]);
    expect(leerMotivos('', labels)).toEqual([]);
  });

  test('[D19] the numbers of a numbered list are no points of their own, also when the services join the lines', () => {
    const labels = ['Zona', 'Calle', 'Cargo'];
    const text = '1. Zona: está mal.\n2. Calle: falta\n10. Cargo: no coincide. Son 3 meses.';
    const motivos = [
      { etiqueta: 'Zona', texto: 'está mal' },
      { etiqueta: 'Calle', texto: 'falta' },
      { etiqueta: 'Cargo', texto: 'no coincide. Son 3 meses' },
    ];
    expect(leerMotivos(text, labels)).toEqual(motivos);
    expect(leerMotivos('1. Zona: está mal. 2. Calle: falta.', labels)).toEqual(motivos.slice(0, 2));
    // A number at the end of a reason is part of it.
    expect(leerMotivos('Zona: es la 3. Calle: falta. 7. Cargo: mal.', labels)).toEqual([
      { etiqueta: 'Zona', texto: 'es la 3' },
      { etiqueta: 'Calle', texto: 'falta. 7' },
      { etiqueta: 'Cargo', texto: 'mal' },
    ]);
    const [, calle] = leerTramos(text, labels);
    expect(calle && sinTramo(text, calle)).toBe('1. Zona: está mal.\n10. Cargo: no coincide. Son 3 meses.');
    expect(paraEnviar(text, labels, 200)).toBe(text.replace('falta\n', 'falta.\n'));
  });

  test('[D19] a name of a file that the services made up is read literally', () => {
    const labels = ['(A+B)*', 'C.I. [ANVERSO]', 'a|b'];
    const motivos = labels.map((etiqueta) => ({ etiqueta, texto: 'no se lee' }));
    expect(leerMotivos(escribirMotivos(motivos).replaceAll('\n', ' '), labels)).toEqual(motivos);
  });

  test('[D18] one reason is added and removed, and every other line stays as it was written', () => {
    const labels = ['Zona', 'Cargo'];
    const cargo: Motivo = { etiqueta: 'Cargo', texto: 'está mal escrito' };
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ,\n]{0,40}$/), (typed) => {
        const text = typed.trim();
        const more = conMotivo(text, cargo);
        const tramo = leerTramos(more, labels).find(({ dicha }) => dicha);
        expect(tramo).toMatchObject(cargo);
        const less = tramo && sinTramo(more, tramo);
        expect(less).toBe(text);
      }),
    );
    const both = 'Zona: mal.\nCargo: está mal escrito.\nGracias';
    const [, tramo] = leerTramos(both, labels);
    expect(tramo && sinTramo(both, tramo)).toBe('Zona: mal.\nGracias');
  });

  test('[D18] without its first or its last reason a text begins and ends with the others, and with no empty line', () => {
    const text = 'Zona: mal.\nCargo: mal.\nGracias';
    const [zona, cargo, gracias] = leerTramos(text, ['Zona', 'Cargo']);
    expect(zona && sinTramo(text, zona)).toBe('Cargo: mal.\nGracias');
    expect(cargo && sinTramo(text, cargo)).toBe('Zona: mal.\nGracias');
    expect(gracias && sinTramo(text, gracias)).toBe('Zona: mal.\nCargo: mal.');
    expect(sinTramo('Zona: mal.', { desde: 0, hasta: 10 })).toBe('');
  });
});

test('[D19] what was typed without a full stop gets one before the next label when it is sent, if there is room', () => {
  const labels = ['Zona', 'Cargo'];
  const typed = 'Zona: está mal\nCargo: no coincide\nrevise todo';
  const sent = paraEnviar(typed, labels, 200);
  expect(sent).toBe('Zona: está mal.\nCargo: no coincide\nrevise todo');
  expect(leerMotivos(sent.replaceAll('\n', ' '), labels).map(({ etiqueta }) => etiqueta)).toEqual(['Zona', 'Cargo']);
  expect(paraEnviar(typed, labels, typed.length)).toBe(typed);
});

describe('the reasons offered', () => {
  test('[D17] twelve are shipped, and each form has some for each of its files', () => {
    expect(plantillasDeTodos).toHaveLength(12);
    for (const definition of todosLosAvisos) {
      const lugares = lugaresDe(definition, requisitosDelFondo(definition.idTipoPadre));
      for (const { idRequisito, etiqueta } of lugares.filter((one) => one.idRequisito !== undefined)) {
        const [first] = motivosOfrecidos({
          lugares,
          senialado: null,
          comprobaciones: [],
          abierto: idRequisito ?? null,
          propias: [],
        });
        expect(first).toMatchObject({
          etiqueta,
          motivos: expect.arrayContaining([expect.objectContaining({ etiqueta })]),
        });
      }
    }
  });

  test('[D17] what was pressed comes first, then what the checks found, then the open file; nine at most', () => {
    const [definition] = todosLosAvisos;
    if (!definition) throw new Error('no definition');
    const requisitos = requisitosDelFondo(definition.idTipoPadre);
    const lugares = lugaresDe(definition, requisitos);
    const archivo = lugares.find(({ clase }) => clase === 'archivo');
    const grupos = motivosOfrecidos({
      lugares,
      senialado: 'Cargo',
      comprobaciones: [
        { id: 'bdpa', estado: 'coincide', detalle: '', campos: ['Zona'] },
        { id: 'identidad', estado: 'reparo', detalle: '', campos: ['Fecha de nacimiento', 'NO EXISTE'] },
      ],
      abierto: archivo?.idRequisito ?? null,
      propias: [],
    });
    expect(grupos.map(({ etiqueta }) => etiqueta)).toEqual(['Cargo', 'Fecha de nacimiento', archivo?.etiqueta, '']);
    expect(grupos.flatMap(({ motivos }) => motivos).length).toBeLessThanOrEqual(9);
  });

  test('[D17] a missing file, a late notice and one that is not paid have the reason that the check found', () => {
    const [definition] = todosLosAvisos;
    if (!definition) throw new Error('no definition');
    const lugares = lugaresDe(definition, requisitosDelFondo(definition.idTipoPadre));
    const archivo = lugares.find(({ clase }) => clase === 'archivo');
    const fecha = lugares.find(({ clase }) => clase === 'fecha');
    const reparo = (id: string, detalle: string, campos: readonly string[]) => ({
      ...{ id, detalle, campos },
      estado: 'reparo',
    });
    const motivos = motivosOfrecidos({
      lugares,
      senialado: null,
      comprobaciones: [
        reparo('adjuntos', 'Falta el contrato.', [archivo?.etiqueta ?? '']),
        reparo('pago', 'No está pagado.', []),
        reparo('plazo', 'Se declaró tarde.', [fecha?.etiqueta ?? '']),
      ],
      abierto: null,
      propias: [],
    }).flatMap((grupo) => grupo.motivos);
    expect(motivos[0]).toEqual({ etiqueta: GENERAL, texto: 'No está pagado.' });
    expect(motivos).toContainEqual({ etiqueta: fecha?.etiqueta, texto: 'Se declaró tarde.' });
    expect(motivos.filter(({ etiqueta }) => etiqueta === archivo?.etiqueta)).toEqual([
      { etiqueta: archivo?.etiqueta, texto: 'falta adjuntarlo' },
    ]);
  });
});
