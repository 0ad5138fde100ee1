import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { buscarPersonas, terminoDe } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { Busqueda } from '#blocks/buscar-persona/busqueda.ts';
import { buildPacienteBuscado } from '#support/builders.ts';
import { contestan, fallosMostrados } from './servicio.ts';

const porDocumento = (tipoDocumento = 0, complemento = ''): Busqueda => ({
  forma: 'documento',
  tipoDocumento,
  numeroDocumento: '4821377',
  complemento,
});
const porNombre = (apellidoPaterno: string, apellidoMaterno: string): Busqueda => ({
  forma: 'nombre',
  apellidoPaterno,
  apellidoMaterno,
  nombres: 'ROSA ELENA',
});
const porMatricula: Busqueda = { forma: 'matricula', matricula: '90-0412 QMR' };
const porHistoria: Busqueda = { forma: 'historiaClinica', historiaClinica: '900417QMR' };

test.each([
  ['the number of a document', porDocumento(2, '1B'), '4821377'],
  ['surnames and names', porNombre('QUISPE', 'MAMANI'), 'QUISPE MAMANI ROSA ELENA'],
  ['one surname', porNombre('', 'MAMANI'), 'MAMANI ROSA ELENA'],
  ['the other surname', porNombre('QUISPE', ''), 'QUISPE ROSA ELENA'],
  ['a matrícula', porMatricula, '90-0412 QMR'],
  ['a clinical history', porHistoria, '900417QMR'],
])('[F-7.6-02] [F-7.6-03] the services search by %s as one text', (_what, busqueda, term) => {
  expect(terminoDe(busqueda)).toBe(term);
});

const nadie = new AbortController().signal;
const buscar = (busqueda: Busqueda, idEmpresa = 0, rol = 0, signal = nadie) =>
  buscarPersonas(busqueda, { idEmpresa, rol }, signal);

describe('[F-7.6-02] [F-7.6-03] [F-6-04] which call searches', () => {
  test.each([
    [porDocumento(), 'BuscarXDocumentoIdentidad', '4821377'],
    [porNombre('QUISPE', ''), 'BuscarXNombre', 'QUISPE ROSA ELENA'],
    [porMatricula, 'BuscarXMatricula', '90-0412 QMR'],
    [porHistoria, 'BuscarXHistoriaClinica', '900417QMR'],
  ])('[R-2.4-17] $forma: %s', async (busqueda, name, term) => {
    const pedidas = contestan({
      [`Pacientes/${name}`]: [buildPacienteBuscado({ IdPersona: 1 })],
      [`EmpPacientes/${name}`]: [buildPacienteBuscado({ IdPersona: 2 })],
    });
    expect((await buscar(busqueda, 0, 1)).map(({ IdPersona }) => IdPersona)).toEqual([1]);
    expect((await buscar(busqueda, 501, 2)).map(({ IdPersona }) => IdPersona)).toEqual([2]);
    expect(pedidas.map(({ nombre, valores }) => [nombre, ...valores])).toEqual([
      [`Pacientes/${name}`, term, '1'],
      [`EmpPacientes/${name}`, term, '501', '2'],
    ]);
  });
});

describe('who is found by a document', () => {
  const found = [
    buildPacienteBuscado({ IdPersona: 1, IdTipoDocumento: 1 }),
    buildPacienteBuscado({ IdPersona: 2, IdTipoDocumento: 1, ComplementoDocumento: '1b' }),
    buildPacienteBuscado({ IdPersona: 3, IdTipoDocumento: 3, ComplementoDocumento: '1B' }),
    buildPacienteBuscado({ IdPersona: 4, IdTipoDocumento: 0 }),
  ];
  test.each([
    ['any type and complement', porDocumento(), [1, 2, 3, 4]],
    ['one type; a row may have none', porDocumento(1), [1, 2, 4]],
    ['a complement, in small letters or in capitals', porDocumento(0, '1B'), [2, 3]],
    ['both', porDocumento(1, '1B'), [2]],
    ['both, of another type', porDocumento(3, '1B'), [3]],
    ['a complement that nobody has', porDocumento(1, '2C'), []],
    ['a type that nobody has', porDocumento(2), [4]],
  ])('%s', async (_what, busqueda, ids) => {
    contestan({ 'Pacientes/BuscarXDocumentoIdentidad': found });
    expect((await buscar(busqueda)).map(({ IdPersona }) => IdPersona)).toEqual(ids);
  });

  test('another search takes all', async () => {
    contestan({ 'Pacientes/BuscarXMatricula': found });
    expect(await buscar(porMatricula)).toHaveLength(4);
  });
});

describe('a search that fails', () => {
  test.each([[0], [501]])(
    '[F-8-08] [R-8-02] is thrown and not shown: the caller shows it (company %s)',
    async (idEmpresa) => {
      contestan({
        'Pacientes/BuscarXMatricula': new HttpResponse('', { status: 500 }),
        'EmpPacientes/BuscarXMatricula': new HttpResponse('', { status: 500 }),
      });
      const told = fallosMostrados();
      await expect(buscar(porMatricula, idEmpresa)).rejects.toThrow('Ha ocurrido un error técnico. Pedimos disculpas.');
      expect(told).toEqual([]);
    },
  );

  test.each([[0], [501]])('it can be cancelled (company %s)', async (idEmpresa) => {
    contestan({ 'Pacientes/BuscarXMatricula': [], 'EmpPacientes/BuscarXMatricula': [] });
    await expect(buscar(porMatricula, idEmpresa, 0, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelado' });
  });
});
