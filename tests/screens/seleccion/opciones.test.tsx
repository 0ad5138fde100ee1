import '#app/familias.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { sexo, tipoNovedad } from '#contract/enumerations.ts';
import {
  esDependiente,
  etiquetaDeDependiente,
  type NombreDependiente,
  useListaDependiente,
} from '#engine/definition/dependentLists.ts';
import { campoDeNovedad, type Field } from '#engine/definition/fields.ts';
import {
  etiquetaDeReferencia,
  leerOpciones,
  type NombreReferencia,
  useReferencias,
} from '#engine/definition/references.ts';
import { libre } from '#engine/family/rules.ts';
import { tipoConForm } from '#engine/notice/cargarNovedad.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { detener, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { contestan } from './apoyo.ts';

const DESCONOCIDA = 1_999_999_999;
const item = (Id: number, Descripcion: string) => ({ Id, Descripcion });
const opcion = (value: number, label: string) => ({ value, label });

beforeEach(() => signInAs('empresa'));

describe('what may be chosen in a list', () => {
  test.each<[NombreReferencia, string]>([
    ['tiposDocumentos', 'BuscarTiposDocumentos'],
    ['extensiones', 'BuscarExtencionesDocumentos'],
    ['estadosCiviles', 'BuscarEstadoCiviles'],
    ['gradosInstruccion', 'BuscarGradosInstruccion'],
    ['departamentos', 'BuscarDepartamento'],
  ])('[E-2.2-08, F-7.7-01, E-7.4-05] %s: all that the services have', async (name, path) => {
    contestan(`Parametros/${path}/0`, [item(4, 'UNO'), item(DESCONOCIDA, 'DESCONOCIDO')]);
    expect(await leerOpciones(name, 0)).toEqual([opcion(4, 'UNO'), opcion(DESCONOCIDA, 'DESCONOCIDO')]);
  });

  test.each<[NombreReferencia, string, string]>([
    ['paises', 'BuscarPaises', 'OTRA'],
    ['profesiones', 'BuscarProfesiones', 'DESCONOCIDO'],
    ['lugaresFallecimiento', 'ObtenerLugarFallecimiento', 'Desconocido'],
  ])('[R-3.2-06, E-5.2-11, F-7.7-01, E-7.4-05] %s: not what is unknown', async (name, path, unknown) => {
    contestan(`Parametros/${path}/0`, [item(4, 'UNO'), item(DESCONOCIDA, unknown), item(5, 'desconocido')]);
    expect(await leerOpciones(name, 0)).toEqual([opcion(4, 'UNO')]);
  });

  test('[R-3.2-06, F-3.11-05, F-3.11-06, E-2.2-08, F-7.7-01, F-7.7-02, E-7.4-05] of the sexes the two; localities with their department; kinships by their own ids', async () => {
    const todos = [1, 2, 3, 4].map((id) => item(id, `SEXO ${id}`));
    contestan('Parametros/BuscarSexos/0', todos);
    expect(await leerOpciones('sexos', 0)).toEqual([opcion(sexo.masculino, 'SEXO 1'), opcion(sexo.femenino, 'SEXO 2')]);
    contestan('Parametros/BuscarLocalidades/0', [
      { ...item(9, 'SUCRE'), IdDepartamento: 1, Departamento: 'CHUQUISACA' },
    ]);
    expect(await leerOpciones('localidades', 0)).toEqual([opcion(9, 'SUCRE · CHUQUISACA')]);
    const asked = recordCalls('/ListaRelacionParentesco');
    const hijo = (await leerOpciones('parentescos', 0)).find(({ value }) => value === 3);
    expect(hijo?.label).toMatch(/^HIJO/);
    expect(asked).toHaveLength(1);
  });

  test('[E-2.2-19] [E-7.4-04] the types of a notice below its parent', async () => {
    const types = await leerOpciones('tiposDeNovedad', tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE);
    expect(types).toContainEqual(opcion(tipoNovedad.COTIZANTE_INGRESO_EMPRESA, 'INGRESO A LA EMPRESA'));
    expect(
      etiquetaDeReferencia(
        'tiposDeNovedad',
        tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
        tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
      ),
    ).toBe('INGRESO A LA EMPRESA');
    // Those of another parent are not loaded.
    const otro = etiquetaDeReferencia(
      'tiposDeNovedad',
      tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
      tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
    );
    expect(otro).toBeUndefined();
  });

  test('[E-7.4-04] [F-7.7-05] both calls carry the id: of the parent, and of the type whose form is its parent’s', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    await leerOpciones('tiposDeNovedad', tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE);
    expect(asked).toEqual([expect.stringMatching(/\/TipoNovedad\/ObtieneTiposNovedadHijosDadoIdPadre\/6$/)]);
    expect(await tipoConForm(3)).toBe(1);
    expect(asked.slice(1)).toEqual([expect.stringMatching(/\/Parametros\/ListarNovedadId\/3$/)]);
    // A type with its own form has no parent to read.
    expect([await tipoConForm(1), await tipoConForm(8)]).toEqual([1, 8]);
    expect(asked).toHaveLength(2);
    contestan('Parametros/ListarNovedadId/126', []);
    expect(await tipoConForm(126)).toBe(126);
  });
});

