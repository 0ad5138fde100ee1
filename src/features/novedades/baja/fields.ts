import type { Seccion } from '#engine/definition/definition.ts';
import { campoDeNovedad } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { campoHaber, campoObservacion, campoUbicacion } from '#engine/family/novedadFields.ts';
import { personaSoloLectura } from '#engine/family/personaFields.ts';
import { elegido, fechaCon } from '#engine/family/rules.ts';
import type { VarianteBaja } from './variants.ts';

/** The person on a termination: everything is read-only (spec E 2.4, limits of E 3 and 5.2, decision 11). */
export const personaDeBaja = personaSoloLectura({ direccion: 150, ocupacion: 50, coordenadas: 10 });

/** The notice's own fields, with the variant's labels (spec E 2.4, 5.4). */
export const novedadSecciones = (v: VarianteBaja): readonly Seccion[] => [
  {
    title: avisoMessages.datosDelAviso,
    fields: [
      campoDeNovedad('FechaNovedad', v.labels.fecha, 'date', fechaCon(v.sinFecha), { span: 4, typed: true }),
      { ...campoHaber(v), span: 4 },
      campoDeNovedad('IdTipoNovedad', 'Tipo baja', 'list', elegido(), {
        span: 4,
        list: 'tiposDeNovedad',
        costumbre: 'ultimo',
      }),
      campoUbicacion(12),
      campoObservacion,
    ],
  },
];
