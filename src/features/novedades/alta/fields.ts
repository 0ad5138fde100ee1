import type { Seccion } from '#engine/definition/definition.ts';
import { campoDeNovedad, type Field } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { campoHaber, campoObservacion, campoUbicacion } from '#engine/family/novedadFields.ts';
import { personaSecciones } from '#engine/family/personaFields.ts';
import { elegido, fecha, requerido } from '#engine/family/rules.ts';
import type { VarianteAlta } from './variants.ts';

/** The person on a registration, with the fields an employer may correct (spec E 2.2, limits of E 3 and 5.2, decision 11). */
export const personaDeAlta = personaSecciones({ direccion: 100, ocupacion: 150, coordenadas: 5 });

const finDeContrato: readonly Field[] = [
  campoDeNovedad('FechaFinNovedad', 'Fecha fin de contrato', 'date', fecha, { span: 3 }),
];

/** The notice's own fields, with the variant's labels (spec E 2.2, 5.3). */
export const novedadSecciones = (v: VarianteAlta): readonly Seccion[] => [
  {
    title: avisoMessages.datosDelAviso,
    fields: [
      campoDeNovedad('IdTipoNovedad', 'Tipo alta', 'list', elegido(), {
        span: 6,
        list: 'tiposDeNovedad',
        costumbre: 'ultimo',
      }),
      campoDeNovedad('FechaNovedad', v.labels.fecha, 'date', fecha, { span: 3, ficha: 'FechaIngreso' }),
      ...(v.conFinDeContrato ? finDeContrato : []),
      campoHaber(v),
      campoDeNovedad('Cargo', 'Cargo', 'text', requerido(100), { span: 6, costumbre: 'sugerido' }),
      campoUbicacion(12),
      campoObservacion,
    ],
  },
];