describe('lists that depend on another field', () => {
  test('without it nobody is asked', async () => {
    const asked = recordCalls(/Empresas|Parametros/);
    for (const name of ['empresasDeRegional', 'localidadesDeRegional', 'beneficiariosDePasivo'] as const)
      expect(await leerOpciones(name, 0)).toEqual([]);
    expect(asked).toEqual([]);
    expect(['empresasDeRegional', 'localidades', 'toString'].map(esDependiente)).toEqual([true, false, false]);
  });

  test('[R-9-11] [F-7.3-01] the active companies of the regional', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const companies = await leerOpciones('empresasDeRegional', 2);
    expect(companies).toContainEqual(opcion(501, 'Banco Altiplano S.A.'));
    expect(asked).toEqual([expect.stringMatching(/\/2\/ACTIVO$/)]);
    expect(etiquetaDeDependiente('empresasDeRegional', 501)).toBe('Banco Altiplano S.A.');
    expect(etiquetaDeDependiente('localidadesDeRegional', 501)).toBeUndefined();
  });

  test('[F-7.7-01] the localities of its department, and no others', async () => {
    const lugar = (Id: number, IdDepartamento: number) => ({
      ...item(Id, `LUGAR ${Id}`),
      ...{ IdDepartamento, Departamento: `DEPTO ${IdDepartamento}` },
    });
    contestan('Parametros/BuscarLocalidades/0', [lugar(1, 2), lugar(2, 3), lugar(3, 2)]);
    expect(await leerOpciones('localidadesDeRegional', 2)).toEqual([
      opcion(1, 'LUGAR 1 · DEPTO 2'),
      opcion(3, 'LUGAR 3 · DEPTO 2'),
    ]);
  });

  test('[R-5.8-04] [F-3.11-07] [F-3.11-08] [F-7.7-02] the beneficiary types of a retiree’s dependant: not affiliated, passive, beneficiary, of this kinship', async () => {
    const fits = { IdTipoAfiliacion: 2, IdTipoAsegurado: 2, IdGrupoTipoAsegurado: 2, IdRelacionParentesco: 3 };
    const others = [
      { IdTipoAfiliacion: 1 },
      { IdTipoAsegurado: 1 },
      { IdGrupoTipoAsegurado: 1 },
      { IdGrupoTipoAsegurado: 3 },
      { IdRelacionParentesco: 2 },
    ].map((change, index) => ({ ...item(10 + index, 'NO'), ...fits, ...change }));
    contestan('Parametros/ListaTipoBeneficiario', [...others, { ...item(20, 'HIJO PASIVO'), ...fits }]);
    expect(await leerOpciones('beneficiariosDePasivo', 3)).toEqual([opcion(20, 'HIJO PASIVO')]);
  });

  test('its control asks for nothing until the other field has a value, and once for each', async () => {
    const asked = recordCalls('/Empresas/');
    const { result, rerender } = enPagina((id: number) => useListaDependiente('empresasDeRegional', id), 0 as number);
    expect(result.current.fetchStatus).toBe('idle');
    rerender(2);
    await waitFor(() => expect(result.current.data).toContainEqual(opcion(501, 'Banco Altiplano S.A.')));
    rerender(0);
    rerender(2);
    expect(result.current.data).toBeDefined();
    expect(asked).toHaveLength(1);
  });
});

