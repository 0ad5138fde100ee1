import { describe, expect, test } from 'vitest';
import { leerEntradas } from '#blocks/seguimiento/leerEntradas.ts';
import { recientePrimero } from '#blocks/seguimiento/orden.ts';
import { cambiosComoHtml, textoComoHtml } from '#blocks/seguimiento/seguimiento.ts';

const item = (IdSeguimiento: number, part: { Asunto?: string; Mensaje?: string; Fecha?: string } = {}) => ({
  ...{ IdSeguimiento, Asunto: 'Observado', Mensaje: '', Fecha: '2026-11-20', TipoSeguimiento: 1, Usuario: 'EVA' },
  ...part,
});
/** What a message says. */
const leido = (Mensaje: string) => {
  const [entrada] = leerEntradas([item(1, { Mensaje })]);
  return { texto: entrada?.texto, cambios: entrada?.cambios };
};
const cambio = (campo: string, valorAnterior: string, valorNuevo: string) => ({ campo, valorAnterior, valorNuevo });

describe('the newest entry stands first', () => {
  /** The ids of entries with these dates, in their order. The first has the id 1. */
  const orden = (...fechas: string[]) =>
    fechas
      .map((Fecha, at) => ({ Fecha, IdSeguimiento: at + 1 }))
      .sort(recientePrimero)
      .map(({ IdSeguimiento }) => IdSeguimiento);

  test.each<[string, string[], number[]]>([
    ['by its day', ['2026-11-18', '2026-11-20', '2026-11-19'], [2, 3, 1]],
    ['by its time', ['2026-11-20T09:00:00-04:00', '2026-11-20T10:30:00-04:00', '2026-11-20T10:00:00-04:00'], [2, 3, 1]],
    ['of the same time, the one registered later', ['2026-11-20T09:00:00-04:00', '2026-11-20T09:00:00-04:00'], [2, 1]],
    ['of the same day without time, the one registered later', ['2026-11-20', '2026-11-20'], [2, 1]],
    [
      'a day without time is after the day before and before the day after',
      ['2026-11-21T00:10:00-04:00', '2026-11-20', '2026-11-19T23:50:00-04:00'],
      [1, 2, 3],
    ],
    ['a day without time is after all times of that day', ['2026-11-20T10:00:00-04:00', '2026-11-20'], [2, 1]],
    ['one without a date is last', ['', '1950-01-01', '2026-11-20'], [3, 2, 1]],
    ['one with an unreadable date too', ['mañana', '1950-01-01', '2026-11-20T09:00:00-04:00'], [3, 2, 1]],
    ['those two are the same', ['', 'mañana', ''], [3, 2, 1]],
  ])('%s', (_, fechas, ids) => {
    expect(orden(...fechas)).toEqual(ids);
  });

  test('in what is read, and the list that came stays as it is', () => {
    const came = [item(1, { Fecha: '2026-11-18', Asunto: 'A' }), item(2, { Fecha: '2026-11-20', Asunto: 'B' })];
    expect(leerEntradas(came).map(({ asunto }) => asunto)).toEqual(['B', 'A']);
    expect(came.map(({ IdSeguimiento }) => IdSeguimiento)).toEqual([1, 2]);
  });
});

test('[F-3.10-05] [R-3.2-01] [E-3-13] an entry is read with its subject, its date, its words and its changes', () => {
  const Mensaje = cambiosComoHtml([cambio('Cargo', 'CAJERO', 'JEFE')]);
  expect(
    leerEntradas([item(1, { Asunto: ' Aviso  modificado ', Mensaje, Fecha: '2026-11-20T09:00:00-04:00' })]),
  ).toEqual([
    {
      asunto: 'Aviso modificado',
      fecha: '2026-11-20T09:00:00-04:00',
      texto: 'Cargo: CAJERO -> JEFE',
      cambios: [cambio('Cargo', 'CAJERO', 'JEFE')],
    },
  ]);
});

describe('[F-3.10-05] [R-3.2-01] the changes that a message lists', () => {
  test('are read as they were written', () => {
    const cambios = [
      cambio('Cargo', 'CAJERO', 'JEFE'),
      cambio('Zona', '(vacío)', 'ALTO & BAJO <2>'),
      cambio('Ruta', 'A -> B', 'C'),
      cambio('Ruta', 'X', 'A -> B'),
    ];
    expect(leido(cambiosComoHtml(cambios)).cambios).toEqual(cambios);
  });

  test.each<[string, string, ReturnType<typeof cambio>[]]>([
    [
      'a space before the colon',
      '<li><b> Cargo  nuevo : </b><small>A</small> -&gt; B</li>',
      [cambio('Cargo nuevo', 'A', 'B')],
    ],
    [
      'a colon within the label',
      '<li><b>Cargo: nuevo</b><small>A</small> -&gt; B</li>',
      [cambio('Cargo: nuevo', 'A', 'B')],
    ],
    [
      'white space in the values',
      '<li><b>Cargo:</b> <small> A\n A </small> -&gt;\n B  C </li>',
      [cambio('Cargo', 'A A', 'B C')],
    ],
    ['no new value', '<li><b>Cargo:</b> <small>A</small></li>', [cambio('Cargo', 'A', '')]],
    ['no old value', '<li><b>Cargo:</b> -&gt; B</li>', [cambio('Cargo', '', 'B')]],
    ['no label', '<li><small>A</small> -&gt; B</li>', []],
    ['an empty label', '<li><b> : </b><small>A</small> -&gt; B</li>', []],
    ['no list', '<b>Cargo:</b> <small>A</small> -&gt; B', []],
  ])('%s', (_, html, cambios) => {
    expect(leido(html).cambios).toEqual(cambios);
  });
});

describe('the words of a message', () => {
  test.each([
    ['what a person typed', textoComoHtml('uno\n\n dos  tres \ncuatro'), 'uno\ndos tres\ncuatro'],
    ['paragraphs', '<p>uno</p><p>dos</p>', 'uno\ndos'],
    ['blocks', '<div>uno</div><div>dos</div>', 'uno\ndos'],
    ['a list', '<ul><li>uno</li><li>dos</li></ul>', 'uno\ndos'],
    ['a table', '<table><tbody><tr><td>uno</td></tr><tr><td>dos</td></tr></tbody></table>', 'uno\ndos'],
    ['words within a line', 'uno <b>dos</b>  <i>tres</i>', 'uno dos tres'],
    ['nothing', '', ''],
    [
      'styles',
      '<style>p{color:red}</style><STYLE>b{}</STYLE><p sTyLe="color:red">uno</p><svg><style>i{}</style></svg>',
      'uno',
    ],
    ['a word like their name', 'style=<b>Lifestyle</b> STYLE', 'style=Lifestyle STYLE'],
    ['code', 'uno<script>alert(1)</script><img src=x onerror="alert(1)">', 'uno'],
  ])('%s', (_, html, texto) => {
    expect(leido(html)).toEqual({ texto, cambios: [] });
  });
});
