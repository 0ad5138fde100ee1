import '#app/familias.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { Comprobar } from '#blocks/escritura/asentar.ts';
import { crearEscritura } from '#blocks/escritura/useEscritura.ts';
import type { Grabar } from '#blocks/formulario/DialogForm.tsx';
import { queryClient } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { readOrNull } from '#contract/read.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { novedadParametros, tiposNovedad } from '#contract/services/novedadParametros.ts';
import { productos } from '#contract/services/productos.ts';
import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { familias, registrarFamilia } from '#engine/family/familias.ts';
import { comprobarQuitado, enRuta, guardarCon, nombre } from '#features/parametros/parametro.ts';
import { conNombre } from '#features/parametros/parentesco.ts';
import {
  formDe,
  guardarProducto,
  lecturaDeProductos,
  olvidarProductos,
  productoSchema,
} from '#features/parametros/producto.ts';
import { admiteTipos, esDelSistema, olvidarTipos, soloAgrupa, useTipos } from '#features/parametros/tipos.ts';
import { forgetPeople } from '#support/people.ts';
import { dicho } from '../blocks/dicho.ts';
import { contestan } from '../blocks/servicio.ts';

afterEach(forgetPeople);

describe('parametro', () => {
  interface Fila {
    readonly Id: number;
    readonly Nombre: string;
    readonly Grupos: readonly number[];
  }
  interface Form {
    readonly nombre: string;
    readonly grupos: readonly number[];
  }
  const fila = (Id: number, Nombre: string, ...Grupos: number[]): Fila => ({ Id, Nombre, Grupos });

  /** Saves with lists that are read one after the other; the answer of the call is `datos`. */
  async function graba(
    { id, before = {}, form }: { id: number; before?: object; form: Form },
    { listas, datos = null }: { listas: readonly (readonly Fila[])[]; datos?: unknown },
  ) {
    const left = [...listas];
    const listar = async () => left.shift() ?? [];
    const idDe = ({ Id }: Fila) => Id;
    const campos = ({ Nombre, Grupos }: Fila) => ({ nombre: Nombre, grupos: Grupos });
    const sent: { llamada: Endpoint; entrada: unknown; comprobar: Comprobar<unknown> | null }[] = [];
    const grabar: Grabar = async ({ llamada, entrada, comprobar, resultado }) => {
      sent.push({ llamada, entrada, comprobar });
      const found = resultado({ datos: datos as never, mensaje: null });
      return found === null ? null : { datos: found, mensaje: null };
    };
    const entradaDe = (IdTipoNovedad: number, { nombre: Novedad }: Form) => ({
      body: { IdTipoNovedad, Novedad, IdTipoNovedadPadre: 0 },
    });
    const guardar = guardarCon<Fila, Form, typeof tiposNovedad.grabar>(
      { listar, idDe, campos },
      tiposNovedad.grabar,
      entradaDe,
    );
    const done = await guardar()({ id, before, form }, grabar);
    return { done, sent, hallazgo: async () => sent[0]?.comprobar?.() };
  }
  const form: Form = { nombre: 'ALTA', grupos: [2, 1] };

  test('[R-2.11-01] a record is sent once, and the answer is its id', async () => {
    const { done, sent } = await graba({ id: 7, form }, { listas: [], datos: 9 });
    expect(done).toBe(9);
    expect(sent.map(({ llamada, entrada }) => [llamada, entrada])).toEqual([
      [tiposNovedad.grabar, { body: { IdTipoNovedad: 7, Novedad: 'ALTA', IdTipoNovedadPadre: 0 } }],
    ]);
  });

  test.each([[0], [-1], ['9'], [null]])('the answer %s is no id', async (datos) => {
    expect((await graba({ id: 7, form }, { listas: [], datos })).done).toBeNull();
    expect((await graba({ id: 7, form }, { listas: [], datos: 1 })).done).toBe(1);
  });

  test.each<[string, readonly Fila[], unknown]>([
    ['as typed, whatever the order of its lists', [fila(1, 'X'), fila(2, 'ALTA', 1, 2)], { hecha: 2 }],
    ['not among the rows', [fila(1, 'X')], 'no aparece'],
    ['with another name', [fila(1, 'X'), fila(2, 'BAJA', 1, 2)], 'no aparece'],
    ['with another list', [fila(1, 'X'), fila(2, 'ALTA', 1, 3)], 'no aparece'],
    ['there before', [fila(1, 'ALTA', 1, 2)], 'no aparece'],
    ['there twice', [fila(2, 'ALTA', 1, 2), fila(3, 'ALTA', 2, 1)], null],
  ])('a new record is %s', async (_, after, found) => {
    const { hallazgo } = await graba({ id: 0, form }, { listas: [[fila(1, 'X')], after] });
    expect(await hallazgo()).toEqual(found);
  });

  test('a new record is told by all fields, also by those that were not changed', async () => {
    const { hallazgo } = await graba({ id: 0, before: form, form }, { listas: [[], [fila(2, 'ALTA', 2, 1)]] });
    expect(await hallazgo()).toEqual({ hecha: 2 });
  });

  const before: Form = { nombre: 'BAJA', grupos: [1, 2] };
  test.each<[string, readonly Fila[], unknown]>([
    ['as sent', [fila(6, 'X'), fila(7, 'ALTA', 1, 2)], { hecha: 7 }],
    ['as before', [fila(7, 'BAJA', 1, 2)], 'sin hacer'],
    ['as nobody sent it', [fila(7, 'OTRO', 1, 2)], null],
    ['told by what was changed only', [fila(7, 'ALTA', 5)], { hecha: 7 }],
    ['gone', [fila(6, 'ALTA', 1, 2)], null],
  ])('a changed record is %s', async (_, after, found) => {
    const { hallazgo } = await graba({ id: 7, before, form }, { listas: [after] });
    expect(await hallazgo()).toEqual(found);
  });

  test('the lists of a form keep their order', async () => {
    const typed = { nombre: 'ALTA', grupos: [3, 1, 2] };
    const { hallazgo } = await graba({ id: 0, form: typed }, { listas: [[], []] });
    await hallazgo();
    expect(typed.grupos).toEqual([3, 1, 2]);
  });

  test('[R-2.11-01] a record is removed when it is no longer in its list', async () => {
    const lectura = (...ids: number[]) => ({ listar: async () => ids, idDe: (id: number) => id });
    expect(await comprobarQuitado(lectura(1, 2), 2)()).toBe('sin hacer');
    expect(await comprobarQuitado(lectura(1, 3), 2)()).toEqual({ hecha: true });
    expect(await comprobarQuitado(lectura(), 2)()).toEqual({ hecha: true });
  });

  test('[R-2.11-01] a name is required, trimmed and of a hundred characters at most', () => {
    expect(dicho(() => nombre('Descripción'), ' ALTA ')).toBe('ALTA');
    expect(dicho(() => nombre('Descripción'), '  ')).toEqual(['Descripción, no tiene información.']);
    expect(dicho(() => nombre('Descripción', 'Falta.'), '')).toEqual(['Falta.']);
    expect(dicho(() => nombre('Descripción'), 'x'.repeat(100))).toBe('x'.repeat(100));
    expect(dicho(() => nombre('Descripción'), 'x'.repeat(101))).toEqual([
      'Descripción: el máximo es de 100 caracteres.',
    ]);
  });

  test('[F-5.5-05, F-7.7-05] an empty text in a path is an underscore', () => {
    expect([enRuta(''), enRuta('  '), enRuta(' alta ')]).toEqual(['_', '_', 'alta']);
  });
});