/** A hook in a page with the portal's cache. */
function enPagina<P, R>(hook: (props: P) => R, initialProps: P) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper, initialProps });
}

describe('the lists of a form', () => {
  const NAMES: readonly NombreReferencia[] = ['sexos', 'paises'];

  test('[F-3.11-06] [F-7.7-01] each is loading, then has its items; a list the form does not use has none', async () => {
    const soltar = detener('*/Parametros/BuscarPaises/0');
    const { result } = enPagina((names: typeof NAMES) => useReferencias(names, 0), NAMES);
    expect(result.current.loading('sexos')).toBe(true);
    await waitFor(() => expect(result.current.loading('sexos')).toBe(false));
    expect(result.current.loading('paises')).toBe(true);
    expect(result.current.options('sexos')).toHaveLength(2);
    expect(result.current.options('paises')).toEqual([]);
    expect(result.current.options('profesiones')).toEqual([]);
    expect(result.current.loading('profesiones')).toBe(false);
    expect(result.current.failed).toBe(false);
    soltar();
    await waitFor(() => expect(result.current.options('paises').length).toBeGreaterThan(2));
  });

  test('if one fails the others are there, and only that one is asked again', async () => {
    server.use(http.get('*/Parametros/BuscarPaises/0', () => new HttpResponse('', { status: 500 }), { once: true }));
    const { result } = enPagina((names: typeof NAMES) => useReferencias(names, 0), NAMES);
    await waitFor(() => expect(result.current.failed).toBe(true));
    await waitFor(() => expect(result.current.options('sexos')).toHaveLength(2));
    const asked = recordCalls('/Parametros/');
    result.current.retry();
    await waitFor(() => expect(result.current.failed).toBe(false));
    expect(result.current.options('paises').length).toBeGreaterThan(2);
    expect(asked).toHaveLength(1);
  });
});

describe('[E-3-13] [F-3.10-05] [F-9-07] [R-4.1-12] [R-4.3-03] a value as it is shown', () => {
  const campo = (kind: Field['kind'], options: Parameters<typeof campoDeNovedad>[4] = {}) =>
    campoDeNovedad('Cargo', 'Campo', kind, libre, options);

  test.each<[Field['kind'], string | number | null, string]>([
    ['text', null, ''],
    ['date', '', ''],
    ['date', '2026-11-17', '17/11/2026'],
    ['money', 3500.5, 'Bs. 3,500.50'],
    ['money', 0, 'Bs. 0.00'],
    ['text', 'CAJERA', 'CAJERA'],
    ['list', 7, '7'],
  ])('%s %j', (kind, value, shown) => expect(describirValor(campo(kind), value, 0)).toBe(shown));

  test('an item by its label; by its id while its list is not loaded', async () => {
    const pais = campo('list', { list: 'paises' });
    const deRegional = (name: NombreDependiente) =>
      campo('list', { listOf: { name, path: 'SegurosPersonasNovedad.IdRegionalOrigen', before: '' } });
    expect(describirValor(pais, 4, 0)).toBe('4');
    expect(describirValor(deRegional('empresasDeRegional'), 501, 0)).toBe('501');
    contestan('Parametros/BuscarPaises/0', [item(4, 'PERÚ')]);
    await Promise.all([leerOpciones('paises', 0), leerOpciones('empresasDeRegional', 2)]);
    expect(describirValor(pais, 4, 0)).toBe('PERÚ');
    expect(describirValor(pais, 5, 0)).toBe('5');
    expect(describirValor(deRegional('empresasDeRegional'), 501, 0)).toBe('Banco Altiplano S.A.');
    // Text in a field that also names a list is shown as it is.
    expect(describirValor(campo('text', { list: 'paises' }), 4, 0)).toBe('4');
  });

  test('[R-3.2-06] an item that a record has and nobody may choose, by its label too', async () => {
    contestan('Parametros/BuscarProfesiones/0', [item(1, 'DESCONOCIDO'), item(2, 'ABOGADO(A)')]);
    expect(await leerOpciones('profesiones', 0)).toEqual([opcion(2, 'ABOGADO(A)')]);
    expect(describirValor(campo('list', { list: 'profesiones' }), 1, 0)).toBe('DESCONOCIDO');
  });
});
