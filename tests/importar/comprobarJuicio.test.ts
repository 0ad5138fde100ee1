import { describe, expect, test } from 'vitest';
import type { FieldError } from '#engine/definition/definition.ts';
import { type NovedadDefinition, reglaSobre } from '#engine/definition/definition.ts';
import type { Field, FieldPath } from '#engine/definition/fields.ts';
import { conProblema, juzgada, sinDobles } from '#features/importar/comprobar/hallazgos.ts';
import { contextoDe, juzgarFila, juzgarForm, juzgarPersona, leidosDe } from '#features/importar/comprobar/juicio.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila, Hallazgo } from '#features/importar/fila/fila.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { filaCon } from './apoyo.ts';
import { avisoCon, campo, contextoCon, deAlta, deBaja } from './deComprobar.ts';
import { hallazgo, unaFila } from './filas.ts';

const CARGO: FieldPath = 'SegurosPersonasNovedad.Cargo';
const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';
const mal = { required: true, check: () => 'Está mal.' };
const alguno = hallazgo({ codigo: 'VALOR', lugar: 'Cargo', texto: 'Cargo: «x» no es.' });
const delAviso = hallazgo({ nivel: 'aviso', codigo: 'MONTO_DUDOSO', lugar: 'HaberMensual', texto: 'Confírmelo.' });
const deArchivo = hallazgo({ codigo: 'ADJUNTO', lugar: 'Adjuntos', texto: 'foto.bmp: no se acepta.' });
const repetida = hallazgo({ codigo: 'REPETIDA', lugar: 'NumeroDocumento', texto: 'Repite la fila 2.' });
const dicho = (found: readonly Hallazgo[]) => found.map(({ codigo, lugar }) => `${codigo} ${lugar}`);

