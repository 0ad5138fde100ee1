import { describe, expect, test } from 'vitest';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import { compararNombres, difiereEnUna, reconocer } from '#features/importar/comprobar/identidad.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { buildPacienteBuscado, buildPersona } from '#support/builders.ts';
import { unaFila } from './filas.ts';

const con = (valores: Fila['valores']) => unaFila(2, { valores });

describe('[P3] two words that differ in one letter', () => {
  test.each([
    ['', ''],
    ['', 'a'],
    ['mamani', 'mamani'],
    ['mamani', 'mamami'],
    ['mamani', 'xamani'],
    ['mamani', 'mamanx'],
    ['mamani', 'maman'],
    ['mamani', 'amani'],
    ['mamani', 'maani'],
    ['mamani', 'mamanis'],
    ['mamani', 'mmaani'],
    ['mamani', 'mamain'],
    ['mamani', 'ammani'],
  ])('%s and %s', (one, other) => {
    expect(difiereEnUna(one, other)).toBe(true);
    expect(difiereEnUna(other, one)).toBe(true);
  });

  test.each([
    ['', 'ab'],
    ['mamani', 'mama'],
    ['mamani', 'xaxani'],
    ['mamani', 'manami'],
    ['mamani', 'ammain'],
    ['mamani', 'xaman'],
    ['mamani', 'mxmaxi'],
    // The letters that change places stand beside each other.
    ['abcd', 'cbad'],
    ['abxd', 'baxe'],
    ['abcd', 'bxcd'],
    ['abcd', 'xacd'],
  ])('%s and %s differ in more', (one, other) => {
    expect(difiereEnUna(one, other)).toBe(false);
    expect(difiereEnUna(other, one)).toBe(false);
  });
});

