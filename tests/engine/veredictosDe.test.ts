import '#app/familias.ts';
import { describe, expect, test } from 'vitest';
import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import type { DeBdpa, DeSegip } from '#engine/check/consultas.ts';
import {
  deAdjuntos,
  deBdpa,
  deIdentidad,
  dePago,
  dePlazo,
  sinPago,
  sinPlazo,
  sinPreguntar,
} from '#engine/check/veredictosDe.ts';
import { avisoDeAlta } from '#support/avisos.ts';

const hora = '14:00';
const segip = (veredicto: DeSegip['veredicto'], contrastados = 6): DeSegip => ({ hora, veredicto, contrastados });
const { definition } = avisoDeAlta();

describe('[D7] the identity', () => {
  test.each([
    ['', '', 'Número de documento y Fecha de nacimiento', ['Número de documento', 'Fecha de nacimiento']],
    ['  ', '1990-04-12', 'Número de documento', ['Número de documento']],
    ['4821377', '', 'Fecha de nacimiento', ['Fecha de nacimiento']],
    ['4821377', '1900-01-01', 'Fecha de nacimiento', ['Fecha de nacimiento']],
  ])(
    '[F-5.5-03] of %j, born %j, nobody is asked: the notice lacks %s',
    (NumeroDocumento, FechaNacimiento, lack, campos) => {
      const aviso = avisoDeAlta({ persona: { NumeroDocumento, FechaNacimiento } });
      const found = { estado: 'reparo', detalle: `No se puede consultar sin ${lack}.`, campos };
      expect(sinPreguntar('identidad', aviso)).toEqual({ ...found, texto: 'Identidad' });
      expect(sinPreguntar('bdpa', aviso)).toEqual({ ...found, texto: 'BDPA' });
    },
  );

  test('is confirmed with the number of its facts, if there is one', () => {
    const found = { estado: 'coincide', detalle: 'Coincide con el SEGIP.', campos: [] };
    expect(deIdentidad(avisoDeAlta(), segip({ tipo: 'coincide' }))).toEqual({ ...found, texto: 'Identidad 6/6' });
    expect(deIdentidad(avisoDeAlta(), segip({ tipo: 'coincide' }, 0))).toEqual({ ...found, texto: 'Identidad' });
  });

  test.each<[DeSegip['veredicto'], string]>([
    [{ tipo: 'noEncontrado' }, 'La persona no está en el SEGIP con esos datos.'],
    [{ tipo: 'impedido', texto: 'El SEGIP está caído.' }, 'El SEGIP está caído.'],
  ])('%j: %s', (veredicto, detalle) => {
    expect(deIdentidad(avisoDeAlta(), segip(veredicto, 0))).toEqual({
      ...{ estado: 'reparo', texto: 'Identidad', detalle, campos: [] },
    });
  });

  test('[F-5.3-02] [F-5.3-03] names what is not confirmed; the complement stands with the number, which is named once', () => {
    const campos = (['Nombres', 'Complemento', 'NumeroDocumento'] as const).map((campo) => ({
      ...{ campo, sinVerificar: false },
    }));
    const found = { estado: 'reparo', texto: 'Identidad 3/6', campos: ['Nombres', 'Número de documento'] };
    const difiere = (soloDocumento: boolean) =>
      deIdentidad(avisoDeAlta(), segip({ tipo: 'difiere', campos, soloDocumento }));
    expect(difiere(false)).toEqual({
      ...found,
      detalle: 'El SEGIP no confirma Nombres, Complemento y Número de documento.',
    });
    expect(difiere(true)).toEqual({ ...found, detalle: 'El documento corresponde a otra persona en el SEGIP.' });
  });
});

test.each<[DeBdpa['dice'], string, string, string, string[]]>([
  ['coincide', '', 'coincide', 'Coincide con la BDPA.', []],
  [
    ...(['noEsta', '', 'reparo'] as const),
    'La persona no está en la BDPA con ese documento y esa fecha de nacimiento.',
    [],
  ],
  ['difiere', '', 'reparo', 'La BDPA tiene otros datos.', []],
  // Its labels of the form: of the facts that are shown, and of the fields. The registry has other ones too.
  [
    ...(['difiere', 'ZONA, APELLIDO PATERNO, PADRE', 'reparo'] as const),
    'La BDPA tiene otros datos: ZONA, APELLIDO PATERNO, PADRE.',
    ['Apellido paterno', 'Zona'],
  ],
])('[D7] the registry says %s (%j): %s', (dice, diferencias, estado, detalle, campos) => {
  expect(deBdpa(avisoDeAlta(), { hora, dice, diferencias })).toEqual({ estado, texto: 'BDPA', detalle, campos });
});

