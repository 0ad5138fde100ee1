import { addDays, addMonths } from '#lib/dates.ts';
import { datosDe, registrado } from '#sandbox/rules/bdpaWrites.ts';
import type { Identidad, Registro } from '../bdpaRows.ts';
import { empresas } from '../empresas.ts';
import { type Ejemplo, ejemplos, soloEnBdpa } from '../examples.ts';
import type { Persona } from '../rows.ts';
import { nombreCompleto, type Sowing, sowPerson } from './people.ts';
import { sowWorker } from './population.ts';

const BORN = '1994-05-12';

/** 'PATERNAL/MATERNAL/NAMES' and sex of an example, with a carnet of La Paz. */
function named(who: Ejemplo, names: string, IdSexo: number, fixed: Partial<Persona> = {}): Partial<Persona> {
  const [ApellidoPaterno = '', ApellidoMaterno = '', Nombres = ''] = names.split('/');
  const name = { ApellidoPaterno, ApellidoMaterno, Nombres };
  return {
    ...name,
    NombreCompleto: nombreCompleto(name),
    IdSexo,
    IdGenero: IdSexo,
    IdTipoDocumento: 1,
    NumeroDocumento: ejemplos[who],
    ComplementoDocumento: '',
    IdExtensionDocumento: 1,
    FechaNacimiento: BORN,
    IdNacionalidad: 1,
    IdUbicacionNacimiento: 101,
    ...fixed,
  };
}

/** The identity record of a person when everything agrees. */
export const identidadDe = (p: Persona): Omit<Identidad, 'IdIdentidad'> => ({
  TipoPersona: p.IdTipoDocumento === 1 ? 1 : 2,
  NumeroDocumento: p.NumeroDocumento,
  Complemento: p.ComplementoDocumento,
  FechaNacimiento: p.FechaNacimiento,
  PrimerApellido: p.ApellidoPaterno,
  SegundoApellido: p.ApellidoMaterno,
  Nombres: p.Nombres,
  Respuesta: 'contrasta',
  DocumentoObservado: false,
  NoVerificados: [],
});

type Answer = Partial<Identidad>;
const other: Answer = {
  Nombres: 'EUSEBIA',
  PrimerApellido: 'ZENTENO',
  SegundoApellido: 'YAPU',
  FechaNacimiento: '1961-01-30',
};

/** The examples of the identity service: person, names, sex and the records that differ from them. */
const identidades: readonly (readonly [Ejemplo, string, number, readonly Answer[], Partial<Persona>?])[] = [
  ['segipNombres', 'MENDOZA/LAURA/CARMEN ROSA', 2, [{ Nombres: 'CARMEN' }]],
  ['segipPaterno', 'CALLE/ROJAS/MARIO', 1, [{ PrimerApellido: 'CALLA' }]],
  ['segipMaterno', 'PACO/LUNA/VICENTE', 1, [{ SegundoApellido: 'LIMA' }]],
  ['segipNacimiento', 'ROCHA/PAZ/SILVIA', 2, [{ FechaNacimiento: '1994-12-05' }]],
  ['segipDocumento', 'SALAZAR/CRUZ/HUGO', 1, [{ DocumentoObservado: true }]],
  ['segipComplemento', 'TAPIA/VEGA/IRMA', 2, [{ Complemento: '1C' }], { ComplementoDocumento: '1B' }],
  ['segipSoloDocumento', 'CHURA/MITA/NANCY', 2, [other]],
  ['segipSinVerificar', 'IBÁÑEZ/SOLIZ/RAÚL', 1, [{ NoVerificados: ['SegundoApellido'] }]],
  ['segipNoEncontrado', 'AYALA/PINTO/OLGA', 2, []],
  ['segipVarios', 'GUZMÁN/LARA/FÉLIX', 1, [{}, { ...other, Complemento: '1E' }]],
  ['segipHomonimia', 'MAMANI/MAMANI/JUAN', 1, [{ Respuesta: 'homonimia' }]],
  ['segipCaido', 'ZAPATA/RÍOS/ELSA', 2, [{ Respuesta: 'caida' }]],
];

const OTRO_ENTE = 'Caja Petrolera de Salud';
/** Characters that would be HTML if they were not escaped. */
const OBSERVACION = 'Revisar <b>documento</b> & edad < 18';

