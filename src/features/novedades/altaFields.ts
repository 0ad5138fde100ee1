import type { Seccion } from '#engine/definition.ts';
import { type Field, novedadField } from '#engine/fields.ts';
import { elegido, fecha, haber, opcional, requerido } from '#engine/rules.ts';
import { altaMessages } from './messages.ts';
import { personaSecciones } from './personaFields.ts';
import type { VarianteAlta } from './variants.ts';

/** What an employer may correct of the person on a registration (spec E 2.2, limits of E 3 and 5.2, decision 11). */
export const personaDeAlta = personaSecciones({ direccion: 100, ocupacion: 150, coordenadas: 5 });

const finDeContrato: readonly Field[] = [
  novedadField('FechaFinNovedad', 'Fecha fin de contrato', 'date', fecha, { span: 3 }),
];

/** The notice's own fields, in the words of the variant (spec E 2.2, 5.3). */
export const novedadSecciones = (v: VarianteAlta): readonly Seccion[] => [
  {
    title: altaMessages.datosDelAviso,
    fields: [
      novedadField('IdTipoNovedad', 'Tipo alta', 'list', elegido(), { span: 6, list: 'tiposDeNovedad' }),
      novedadField('FechaNovedad', v.labels.fecha, 'date', fecha, { span: 3 }),
      ...(v.conFinDeContrato ? finDeContrato : []),
      novedadField(
        'HaberMensual',
        v.labels.haber,
        'money',
        haber(
          v.haberMayorACero
            ? { min: 0, exclusive: true, message: altaMessages.haberMayorACero(v.labels.haber) }
            : { min: 0, exclusive: false, message: altaMessages.haberNoNegativo(v.labels.haber) },
        ),
        { span: 3 },
      ),
      novedadField('Cargo', 'Cargo', 'text', requerido(100), { span: 6 }),
      novedadField('IdUbicacion', 'Ubicación empresa', 'list', elegido(), { span: 12, list: 'localidades' }),
      novedadField('Observacion', 'Observación', 'textarea', opcional(500), { span: 12, limit: 500 }),
    ],
  },
];
