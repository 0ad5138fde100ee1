import type { Seccion } from '#engine/definition/definition.ts';
import { campoDeNovedad } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { campoObservacion } from '#engine/family/novedadFields.ts';
import { personaSoloLectura } from '#engine/family/personaFields.ts';
import { elegido, fecha } from '#engine/family/rules.ts';
import { bajaPasivoMessages as textos } from './messages.ts';

/** Removes the education level, which is not asked for; the fields next to it take its room. */
function sinGrado(section: Seccion): Seccion {
  const fields = section.fields.filter((field) => field.path !== 'BasePersonas.IdGradoInstruccion');
  if (fields.length === section.fields.length) return section;
  return { ...section, fields: fields.map((field) => ({ ...field, span: 6 })) };
}

/** The person on a deregistration: everything is read-only (spec R 2.4, 2.5, 5.3, decision 11). */
export const personaDeBajaPasivo = personaSoloLectura({
  direccion: 150,
  ocupacion: 50,
  coordenadas: 2,
  nacimientoDeTodos: true,
}).map(sinGrado);

/** The notice's own fields: date and place of registration, and where the person died (spec R 2.4, 5.3). */
export const novedadDeBajaPasivo: readonly Seccion[] = [
  {
    title: avisoMessages.datosDelAviso,
    fields: [
      campoDeNovedad('FechaNovedad', 'Fecha de Baja', 'date', fecha, { span: 6 }),
      campoDeNovedad('IdUbicacion', 'Localidad de registro', 'list', elegido(), {
        span: 6,
        list: 'localidades',
        placeholder: textos.seleccioneUbicacion,
      }),
    ],
  },
  {
    title: textos.fallecimiento,
    fields: [
      campoDeNovedad('IdLugarFallecimiento', 'Lugar de fallecimiento', 'list', elegido(), {
        span: 6,
        list: 'lugaresFallecimiento',
        placeholder: textos.seleccioneLugar,
      }),
      campoDeNovedad('IdUbicacionFallecimiento', 'Ubicación de fallecimiento', 'list', elegido(), {
        span: 6,
        list: 'localidades',
        placeholder: textos.seleccioneUbicacion,
      }),
      campoObservacion,
    ],
  },
];
