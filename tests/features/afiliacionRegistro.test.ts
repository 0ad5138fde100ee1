import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { crearEscritura, type Escribir } from '#blocks/escritura/useEscritura.ts';
import type { CallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Familiar, familiar, nacimiento, recienNacido } from '#contract/entities/afiliacion.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import {
  cambioDeNacido,
  concluir,
  cuerpoDe,
  enBlanco,
  familiaDe,
  type Nacido,
  nacidoSchema,
  nacidosDe,
  nacimientoPorId,
  registrar,
} from '#features/afiliacion/registro.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { forgetPeople } from '#support/people.ts';
import { dicho } from '../blocks/dicho.ts';
import { contestan, rechazo } from '../blocks/servicio.ts';

const entra = (id_regional: number): void =>
  session.setState({ user: readOrNull(usuarioSesion, { id_usuario: 1, id_regional }) });
beforeEach(() => entra(3));
afterEach(forgetPeople);

const buildFamiliar = (over: Partial<Familiar> = {}): Familiar =>
  z.parse(familiar, { IdPersona: 501, IdPaciente: 701, NombreCompleto: 'QUISPE MAMANI JUAN', ...over });
const titular = buildFamiliar();
const esposa = buildFamiliar({
  ...{ IdPersona: 502, IdPaciente: 702, IdPacientePadre: 701, NombreCompleto: 'ROJAS LIMA ANA' },
});
const familia = { titular, miembros: [titular, esposa] };
const parto = z.parse(nacimiento, {
  ...{ IdRecienNacido: 77, IdRegional: 5, FechaNacimiento: '2026-11-02', IdSexo: 2, Multiplicidad: 2 },
  ...{ IdPersonaMadre: 502, NombreMadre: 'ROJAS LIMA ANA' },
});

describe('the data of a newborn', () => {
  const form = {
    ...{ ApellidoPaterno: 'quispe', ApellidoMaterno: ' rojas ', Nombres: ' josé  ángel ', NumeroDocumento: ' 12  3 ' },
    ...{ FechaNacimiento: '2026-11-20', IdSexo: '1', IdNacionalidad: '2', IdPersonaMadre: '502', Multiplicidad: '3' },
    Observacion: ' ninguna ',
  };
  const dice = (over: Partial<typeof form>) => dicho(() => nacidoSchema, { ...form, ...over });

  test('[R-7.2-11] are saved in upper case and with numbers', () => {
    expect(dice({})).toEqual({
      ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'ROJAS', Nombres: 'JOSÉ ÁNGEL', NumeroDocumento: '12 3' },
      ...{ FechaNacimiento: '2026-11-20', IdSexo: 1, IdNacionalidad: 2, IdPersonaMadre: 502, Multiplicidad: 3 },
      Observacion: 'ninguna',
    });
  });

  test('[R-7.2-11] need no mother, no document and no observation', () => {
    expect(dice({ IdPersonaMadre: '', NumeroDocumento: '', Observacion: '' })).toMatchObject({
      ...{ IdPersonaMadre: 0, NumeroDocumento: '', Observacion: '' },
    });
  });

  test('need only one surname', () => {
    expect(dice({ ApellidoPaterno: '' })).toMatchObject({ ApellidoPaterno: '', ApellidoMaterno: 'ROJAS' });
    expect(dice({ ApellidoMaterno: ' ' })).toMatchObject({ ApellidoPaterno: 'QUISPE', ApellidoMaterno: '' });
  });

  test.each<[Partial<typeof form>, string[]]>([
    [{ ApellidoPaterno: ' ', ApellidoMaterno: '' }, ['Registre al menos un apellido.']],
    [{ Nombres: ' ' }, ['Nombres, no tiene información.']],
    [{ FechaNacimiento: '' }, ['Fecha de nacimiento, no tiene información.']],
    [{ FechaNacimiento: '2026-11-21' }, ['La fecha no puede ser posterior a hoy.']],
    [{ FechaNacimiento: '2026-02-30' }, ['Por favor, revise y vuelva a intentar.']],
    [{ IdSexo: '' }, ['Sexo, no tiene información.']],
    [{ IdNacionalidad: '' }, ['Nacionalidad, no tiene información.']],
  ])('are refused with %o', (over, said) => {
    expect(dice(over)).toEqual(said);
  });
});

