import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { Field, FieldPath } from '#engine/definition/fields.ts';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import { formularios as altas } from '#features/novedades/alta/definition.ts';
import { formularios as bajas } from '#features/novedades/baja/definition.ts';
import { avisoDeTransferencia as transferencia } from '#features/novedades/transferencia/definition.ts';
import { TODAY } from '#support/clock.ts';

/** Notices and lists to check rows with, without the services. */

const [cotizante] = altas;
const [baja] = bajas;
if (!cotizante || !baja) throw new Error('no definition');
export const deAlta: NovedadDefinition = cotizante;
export const deBaja: NovedadDefinition = baja;
export const deTransferencia: NovedadDefinition = transferencia;

export const opciones = (...labels: readonly string[]) => labels.map((label, at) => ({ value: at + 1, label }));

export const listas = {
  'tiposDeNovedad:1': [
    { value: 2, label: 'INGRESO A LA EMPRESA' },
    { value: 3, label: 'REINGRESO' },
    { value: 5, label: 'CAMBIO DE RAZÓN SOCIAL' },
  ],
  [`tiposDeNovedad:${deBaja.idTipoPadre}`]: [{ value: 21, label: 'RETIRO VOLUNTARIO' }],
  [`tiposDeNovedad:${deTransferencia.idTipoPadre}`]: [{ value: 70, label: 'TRANSFERENCIA' }],
  'localidades:0': [
    { value: 101, label: 'NUESTRA SEÑORA DE LA PAZ · LA PAZ' },
    { value: 102, label: 'EL ALTO · LA PAZ' },
  ],
  'tiposDocumentos:0': [
    { value: 1, label: 'CARNET DE IDENTIDAD' },
    { value: 3, label: 'PASAPORTE' },
  ],
  'extensiones:0': opciones('LA PAZ', 'COCHABAMBA', 'ORURO', 'SIN EXTENSIÓN'),
  'sexos:0': opciones('MASCULINO', 'FEMENINO'),
  'departamentos:0': opciones('LA PAZ', 'COCHABAMBA', 'SANTA CRUZ'),
  'empresasDeRegional:2': [{ value: 9, label: 'BANCO ALTIPLANO S.A.' }],
  'localidadesDeRegional:2': [{ value: 201, label: 'SACABA · COCHABAMBA' }],
};

export const contextoCon = (part: Partial<Contexto> = {}): Contexto => ({
  definiciones: new Map([deAlta, deBaja, deTransferencia].map((one) => [one.key, one])),
  ...{ idEmpresa: 501, idRegional: 1, hoy: TODAY },
  periodo: { start: '2026-11-01', end: '2026-11-30' },
  listas: new Map(Object.entries(listas)),
  requisitos: new Map(),
  ...part,
});

/** A field that takes everything, unless it is given a rule. */
export const campo = (path: FieldPath, part: Partial<Field> = {}): Field => ({
  ...{ path, label: 'Dato', kind: 'text', span: 3, rule: { required: false, check: () => null } },
  ...part,
});

/** A registration with these fields alone. */
export const avisoCon = (fields: readonly Field[], part: Partial<NovedadDefinition> = {}): NovedadDefinition => ({
  ...deAlta,
  secciones: { persona: [], novedad: [{ title: 'Aviso', fields }] },
  reglas: [],
  alElegir: () => ({}),
  ...part,
});