describe('tipos', () => {
  const tipo = (IdTipoNovedad: number, over: Partial<TipoNovedadVM> = {}): TipoNovedadVM => ({
    ...{ IdTipoNovedad, Novedad: `TIPO ${IdTipoNovedad}`, IdTipoNovedadPadre: 0, Orden: 0, IdTipoNovedadAntecesor: 0 },
    ...over,
  });

  test('[F-3.11-17] the types with numbers in the specification are the system’s', () => {
    expect([1, 26, 30, 36].map(esDelSistema)).toEqual([true, true, true, true]);
    expect([0, 27, 29, 37, 900].map(esDelSistema)).toEqual([false, false, false, false, false]);
  });

  /** A family of one type, with a parent that accepts no other types. */
  function conFamilia(id: number, padreCerrado: number): void {
    const [first] = familias();
    if (!first) throw new Error('no family');
    const { seImporta: _, ...facts } = first;
    const routes = { list: 'aviso-prueba-admin', edit: 'aviso-prueba-editar' } as const;
    onTestFinished(
      registrarFamilia({ ...facts, id: 'prueba', routes, tipos: [{ id, nuevo: 'Prueba' }], padreCerrado }),
    );
  }

  test('the types of a registered family are the system’s too', () => {
    expect([esDelSistema(900), admiteTipos(tipo(901))]).toEqual([false, true]);
    conFamilia(900, 901);
    expect([esDelSistema(900), admiteTipos(tipo(901))]).toEqual([true, false]);
  });

  test.each([
    [1, 0, true],
    [900, 0, true],
    [20, 0, false],
    [25, 0, false],
    [26, 0, false],
    [30, 0, false],
    [2, 1, false],
    [901, 900, false],
  ])('the type %i under %i may get new types: %s', (id, padre, may) => {
    expect(admiteTipos(tipo(id, { IdTipoNovedadPadre: padre }))).toBe(may);
  });

  test.each([
    [900, 0, true],
    [1, 0, false],
    [901, 900, true],
    [901, 1, false],
    [2, 900, true],
  ])('the type %i under %i only groups: %s', (id, padre, only) => {
    expect(soloAgrupa(id, padre)).toBe(only);
  });

  test('a change makes every answer with types stale', () => {
    const { listar, ordenados, hijas, buscar, recuperar } = tiposNovedad;
    expect(new Set(olvidarTipos)).toEqual(
      new Set<Endpoint>([
        ...[listar, ordenados, hijas, buscar, recuperar],
        ...[novedadParametros.antecesores, novedadParametros.orden, novedadParametros.productos],
        ...[tipoNovedad.padres, tipoNovedad.buscar, tipoNovedad.hijos, listaNovedades.novedadPorId],
      ]),
    );
  });

  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );

  test('[F-7.7-05] are listed with their families, in their order, and named', async () => {
    const rows = [
      tipo(8, { IdTipoNovedadPadre: 77, Orden: 2 }),
      tipo(7, { IdTipoNovedadPadre: 78, Orden: 1, IdTipoNovedadAntecesor: 4 }),
      tipo(5, { IdTipoNovedadPadre: 1, Orden: 1 }),
      tipo(4, { IdTipoNovedadPadre: 1, Orden: 2, IdTipoNovedadAntecesor: 5 }),
      tipo(3, { IdTipoNovedadPadre: 1, Orden: 1 }),
      tipo(6, { IdTipoNovedadPadre: 2 }),
      tipo(1, { Orden: 2 }),
      tipo(2, { Orden: 1 }),
    ];
    const pedidas = contestan({ 'Parametros/BuscarTiposNovedadVM': rows });
    const { result } = renderHook(useTipos, { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data?.map((one) => [one.IdTipoNovedad, one.Padre, one.Antecesora])).toEqual([
      [2, '', ''],
      [6, 'TIPO 2', ''],
      [1, '', ''],
      [3, 'TIPO 1', ''],
      [5, 'TIPO 1', ''],
      [4, 'TIPO 1', 'TIPO 5'],
      [7, '', 'TIPO 4'],
      [8, '', ''],
    ]);
    expect(result.current.data?.[0]).toMatchObject({ Novedad: 'TIPO 2', Orden: 1 });
    expect(pedidas.map(({ valores }) => valores)).toEqual([['_']]);
  });
});