/** The examples of the registry: person, names, sex and what the registry's row says; null for no row. */
const registros: readonly (readonly [Ejemplo, string, number, Partial<Registro> | null])[] = [
  ['bdpaNombres', 'ACHÁ/RIVERO/LUCÍA BELÉN', 2, { Nombres: 'LUCÍA' }],
  ['bdpaPaterno', 'BELTRÁN/SORIA/ÁLVARO', 1, { ApellidoPaterno: 'BERTRÁN' }],
  ['bdpaMaterno', 'CUÉLLAR/JUSTINIANO/PATRICIA', 2, { ApellidoMaterno: 'JUSTINIANO DE SUÁREZ' }],
  ['bdpaNacimiento', 'DELGADILLO/VERA/JORGE', 1, { FechaNacimiento: '1994-05-21' }],
  ['bdpaComplemento', 'ESCÓBAR/NINA/TERESA', 2, { ComplementoDocumento: '2D' }],
  ['bdpaNoEncontrado', 'FUENTES/HEREDIA/GLORIA', 2, null],
  ['bdpaOtroEnte', 'GARECA/TEJERINA/OMAR', 1, null],
  ['bdpaNoEnviado', 'HUANCA/COPA/WILMA', 2, { EstadoEnvio: 'REGISTRADO', FechaEnvio: '', FechaValidacion: '' }],
  [
    'bdpaNoEnviable',
    'IRIARTE/BLANCO/SERGIO',
    1,
    { EstadoEnvio: 'NO_ENVIADO', FechaEnvio: '', FechaValidacion: '', Observacion: `Registrado en ${OTRO_ENTE}.` },
  ],
  [
    'bdpaObservado',
    'JALDÍN/ORTUÑO/MARÍA',
    2,
    { EstadoEnvio: 'OBSERVADO', FechaValidacion: '', Observacion: OBSERVACION },
  ],
];

/** How many people the examples add to the population. */
export const EJEMPLOS_DEL_REGISTRO = identidades.length + registros.length + 1;

/** A row after the registry accepted it. */
export const validado = (row: Registro, day: string): Registro => ({
  ...row,
  EstadoEnvio: 'VALIDADO',
  FechaRegistro: day,
  FechaEnvio: day,
  FechaValidacion: day,
});

/** A row of another fund with the same data. */
export const alOtroEnte = (row: Registro, IdRegistro: number, fields: Partial<Registro> = {}): Registro => ({
  ...row,
  IdRegistro,
  OtroEnte: OTRO_ENTE,
  EstadoEnvio: '',
  Observacion: '',
  ...fields,
});

/** Puts the examples' people, identity records and rows of the registry into the tables. */
export function sowBdpaExamples(sowing: Sowing): void {
  sowIdentidades(sowing);
  sowRegistros(sowing);
}

function sowIdentidades(sowing: Sowing): void {
  const { db } = sowing;
  for (const [who, names, sex, answers, more] of identidades) {
    const persona = sowPerson(sowing, { regional: 1, age: [20, 40], fixed: named(who, names, sex, more) });
    for (const answer of answers)
      db.identidades.put({ IdIdentidad: db.next('identidades'), ...identidadDe(persona), ...answer });
  }
}

function sowRegistros(sowing: Sowing): void {
  const { db, dia } = sowing;
  const work = { IdEmpresa: empresas[1].IdEmpresa, IdRegional: 1, FechaIngreso: addMonths(dia, -14) };
  const sent = addDays(work.FechaIngreso, 3);
  const worker = (fixed: Partial<Persona>, FechaBaja = '') => {
    const { persona, paciente } = sowWorker(sowing, { ...work, FechaBaja }, fixed);
    db.identidades.put({ IdIdentidad: db.next('identidades'), ...identidadDe(persona) });
    const afiliacion = { IdDepartamento: 1, FechaAfiliacion: paciente?.FechaAfiliacion ?? '' };
    return validado(registrado(db.next('registros'), persona, afiliacion, sent), sent);
  };
  for (const [who, names, sex, row] of registros) {
    const accepted = worker(named(who, names, sex));
    if (row) db.registros.put({ ...accepted, ...row });
    if (who === 'bdpaOtroEnte' || who === 'bdpaNoEnviable')
      db.registros.put(alOtroEnte(accepted, db.next('registros')));
  }
  const left = worker(named('bdpaBajaPendiente', 'LEDEZMA/UGARTE/IVÁN', 1), addDays(dia, -30));
  db.registros.put(left);
  // The fund does not know her: only this row and her identity record exist.
  const solo = { ...left, IdPersona: 0, ...soloDatos, Estado: 'BAJA', FechaBaja: addMonths(dia, -2) } as const;
  db.registros.put(alOtroEnte(solo, db.next('registros')));
  const { ApellidoPaterno, ApellidoMaterno, NumeroDocumento, Nombres } = soloDatos;
  db.identidades.put({
    IdIdentidad: db.next('identidades'),
    TipoPersona: 1,
    NumeroDocumento,
    Complemento: '',
    FechaNacimiento: BORN,
    PrimerApellido: ApellidoPaterno,
    SegundoApellido: ApellidoMaterno,
    Nombres,
    Respuesta: 'contrasta',
    DocumentoObservado: false,
    NoVerificados: [],
  });
}

const soloDatos = {
  NumeroDocumento: soloEnBdpa,
  ApellidoPaterno: 'MOSCOSO',
  ApellidoMaterno: 'ARANDIA',
  Nombres: 'VERÓNICA',
};

/** The fund's data of a person with one field changed, as often found in registries. */
export const conDiferencia = (persona: Persona, pick: number) => {
  const datos = datosDe(persona);
  const changes = [
    { Nombres: datos.Nombres.split(' ')[0] ?? '' },
    { ApellidoPaterno: datos.ApellidoPaterno.slice(0, -1) },
    { ApellidoMaterno: `${datos.ApellidoMaterno}S` },
    { FechaNacimiento: addDays(datos.FechaNacimiento, 1) },
  ];
  return { ...datos, ...changes[pick % changes.length] };
};