describe('the family of a group', () => {
  test('has the member without a holder as its holder', () => {
    expect(familiaDe([esposa, titular])).toEqual({ titular, miembros: [esposa, titular] });
  });
  test('is none if nobody holds an insurance', () => {
    expect([familiaDe([esposa]), familiaDe([])]).toEqual([null, null]);
  });
});

describe('an empty form', () => {
  const vacio = {
    ...{ ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', NumeroDocumento: '', FechaNacimiento: '' },
    ...{ IdSexo: '', IdNacionalidad: '1', IdPersonaMadre: '', Multiplicidad: '1', Observacion: '' },
  };

  test('[F-3.5-03] has what the birth and the family say', () => {
    expect(enBlanco(familia, parto, 0)).toEqual({
      ...vacio,
      ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'ROJAS', FechaNacimiento: '2026-11-02', IdSexo: '2' },
      ...{ IdPersonaMadre: '502', Multiplicidad: '2' },
    });
  });
  test('has no surname of the father if the holder is the mother', () => {
    expect(enBlanco(familia, { ...parto, IdPersonaMadre: 501 }, 0)).toMatchObject({
      ...{ ApellidoPaterno: '', ApellidoMaterno: 'ROJAS', IdPersonaMadre: '501' },
    });
    expect(enBlanco(familia, null, 501)).toEqual({ ...vacio, IdPersonaMadre: '501' });
  });
  test('[F-3.5-03] [F-3.11-11] has the chosen mother if there is no birth, and none if none is chosen', () => {
    expect(enBlanco(familia, null, 502)).toEqual({ ...vacio, ApellidoPaterno: 'QUISPE', IdPersonaMadre: '502' });
    expect(enBlanco(familia, null, 0)).toEqual({ ...vacio, ApellidoPaterno: 'QUISPE' });
  });
  test('[F-3.11-11] has the mother and the kind of the birth rather than a chosen mother and a single one', () => {
    expect(enBlanco(familia, { ...parto, IdPersonaMadre: 0 }, 502).IdPersonaMadre).toBe('');
    expect(enBlanco(familia, { ...parto, Multiplicidad: 0 }, 502).Multiplicidad).toBe('0');
  });
});

const nacido: Nacido = {
  ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'ROJAS', Nombres: 'JOSÉ', NumeroDocumento: '' },
  ...{ FechaNacimiento: '2026-11-02', IdSexo: 2, IdNacionalidad: 1, IdPersonaMadre: 502, Multiplicidad: 2 },
  Observacion: 'ninguna',
};
const BasePersonas = {
  ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'ROJAS', Nombres: 'JOSÉ', NumeroDocumento: '' },
  ...{ FechaNacimiento: '2026-11-02', IdSexo: 2, IdGenero: 2, IdNacionalidad: 1, IdTipoDocumento: 1 },
};

