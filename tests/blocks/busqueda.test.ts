import { describe, expect, test } from 'vitest';
import { type BusquedaForm, busquedaSchema, enBlanco } from '#blocks/buscar-persona/busqueda.ts';
import { leer } from '#support/schemas.ts';

const leerBusqueda = (form: BusquedaForm) => leer(busquedaSchema, form);
const blank = enBlanco('1');
const byName = { ...blank, forma: 'nombre' } as const;
const fifty = 'A'.repeat(50);

describe('what is wrong with a search', () => {
  test.each([
    ['[F-5.2-01]', { ...blank, tipoDocumento: '' }, 'tipoDocumento', 'Debe seleccionar tipo documento.'],
    ['[F-5.2-02]', blank, 'numeroDocumento', 'Debe registrar número de documento de identidad.'],
    [
      '[F-5.2-02] blanks are no number',
      { ...blank, numeroDocumento: ' . ' },
      'numeroDocumento',
      'Debe registrar número de documento de identidad.',
    ],
    ['[F-5.2-05]', { ...byName, apellidoPaterno: 'VARGAS' }, 'nombres', 'Debe ingresar nombres.'],
    [
      '[F-5.2-05] blanks are no name',
      { ...byName, nombres: '  ', apellidoPaterno: 'VARGAS' },
      'nombres',
      'Debe ingresar nombres.',
    ],
    [
      '[F-5.2-06] nor are they a surname',
      { ...byName, nombres: 'ANA', apellidoPaterno: ' ', apellidoMaterno: ' ' },
      'apellidoPaterno',
      'Debe registrar apellido paterno. Si no lo tiene, debe registrar apellido materno.',
    ],
    [
      '[F-5.2-06] no surname: the first field says that one of the two is enough',
      { ...byName, nombres: 'ANA' },
      'apellidoPaterno',
      'Debe registrar apellido paterno. Si no lo tiene, debe registrar apellido materno.',
    ],
    ['[F-5.2-06] and the other field is not marked', { ...byName, nombres: 'ANA' }, 'apellidoMaterno', undefined],
    [
      '[F-9-02] paternal surname over 50',
      { ...byName, nombres: 'ANA', apellidoPaterno: `${fifty}B` },
      'apellidoPaterno',
      'El apellido paterno debe tener como máximo 50 caracteres.',
    ],
    [
      '[F-9-02] maternal surname over 50',
      { ...byName, nombres: 'ANA', apellidoMaterno: `${fifty}B` },
      'apellidoMaterno',
      'El apellido materno debe tener como máximo 50 caracteres.',
    ],
    [
      '[F-9-02] names over 50',
      { ...byName, nombres: `${fifty}B`, apellidoPaterno: 'ROJAS' },
      'nombres',
      'Los nombres deben tener como máximo 50 caracteres.',
    ],
    ['no matrícula', { ...blank, forma: 'matricula' }, 'matricula', 'Debe registrar la matrícula.'],
    ['no history', { ...blank, forma: 'historiaClinica' }, 'historiaClinica', 'Debe registrar la historia clínica.'],
  ] as const)('%s %#', (_id, form, field, text) => {
    const { datos, errores } = leerBusqueda(form);
    expect(datos).toBeNull();
    expect(errores[field]).toBe(text);
  });

  test('[F-9-02] 50 characters of each name are taken', () => {
    const names = { apellidoPaterno: fifty, apellidoMaterno: fifty, nombres: fifty };
    expect(leerBusqueda({ ...byName, ...names })).toMatchObject({ datos: names, errores: {} });
  });

  test('[F-5.2-06] one surname is enough, either of them', () => {
    for (const surname of ['apellidoPaterno', 'apellidoMaterno'] as const)
      expect(leerBusqueda({ ...byName, nombres: 'ana', [surname]: 'rojas' }).errores).toEqual({});
  });

  test('[F-5.2-01] [F-5.2-02] the fields are named in the order of the form', () => {
    expect(Object.keys(leerBusqueda({ ...blank, tipoDocumento: '' }).errores)).toEqual([
      'tipoDocumento',
      'numeroDocumento',
    ]);
  });
});

describe('what is asked of the services', () => {
  test('spaces and dots leave the document number, the complement is raised', () => {
    const { datos } = leerBusqueda({ ...blank, numeroDocumento: ' 5.120 984 ', complemento: ' 1f ' });
    expect(datos).toEqual({
      forma: 'documento',
      tipoDocumento: 1,
      numeroDocumento: '5120984',
      complemento: '1F',
    });
  });

  test('[F-5.2-07] names are upper-cased and trimmed', () => {
    const form = { ...byName, apellidoPaterno: '  ñáñez ', apellidoMaterno: ' nina ', nombres: ' juan   pablo ' };
    expect(leerBusqueda(form).datos).toMatchObject({
      apellidoPaterno: 'ÑÁÑEZ',
      apellidoMaterno: 'NINA',
      nombres: 'JUAN PABLO',
    });
  });
});
