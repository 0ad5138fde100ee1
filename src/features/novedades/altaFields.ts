import type { Seccion } from '#engine/definition.ts';
import { type Field, novedadField, personaField } from '#engine/fields.ts';
import { coordenada, correo, elegido, fecha, haber, opcional, requerido, segunOtros } from '#engine/rules.ts';
import { altaMessages } from './messages.ts';
import type { VarianteAlta } from './variants.ts';

/** What an employer may correct of the person on a registration (spec E 2.2, limits of E 3 and 5.2, decision 11). */
export const personaSecciones: readonly Seccion[] = [
  {
    title: 'Documento',
    fields: [
      personaField('IdTipoDocumento', 'Tipo de documento', 'list', elegido(), { span: 6, list: 'tiposDocumentos' }),
      personaField('IdExtensionDocumento', 'Extensión', 'list', elegido(), { span: 3, list: 'extensiones' }),
      personaField('IdSexo', 'Sexo', 'list', elegido(), { span: 3, list: 'sexos' }),
      personaField('IdEstadoCivil', 'Estado civil', 'list', elegido(), { span: 3, list: 'estadosCiviles' }),
      personaField('IdNacionalidad', 'Nacionalidad', 'list', elegido(), { span: 3, list: 'paises' }),
      personaField('IdUbicacionNacimiento', 'Ubicación de nacimiento', 'list', segunOtros, {
        span: 6,
        list: 'localidades',
      }),
    ],
  },
  {
    title: 'Domicilio',
    fields: [
      personaField('Zona', 'Zona', 'text', requerido(100), { span: 6 }),
      personaField('Direccion', 'Dirección', 'text', requerido(100), { span: 6, autoComplete: 'street-address' }),
      personaField('IdUbicacionDireccion', 'Ubicación de la dirección', 'list', elegido(), {
        span: 12,
        list: 'localidades',
      }),
      personaField('LatitudDireccion', 'Latitud', 'coordenadas', coordenada(5, 90), { span: 12 }),
      personaField('LongitudDireccion', 'Longitud', 'coordenadas', coordenada(5, 180), { span: 12 }),
    ],
  },
  {
    title: 'Contacto',
    fields: [
      personaField('Telefono', 'Teléfono', 'tel', requerido(50), { span: 4, autoComplete: 'tel' }),
      personaField('Celular', 'Celular', 'tel', requerido(50), { span: 4, autoComplete: 'tel' }),
      personaField('CorreoElectronico', 'Correo electrónico', 'email', correo(100), { span: 4, autoComplete: 'email' }),
    ],
  },
  {
    title: 'Ocupación',
    fields: [
      personaField('Ocupacion', 'Ocupación', 'text', requerido(150), { span: 4 }),
      personaField('IdGradoInstruccion', 'Grado de instrucción', 'list', elegido(), {
        span: 4,
        list: 'gradosInstruccion',
      }),
      personaField('IdProfesion', 'Profesión', 'list', elegido(), { span: 4, list: 'profesiones' }),
    ],
  },
];

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