describe('the body of a registration', () => {
  test('[R-7.2-11] refers to the birth, in its regional', () => {
    expect(cuerpoDe(nacido, familia, parto)).toEqual({
      BasePersonas,
      SegurosPacientes: { IdPacientePadre: 701 },
      SegurosPersonasNovedad: { IdTipoNovedad: 90, Observacion: 'ninguna' },
      RecienNacido: { IdRecienNacido: 77, IdPersonaMadre: 502, Multiplicidad: 2, IdRegional: 5 },
    });
  });
  test('[R-5.8-01] [R-7.2-11] [F-6-09] of a birth elsewhere has the regional of the session', () => {
    expect(cuerpoDe(nacido, familia, null)).toEqual({
      BasePersonas,
      SegurosPacientes: { IdPacientePadre: 701 },
      SegurosPersonasNovedad: { IdTipoNovedad: 91, Observacion: 'ninguna' },
      RecienNacido: { IdRecienNacido: 0, IdPersonaMadre: 502, Multiplicidad: 2, IdRegional: 3 },
    });
    // Also while nobody is chosen as the mother.
    const sinMadre = cuerpoDe({ ...nacido, IdPersonaMadre: 0 }, familia, null);
    expect(sinMadre.RecienNacido).toMatchObject({ IdPersonaMadre: 0, IdRegional: 3 });
    session.setState({ user: null });
    expect(cuerpoDe(nacido, familia, null).RecienNacido.IdRegional).toBe(0);
  });
});

const fila = (IdPersonaNovedad: number, over: object = {}) => ({
  ...{ IdPersonaNovedad, IdPersona: 900, NombreCompleto: 'QUISPE ROJAS JOSE ANGEL', FechaNacimiento: '2026-11-02' },
  ...over,
});
const GRABAR = 'Afiliacion/GrabarRecienNacido';
const LISTA = 'Afiliacion/ObtenerRecienNacidos';
const FORMA = 'Afiliacion/ObtienePersonaPacienteNovedad';
const CONCLUIR = 'Afiliacion/ConcluirRegistroRecienNacido';

/** An answer with a message and without data. */
const dice = (Mensaje: object, { ok = true, Datos = null as unknown } = {}) =>
  HttpResponse.json({
    ok,
    Datos,
    Mensaje: { Descripcion: '', TipoMensaje: 'info', IdMensaje: '', TieneMensaje: true, ...Mensaje },
  });
const parecido = {
  IdRecienNacido: 78,
  IdPersona: 0,
  NombreCompleto: 'QUISPE ROJAS JOSÉ',
  FechaNacimiento: '02/11/2026',
};
/** The answer is late: nobody knows what was done. */
const tarde = () => new HttpResponse('', { status: 504 });

