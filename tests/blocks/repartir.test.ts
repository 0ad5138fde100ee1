import { describe, expect, test } from 'vitest';
import { repartir } from '#blocks/adjuntos/repartir.ts';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';

const lugar = (Nombre: string, Extension: string, over: Partial<AdjuntoSlot> = {}, Requerido = true): AdjuntoSlot => ({
  requisito: {
    Nombre,
    Extension,
    Requerido,
    IdRequisito: 1,
    IdRequisitoTipoNovedad: 1,
    IdTipoNovedad: 2,
    TamanioMb: 2,
  },
  recurso: null,
  guardado: null,
  pendiente: false,
  porQuitar: false,
  tieneArchivo: false,
  subida: null,
  error: null,
  ...over,
});

const fotografia = lugar('FOTOGRAFIA_100', 'jpg,png');
const carnet = lugar('DOCUMENTO DE IDENTIDAD', 'pdf,jpg,png');
const contrato = lugar('CONTRATO DE TRABAJO', 'pdf', {}, false);
const lleno = lugar('DOCUMENTO DE IDENTIDAD', 'pdf,jpg,png', { tieneArchivo: true });
const file = (name: string) => new File(['x'], name);
const retrato = async () => true;
const apaisada = async () => false;

/** Where each file goes: the name of its place, the places it is asked about, or nowhere. */
async function adonde(names: readonly string[], slots: readonly AdjuntoSlot[], esRetrato = retrato) {
  const found = await repartir(names.map(file), { slots, fotografia }, esRetrato);
  return [
    ...found.asignados.map(({ slot, file: { name } }) => `${name}: ${slot.requisito.Nombre}`),
    ...found.dudosos.map(
      ({ entre, file: { name } }) => `${name}? ${entre.map((one) => one.requisito.Nombre).join(', ')}`,
    ),
    ...found.sobrantes.map(({ name }) => `${name} -`),
  ];
}

describe('[H6] files chosen together go to their places', () => {
  test('a portrait to the photograph, a PDF to what is required', async () => {
    expect(await adonde(['foto.jpg', 'escaneo.pdf'], [carnet, contrato])).toEqual([
      'foto.jpg: FOTOGRAFIA_100',
      'escaneo.pdf: DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('the name may tell, and two of a kind fill two places', async () => {
    expect(await adonde(['Contrato_2026.pdf', 'b.pdf'], [carnet, contrato])).toEqual([
      'Contrato_2026.pdf: CONTRATO DE TRABAJO',
      'b.pdf: DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('a picture that is no portrait may be either: it asks', async () => {
    expect(await adonde(['escaneo.jpg'], [carnet, contrato], apaisada)).toEqual([
      'escaneo.jpg? FOTOGRAFIA_100, DOCUMENTO DE IDENTIDAD',
    ]);
  });
  test('nothing is replaced without asking', async () => {
    expect(await adonde(['otro.pdf'], [lleno])).toEqual(['otro.pdf? DOCUMENTO DE IDENTIDAD']);
  });
  test('several open places without a clue: it asks; a format nobody takes is told', async () => {
    const otro = lugar('CERTIFICADO', 'pdf');
    expect(await adonde(['a.pdf', 'b.gif'], [carnet, otro])).toEqual([
      'a.pdf? DOCUMENTO DE IDENTIDAD, CERTIFICADO',
      'b.gif -',
    ]);
  });
});
