import { regionales } from '#contract/enumerations.ts';

interface Ajuste {
  readonly IdParametro: number;
  readonly Nombre: string;
  readonly Valor: string;
}

const numbered = (rows: readonly (readonly [string, string])[]): Ajuste[] =>
  rows.map(([Nombre, Valor], i) => ({ IdParametro: i + 1, Nombre, Valor }));

/** The fund's settings with their documented ids (spec F 9). The specification does not show the values: all are assumed. */
export const ajustes: readonly Ajuste[] = numbered([
  ['EDAD MÍNIMA DE AFILIACIÓN', '18'],
  ['EDAD MÁXIMA DE AFILIACIÓN', '65'],
  ['VIGENCIA PREOCUPACIONAL', '365'],
  ['PAGOS QR', 'SI'],
  ['INTEGRACIÓN GOBIERNO ELECTRÓNICO', 'SI'],
  ['SOLO VALIDA SEGIP', 'NO'],
  ['URL DE INTEGRACIÓN', ''],
  ['TIEMPO PERMITIDO DE APORTES PARA REGULARIZACIÓN', '6'],
  ['REGULARIZACIÓN DESDE', '2021-01-26'],
  ['MENSAJE GABINETE DE LA MUJER 1', ''],
  ['MENSAJE GABINETE DE LA MUJER 2', ''],
  ['VIGENCIA CARNET FÍSICO', '1825'],
  ['VIGENCIA CARNET DIGITAL', '365'],
  ['EDAD INDEFINIDA CARNET PASIVO', '65'],
  ['VIGENCIA SOLICITUD FORMULARIO 010', '30'],
]);

/** The setting with the number of days an exam stays valid (decision 79). */
export const VIGENCIA_PREOCUPACIONAL = 3;

/** The number in a setting, or NaN if it holds none. */
export const ajusteNumerico = (id: number): number =>
  Number.parseInt(ajustes.find((a) => a.IdParametro === id)?.Valor ?? '', 10);

/** How many addresses an absence notice may be sent to. The specification does not show the value. */
export const CORREOS_PERMITIDOS = 5;

const administradores = [
  'ARCE QUISBERT LUCÍA',
  'BAZÁN ROCA MARCELO',
  'CUÉLLAR PAZ ANDREA',
  'CONDORI LIMA RENÉ',
  'MAMANI PORCO SONIA',
  'DAZA URQUIZO PABLO',
  'ROMERO TEJERINA ELSA',
  'SUÁREZ ALGARAÑAZ IVÁN',
  'MELGAR VACA ROSA',
];

/** The parameters of each regional with their documented ids (spec F 9). The values are assumed. */
export const parametrosRegionales = Object.entries(regionales).flatMap(([id, regional], at) =>
  numbered([
    ['DÍAS PROGRAMACIÓN OCUPACIONAL', '5'],
    ['DÍAS VIGENCIA', '30'],
    ['NOMBRE ADMINISTRADOR REGIONAL', administradores[at] ?? ''],
    ['NOMBRE JEFE MÉDICO', administradores[(at + 4) % 9] ?? ''],
    ['DATOS PODER NOTARIAL', `TESTIMONIO N° ${120 + at}/2024`],
    ['TIEMPO DE VIGENCIA', '12'],
    ['DATOS NOTARÍA', `NOTARÍA DE FE PÚBLICA N° ${10 + at}`],
    ['CORREO ENCARGADO DE SEGUROS', `seguros.${regional.toLowerCase().replaceAll(' ', '')}@ejemplo.bo`],
    ['DÍAS PROGRAMACIÓN PLATAFORMA', '3'],
  ]).map((parametro) => ({ ...parametro, IdRegional: Number(id) })),
);