describe('registering a newborn', () => {
  const body = cuerpoDe(nacido, familia, parto);
  async function graba(aceptaRepetidos: 0 | 1 = 0) {
    const fallos: CallError[] = [];
    const { escribir } = crearEscritura();
    const registro = { escribir, fallo: (error: CallError) => void fallos.push(error), nacidos: nacidosDe(familia) };
    const done = await registrar(registro, body, aceptaRepetidos);
    return { done, fallos: fallos.map(({ message }) => message) };
  }

  test.each([0, 1] as const)(
    '[R-7.2-11] [R-7.2-14] is sent once, with the answer %i about similar ones',
    async (acepta) => {
      const pedidas = contestan({ [LISTA]: [], [GRABAR]: dice({ Descripcion: 'Se grabó.' }, { Datos: '900|9001' }) });
      const { done, fallos } = await graba(acepta);
      expect(done).toMatchObject({ tipo: 'grabado', mensaje: { Descripcion: 'Se grabó.' } });
      expect(fallos).toEqual([]);
      expect(pedidas).toEqual([
        { nombre: LISTA, valores: ['501', '2025-11-20', '2026-11-20'], cuerpo: null },
        { nombre: GRABAR, valores: [String(acepta)], cuerpo: body },
      ]);
    },
  );

  test.each([true, false])('[R-7.2-12] lists the similar newborns instead, with ok %s', async (ok) => {
    const otro = { ...parecido, IdRecienNacido: 0, IdPersona: 901, NombreCompleto: 'QUISPE ROJAS PEDRO' };
    contestan({ [LISTA]: [], [GRABAR]: dice({ Descripcion: JSON.stringify([parecido, otro]) }, { ok }) });
    const { done, fallos } = await graba();
    const leidos = [parecido, otro].map((one) => ({ ...one, FechaNacimiento: '2026-11-02' }));
    expect(done).toMatchObject({ tipo: 'parecidos', parecidos: leidos });
    expect(fallos).toEqual([]);
  });

  test.each([1, '1', 'true'])('[R-7.2-12] lists them too if the message announces them by %o', async (TieneMensaje) => {
    contestan({ [LISTA]: [], [GRABAR]: dice({ Descripcion: JSON.stringify([parecido]), TieneMensaje }) });
    expect((await graba()).done?.tipo).toBe('parecidos');
  });

  test('[R-7.2-12] lists none that the message does not announce', async () => {
    const said = { Descripcion: JSON.stringify([parecido]), TieneMensaje: false };
    contestan({ [LISTA]: [], [GRABAR]: dice(said, { Datos: '900|9001' }) });
    expect((await graba()).done?.tipo).toBe('grabado');
  });

  test('[R-7.2-12] is saved if the list of similar ones is empty', async () => {
    contestan({ [LISTA]: [], [GRABAR]: dice({ Descripcion: '[]' }, { Datos: '900|9001' }) });
    expect((await graba()).done?.tipo).toBe('grabado');
  });

  test('[R-7.2-11] is refused with the words of the services', async () => {
    contestan({ [LISTA]: [], [GRABAR]: rechazo('La madre no está asegurada.') });
    expect(await graba()).toEqual({ done: null, fallos: ['La madre no está asegurada.'] });
  });

  test('[R-7.2-11] [R-7.2-12] is refused too if the answer has words and no data', async () => {
    contestan({ [LISTA]: [], [GRABAR]: dice({ Descripcion: 'No corresponde.' }) });
    expect(await graba()).toEqual({ done: null, fallos: ['No corresponde.'] });
  });

  const nadieSabe = 'No sabemos si se guardó. Revise el listado antes de volver a intentar.';
  test('is not known if the answer has neither words nor data', async () => {
    contestan({ [LISTA]: [], [GRABAR]: null });
    expect(await graba()).toEqual({ done: null, fallos: [nadieSabe] });
  });

  /** The answer is lost, and the list has these rows afterwards. */
  async function pierde(...rows: object[]) {
    let asked = 0;
    contestan({
      [LISTA]: () => {
        asked += 1;
        return asked === 1 ? [fila(1)] : [fila(1), ...rows];
      },
      [GRABAR]: tarde(),
    });
    return graba();
  }

  test('is done if the family has a new newborn of the day with the names', async () => {
    expect(await pierde(fila(2))).toEqual({ done: { tipo: 'grabado', mensaje: null }, fallos: [] });
  });

  test.each([
    ['is there already', fila(1)],
    ['was born on another day', fila(2, { FechaNacimiento: '2026-11-03' })],
    ['has other names', fila(2, { NombreCompleto: 'QUISPE ROJAS PEDRO' })],
  ])('is not known if the newborn of the list %s', async (_, row) => {
    expect(await pierde(row)).toEqual({ done: null, fallos: [nadieSabe] });
  });
});

/** Notes the writes, and sends none. */
function apunta() {
  const enviadas: Pick<Escritura<Endpoint, unknown>, 'comprobar'>[] = [];
  const escribir: Escribir = async ({ comprobar }) => {
    enviadas.push({ comprobar });
    return null;
  };
  return { escribir, enviadas };
}