describe('[D7] the files', () => {
  const requisito = (IdRequisito: number, Nombre: string, Requerido: boolean): Requisito => ({
    ...{ IdRequisito, Nombre, Requerido, Extension: 'PDF', TamanioMb: 2, IdTipoNovedad: 2 },
    IdRequisitoTipoNovedad: IdRequisito,
  });
  const foto = requisito(2, 'FOTOGRAFIA_PERSONA_REGISTRO', false);
  const carnet = requisito(3, 'CARNET', true);
  const contrato = requisito(4, 'CONTRATO', true);
  const otro = requisito(5, 'OTRO', false);
  const archivo = (IdRequisito: number): Recurso => ({
    ...{ IdRecurso: 100 + IdRequisito, IdRequisito, IdTabla: 7, NombreArchivo: 'a.pdf' },
    ...{ TipoContenido: 'application/pdf', Tamanio: 1 },
  });
  const found = (requisitos: readonly Requisito[], ids: readonly number[], fotografia: 'siempre' | 'segunRequisito') =>
    deAdjuntos({ ...avisoDeAlta(), definition: { ...definition, fotografia } }, requisitos, ids.map(archivo));

  test('a notice that asks for none is not checked, whatever files it has', () => {
    for (const ids of [[], [3]])
      expect(found([], ids, 'siempre')).toEqual({
        ...{ estado: 'no aplica', texto: 'Adjuntos', detalle: 'Este aviso no pide adjuntos.', campos: [] },
      });
  });

  test.each<[string, readonly Requisito[], readonly number[], string]>([
    ['every required one is there', [carnet, contrato], [3, 4], 'Adjuntos 2/2'],
    ['only free ones are asked for, and there is none', [otro], [], 'Adjuntos'],
    ['a free one that is there counts too', [carnet, otro], [3, 5], 'Adjuntos 2/2'],
    ['a free one that is not there does not count', [carnet, otro], [3], 'Adjuntos 1/1'],
    ['a photograph that is not required does not count', [carnet, foto], [3], 'Adjuntos 1/1'],
  ])('%s', (_, requisitos, ids, texto) => {
    expect(found(requisitos, ids, 'segunRequisito')).toEqual({
      ...{ estado: 'coincide', texto, detalle: 'Están todos los adjuntos obligatorios.', campos: [] },
    });
  });

  test.each<[string, readonly Requisito[], readonly number[], string, string[]]>([
    ['CARNET', [carnet, contrato, otro], [4], 'Adjuntos 1/2', ['CARNET']],
    ['CARNET y CONTRATO', [carnet, contrato], [], 'Adjuntos 0/2', ['CARNET', 'CONTRATO']],
  ])('%s: missing', (names, requisitos, ids, texto, campos) => {
    expect(found(requisitos, ids, 'siempre')).toEqual({
      ...{ estado: 'reparo', texto, detalle: `Falta ${names}.`, campos },
    });
  });

  test('[E-3-11] the photograph is missing if the form requires it, although the services do not: and no other file that is free', () => {
    expect(found([foto, otro, carnet], [3], 'siempre')).toEqual({
      ...{ estado: 'reparo', texto: 'Adjuntos 1/2', detalle: 'Falta Fotografía.', campos: ['Fotografía'] },
    });
  });
});

test('[D7] a payment', () => {
  expect(dePago({ RequierePago: false, Pagado: true })).toBe(sinPago);
  expect(sinPago).toEqual({ estado: 'no aplica', texto: 'Pago', detalle: 'Este aviso no se paga.', campos: [] });
  expect(dePago({ RequierePago: true, Pagado: true })).toEqual({
    ...{ estado: 'coincide', texto: 'Pago', detalle: 'Está pagado.', campos: [] },
  });
  expect(dePago({ RequierePago: true, Pagado: false })).toEqual({
    ...{ estado: 'reparo', texto: 'Pago', detalle: 'Se paga antes de declarar, y no está pagado.', campos: [] },
  });
});

describe('[D7] the deadline', () => {
  const aviso = (novedad: NonNullable<Parameters<typeof avisoDeAlta>[0]>['novedad'] = {}) =>
    avisoDeAlta({ novedad: { FechaNovedad: '2026-11-12', FechaDeclaracion: '2026-11-19T10:00:00', ...novedad } });
  const texto = 'Plazo';

  test('is asked of a notice that has one, and both days', () => {
    expect(sinPlazo(aviso())).toBeNull();
  });

  test('[F-5.5-03] is not asked of a type without one, or of a notice without its days', () => {
    expect(sinPlazo(aviso({ IdTipoNovedad: tipoNovedad.COTIZANTE_REINGRESO, FechaNovedad: '' }))).toEqual({
      ...{ estado: 'no aplica', texto, detalle: 'Este tipo de aviso no tiene plazo.', campos: [] },
    });
    const transferencia = { ...definition, idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE };
    expect(sinPlazo({ ...aviso(), definition: transferencia })?.estado).toBe('no aplica');
    expect(sinPlazo(aviso({ FechaNovedad: '1900-01-01', FechaDeclaracion: '' }))).toEqual({
      ...{ estado: 'reparo', texto, detalle: 'El aviso no tiene fecha: no se sabe hasta qué día se podía declarar.' },
      campos: ['Fecha de ingreso'],
    });
    expect(sinPlazo(aviso({ FechaDeclaracion: '' }))).toEqual({
      ...{ estado: 'reparo', texto, campos: [] },
      detalle: 'El aviso no tiene fecha de declaración: no se sabe si se declaró dentro del plazo.',
    });
  });

  test('is kept up to its last day, that day included', () => {
    for (const limite of ['2026-11-19', '2026-11-19T00:00:00', '19/11/2026'])
      expect(dePlazo(aviso(), limite)).toEqual({
        ...{ estado: 'coincide', texto, campos: [] },
        detalle: 'Se declaró dentro del plazo, que vencía el 19/11/2026.',
      });
    expect(dePlazo(aviso(), '2026-11-18')).toEqual({
      ...{ estado: 'reparo', texto, campos: ['Fecha de ingreso'] },
      detalle: 'Se declaró el 19/11/2026; el plazo vencía el 18/11/2026.',
    });
  });

  test('[F-5.5-03] that the services do not tell is no favourable verdict', () => {
    for (const limite of ['', '1900-01-01'])
      expect(dePlazo(aviso(), limite)).toEqual({
        ...{ estado: 'reparo', texto, detalle: 'El servicio no dijo hasta qué día se podía declarar.', campos: [] },
      });
  });
});
