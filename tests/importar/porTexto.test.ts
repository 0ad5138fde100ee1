import { describe, expect, test } from 'vitest';
import { slotsPrevistos } from '#blocks/adjuntos/slots.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { esDependiente } from '#engine/definition/dependentLists.ts';
import type { Field, FieldPath } from '#engine/definition/fields.ts';
import { buscarOpcion } from '#engine/definition/opciones.ts';
import { leerOpciones } from '#engine/definition/references.ts';
import { aplicar, llenar } from '#engine/values/aplicar.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { valorDeTexto } from '#engine/values/valorDeTexto.ts';
import { formularios as altas } from '#features/novedades/alta/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { signInAs } from '#support/session.ts';

const [alta] = altas;
if (!alta) throw new Error('no definition');

const campo = (path: FieldPath): Field => {
  const found = [...todosLosCampos(alta), ...todosLosCampos(avisoDeTransferencia)].find((one) => one.path === path);
  if (!found) throw new Error(`no field ${path}`);
  return found;
};

const LOCALIDADES = [
  { value: 101, label: 'NUESTRA SEÑORA DE LA PAZ · LA PAZ' },
  { value: 102, label: 'SAN BORJA · LA PAZ' },
  { value: 801, label: 'SAN BORJA · BENI' },
  { value: 701, label: 'ENTRE RÍOS · TARIJA' },
];

describe('an item of a list by its text', () => {
  test('whatever its case, accents and spaces; a locality by its name alone if no other has it', () => {
    const id = (text: string) => buscarOpcion(LOCALIDADES, text)?.value;
    expect(id('nuestra senora  de la paz · la paz')).toBe(101);
    expect(id('Entre Rios')).toBe(701);
    expect(id('SAN BORJA · BENI')).toBe(801);
    expect(id('SAN BORJA')).toBeUndefined();
    expect(id('LA PAZ')).toBeUndefined();
    expect(id('')).toBeUndefined();
  });

  test('[F-3.11-06] [R-3.2-06] the items themselves are read once, of a dependent list those of the other field', async () => {
    await signInAs('empresa');
    expect(esDependiente('localidadesDeRegional')).toBe(true);
    expect((await leerOpciones('sexos', 0)).map(({ label }) => label)).toEqual(['MASCULINO', 'FEMENINO']);
    expect((await leerOpciones('localidadesDeRegional', 2))[0]?.label).toBe('COCHABAMBA · COCHABAMBA');
    expect(await leerOpciones('localidadesDeRegional', 0)).toEqual([]);
    expect(await leerOpciones('empresasDeRegional', 2)).not.toEqual([]);
  });
});

describe('the value of a field in a text', () => {
  const valor = (path: FieldPath, text: string | number) => valorDeTexto(campo(path), text, LOCALIDADES);

  test('[F-5.5-02] dates, amounts, lists, and texts as the form writes them', () => {
    expect(valor('SegurosPersonasNovedad.FechaNovedad', '2026-11-03')).toEqual({ valor: '2026-11-03' });
    expect(valor('SegurosPersonasNovedad.FechaNovedad', '3/11/2026')).toEqual({ valor: '2026-11-03' });
    expect(valor('SegurosPersonasNovedad.HaberMensual', '3500.5')).toEqual({ valor: 3500.5 });
    expect(valor('SegurosPersonasNovedad.HaberMensual', 3500)).toEqual({ valor: 3500 });
    expect(valor('SegurosPersonasNovedad.IdUbicacion', 'entre ríos')).toEqual({ valor: 701 });
    expect(valor('SegurosPersonasNovedad.Cargo', '  oficial  de crédito ')).toEqual({ valor: 'OFICIAL DE CRÉDITO' });
    expect(valor('BasePersonas.CorreoElectronico', 'Rosa@Banco.bo')).toEqual({ valor: 'Rosa@Banco.bo' });
  });

  test('[F-5.5-01] nothing is no value, and what it cannot be is a sentence', () => {
    expect(valor('SegurosPersonasNovedad.IdUbicacion', '')).toEqual({ valor: null });
    expect(valor('SegurosPersonasNovedad.Cargo', ' ')).toEqual({ valor: '' });
    expect(valor('SegurosPersonasNovedad.FechaNovedad', '31/11/2026')).toHaveProperty('error');
    expect(valor('SegurosPersonasNovedad.HaberMensual', '3.500,50')).toEqual({
      error: 'Haber mensual: «3.500,50» no es un monto.',
    });
    expect(valor('SegurosPersonasNovedad.IdUbicacion', 'AGENCIA 9')).toEqual({
      error: 'Ubicación empresa: «AGENCIA 9» no está en la lista.',
    });
  });
});

describe('values given to a form', () => {
  test('[E-4-45] what follows from a chosen item comes before the values that were given', () => {
    const form = buildNovedadForm({ paciente: { FechaBaja: '2025-06-30', FechaIngreso: '2020-01-01' } });
    const reingreso = { 'SegurosPersonasNovedad.IdTipoNovedad': 3 } as const;
    expect(llenar(alta, form, reingreso).SegurosPersonasNovedad.FechaNovedad).toBe('2025-06-30');
    const conFecha = { 'SegurosPersonasNovedad.FechaNovedad': '2026-11-03', ...reingreso };
    expect(llenar(alta, form, conFecha).SegurosPersonasNovedad.FechaNovedad).toBe('2026-11-03');
  });

  test('[E-3-04] [E-3-08] a destination is chosen after its regional, and read-only fields keep what they have', () => {
    const form = buildNovedadForm();
    const values = {
      'SegurosPersonasNovedad.IdUbicacion': 201,
      'SegurosPersonasNovedad.IdEmpresaDestino': 7,
      'SegurosPacientes.IdDepartamento': 2,
      'BasePersonas.Zona': 'OTRA',
    } as const;
    const sent = aplicar(avisoDeTransferencia, form, values);
    expect(sent.SegurosPersonasNovedad).toMatchObject({ IdUbicacion: 201, IdEmpresaDestino: 7 });
    expect(sent.SegurosPacientes.IdDepartamento).toBe(2);
    expect(sent.BasePersonas.Zona).toBe(form.BasePersonas.Zona);
    // What was not touched stays: the form that was opened is not changed.
    expect(form.SegurosPersonasNovedad.IdUbicacion).toBe(1);
    expect(aFormulario(avisoDeTransferencia, sent).SegurosPacientes.IdDepartamento).toBe(2);
  });
});

describe('files that are planned', () => {
  const requisito = (IdRequisito: number, Requerido: boolean): Requisito => ({
    ...{ IdRequisito, Requerido, Nombre: `R${IdRequisito}`, Extension: 'pdf', TamanioMb: 1 },
    ...{ IdRequisitoTipoNovedad: IdRequisito, IdTipoNovedad: 2 },
  });
  const requisitos = [requisito(requisitoFotografia, true), requisito(3, true), requisito(4, false)];
  const dicho = (hay: readonly number[]) =>
    problemasAlGrabar(alta, [], slotsPrevistos(requisitos, new Set(hay)))?.problems.map(({ text }) => text) ?? [];

  test('[E-5.6-05] [E-5.6-06] [E-5.6-07] [E-3-11] are judged by the checks of Grabar', () => {
    expect(dicho([])).toEqual([
      'Por favor, realice la carga de fotografía.',
      'Por favor, realice la carga de los adjuntos solicitados.',
    ]);
    expect(dicho([requisitoFotografia])).toEqual(['Por favor, realice la carga de los adjuntos solicitados.']);
    expect(dicho([requisitoFotografia, 3])).toEqual([]);
  });
});
