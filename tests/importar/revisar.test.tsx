import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { fixDate } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { newUser } from '#support/user.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import type { Fila } from '../../src/features/importar/fila/fila.ts';
import { crearImportacion } from '../../src/features/importar/fila/importacion.ts';
import { Revisar } from '../../src/features/importar/revisar/Revisar.tsx';
import type { CuentaDeAdjuntos, Equivalencia, RevisarProps } from '../../src/features/importar/revisar/revisar.ts';
import { comprobar, dudoso, hallazgo, lugares, releer, sinFecha, sinLista, unaFila } from './filas.ts';

const agencia = (numero: number) =>
  unaFila(numero, { hallazgos: [sinLista('AGENCIA 9')], textos: { Ubicacion: 'AGENCIA 9' } });
const conFecha = (numero: number) => unaFila(numero, { hallazgos: [sinFecha], textos: { FechaAviso: '31/11/2026' } });
const conMonto = (numero: number) =>
  unaFila(numero, { hallazgos: [dudoso], textos: { HaberMensual: '3.500' }, valores: { HaberMensual: 3500 } });

/** The review with these rows, and what it asked of the rest of the import. */
function abrir(filas: readonly Fila[], part: Partial<RevisarProps> = {}) {
  const tienda = crearImportacion();
  tienda.cargar(filas, releer);
  const pedidos = {
    comprobados: [] as (readonly number[])[],
    descargadas: [] as number[],
    registradas: [] as (readonly number[])[],
    recordadas: [] as Equivalencia[],
    otros: [] as string[],
  };
  const adjuntos = new Map<number, CuentaDeAdjuntos>(filas.map(({ numero }) => [numero, { hay: 2, piden: 2 }]));
  const props: RevisarProps = {
    tienda,
    adjuntos,
    opcionesDe: (_, columna) => (columna === 'Ubicacion' ? lugares : null),
    costoDe: (marcadas) => ({ llamadas: marcadas.length * 7, minutos: marcadas.length > 100 ? 3 : 1 }),
    alComprobar: (numeros) => {
      pedidos.comprobados.push(numeros);
      tienda.aplicar(
        tienda
          .getState()
          .filas.filter((fila) => numeros.includes(fila.numero) && fila.paso === 'porComprobar')
          .map(comprobar),
      );
    },
    alAdjuntar: () => pedidos.otros.push('adjuntar'),
    alComprobarTodo: () => pedidos.otros.push('comprobar todo'),
    alCancelar: () => pedidos.otros.push('cancelar'),
    alDescargar: (malas) => {
      pedidos.descargadas.push(...malas.map(({ numero }) => numero));
    },
    alRegistrar: (marcadas) => pedidos.registradas.push(marcadas.map(({ numero }) => numero)),
    alRecordar: (equivalencia) => pedidos.recordadas.push(equivalencia),
    ...part,
  };
  render(
    <MemoryRouter>
      <Revisar {...props} />
      <DialogHost />
    </MemoryRouter>,
  );
  return { tienda, pedidos, user: newUser() };
}

const tabla = () => screen.getByRole('grid', { name: 'Filas del archivo' });
const filaDe = (numero: number): HTMLElement => {
  const row = tabla().querySelector<HTMLElement>(`[data-key="${numero}"]`);
  if (!row) throw new Error(`row ${numero} is not rendered`);
  return row;
};
/** A cell by the title of its column. */
function celda(numero: number, titulo: string): HTMLElement {
  const titles = within(tabla()).getAllByRole('columnheader');
  const at = titles.findIndex(({ textContent }) => textContent === titulo);
  const cell = at < 0 ? undefined : filaDe(numero).children[at];
  if (!(cell instanceof HTMLElement)) throw new Error(`no column ${titulo}`);
  return cell;
}
const enFoco = (): string => {
  const cell = document.activeElement?.closest('[data-column]');
  const key = cell?.closest('[data-key]')?.getAttribute('data-key');
  return `${key} ${cell?.getAttribute('data-column')}`;
};
const panel = () => screen.getByRole('region', { name: 'Por resolver' });

