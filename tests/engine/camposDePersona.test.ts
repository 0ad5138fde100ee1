import { describe, expect, test } from 'vitest';
import { personaSecciones, personaSoloLectura } from '#engine/family/personaFields.ts';

const limites = { direccion: 150, ocupacion: 40, coordenadas: 2, nacimientoDeTodos: true } as const;
type Libres = NonNullable<Parameters<typeof personaSecciones>[1]>;
const campos = (libres: Libres = []) => personaSecciones(limites, libres).flatMap(({ fields }) => fields);
const nombre = ({ path }: { readonly path: string }) => path.replace('BasePersonas.', '');
const campo = (name: string, libres: Libres = []) => {
  const found = campos(libres).find((one) => nombre(one) === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the fields of a person', () => {
  test('[E-2.2-08, F-3.5-01, F-3.5-02] stand in four sections, each of the kind of its value', () => {
    expect(
      personaSecciones(limites).map(({ title, fields }) => [
        title,
        ...fields.map((one) => `${nombre(one)}: ${one.kind}`),
      ]),
    ).toEqual([
      [
        'Documento',
        ...['IdTipoDocumento: list', 'IdExtensionDocumento: list', 'IdSexo: list', 'IdEstadoCivil: list'],
        ...['IdNacionalidad: list', 'IdUbicacionNacimiento: list'],
      ],
      [
        'Domicilio',
        ...['Zona: text', 'Direccion: text', 'IdUbicacionDireccion: list'],
        ...['LatitudDireccion: coordenadas', 'LongitudDireccion: coordenadas'],
      ],
      ['Contacto', 'Telefono: tel', 'Celular: tel', 'CorreoElectronico: email'],
      ['Ocupación', 'Ocupacion: text', 'IdGradoInstruccion: list', 'IdProfesion: list'],
    ]);
    expect(campos().flatMap((one) => (one.list ? [`${nombre(one)}: ${one.list}`] : []))).toEqual([
      ...['IdTipoDocumento: tiposDocumentos', 'IdExtensionDocumento: extensiones', 'IdSexo: sexos'],
      ...['IdEstadoCivil: estadosCiviles', 'IdNacionalidad: paises', 'IdUbicacionNacimiento: localidades'],
      ...['IdUbicacionDireccion: localidades', 'IdGradoInstruccion: gradosInstruccion', 'IdProfesion: profesiones'],
    ]);
  });

  test.each([
    ['IdTipoDocumento', 'Tipo de documento'],
    ['IdExtensionDocumento', 'Extensión'],
    ['IdSexo', 'Sexo'],
    ['IdEstadoCivil', 'Estado civil'],
    ['IdNacionalidad', 'Nacionalidad'],
    ['IdUbicacionNacimiento', 'Ubicación de nacimiento'],
    ['Zona', 'Zona'],
    ['Direccion', 'Dirección'],
    ['IdUbicacionDireccion', 'Ubicación de la dirección'],
    ['LatitudDireccion', 'Latitud'],
    ['LongitudDireccion', 'Longitud'],
    ['Telefono', 'Teléfono'],
    ['Celular', 'Celular'],
    ['CorreoElectronico', 'Correo electrónico'],
    ['Ocupacion', 'Ocupación'],
    ['IdGradoInstruccion', 'Grado de instrucción'],
    ['IdProfesion', 'Profesión'],
  ])(
    '[E-2.2-08, E-5.2-01, E-5.2-02, E-5.2-03, E-5.2-05, E-5.2-06] %s is called %s, also where it is missing, and is required',
    (name, label) => {
      expect(campo(name).label).toBe(label);
      expect(campo(name).rule.required).toBe(true);
      expect(campo(name).rule.check(null)).toBe(`${label}, no tiene información.`);
    },
  );

  test.each<Libres[number]>([
    ...(['IdUbicacionNacimiento', 'Zona', 'Direccion', 'IdUbicacionDireccion', 'Telefono'] as const),
    ...(['Celular', 'CorreoElectronico', 'Ocupacion', 'IdProfesion'] as const),
  ])('[R-5.2-04] a screen may leave %s free, and nothing else by it', (name) => {
    const free = campos([name]).filter(({ rule }) => !rule.required);
    expect(free.map(nombre)).toEqual([name]);
    expect(campo(name, [name]).rule.check(null)).toBeNull();
  });

  test.each<[Libres[number], string, number]>([
    ['Zona', 'Zona', 100],
    ['Direccion', 'Dirección', limites.direccion],
    ['Telefono', 'Teléfono', 50],
    ['Celular', 'Celular', 50],
    ['CorreoElectronico', 'Correo electrónico', 100],
    ['Ocupacion', 'Ocupación', limites.ocupacion],
  ])('[E-9-04, R-9-03] %s, required or free, is as long as its screen allows', (name, label, limit) => {
    const domain = name === 'CorreoElectronico' ? '@caja.bo' : '';
    const ofLength = (length: number) => `${'x'.repeat(length - domain.length)}${domain}`;
    for (const libres of [[], [name]]) {
      const { rule } = campo(name, libres);
      expect(rule.check(ofLength(limit))).toBeNull();
      expect(rule.check(ofLength(limit + 1))).toBe(`${label}: el máximo es de ${limit} caracteres.`);
    }
  });

  test('[E-5.2-06, E-9-05, R-9-04] a latitude has up to 90 degrees and a longitude up to 180, of as many characters as the screen asks for', () => {
    const check = (name: string, value: string) => campo(name).rule.check(value);
    expect([check('LatitudDireccion', '90'), check('LongitudDireccion', '180')]).toEqual([null, null]);
    expect(check('LatitudDireccion', '91')).toBe('Latitud: escriba grados entre -90 y 90.');
    expect(check('LongitudDireccion', '181')).toBe('Longitud: escriba grados entre -180 y 180.');
    for (const name of ['LatitudDireccion', 'LongitudDireccion'])
      expect(check(name, '9')).toMatch(/: escriba al menos 2 caracteres, por ejemplo -17\.39350\.$/);
  });

  test('[E-5.2-04] a birth location is asked of nationals alone, unless the screen asks everybody', () => {
    const { nacimientoDeTodos: _, ...deNacionales } = limites;
    const rule = personaSecciones(deNacionales)
      .flatMap(({ fields }) => fields)
      .find((one) => nombre(one) === 'IdUbicacionNacimiento')?.rule;
    const values = (IdNacionalidad: number) => ({
      ...{ BasePersonas: { IdNacionalidad }, SegurosPacientes: {}, SegurosPersonasNovedad: {} },
      ...{ PacientesAlgoritmo: {}, PacientesResolucion: {}, PacientesDerechoHabiente: {} },
    });
    expect(rule?.check(0, values(1))).toBe('Ubicación de nacimiento, no tiene información.');
    expect(rule?.check(0, values(25))).toBeNull();
    expect(campo('IdUbicacionNacimiento').rule.check(0, values(25))).not.toBeNull();
  });

  test('[E-2.4-03, E-2.6-05, E-5.2-02, R-2.4-11, decision 11] shown read-only they are the same, and only the telephone is not required', () => {
    const shown = personaSoloLectura(limites).flatMap(({ fields }) => fields);
    expect(shown.map((one) => [nombre(one), one.label])).toEqual(campos().map((one) => [nombre(one), one.label]));
    expect(shown.every(({ readOnly }) => readOnly === true)).toBe(true);
    expect(shown.filter(({ rule }) => !rule.required).map(nombre)).toEqual(['Telefono']);
  });
});
