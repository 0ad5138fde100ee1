import { session } from '#client/session.ts';
import { regionales } from '#contract/enumerations.ts';
import { avisoMessages } from '#engine/avisoMessages.ts';
import type { Seccion } from '#engine/definition.ts';
import { type FieldPath, novedadField, pacienteField } from '#engine/fields.ts';
import { campoObservacion } from '#engine/novedadFields.ts';
import { personaSoloLectura } from '#engine/personaFields.ts';
import { elegido, fecha } from '#engine/rules.ts';
import { transferenciaMessages as textos } from './transferenciaMessages.ts';

export const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';
/** On a transfer the insured record's department is the destination regional (spec E 3). */
export const REGIONAL: FieldPath = 'SegurosPacientes.IdDepartamento';
export const EMPRESA: FieldPath = 'SegurosPersonasNovedad.IdEmpresaDestino';
export const UBICACION: FieldPath = 'SegurosPersonasNovedad.IdUbicacion';

/** The person as a transfer shows her: nothing is changed here (spec E 2.6, limits of E 3 and 5.2, decision 11). */
export const personaDeTransferencia = personaSoloLectura({ direccion: 150, ocupacion: 50, coordenadas: 2 });

/** Any regional but the user's own (spec E 5.5). */
export const esOtraRegional = (id: number): boolean =>
  regionales[id] !== undefined && id !== session.getState().user?.id_regional;

/** The notice's own fields: when, and where to (spec E 2.6, 5.5, decision 15). */
export const novedadDeTransferencia: readonly Seccion[] = [
  {
    title: avisoMessages.datosDelAviso,
    fields: [novedadField('FechaNovedad', 'Fecha de transferencia', 'date', fecha, { span: 3 })],
  },
  {
    title: textos.destino,
    fields: [
      pacienteField('IdDepartamento', 'Regional transferencia', 'list', elegido(), {
        span: 6,
        list: 'departamentos',
        offers: esOtraRegional,
        placeholder: textos.seleccioneRegional,
      }),
      novedadField('IdEmpresaDestino', 'Empresa transferencia', 'list', elegido(), {
        span: 6,
        listOf: { name: 'empresasDeRegional', path: REGIONAL, before: textos.primeroRegional },
        placeholder: textos.seleccioneEmpresa,
      }),
      novedadField('IdUbicacion', 'Ubicación de transferencia', 'list', elegido(), {
        span: 6,
        listOf: { name: 'localidadesDeRegional', path: REGIONAL, before: textos.primeroRegional },
        placeholder: textos.seleccioneUbicacion,
      }),
    ],
  },
  { title: textos.observaciones, fields: [campoObservacion] },
];