describe('[P3] the names of a row and those of the fund', () => {
  const caja = buildPersona({ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI', Nombres: 'ROSA ELENA' });
  const suyos = { ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI', Nombres: 'ROSA ELENA' };
  const comparados = (valores: Fila['valores'], de: Partial<BasePersonas> = {}) =>
    compararNombres(con(valores), { ...caja, ...de }).map(({ nivel, codigo, lugar, texto }) =>
      [nivel, codigo, lugar, texto].join(' | '),
    );

  test('the same names say nothing', () => {
    expect(comparados(suyos)).toEqual([]);
  });

  test('case, accents, signs and spaces say nothing', () => {
    const valores = { ApellidoPaterno: ' quíspe ', ApellidoMaterno: 'Mamani.', Nombres: 'Rosa  Elena' };
    expect(comparados(valores)).toEqual([]);
    expect(comparados({ ...suyos, Nombres: 'ROSA-ELENA' })).toEqual([]);
    const irlandesa = { ApellidoPaterno: 'OCONNOR', ApellidoMaterno: '', Nombres: 'ROSA ELENA' };
    for (const ApellidoPaterno of ["O'CONNOR", 'O’CONNOR', 'O`CONNOR', 'O.CONNOR'])
      expect(comparados({ ...irlandesa, ApellidoPaterno }, irlandesa)).toEqual([]);
    expect(comparados({ ...irlandesa, ApellidoPaterno: 'O CONNOR' }, irlandesa)).toHaveLength(1);
  });

  test('a letter in a surname is a warning with both spellings', () => {
    expect(compararNombres(con({ ...suyos, ApellidoPaterno: 'QUISPI' }), caja)).toEqual([
      {
        nivel: 'aviso',
        codigo: 'NOMBRE_DIFIERE',
        lugar: 'ApellidoPaterno',
        texto: 'La planilla dice «QUISPI» y la caja tiene «QUISPE». Se envía como está en la caja.',
        titulo: 'El nombre no es igual al de la caja',
        grupo: 'NOMBRE_DIFIERE|ApellidoPaterno|',
      },
    ]);
  });

  test('another surname is a problem that names the one of the fund', () => {
    expect(compararNombres(con({ ...suyos, ApellidoMaterno: 'CHOQUE' }), caja)).toEqual([
      {
        nivel: 'problema',
        codigo: 'IDENTIDAD',
        lugar: 'ApellidoMaterno',
        texto: 'El apellido «CHOQUE» no es el que tiene la caja: MAMANI.',
        titulo: 'Personas que no coinciden con la caja',
        grupo: 'IDENTIDAD|ApellidoMaterno|',
      },
    ]);
  });

  test('two surnames that changed places are two problems', () => {
    const alReves = { ...suyos, ApellidoPaterno: 'MAMANI', ApellidoMaterno: 'QUISPE' };
    expect(comparados(alReves)).toEqual([
      'problema | IDENTIDAD | ApellidoPaterno | El apellido «MAMANI» no es el que tiene la caja: QUISPE.',
      'problema | IDENTIDAD | ApellidoMaterno | El apellido «QUISPE» no es el que tiene la caja: MAMANI.',
    ]);
  });

  test('an only surname may stand in the other place, in the row and at the fund', () => {
    expect(comparados({ ApellidoPaterno: 'MAMANI', Nombres: 'ROSA ELENA' })).toEqual([]);
    expect(comparados({ ApellidoMaterno: 'QUISPE', Nombres: 'ROSA ELENA' })).toEqual([]);
    expect(comparados({ ApellidoMaterno: 'QUISPE' }, { ApellidoMaterno: ' ' })).toEqual([]);
  });

  test('an only surname with another letter is compared with that of the other place', () => {
    expect(comparados({ ApellidoPaterno: 'MAMANY' })).toEqual([
      'aviso | NOMBRE_DIFIERE | ApellidoPaterno | La planilla dice «MAMANY» y la caja tiene «MAMANI». Se envía como está en la caja.',
    ]);
  });

  test('an only surname that the fund has in no place names both of the fund', () => {
    expect(comparados({ ApellidoPaterno: 'CHOQUE' })).toEqual([
      'problema | IDENTIDAD | ApellidoPaterno | El apellido «CHOQUE» no es el que tiene la caja: QUISPE MAMANI.',
    ]);
  });

  test('a surname of somebody without one at the fund says that there is none', () => {
    expect(comparados({ ApellidoPaterno: 'CHOQUE' }, { ApellidoPaterno: '', ApellidoMaterno: '' })).toEqual([
      'problema | IDENTIDAD | ApellidoPaterno | El apellido «CHOQUE» no es el que tiene la caja: vacío.',
    ]);
  });

  test('other given names are a warning, none say nothing', () => {
    expect(comparados({ ...suyos, Nombres: 'BEATRIZ' })).toEqual([
      'aviso | NOMBRE_DIFIERE | Nombres | La planilla dice «BEATRIZ» y la caja tiene «ROSA ELENA». Se envía como está en la caja.',
    ]);
    expect(comparados({ ...suyos, Nombres: 'ROSA ELENO' })).toHaveLength(1);
    expect(comparados({ ...suyos, Nombres: ' ' })).toEqual([]);
  });
});

describe('[P3] the person of a row among those whom a search found', () => {
  const ella = buildPacienteBuscado({
    ...{ IdPersona: 7, NumeroDocumento: '4821377', ComplementoDocumento: '', FechaNacimiento: '1990-04-12' },
    NombreCompleto: 'QUISPE MAMANI ROSA ELENA',
  });
  const suyos: Fila['valores'] = {
    ...{ NumeroDocumento: '4821377', FechaNacimiento: '1990-04-12' },
    ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI', Nombres: 'ROSA ELENA' },
  };
  const quien = (valores: Fila['valores'], encontradas: readonly PacienteBuscado[] = [ella]) =>
    reconocer(con({ ...suyos, ...valores }), encontradas);
  const otra = (valores: Fila['valores'], encontradas: readonly PacienteBuscado[] = [ella]) => {
    const found = quien(valores, encontradas);
    return found.es === 'otra' ? found.hallazgo : null;
  };

  test('she is found by number, complement, birth date and surnames', () => {
    expect(quien({})).toEqual({ es: 'ella', persona: ella });
    const otroNumero = { ...ella, IdPersona: 8, NumeroDocumento: '48213770' };
    expect(quien({}, [otroNumero, ella])).toEqual({ es: 'ella', persona: ella });
  });

  test('nobody with her number is nobody', () => {
    expect(quien({}, [])).toEqual({ es: 'nadie' });
    expect(quien({ NumeroDocumento: '4821378' })).toEqual({ es: 'nadie' });
    expect(reconocer(con({}), [ella])).toEqual({ es: 'nadie' });
  });

  test('of two with her number the one with her complement is she', () => {
    const suya = { ...ella, IdPersona: 9, ComplementoDocumento: ' 1a ' };
    expect(quien({ Complemento: '1A' }, [ella, suya])).toEqual({ es: 'ella', persona: suya });
    expect(quien({ Complemento: ' 1a' }, [ella, suya])).toEqual({ es: 'ella', persona: suya });
    expect(quien({}, [suya, ella])).toEqual({ es: 'ella', persona: ella });
  });

  test('another complement names the document of the fund', () => {
    expect(otra({ Complemento: '1B' }, [{ ...ella, ComplementoDocumento: '1A' }])).toEqual({
      nivel: 'problema',
      codigo: 'COMPLEMENTO',
      lugar: 'Complemento',
      texto: 'La caja tiene ese número de documento con otro complemento: 4821377-1A.',
      titulo: 'Documentos con otro complemento',
      grupo: 'COMPLEMENTO|Complemento|',
    });
    expect(otra({ Complemento: '1B' })?.texto).toBe('La caja tiene ese número de documento sin complemento: 4821377.');
  });

  test('another birth date is a problem', () => {
    expect(otra({ FechaNacimiento: '1990-04-13' })).toEqual({
      nivel: 'problema',
      codigo: 'IDENTIDAD',
      lugar: 'FechaNacimiento',
      texto: 'La fecha de nacimiento no es la que tiene la caja para ese documento.',
      titulo: 'Personas que no coinciden con la caja',
      grupo: 'IDENTIDAD|FechaNacimiento|',
    });
  });

  test('of two with one document the birth date decides', () => {
    const mayor = { ...ella, IdPersona: 8, FechaNacimiento: '1960-01-01' };
    expect(quien({}, [mayor, ella])).toEqual({ es: 'ella', persona: ella });
    expect(otra({}, [ella, { ...ella, IdPersona: 8 }])).toMatchObject({
      codigo: 'IDENTIDAD',
      lugar: 'NumeroDocumento',
      texto: 'La caja tiene a más de una persona con ese documento y fecha de nacimiento. Regístrela una por una.',
    });
  });

  test('surnames that stand nowhere in the whole name are a problem', () => {
    const problema = {
      codigo: 'IDENTIDAD',
      lugar: 'ApellidoPaterno',
      texto: 'Los apellidos no son los que tiene la caja para ese documento.',
    };
    expect(otra({ ApellidoPaterno: 'CHOQUE' })).toMatchObject(problema);
    expect(otra({ ApellidoMaterno: 'CHOQUE' })).toMatchObject(problema);
  });

  test('surnames with another letter, in several words, in another order or missing are hers', () => {
    const conocida = { es: 'ella', persona: ella };
    expect(quien({ ApellidoPaterno: 'QUISPI' })).toEqual(conocida);
    expect(quien({ ApellidoPaterno: 'Mamani', ApellidoMaterno: 'Quispe' })).toEqual(conocida);
    expect(quien({ ApellidoPaterno: '', ApellidoMaterno: 'MAMANI' })).toEqual(conocida);
    expect(quien({ ApellidoPaterno: 'QUISPE MAMANI', ApellidoMaterno: '' })).toEqual(conocida);
    expect(otra({ ApellidoPaterno: 'QUISPE VDA', ApellidoMaterno: '' })).toMatchObject({ codigo: 'IDENTIDAD' });
  });
});