describe('[F-3.4-01] producto', () => {
  const typed = {
    ...{ descripcionProducto: ' Examen ', precio: 12.5, estado: false },
    ...{ idActividad: 1, idProductoSiat: 2, idUnidadMedida: 3 },
  };
  const grabado = { ...typed, descripcionProducto: 'Examen' };
  const producto = { ...grabado, IdProducto: 7, codigoProducto: 'P7' };

  test('is saved as it was typed', () => {
    expect(dicho(() => productoSchema, typed)).toEqual(grabado);
  });

  test.each([
    [{ descripcionProducto: ' ' }, 'Debe ingresar el nombre del Producto.'],
    [{ descripcionProducto: '' }, 'Debe ingresar el nombre del Producto.'],
    [{ descripcionProducto: 'x'.repeat(101) }, 'Nombre del producto: el máximo es de 100 caracteres.'],
    [{ precio: null }, 'El precio tiene que ser mayor a 0.'],
    [{ precio: 0 }, 'El precio tiene que ser mayor a 0.'],
    [{ idActividad: '' }, 'Debe seleccionar una actividad.'],
    [{ idProductoSiat: '' }, 'Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.'],
    [{ idUnidadMedida: '' }, 'Debe seleccionar una unidad de medida.'],
  ])('[F-2.5b-03, F-2.5b-04, F-2.5b-05] is refused with %o', (over, text) => {
    expect(dicho(() => productoSchema, { ...typed, ...over })).toEqual([text]);
  });

  test('[F-2.5b-01] has an empty form while it is new: in use, and nothing chosen', () => {
    expect(formDe()).toEqual({
      ...{ descripcionProducto: '', precio: null, estado: true },
      ...{ idActividad: '', idProductoSiat: '', idUnidadMedida: '' },
    });
  });

  test('[F-2.5b-01, F-2.5b-03, F-2.5b-04, F-2.5b-05] has its own data in the form; what is not chosen is empty', () => {
    expect(formDe(producto)).toEqual(grabado);
    const none = { idActividad: 0, idProductoSiat: 0, idUnidadMedida: 0, precio: null };
    expect(formDe({ ...producto, ...none })).toEqual({
      ...{ ...grabado, precio: null },
      ...{ idActividad: '', idProductoSiat: '', idUnidadMedida: '' },
    });
  });

  test('a change makes every answer with products stale', () => {
    expect(olvidarProductos).toEqual([
      ...[productos.todos, productos.deFacturacion, productos.listar, novedadParametros.productos],
    ]);
  });

  const enviado = (over: object = {}) => {
    const { descripcionProducto, codigoProducto, ...rest } = { ...producto, ...over };
    return { ...rest, codigoProductoCSBP: codigoProducto, descripcionProductoCSBP: descripcionProducto };
  };

  test('[F-7.7-02] is loaded with its id and its fields', async () => {
    contestan({ 'Parametros/Productos': [enviado()] });
    const rows = await lecturaDeProductos.listar();
    expect(rows).toEqual([producto]);
    expect(rows.map(lecturaDeProductos.idDe)).toEqual([7]);
    expect(rows.map(lecturaDeProductos.campos)).toEqual([producto]);
  });

  const guarda = (id: number, codigo: string) =>
    guardarProducto(codigo)()({ id, before: formDe(), form: z.parse(productoSchema, typed) }, (escritura) =>
      crearEscritura().escribir(escritura),
    );

  test('[F-7.7-03] is sent with its id and its code', async () => {
    const pedidas = contestan({ 'Parametros/ProductoRegistro': 7 });
    expect(await guarda(7, 'P7')).toBe(7);
    expect(pedidas.map(({ nombre: name, cuerpo }) => [name, cuerpo])).toEqual([
      ['Parametros/ProductoRegistro', enviado()],
    ]);
  });

  test('[F-7.7-03] is answered with its id; a deleted one with yes or no', () => {
    const leido = ({ datos }: Endpoint, ...all: unknown[]) => all.map((one) => readOrNull(datos, one));
    expect(leido(productos.registrar, 1, 7, 0, -1, 1.5, null, 'x', {})).toEqual([1, 7, ...Array(6).fill(null)]);
    expect(leido(productos.eliminar, true, false, null, 'x', {})).toEqual([true, false, null, null, null]);
  });

  test('[F-7.7-02, F-7.7-03] is found after an uncertain answer', async () => {
    let asked = 0;
    contestan({
      'Parametros/Productos': () => {
        asked += 1;
        return asked === 1 ? [] : [enviado({ IdProducto: 9 })];
      },
      'Parametros/ProductoRegistro': new HttpResponse('', { status: 504 }),
    });
    expect(await guarda(0, '')).toBe(9);
  });
});

describe('parentesco', () => {
  const relacion = (IdRelacionParentesco: number, Descripcion = '') =>
    conNombre({ IdRelacionParentesco, Descripcion, IdRolAfiliacion: 2 });

  test('[R-7.1-01] keeps the name of the services', () => {
    expect(relacion(3, 'Hija')).toEqual({ IdRelacionParentesco: 3, Descripcion: 'Hija', IdRolAfiliacion: 2 });
  });
  test('[F-3.11-09] has a name by its id if the services send none', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99].map((id) => relacion(id).Descripcion)).toEqual([
      ...['PARTICULAR', 'ESPOSO(A)', 'HIJO(A)', 'PADRE', 'MADRE', 'HERMANO(A)', 'TITULAR', 'PASANTE', 'CONVIVIENTE'],
      ...['HIJASTRO(A)', 'NIETO(A)', 'VOLUNTARIADO', ''],
    ]);
  });
});