describe('[A1] the grid', () => {
  test('says how many rows and columns there are, and where each cell is, also for rows that are not rendered', () => {
    abrir(Array.from({ length: 5000 }, (_, at) => unaFila(at + 2)));
    expect(tabla()).toHaveAttribute('aria-rowcount', '5001');
    const columns = within(tabla()).getAllByRole('columnheader').length;
    expect(tabla()).toHaveAttribute('aria-colcount', String(columns));
    expect(within(tabla()).getAllByRole('row').length).toBeLessThan(60);
    expect(filaDe(2)).toHaveAttribute('aria-rowindex', '2');
    expect(celda(3, 'Cargo').getAttribute('aria-colindex')).toBe(
      String([...filaDe(3).children].indexOf(celda(3, 'Cargo')) + 1),
    );
  });

  test('a state has an icon and a word, and what is wrong with a cell describes it', () => {
    abrir([agencia(2), conMonto(3), unaFila(4), unaFila(5, { paso: 'comprobando' })]);
    expect(celda(2, 'Estado')).toHaveTextContent('Problema');
    expect(celda(3, 'Estado')).toHaveTextContent('Aviso');
    expect(celda(4, 'Estado')).toHaveTextContent('Lista');
    expect(celda(5, 'Estado')).toHaveTextContent('Revisando');
    const iconos = [2, 3, 4, 5].map((numero) => celda(numero, 'Estado').querySelector('svg')?.innerHTML);
    expect(new Set(iconos).size).toBe(4);
    expect(iconos).not.toContain(undefined);
    expect(celda(2, 'Ubicación')).toHaveAccessibleDescription('Ubicación «AGENCIA 9» no está en la lista. Elija una.');
    expect(celda(2, 'Ubicación')).toBeInvalid();
    expect(celda(3, 'Haber')).toHaveAccessibleDescription('Haber «3.500» leído como 3,500.00. Confírmelo.');
    expect(celda(3, 'Haber')).not.toBeInvalid();
    expect(celda(4, 'Haber')).not.toHaveAttribute('aria-describedby');
  });

  test('the field of a cell that is edited has its description, typed or with a list', async () => {
    const { user } = abrir([unaFila(2, { hallazgos: [sinFecha, sinLista('AGENCIA 9')] })]);
    await user.click(celda(2, 'Ingreso'));
    await user.keyboard('{F2}');
    const fecha = screen.getByRole('textbox', { name: 'Fecha del aviso, fila 2' });
    expect(fecha).toHaveAccessibleDescription('Fecha de ingreso: esa fecha no existe. Escriba dd/mm/aaaa.');
    expect(fecha).toBeInvalid();
    await user.keyboard('{Escape}');
    await user.click(celda(2, 'Ubicación'));
    await user.keyboard('{F2}');
    const lugar = screen.getByRole('combobox', { name: 'Ubicación empresa, fila 2' });
    expect(lugar).toHaveAccessibleDescription('Ubicación «AGENCIA 9» no está en la lista. Elija una.');
    expect(lugar).toBeInvalid();
  });

  test('a finding about a part of the name or the document stands where the eye is, one about the whole row at its state', () => {
    const deNombre = hallazgo({ nivel: 'aviso', codigo: 'NOMBRE_DIFIERE', lugar: 'Nombres', texto: 'Difiere.' });
    const deComplemento = hallazgo({ codigo: 'COMPLEMENTO', lugar: 'Complemento', texto: 'Otro complemento.' });
    const deFila = hallazgo({ codigo: 'SIN_RESPUESTA', lugar: null, texto: 'Sin respuesta.' });
    const deArchivo = hallazgo({ codigo: 'FALTA_ADJUNTO', lugar: 'Adjuntos', texto: 'Falta la fotografía.' });
    abrir([unaFila(2, { hallazgos: [deNombre, deComplemento, deFila, deArchivo] })]);
    expect(celda(2, 'Nombre completo')).toHaveAccessibleDescription('Difiere.');
    expect(celda(2, 'Nombres')).toHaveAccessibleDescription('Difiere.');
    expect(celda(2, 'Documento')).toHaveAccessibleDescription('Otro complemento.');
    expect(celda(2, 'Estado')).toHaveAccessibleDescription('Sin respuesta.');
    expect(celda(2, 'Adj.')).toHaveAccessibleDescription('Falta la fotografía.');
    expect(celda(2, 'Adj.')).toHaveTextContent('2/2');
  });

  test('a column that only a finding names can be reached and corrected', async () => {
    const zona = hallazgo({ codigo: 'FALTA_DATO', lugar: 'Zona', texto: 'Zona, no tiene información.' });
    const { tienda, user } = abrir([unaFila(2, { hallazgos: [zona] })]);
    await user.click(celda(2, 'Fila'));
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('2 Zona');
    await user.keyboard('Miraflores{Enter}');
    expect(tienda.getState().filas[0]?.textos.Zona).toBe('Miraflores');
  });

  test('a column that the file does not have can be shown, and one that it has hidden', async () => {
    const { user } = abrir([unaFila(2)]);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Observación' }));
    expect(celda(2, 'Observación')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Cargo' }));
    expect(() => celda(2, 'Cargo')).toThrow();
  });

  test('the date has the name that the notice gives it', () => {
    abrir([unaFila(2, { tipo: 'baja-cotizante' })]);
    expect(celda(2, 'Fecha de baja')).toHaveTextContent('03/11/2026');
    expect(() => celda(2, 'Ingreso')).toThrow();
  });
});

describe('[T1] keys', () => {
  test('arrows, Home, End, with Ctrl to the ends, PageDown and PageUp', async () => {
    const { user } = abrir(Array.from({ length: 300 }, (_, at) => unaFila(at + 2)));
    await user.tab();
    while (!tabla().contains(document.activeElement)) await user.tab();
    expect(enFoco()).toBe('2 tick');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(enFoco()).toBe('3 estado');
    await user.keyboard('{End}');
    expect(enFoco()).toBe('3 FechaNacimiento');
    await user.keyboard('{Home}{Control>}{End}{/Control}');
    expect(enFoco()).toBe('301 FechaNacimiento');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(enFoco()).toBe('301 FechaNacimiento');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(enFoco()).toBe('2 tick');
    await user.keyboard('{PageDown}');
    expect(Number.parseInt(enFoco(), 10)).toBeGreaterThan(5);
    await user.keyboard('{PageUp}{ArrowUp}{ArrowLeft}');
    expect(enFoco()).toBe('2 tick');
  });

  test('[B2] with 5,000 rows a key draws and checks nothing but what it types into; leaving the cell draws its row', async () => {
    const { pedidos, user } = abrir(Array.from({ length: 5000 }, (_, at) => unaFila(at + 2)));
    await user.click(celda(3, 'Cargo'));
    await user.keyboard('{F2}');
    const rows = new Set<string>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        rows.add(element?.closest('[data-key]')?.getAttribute('data-key') ?? 'outside');
      }
    });
    watch.observe(tabla(), { subtree: true, childList: true, attributes: true, characterData: true });
    atTestEnd(() => watch.disconnect());
    await user.keyboard('CHOFER');
    expect([...rows]).toEqual(['3']);
    expect(pedidos.comprobados).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pedidos.comprobados).toEqual([[3]]));
    rows.delete('outside');
    // The focus goes to the row below.
    expect([...rows].sort()).toEqual(['3', '4']);
  });

  test('Enter or F2 edits, Enter saves and goes down, Tab saves and goes right, Esc reverts', async () => {
    const { tienda, pedidos, user } = abrir([unaFila(2), unaFila(3), unaFila(4)]);
    const cargo = (at: number) => tienda.getState().filas[at]?.textos.Cargo;
    await user.click(celda(2, 'Cargo'));
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Cargo, fila 2' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('CAJERO');
    await user.keyboard('CHOFER{Enter}');
    expect(cargo(0)).toBe('CHOFER');
    expect(enFoco()).toBe('3 Cargo');
    await user.keyboard('{F2}X{Escape}');
    expect(cargo(1)).toBe('CAJERO');
    expect(enFoco()).toBe('3 Cargo');
    expect(screen.queryByRole('textbox', { name: /fila/ })).not.toBeInTheDocument();
    await user.keyboard('{F2}{End} 2{Tab}');
    expect(cargo(1)).toBe('CAJERO 2');
    expect(enFoco()).toBe('3 HaberMensual');
    expect(pedidos.comprobados).toEqual([[2], [3]]);
  });

  test('typing replaces the text, Delete empties the cell, Shift+Enter and Shift+Tab go back', async () => {
    const { tienda, user } = abrir([unaFila(2), unaFila(3)]);
    await user.click(celda(3, 'Cargo'));
    await user.keyboard('AUXILIAR{Shift>}{Enter}{/Shift}');
    expect(tienda.getState().filas[1]?.textos.Cargo).toBe('AUXILIAR');
    expect(enFoco()).toBe('2 Cargo');
    await user.keyboard('Á{Shift>}{Tab}{/Shift}');
    expect(tienda.getState().filas[0]?.textos.Cargo).toBe('Á');
    expect(enFoco()).toBe('2 FechaAviso');
    await user.keyboard('{ArrowRight}{Delete}');
    expect(tienda.getState().filas[0]?.textos.Cargo).toBe('');
  });

  test('what was typed is saved when another cell is clicked', async () => {
    const { tienda, user } = abrir([unaFila(2), unaFila(3)]);
    await user.click(celda(2, 'Cargo'));
    await user.keyboard('CHOFER');
    await user.click(celda(3, 'Haber'));
    expect(tienda.getState().filas[0]?.textos.Cargo).toBe('CHOFER');
    expect(enFoco()).toBe('3 HaberMensual');
  });

  test('a cell with a list offers it: typing searches, Enter takes and goes down, Esc leaves the cell as it was', async () => {
    const { tienda, user } = abrir([agencia(2), unaFila(3)]);
    await user.click(celda(2, 'Ubicación'));
    await user.keyboard('{F2}');
    const list = screen.getByRole('combobox', { name: 'Ubicación empresa, fila 2' });
    expect(list).toHaveFocus();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(lugares);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox', { name: /fila/ })).not.toBeInTheDocument();
    expect(enFoco()).toBe('2 Ubicacion');
    await user.keyboard('via{Enter}');
    expect(tienda.getState().filas[0]).toMatchObject({ paso: 'lista', textos: { Ubicacion: 'VIACHA' } });
    expect(enFoco()).toBe('3 Ubicacion');
    await user.keyboard('achac{Tab}');
    expect(tienda.getState().filas[1]?.textos.Ubicacion).toBe('ACHACACHI');
  });

  test('a list shows what the text of the cell stands for; Enter or Shift+Enter leave it so and go on', async () => {
    const conDepartamento = ['EL ALTO · LA PAZ', 'VIACHA · LA PAZ'];
    const { tienda, user } = abrir([unaFila(2), unaFila(3), agencia(4)], {
      opcionesDe: (_, columna) => (columna === 'Ubicacion' ? conDepartamento : null),
    });
    await user.click(celda(2, 'Ubicación'));
    await user.keyboard('{F2}');
    expect(screen.getByRole('combobox', { name: 'Ubicación empresa, fila 2' })).toHaveValue('EL ALTO · LA PAZ');
    expect(screen.getByRole('option', { name: 'EL ALTO · LA PAZ' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(enFoco()).toBe('3 Ubicacion');
    await user.keyboard('{F2}{Shift>}{Enter}{/Shift}');
    expect(enFoco()).toBe('2 Ubicacion');
    expect(tienda.getState().hechos).toEqual([]);
    // A text that is in no list stands for nothing: it stays until something is chosen.
    await user.click(celda(4, 'Ubicación'));
    await user.keyboard('{F2}');
    expect(screen.getByRole('combobox', { name: /fila 4/ })).toHaveValue('');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(tienda.getState().filas[2]?.textos.Ubicacion).toBe('AGENCIA 9');
    expect(enFoco()).toBe('3 Ubicacion');
  });

  test('[E-8-09] [F-8-15] Tab takes the option that the arrows chose; a search that finds nothing is not left with Enter', async () => {
    const { tienda, user } = abrir([agencia(2), agencia(3)]);
    await user.click(celda(2, 'Ubicación'));
    await user.keyboard('{F2}{ArrowDown}{ArrowDown}{Tab}');
    expect(tienda.getState().filas[0]?.textos.Ubicacion).toBe('N. S. DE LA PAZ');
    expect(enFoco()).toBe('2 adjuntos');
    await user.click(celda(3, 'Ubicación'));
    await user.keyboard('Xyz Ñ{Enter}');
    expect(screen.getByRole('combobox', { name: /fila 3/ })).toHaveValue('Xyz Ñ');
    expect(screen.getByRole('option', { name: 'Ningún resultado para Xyz Ñ.' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(tienda.getState().filas[1]?.textos.Ubicacion).toBe('AGENCIA 9');
  });

  test('the document is corrected in one piece, the name in its own columns', async () => {
    const { tienda, user } = abrir([unaFila(2, { textos: { NumeroDocumento: '5120984', Complemento: '1F' } })]);
    expect(celda(2, 'Documento')).toHaveTextContent('5120984-1F');
    await user.click(celda(2, 'Documento'));
    await user.keyboard('4567890-1A{Enter}');
    expect(tienda.getState().filas[0]?.textos).toMatchObject({ NumeroDocumento: '4567890-1A', Complemento: '' });
    await user.click(celda(2, 'Nombre completo'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Apellido paterno, fila 2' })).toHaveFocus();
  });

  test('F8 and Shift+F8 go to the next and previous problem, around the ends and while editing', async () => {
    const { tienda, user } = abrir([unaFila(2), agencia(3), conMonto(4), conFecha(5), unaFila(6)]);
    await user.click(celda(2, 'Cargo'));
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('3 Ubicacion');
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('5 FechaAviso');
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('3 Ubicacion');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(enFoco()).toBe('5 FechaAviso');
    await user.keyboard('04/11/2026{F8}');
    expect(tienda.getState().filas[3]?.textos.FechaAviso).toBe('04/11/2026');
    expect(enFoco()).toBe('3 Ubicacion');
  });

  test('F8 stops at each problem of a row, in the order of its columns, and at none of its warnings', async () => {
    const zona = hallazgo({ codigo: 'FALTA_DATO', lugar: 'Zona', texto: 'Zona, no tiene información.' });
    const documento = hallazgo({ codigo: 'REPETIDA', lugar: 'Complemento', texto: 'Repite otra fila.' });
    const { user } = abrir([
      unaFila(2, { hallazgos: [zona, dudoso, sinLista('AGENCIA 9'), documento] }),
      conFecha(3),
      unaFila(4),
    ]);
    const paradas = ['2 documento', '2 Ubicacion', '2 Zona', '3 FechaAviso'];
    for (const parada of [...paradas, '2 documento']) {
      await user.keyboard('{F8}');
      expect(enFoco()).toBe(parada);
    }
    for (const parada of paradas.toReversed()) {
      await user.keyboard('{Shift>}{F8}{/Shift}');
      expect(enFoco()).toBe(parada);
    }
  });

  test('F8 goes to a row that is far away, and to the state of a row whose column is not shown', async () => {
    const { user } = abrir([...Array.from({ length: 4000 }, (_, at) => unaFila(at + 2)), agencia(4900)]);
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('4900 Ubicacion');
    expect(filaDe(4900)).toHaveAttribute('aria-rowindex', '4002');
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ubicación empresa' }));
    await user.keyboard('{Escape}{F8}');
    expect(enFoco()).toBe('4900 estado');
  });

  test('without problems F8 goes to the warnings, and says when there is nothing', async () => {
    const { user } = abrir([unaFila(2), conMonto(3)]);
    await user.keyboard('{F8}');
    expect(enFoco()).toBe('3 HaberMensual');
    await user.click(within(panel()).getByRole('button', { name: 'Confirmar la fila' }));
    await user.keyboard('{F8}');
    expect(within(panel()).getAllByRole('status')[0]).toHaveTextContent('Estas filas no tienen problemas.');
  });

  test('Ctrl+Z undoes, fix-all included, and goes to the row; in a text it is the text’s own', async () => {
    const { tienda, pedidos, user } = abrir([agencia(2), unaFila(3), agencia(4)]);
    const lugar = () => tienda.getState().filas.map(({ textos }) => textos.Ubicacion);
    await user.click(celda(3, 'Cargo'));
    await user.keyboard('CHOFER{Enter}');
    await user.click(within(panel()).getByRole('combobox', { name: 'Ubicación empresa' }));
    await user.keyboard('viacha{Enter}');
    await user.click(within(panel()).getByRole('button', { name: 'Aplicar a las 2 filas' }));
    expect(lugar()).toEqual(['VIACHA', 'EL ALTO', 'VIACHA']);
    await user.click(celda(3, 'Cargo'));
    await user.keyboard('{F2}ABC{Control>}z{/Control}{Escape}');
    expect(lugar()).toEqual(['VIACHA', 'EL ALTO', 'VIACHA']);
    await user.keyboard('{Control>}z{/Control}');
    expect(lugar()).toEqual(['AGENCIA 9', 'EL ALTO', 'AGENCIA 9']);
    expect(tienda.getState().filas[1]?.textos.Cargo).toBe('CHOFER');
    expect(enFoco()).toBe('2 Cargo');
    await user.click(within(panel()).getByRole('button', { name: 'Deshacer' }));
    expect(tienda.getState().filas[1]?.textos.Cargo).toBe('CAJERO');
    expect(within(panel()).getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
    expect(pedidos.comprobados).toEqual([[3], [2, 4], [2, 4], [3]]);
  });

  test('[T2] the space bar ticks, except rows with a problem', async () => {
    const { tienda, user } = abrir([unaFila(2), agencia(3)]);
    await user.click(celda(2, 'Cargo'));
    expect(filaDe(2)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(' ');
    expect(tienda.getState().filas[0]?.marcada).toBe(false);
    expect(filaDe(2)).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown} ');
    expect(tienda.getState().filas[1]?.marcada).toBe(false);
    expect(filaDe(3)).not.toHaveAttribute('aria-selected');
    expect(within(filaDe(3)).getByRole('checkbox', { name: 'Registrar la fila 3' })).toBeDisabled();
    await user.click(within(filaDe(2)).getByRole('checkbox', { name: 'Registrar la fila 2' }));
    expect(tienda.getState().filas[0]?.marcada).toBe(true);
  });
});

describe('[T1] chips', () => {
  const chip = (name: string) => screen.getByRole('button', { name });

  test('count the rows of each state and show them; what was just corrected stays in view', async () => {
    const { user } = abrir([unaFila(2), agencia(3), conMonto(4), conFecha(5), unaFila(6, { paso: 'leida' })]);
    expect(chip('Todas5')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Listas1', 'Con aviso1', 'Con problema2']) expect(chip(name)).toBeInTheDocument();
    await user.click(chip('Con problema2'));
    expect(tabla()).toHaveAttribute('aria-rowcount', '3');
    await user.click(celda(5, 'Ingreso'));
    await user.keyboard('04/11/2026{Enter}');
    expect(chip('Con problema1')).toBeInTheDocument();
    expect(celda(5, 'Estado')).toHaveTextContent('Lista');
    await user.click(chip('Con aviso1'));
    expect(within(tabla()).getAllByRole('row')).toHaveLength(2);
    expect(filaDe(4)).toBeInTheDocument();
  });

  test('no row of a state is said', async () => {
    const { user } = abrir([unaFila(2)]);
    await user.click(chip('Con problema0'));
    expect(screen.getByText('Ninguna fila está así.')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('[T2] the panel', () => {
  test('lists each problem and warning once with its rows, those with the most rows first', () => {
    abrir([conFecha(2), agencia(3), agencia(4), conMonto(5), unaFila(6)]);
    const titles = within(panel()).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Problemas · 3 filas', 'Avisos · 1 fila']);
    const heads = within(panel())
      .getAllByRole('button', { expanded: true })
      .concat(within(panel()).getAllByRole('button', { expanded: false }));
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Ubicación «AGENCIA 9» no está en la lista2 filas', 'La fecha no existe1 fila']),
    );
    expect(within(panel()).getAllByRole('listitem')[0]).toHaveTextContent('AGENCIA 9');
  });

  test('a repeated problem is fixed once for its rows and remembered', async () => {
    const { tienda, pedidos, user } = abrir([agencia(2), agencia(3), unaFila(4)]);
    await user.click(within(panel()).getByRole('button', { name: 'Aplicar a las 2 filas' }));
    expect(within(panel()).getByRole('combobox', { name: 'Ubicación empresa' })).toBeInvalid();
    await user.click(within(panel()).getByRole('combobox', { name: 'Ubicación empresa' }));
    await user.keyboard('el alto{Enter}');
    expect(within(panel()).getByRole('checkbox', { name: 'Recordar esta equivalencia' })).toBeChecked();
    await user.click(within(panel()).getByRole('button', { name: 'Aplicar a las 2 filas' }));
    expect(tienda.getState().filas.map(({ textos, paso }) => [textos.Ubicacion, paso])).toEqual([
      ['EL ALTO', 'lista'],
      ['EL ALTO', 'lista'],
      ['EL ALTO', 'lista'],
    ]);
    expect(pedidos.recordadas).toEqual([{ columna: 'Ubicacion', de: 'AGENCIA 9', a: 'EL ALTO' }]);
    expect(within(panel()).getByText('Corregidas 2 filas.')).toBeInTheDocument();
    expect(within(panel()).getByText('Nada por resolver.')).toBeInTheDocument();
  });

  test('it is not remembered unless asked for, and a typed text never is', async () => {
    const { pedidos, tienda, user } = abrir([agencia(2), agencia(3), conFecha(4)]);
    await user.click(within(panel()).getByRole('combobox', { name: 'Ubicación empresa' }));
    await user.keyboard('viacha{Enter}');
    await user.click(within(panel()).getByRole('checkbox', { name: 'Recordar esta equivalencia' }));
    await user.click(within(panel()).getByRole('button', { name: 'Aplicar a las 2 filas' }));
    const fecha = await within(panel()).findByRole('textbox', { name: 'Fecha del aviso' });
    await user.clear(fecha);
    await user.type(fecha, '05/11/2026{Enter}');
    expect(tienda.getState().filas[2]?.textos.FechaAviso).toBe('05/11/2026');
    expect(pedidos.recordadas).toEqual([]);
  });

  test('a text without a list is typed once for all its rows', async () => {
    const largo = hallazgo({ codigo: 'LARGO', lugar: 'Cargo', texto: 'Cargo: tiene más de 50 letras.' });
    const conCargo = (numero: number) => unaFila(numero, { hallazgos: [largo], textos: { Cargo: 'CAJERO DE TURNO' } });
    const { tienda, pedidos, user } = abrir([conCargo(2), unaFila(3), conCargo(4)]);
    const field = within(panel()).getByRole('textbox', { name: 'Cargo' });
    expect(field).toHaveValue('CAJERO DE TURNO');
    await user.clear(field);
    await user.type(field, 'CHOFER');
    await user.click(within(panel()).getByRole('button', { name: 'Aplicar a las 2 filas' }));
    expect(tienda.getState().filas.map(({ textos }) => textos.Cargo)).toEqual(['CHOFER', 'CAJERO', 'CHOFER']);
    expect(pedidos.comprobados).toEqual([[2, 4]]);
  });

  test('what belongs to one person is not fixed for several', () => {
    const sinNumero = hallazgo({ codigo: 'FALTA_DATO', lugar: 'NumeroDocumento', texto: 'Falta el documento.' });
    abrir([unaFila(2, { hallazgos: [sinNumero] }), unaFila(3, { hallazgos: [sinNumero] })]);
    expect(within(panel()).getByRole('button', { name: 'Ver las 2' })).toBeInTheDocument();
    expect(within(panel()).queryByRole('button', { name: /Aplicar/ })).not.toBeInTheDocument();
  });

  test('Ver las N shows them with the focus in the first cell, until the chip is pressed', async () => {
    const { user } = abrir([unaFila(2), agencia(3), agencia(4), conFecha(5)]);
    await user.click(within(panel()).getByRole('button', { name: 'Ver las 2' }));
    expect(tabla()).toHaveAttribute('aria-rowcount', '3');
    expect(enFoco()).toBe('3 Ubicacion');
    expect(screen.getByText('2 de 4 filas')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Ver todas las filas/ }));
    expect(tabla()).toHaveAttribute('aria-rowcount', '5');
  });

  test('warnings are confirmed by group; the rows count as ready then, and their cells are plain', async () => {
    const { user } = abrir([conMonto(2), conMonto(3), unaFila(4)]);
    await user.click(within(panel()).getByRole('button', { name: 'Confirmar las 2' }));
    expect(screen.getByRole('button', { name: 'Listas3' })).toBeInTheDocument();
    expect(celda(2, 'Haber')).not.toHaveAttribute('aria-describedby');
    expect(within(panel()).getByText('Confirmadas 2 filas.')).toBeInTheDocument();
  });

  test('each kind of finding offers what cures it', async () => {
    const de = (
      codigo: 'NO_VERIFICADA' | 'SIN_RESPUESTA' | 'FALTA_ADJUNTO',
      lugar: 'NumeroDocumento' | 'Adjuntos' | null,
    ) => hallazgo({ codigo, lugar, texto: codigo });
    const { pedidos, tienda, user } = abrir([
      unaFila(2, { hallazgos: [de('SIN_RESPUESTA', null)], leidos: [] }),
      unaFila(3, { hallazgos: [de('FALTA_ADJUNTO', 'Adjuntos')] }),
      unaFila(4, {
        hallazgos: [hallazgo({ nivel: 'aviso', codigo: 'YA_REGISTRADA', lugar: null, texto: 'Ya está.' })],
      }),
    ]);
    await user.click(within(panel()).getByRole('button', { name: 'Comprobar la fila otra vez' }));
    expect(pedidos.comprobados).toEqual([[2]]);
    expect(tienda.getState().filas[0]?.paso).toBe('lista');
    await user.click(within(panel()).getByRole('button', { name: 'Agregar archivos' }));
    expect(pedidos.otros).toEqual(['adjuntar']);
    expect(within(panel()).getByText('No se envía.')).toBeInTheDocument();
    expect(within(panel()).queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  });
});

describe('[T3] [P8] the bar', () => {
  test('says what will be registered, what stays out, and what it costs', () => {
    abrir([...Array.from({ length: 182 }, (_, at) => unaFila(at + 2)), agencia(300), conFecha(301)]);
    expect(screen.getByText('182 avisos de alta').parentElement).toHaveTextContent(
      '182 avisos de alta · 2 filas quedan fuera · 1,274 llamadas, unos 3 minutos',
    );
    expect(screen.getByRole('button', { name: 'Registrar 182 avisos' })).toBeEnabled();
  });

  test('names the kinds of notice', () => {
    abrir([
      unaFila(2),
      unaFila(3),
      unaFila(4, { tipo: 'baja-cotizante' }),
      unaFila(5, { tipo: 'transferencia-cotizante' }),
    ]);
    expect(screen.getByText('2 avisos de alta, 1 de baja y 1 de transferencia')).toBeInTheDocument();
    expect(celda(2, 'Tipo de aviso')).toHaveTextContent('ALTA');
  });

  test('[T3] the rows with a problem are downloaded', async () => {
    const { pedidos, user } = abrir([unaFila(2), agencia(3), conMonto(4), conFecha(5)]);
    await user.click(screen.getByRole('button', { name: 'Descargar las 2 con su motivo' }));
    expect(pedidos.descargadas).toEqual([3, 5]);
  });

  test('registering hands over the ticked rows; unconfirmed warnings are asked for first', async () => {
    const { pedidos, tienda, user } = abrir([unaFila(2), conMonto(3), agencia(4), unaFila(5)]);
    act(() => tienda.marcar([5], false));
    await user.click(screen.getByRole('button', { name: 'Registrar 2 avisos' }));
    const question = await screen.findByRole('alertdialog', { name: 'Avisos sin confirmar' });
    expect(question).toHaveTextContent('Haber «3.500» leído como 3,500.00: 1 fila');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(pedidos.registradas).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Registrar 2 avisos' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar y seguir' }));
    expect(pedidos.registradas).toEqual([[2, 3]]);
    expect(tienda.getState().filas[1]?.confirmados).toEqual([dudoso.grupo]);
  });

  test('with nothing to register it does nothing', async () => {
    const { pedidos, user } = abrir([agencia(2)]);
    expect(screen.getByText('Ningún aviso')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Registrar 0 avisos' }));
    expect(pedidos.registradas).toEqual([]);
  });
});

describe('[P7] the check of all rows', () => {
  test('shows counts and the time left, and can be cancelled', async () => {
    const { pedidos, tienda, user } = abrir([unaFila(2), unaFila(3)]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    act(() => tienda.avanzar({ hechas: 57, total: 200, resta: 130 }));
    expect(screen.getByRole('progressbar', { name: 'Comprobando con la caja' })).toHaveAttribute('aria-valuenow', '57');
    expect(screen.getByText('57 de 200 filas · quedan unos 3 minutos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Registrar 2 avisos' }));
    expect(pedidos.registradas).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Comprobar otra vez' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(pedidos.otros).toEqual(['cancelar']);
    act(() => tienda.avanzar(null));
    act(() => tienda.anotarComprobadas('10:14'));
    expect(screen.getByText('2 filas · comprobadas con la caja a las 10:14')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Comprobar otra vez' }));
    expect(pedidos.otros).toEqual(['cancelar', 'comprobar todo']);
  });

  test('[P7] while the files are looked into, it counts files', () => {
    const { tienda } = abrir([unaFila(2)]);
    act(() => tienda.avanzar({ que: 'archivos', hechas: 1200, total: 10_000, resta: 14 }));
    const bar = screen.getByRole('progressbar', { name: 'Revisando los archivos' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['1200', '10000']);
    expect(screen.getByText('1,200 de 10,000 archivos · quedan unos 20 segundos')).toBeInTheDocument();
  });

  test('[A1] is announced every 15 seconds, not at each row', () => {
    fixDate('setInterval', 'clearInterval');
    atTestEnd(() => fixDate());
    const { tienda } = abrir([unaFila(2)]);
    act(() => tienda.avanzar({ hechas: 1, total: 200, resta: null }));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    act(() => void vi.advanceTimersByTime(14_000));
    expect(said().join('')).toBe('');
    act(() => tienda.avanzar({ hechas: 57, total: 200, resta: 45 }));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(said()).toContain('Comprobadas 57 de 200 filas, quedan unos 50 segundos.');
    act(() => tienda.avanzar({ hechas: 90, total: 200, resta: 30 }));
    expect(said()).toContain('Comprobadas 57 de 200 filas, quedan unos 50 segundos.');
  });

  test('before it, the panel says where problems will appear', () => {
    abrir([unaFila(2, { paso: 'porComprobar' })]);
    expect(
      within(panel()).getByText('Los problemas y avisos aparecen aquí cuando se comprueban las filas.'),
    ).toBeInTheDocument();
  });
});

test('all rows that are shown are printed, with what is to be resolved, also by Ctrl+P', async () => {
  let paper = '';
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    paper = document.querySelector('.print-list')?.textContent ?? '';
    window.dispatchEvent(new Event('afterprint'));
  });
  atTestEnd(() => print.mockRestore());
  const { user } = abrir([...Array.from({ length: 200 }, (_, at) => unaFila(at + 2)), agencia(900)]);
  await user.click(screen.getByRole('button', { name: 'Imprimir las filas' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(paper).toContain('Filas201');
  expect(paper).toContain('AGENCIA 92/2Ubicación «AGENCIA 9» no está en la lista. Elija una.');
  await user.click(screen.getByRole('button', { name: 'Con problema1' }));
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(paper).toContain('FiltroCon problemaFilas1');
});

describe('[A2] up to 900 px', () => {
  test('the rows are only read, with what is to be resolved in them, and this is said', async () => {
    const wide = window.matchMedia;
    atTestEnd(() => {
      window.matchMedia = wide;
    });
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 900px)' });
    const { user, tienda } = abrir([unaFila(2), agencia(3)]);
    // A check is followed there and not cancelled: nothing could begin it again.
    act(() => tienda.avanzar({ hechas: 1, total: 2, resta: null }));
    expect(screen.getByRole('progressbar', { name: 'Comprobando con la caja' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    act(() => tienda.avanzar(null));
    expect(
      screen.getByText('En el teléfono puede mirar esta importación. Para corregir y registrar use una computadora.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of [/Registrar/, /Descargar/, /Aplicar/, /Comprobar/, /Deshacer/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    const rows = screen.getByRole('table', { name: 'Filas del archivo' });
    expect(within(rows).getByText('Ubicación «AGENCIA 9» no está en la lista. Elija una.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Con problema1' }));
    expect(within(rows).getAllByRole('row')).toHaveLength(2);
  });
});