describe('[P1] the form of a notice as Grabar judges it', () => {
  const form = buildNovedadForm({
    novedad: { Cargo: 'CAJERA', HaberMensual: 3500, IdUbicacion: 101, FechaNovedad: '2026-11-03', Observacion: 'Ñ' },
    persona: { CorreoElectronico: 'rosa', LatitudDireccion: '-16', Telefono: '22' },
  });
  const juicio = (fields: readonly Field[], reglas: NovedadDefinition['reglas'] = [], de = form) =>
    juzgarForm(avisoCon(fields, { reglas }), de, contextoCon());

  test.each([
    ['SegurosPersonasNovedad.HaberMensual', 'money', 'HABER', 'HaberMensual', ''],
    [FECHA, 'date', 'FECHA', 'FechaAviso', ''],
    ['SegurosPersonasNovedad.IdUbicacion', 'list', 'VALOR', 'Ubicacion', '101'],
    ['BasePersonas.LatitudDireccion', 'coordenadas', 'VALOR', 'Latitud', '-16'],
    ['BasePersonas.CorreoElectronico', 'email', 'LARGO', 'Correo', 'rosa'],
    [CARGO, 'text', 'LARGO', 'Cargo', 'cajera'],
    ['BasePersonas.Telefono', 'tel', 'LARGO', 'Telefono', '22'],
    ['SegurosPersonasNovedad.Observacion', 'textarea', 'LARGO', 'Observacion', 'n'],
  ] as const)('a wrong value of %s, which is %s, is %s', (path, kind, codigo, lugar, comun) => {
    expect(juicio([campo(path, { kind, rule: mal })])).toEqual([
      {
        ...{ nivel: 'problema', codigo, lugar, texto: 'Está mal.', titulo: 'Está mal.' },
        grupo: `${codigo}|${lugar}|${comun}`,
      },
    ]);
  });

  test('an address that is no address is a wrong value, one that is too long is not', () => {
    const check = () => 'Formato de correo electrónico no válido.';
    const [uno] = juicio([campo('BasePersonas.CorreoElectronico', { kind: 'email', rule: { required: true, check } })]);
    expect(uno).toMatchObject({ codigo: 'VALOR', grupo: 'VALOR|Correo|rosa' });
  });

  test.each([
    [CARGO, 'text'],
    ['SegurosPersonasNovedad.IdUbicacion', 'list'],
    [FECHA, 'date'],
    ['SegurosPersonasNovedad.HaberMensual', 'money'],
  ] as const)('of an empty %s, which is %s, the value is missing', (path, kind) => {
    const vacio = buildNovedadForm();
    const novedad = { ...vacio.SegurosPersonasNovedad, Cargo: '', IdUbicacion: 0, FechaNovedad: '' };
    const de = { ...vacio, SegurosPersonasNovedad: { ...novedad, HaberMensual: undefined as unknown as number } };
    const found = juicio([campo(path, { kind, rule: mal })], [], de);
    expect(found.map(({ codigo, grupo }) => [codigo, grupo.split('|')[2]])).toEqual([['FALTA_DATO', '']]);
  });

  const regla = (error: FieldError) => () => error;
  const dice = { path: FECHA, text: 'QUISPE MAMANI ROSA no puede.' };

  test('the error of a rule has the code of its subject', () => {
    const fields = [campo(FECHA, { kind: 'date' })];
    const codigos = ([undefined, 'periodo', 'edad', 'relacion'] as const).map((asunto) => {
      const una = regla(dice);
      return juicio(fields, [() => null, asunto ? reglaSobre(asunto, una) : una])[0];
    });
    expect(codigos.map((uno) => [uno?.codigo, uno?.lugar, uno?.texto])).toEqual([
      ['REGLA', 'FechaAviso', dice.text],
      ['PERIODO', 'FechaAviso', dice.text],
      ['MENOR', 'FechaAviso', dice.text],
      ['REGLA', 'FechaAviso', dice.text],
    ]);
    // A sentence with a name in it is no title for several rows.
    expect(codigos.map((uno) => uno?.titulo)).toEqual([dice.text, dice.text, 'Menores de edad', dice.text]);
    expect(codigos.map((uno) => uno?.grupo)).toEqual([
      ...['REGLA|FechaAviso|', 'PERIODO|FechaAviso|', 'MENOR|FechaAviso|', 'REGLA|FechaAviso|'],
    ]);
  });

  test('of two rules the one that says the sentence has the code', () => {
    const otra = reglaSobre('periodo', regla({ path: CARGO, text: 'Otra cosa.' }));
    const fields = [campo(FECHA, { kind: 'date' }), campo(CARGO)];
    expect(juicio(fields, [otra, reglaSobre('edad', regla(dice))]).map(({ codigo }) => codigo)).toEqual([
      'MENOR',
      'PERIODO',
    ]);
  });

  test('an error about a field without a column is about the row', () => {
    expect(juicio([campo('BasePersonas.IdGenero', { kind: 'list', rule: mal })])[0]?.lugar).toBeNull();
  });

  test('the rules get the period, the day, the form and why there is no period', () => {
    const contexto = contextoCon();
    expect(contextoDe(contexto, form)).toStrictEqual({ periodo: contexto.periodo, today: TODAY, form });
    expect(contextoDe({ ...contexto, periodo: null, sinPeriodo: 'Periodo cerrado.' }, form)).toStrictEqual({
      ...{ periodo: null, sinPeriodo: 'Periodo cerrado.', today: TODAY, form },
    });
  });
});

describe('[P1] what reading found', () => {
  test('is kept with the row, or is what is neither a repeat nor about files', () => {
    const hallazgos = [alguno, repetida, deArchivo, delAviso];
    expect(leidosDe(unaFila(2, { hallazgos }))).toEqual([alguno, delAviso]);
    expect(leidosDe(unaFila(2, { hallazgos, leidos: [delAviso] }))).toEqual([delAviso]);
    expect(leidosDe(unaFila(2, { hallazgos, leidos: [] }))).toEqual([]);
  });
});

