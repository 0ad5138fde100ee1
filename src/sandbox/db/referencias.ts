import type { Localidad, Referencia } from '#contract/entities/referencia.ts';
import { nacionalidad, regionales } from '#contract/enumerations.ts';

const numbered = (names: readonly string[]): Referencia[] =>
  names.map((Descripcion, i) => ({ Id: i + 1, Descripcion }));

/** The nine departments. Their ids are the ids of the regionals, not those of the statistics office. */
const departamentos: Referencia[] = Object.entries(regionales).map(([id, name]) => ({
  Id: Number(id),
  Descripcion: name.toUpperCase(),
}));

const paises: Referencia[] = [
  ...numbered([
    'BOLIVIA',
    'ALEMANIA',
    'ARGENTINA',
    'BRASIL',
    'CHILE',
    'CHINA',
    'COLOMBIA',
    'CUBA',
    'ECUADOR',
    'ESPAÑA',
    'ESTADOS UNIDOS',
    'FRANCIA',
    'ITALIA',
    'JAPÓN',
    'MÉXICO',
    'PARAGUAY',
    'PERÚ',
    'URUGUAY',
    'VENEZUELA',
  ]),
  { Id: nacionalidad.desconocida, Descripcion: 'DESCONOCIDO' },
];

/** The reference lists with their documented ids (spec F 3.11, E 9, decision 65). Other ids are assumed. */
export const referencias = {
  tiposDocumentos: numbered(['CARNET DE IDENTIDAD', 'CARNET DE EXTRANJERO', 'PASAPORTE']),
  extensiones: numbered([
    'LA PAZ',
    'COCHABAMBA',
    'SANTA CRUZ',
    'ORURO',
    'POTOSÍ',
    'CHUQUISACA',
    'TARIJA',
    'BENI',
    'PANDO',
    'EXTRANJERO',
    'SIN EXTENSIÓN',
  ]),
  sexos: numbered(['MASCULINO', 'FEMENINO', 'DESCONOCIDO', 'INDETERMINADO']),
  estadosCiviles: numbered(['SOLTERO(A)', 'CASADO(A)', 'VIUDO(A)', 'DIVORCIADO(A)', 'UNIÓN LIBRE', 'DESCONOCIDO']),
  paises,
  profesiones: numbered([
    'DESCONOCIDO',
    'ABOGADO(A)',
    'ADMINISTRADOR(A) DE EMPRESAS',
    'AGRÓNOMO(A)',
    'ARQUITECTO(A)',
    'AUDITOR(A)',
    'BACHILLER',
    'BIOQUÍMICO(A)',
    'CAJERO(A)',
    'CARPINTERO(A)',
    'CHOFER',
    'COMUNICADOR(A) SOCIAL',
    'CONTADOR(A) PÚBLICO(A)',
    'DISEÑADOR(A) GRÁFICO(A)',
    'ECONOMISTA',
    'ELECTRICISTA',
    'ENFERMERO(A)',
    'ESTUDIANTE',
    'INGENIERO(A) CIVIL',
    'INGENIERO(A) COMERCIAL',
    'INGENIERO(A) DE SISTEMAS',
    'INGENIERO(A) INDUSTRIAL',
    'LABORES DE CASA',
    'MÉDICO(A)',
    'MECÁNICO(A)',
    'NUTRICIONISTA',
    'ODONTÓLOGO(A)',
    'PROFESOR(A)',
    'PSICÓLOGO(A)',
    'SECRETARIO(A)',
    'SOCIÓLOGO(A)',
    'TÉCNICO(A) EN REDES',
    'TRABAJADOR(A) SOCIAL',
    'VETERINARIO(A)',
  ]),
  departamentos,
  gradosInstruccion: numbered([
    'NINGUNO',
    'PRIMARIA',
    'SECUNDARIA',
    'TÉCNICO',
    'DESCONOCIDO',
    'LICENCIATURA',
    'POSTGRADO',
  ]),
} as const satisfies Record<string, readonly Referencia[]>;

const porDepartamento: Readonly<Record<number, readonly string[]>> = {
  1: ['NUESTRA SEÑORA DE LA PAZ', 'EL ALTO', 'VIACHA', 'ACHACACHI', 'CARANAVI', 'COROICO', 'COPACABANA', 'PATACAMAYA'],
  2: ['COCHABAMBA', 'SACABA', 'QUILLACOLLO', 'TIQUIPAYA', 'PUNATA', 'VILLA TUNARI', 'AIQUILE'],
  3: ['SANTA CRUZ DE LA SIERRA', 'WARNES', 'MONTERO', 'CAMIRI', 'LA GUARDIA', 'SAN IGNACIO DE VELASCO', 'CHARAGUA'],
  4: ['ORURO', 'HUANUNI', 'CHALLAPATA', 'CARACOLLO'],
  5: ['POTOSI', 'UYUNI', 'VILLAZÓN', 'TUPIZA', 'LLALLAGUA', 'COLCHA K (V.MARTIN)'],
  6: ['SUCRE', 'ZUDAÑEZ', 'VILLA ABECIA (CAMATARQUI)', 'MONTEAGUDO', 'PADILLA'],
  7: ['TARIJA', 'YACUIBA', 'VILLAMONTES', 'BERMEJO', 'ENTRE RÍOS'],
  8: ['TRINIDAD', 'RIBERALTA', 'GUAYARAMERIN', 'RURRENABAQUE', 'SAN BORJA'],
  9: ['COBIJA', 'PORVENIR', 'PUERTO RICO'],
};

/** Towns with their department, numbered by department and place: 101 is La Paz, 201 Cochabamba. */
export const localidades: readonly Localidad[] = departamentos.flatMap(({ Id, Descripcion: Departamento }) =>
  (porDepartamento[Id] ?? []).map((Descripcion, i) => ({
    Id: Id * 100 + i + 1,
    Descripcion,
    IdDepartamento: Id,
    Departamento,
  })),
);