describe('a registered newborn', () => {
  const row = z.parse(recienNacido, { ...fila(9001, { IdEstadoProceso: 67 }), FechaNacimiento: '2026-11-02T10:00:00' });
  const forma = (over: Partial<SegurosPersonasNovedad> = {}) =>
    buildNovedadForm({ novedad: { IdPersonaNovedad: 9001, IdEstadoProceso: 67, ...over } });

  test('[R-7.2-14] [R-7.2-19] is the same while the list of its day shows the same', async () => {
    const pedidas = contestan({ [FORMA]: forma(), [LISTA]: [fila(9001)] });
    expect(await cambioDeNacido(row)).toBe(false);
    expect(pedidas).toEqual([
      { nombre: FORMA, valores: ['900', '9001', '0', '0'], cuerpo: null },
      { nombre: LISTA, valores: ['900', '2026-11-02', '2026-11-02'], cuerpo: null },
    ]);
  });

  test('has changed if the list shows another name', async () => {
    contestan({ [FORMA]: forma(), [LISTA]: [fila(9001, { NombreCompleto: 'QUISPE ROJAS PEDRO' })] });
    expect(await cambioDeNacido(row)).toBe(true);
  });

  const concluye = (Version?: number) => {
    const asked: string[] = [];
    const preguntar = async () => asked.push('') > 0;
    const one = Version === undefined ? row : { ...row, Version };
    return concluir(one, { escribir: crearEscritura().escribir, preguntar }).then((done) => ({ done, asked }));
  };

  test('[R-7.2-13] is concluded once, in the regional of the session, after the question', async () => {
    const pedidas = contestan({ [CONCLUIR]: null });
    const { done, asked } = await concluye();
    expect([done?.datos, asked]).toEqual([true, ['']]);
    expect(pedidas).toEqual([{ nombre: CONCLUIR, valores: ['3'], cuerpo: { IdPersonaNovedad: 9001 } }]);
  });

  test('[R-7.2-13] is concluded in the version that was shown', async () => {
    session.setState({ user: null });
    const pedidas = contestan({ [CONCLUIR]: null });
    await concluye(4);
    expect(pedidas).toEqual([{ nombre: CONCLUIR, valores: ['0'], cuerpo: { IdPersonaNovedad: 9001, Version: 4 } }]);
  });

  test('[R-7.2-13] is not concluded if the answer to the question is no', async () => {
    const pedidas = contestan({ [CONCLUIR]: null });
    const { escribir } = crearEscritura();
    expect(await concluir(row, { escribir, preguntar: async () => false })).toBeNull();
    expect(pedidas).toEqual([]);
  });

  test('[R-7.2-13] [R-7.2-19] is concluded if the answer was lost and it is in that state', async () => {
    contestan({ [CONCLUIR]: tarde(), [FORMA]: forma({ IdEstadoProceso: 68 }) });
    expect((await concluye()).done).toMatchObject({ datos: true, mensaje: null });
  });

  test.each([
    [forma({ IdEstadoProceso: 68 }), { hecha: true }],
    [forma({ IdEstadoProceso: 67 }), 'sin hacer'],
    [forma({ IdEstadoProceso: 66 }), null],
    [null, null],
  ])('[R-7.2-19] is found by its state after an uncertain answer', async (form, found) => {
    contestan({ [FORMA]: form });
    const { escribir, enviadas } = apunta();
    await concluir(row, { escribir, preguntar: async () => true });
    expect(await enviadas[0]?.comprobar?.()).toEqual(found);
  });
});

describe('a birth by its id', () => {
  const NACIMIENTOS = 'Afiliacion/ObtenerRecienNacidosSAMIPostgres';

  test('[R-7.2-10] is looked for among all that are not registered', async () => {
    const pedidas = contestan({ [NACIMIENTOS]: [{ ...parto, IdRecienNacido: 76 }, parto] });
    expect(await nacimientoPorId(77)).toMatchObject({ IdRecienNacido: 77, NombreMadre: 'ROJAS LIMA ANA' });
    expect(pedidas).toEqual([{ nombre: NACIMIENTOS, valores: ['3', '0', '0', '_', '_', '_'], cuerpo: null }]);
  });

  test('[R-7.2-10] is null if it is not there, also for somebody without a regional', async () => {
    session.setState({ user: null });
    const pedidas = contestan({ [NACIMIENTOS]: [{ ...parto, IdRecienNacido: 76 }] });
    expect(await nacimientoPorId(77)).toBeNull();
    expect(pedidas[0]?.valores[0]).toBe('0');
  });
});