describe('[P1] a row alone', () => {
  const ALTA: Textos = {
    ...{ TipoAviso: 'ALTA', NumeroDocumento: '4821377', ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI' },
    ...{ Nombres: 'ROSA ELENA', FechaNacimiento: '12/04/1990', FechaAviso: '03/11/2026', Cargo: 'CAJERA' },
    ...{ HaberMensual: '3500', Ubicacion: 'EL ALTO' },
  };
  const con = (definition: NovedadDefinition) => contextoCon({ definiciones: new Map([[definition.key, definition]]) });

  test('a whole one has no problem, whatever the fund has to say about its person and the period', () => {
    expect(juzgarFila(filaCon(ALTA), contextoCon())).toEqual([]);
    expect(juzgarFila(filaCon({ ...ALTA, FechaAviso: '03/01/2026' }), contextoCon())).toEqual([]);
    expect(juzgarFila(filaCon({ ...ALTA, FechaNacimiento: '12/04/2020' }), contextoCon())).toEqual([]);
  });

  test('without a type of notice it lacks it, unless that is said already', () => {
    const sinTipo = { ...filaCon(ALTA), tipo: null };
    expect(juzgarFila(sinTipo, contextoCon())).toEqual([
      {
        ...{ nivel: 'problema', codigo: 'FALTA_DATO', lugar: 'TipoAviso', grupo: 'FALTA_DATO|TipoAviso|' },
        texto: 'Tipo de aviso, no tiene información.',
        titulo: 'Tipo de aviso, no tiene información.',
      },
    ]);
    const noExiste = filaCon({ ...ALTA, TipoAviso: 'ASCENSO' });
    expect(dicho(juzgarFila(noExiste, contextoCon()))).toEqual(['VALOR TipoAviso']);
    const difiere = hallazgo({ nivel: 'aviso', codigo: 'SOLO_DIFERENCIA', lugar: null, texto: 'Cargo: distinto.' });
    expect(juzgarFila({ ...sinTipo, hallazgos: [difiere, repetida] }, contextoCon())).toEqual([difiere, repetida]);
    expect(dicho(juzgarFila({ ...sinTipo, hallazgos: [alguno, repetida] }, contextoCon()))).toEqual([
      ...['VALOR Cargo', 'FALTA_DATO TipoAviso', 'REPETIDA NumeroDocumento'],
    ]);
    expect(dicho(juzgarFila(filaCon(ALTA), contextoCon({ definiciones: new Map() })))).toEqual([
      'FALTA_DATO TipoAviso',
    ]);
  });

  test('[E-5.3-02] [E-5.3-03] [E-5.3-04] [E-5.3-05] what is missing is said in the words of the notice', () => {
    const found = juzgarFila(filaCon({ ...ALTA, Cargo: '', Ubicacion: '' }), contextoCon());
    expect(found.map(({ codigo, lugar, texto }) => [codigo, lugar, texto])).toEqual([
      ['FALTA_DATO', 'Cargo', 'Cargo, no tiene información.'],
      ['FALTA_DATO', 'Ubicacion', 'Ubicación empresa, no tiene información.'],
    ]);
    const sinMas = juzgarFila(filaCon({ ...ALTA, FechaAviso: '', HaberMensual: '' }), contextoCon());
    expect(sinMas.map(({ codigo, texto }) => `${codigo} ${texto}`).sort()).toEqual([
      'FALTA_DATO Fecha de ingreso, no tiene información.',
      'FALTA_DATO Haber mensual, no tiene información.',
    ]);
  });

  test('what cannot be read is said once, and is not missing', () => {
    const found = juzgarFila(filaCon({ ...ALTA, FechaAviso: '31/11/2026', Ubicacion: 'ATLÁNTIDA' }), contextoCon());
    expect(dicho(found)).toEqual(['FECHA FechaAviso', 'VALOR Ubicacion']);
  });

  test('[E-5.3-06] a warning about a cell does not hide what the notice says of it', () => {
    const fila = { ...filaCon({ ...ALTA, HaberMensual: '0' }), hallazgos: [delAviso] };
    expect(dicho(juzgarFila(fila, contextoCon()))).toEqual(['MONTO_DUDOSO HaberMensual', 'HABER HaberMensual']);
  });

  test('[E-5.3-03] a repeat stays with the row, and what files lack does not', () => {
    const fila = { ...filaCon({ ...ALTA, Cargo: '' }), hallazgos: [repetida, deArchivo] };
    expect(dicho(juzgarFila(fila, contextoCon()))).toEqual(['FALTA_DATO Cargo', 'REPETIDA NumeroDocumento']);
  });

  test('facts of the person are judged later, except the type of the document', () => {
    const malos = { Sexo: 'X', Latitud: 'norte', Correo: 'rosa', EstadoCivil: 'Y' };
    expect(juzgarFila(filaCon({ ...ALTA, ...malos }), contextoCon())).toEqual([]);
    expect(dicho(juzgarFila(filaCon({ ...ALTA, TipoDocumento: 'LIBRETA' }), contextoCon()))).toEqual([
      'VALOR TipoDocumento',
    ]);
  });

  test('who the person is belongs to the row', () => {
    const found = juzgarFila(filaCon({ ...ALTA, Nombres: '', FechaNacimiento: '' }), contextoCon());
    expect(dicho(found)).toEqual(['FALTA_DATO Nombres', 'FALTA_DATO FechaNacimiento']);
  });

  test('a termination needs its date alone; what else it says is judged', () => {
    const BAJA: Textos = { ...ALTA, TipoAviso: 'BAJA', Cargo: '', HaberMensual: '', Ubicacion: '' };
    const aviso = avisoCon(
      [
        campo(FECHA, {
          kind: 'date',
          label: 'Fecha de retiro',
          rule: { required: true, check: (v) => (v ? null : 'Falta la fecha.') },
        }),
        campo(CARGO, { rule: { required: true, check: (v) => (v ? 'Cargo largo.' : 'Falta el cargo.') } }),
      ],
      { key: deBaja.key, idTipoPadre: deBaja.idTipoPadre },
    );
    const juicio = (mas: Textos) => juzgarFila(filaCon({ ...BAJA, ...mas }), con(aviso)).map(({ texto }) => texto);
    expect(juicio({})).toEqual([]);
    expect(juicio({ Cargo: 'CAJERA' })).toEqual(['Cargo largo.']);
    expect(juicio({ FechaAviso: '' })).toEqual(['Falta la fecha.']);
    const deAltaSolo = { ...aviso, key: deAlta.key };
    expect(juzgarFila(filaCon({ ...BAJA, TipoAviso: 'ALTA' }), con(deAltaSolo)).map(({ texto }) => texto)).toEqual([
      'Falta el cargo.',
    ]);
  });

  test('rules that compare with what only the services know wait; the others get the names and the entry of before', () => {
    const vistos: unknown[] = [];
    const mira: NovedadDefinition['reglas'][number] = (_, { form, periodo, today }) => {
      const { ApellidoPaterno, ApellidoMaterno, Nombres, NombreCompleto, FechaNacimiento } = form.BasePersonas;
      vistos.push([ApellidoPaterno, ApellidoMaterno, Nombres, NombreCompleto, FechaNacimiento]);
      vistos.push([form.SegurosPacientes.FechaIngreso, periodo, today]);
      return { path: CARGO, text: 'Regla propia.' };
    };
    const nunca = (asunto: 'periodo' | 'edad' | 'relacion') =>
      reglaSobre(asunto, () => {
        throw new Error(`${asunto} is not known yet`);
      });
    const aviso = avisoCon([campo(CARGO)], { reglas: [nunca('periodo'), nunca('edad'), nunca('relacion'), mira] });
    expect(juzgarFila(filaCon(ALTA), con(aviso)).map(({ codigo, texto }) => [codigo, texto])).toEqual([
      ['REGLA', 'Regla propia.'],
    ]);
    expect(vistos[0]).toEqual(['QUISPE', 'MAMANI', 'ROSA ELENA', 'QUISPE MAMANI ROSA ELENA', '1990-04-12']);
    expect(vistos[1]).toEqual(['1900-01-02', contextoCon().periodo, TODAY]);
    vistos.length = 0;
    juzgarFila(filaCon({ ...ALTA, ApellidoPaterno: '', FechaNacimiento: '' }), con(aviso));
    expect(vistos[0]).toEqual(['', 'MAMANI', 'ROSA ELENA', 'MAMANI ROSA ELENA', '']);
  });

  test('errors about the whole row are said beside those of its cells', () => {
    const sinColumna = campo('SegurosPersonasNovedad.IdCanal', { kind: 'list', rule: mal });
    const fila = { ...filaCon(ALTA), hallazgos: [hallazgo({ codigo: 'REGLA', lugar: null, texto: 'De la fila.' })] };
    expect(juzgarFila(fila, con(avisoCon([sinColumna]))).map(({ texto }) => texto)).toEqual([
      'De la fila.',
      'Está mal.',
    ]);
  });

  test('a list whose other field is wrong is not asked for', () => {
    const depende = campo('SegurosPersonasNovedad.IdEmpresaDestino', {
      ...{ kind: 'list', rule: mal },
      listOf: { name: 'empresasDeRegional', path: 'SegurosPacientes.IdDepartamento', before: 'Primero' },
    });
    const aviso = avisoCon([
      campo('SegurosPacientes.IdDepartamento', { kind: 'list', list: 'departamentos' }),
      depende,
    ]);
    const fila = filaCon({ ...ALTA, RegionalDestino: 'ATLÁNTIDA', EmpresaDestino: 'BANCO ALTIPLANO S.A.' });
    expect(dicho(juzgarFila(fila, con(aviso)))).toEqual(['VALOR RegionalDestino']);
  });
});

describe('[P3] cells about the person', () => {
  const fila = filaCon({ TipoAviso: 'ALTA', Sexo: 'X', Latitud: 'norte', Cargo: '', TipoDocumento: 'LIBRETA' });
  const malas = (seLlena: (path: FieldPath) => boolean, de: Fila = fila) =>
    dicho(juzgarPersona({ fila: de, definition: deAlta, contexto: contextoCon() }, seLlena));

  test('that nobody can read are said of the fields that the row fills', () => {
    expect(malas(() => true).sort()).toEqual(['VALOR Latitud', 'VALOR Sexo']);
    expect(malas((path) => path === 'BasePersonas.IdSexo')).toEqual(['VALOR Sexo']);
    expect(malas(() => false)).toEqual([]);
  });

  test('findings about the row, its files, its notice or no field are none of them', () => {
    const otros = (['Adjuntos', null, 'Cargo', 'Nombres', 'TipoDocumento'] as const).map((lugar) => ({
      ...alguno,
      lugar,
    }));
    expect(malas(() => true, { ...filaCon({ TipoAviso: 'ALTA' }), leidos: otros })).toEqual([]);
  });
});

describe('[T1] the step of a row', () => {
  const preparada = { form: buildNovedadForm(), idTipoNovedad: 2, desconocida: false };

  test('is that of its worst finding', () => {
    const paso = (...hallazgos: readonly Hallazgo[]) => juzgada(unaFila(2), hallazgos, preparada).paso;
    expect([paso(), paso(delAviso), paso(delAviso, alguno)]).toEqual(['lista', 'aviso', 'problema']);
    expect([conProblema([]), conProblema([delAviso]), conProblema([delAviso, alguno])]).toEqual([false, false, true]);
  });

  test('what is sent stays while only the files are wrong', () => {
    const queda = (...hallazgos: readonly Hallazgo[]) => juzgada(unaFila(2), hallazgos, preparada);
    expect(queda(deArchivo)).toMatchObject({ paso: 'problema', preparada, hallazgos: [deArchivo] });
    expect(queda(deArchivo, delAviso).preparada).toBe(preparada);
    expect(queda(deArchivo, alguno).preparada).toBeNull();
  });

  test('of two findings of one code at one place the first stays', () => {
    const otro = { ...alguno, texto: 'Otra vez.' };
    const enOtroLugar = { ...alguno, lugar: 'Sexo' as const };
    const otroCodigo = { ...alguno, codigo: 'LARGO' as const };
    expect(sinDobles([alguno, otro, enOtroLugar, otroCodigo, otro])).toEqual([alguno, enOtroLugar, otroCodigo]);
  });
});
