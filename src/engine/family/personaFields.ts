import type { Seccion } from '#engine/definition/definition.ts';
import { campoDePersona, soloLectura } from '#engine/definition/fields.ts';
import {
  coordenada,
  correo,
  correoOpcional,
  elegido,
  libre,
  nacimientoDeNacional,
  opcional,
  requerido,
} from './rules.ts';

/**
 * How the screens that show a person differ (spec E 3, 5.2, decision 11): the maximum lengths, and the minimum length
 * of a coordinate.
 */
interface LimitesPersona {
  readonly direccion: number;
  readonly ocupacion: number;
  readonly coordenadas: number;
  /** Foreigners must give a birth location too (spec R 5.3, 5.4). Otherwise only nationals must (spec E 5.2). */
  readonly nacimientoDeTodos?: true;
}

/** Facts of a person that are optional on some screens. */
type CampoLibre =
  | 'IdUbicacionNacimiento'
  | 'Zona'
  | 'Direccion'
  | 'IdUbicacionDireccion'
  | 'Telefono'
  | 'Celular'
  | 'CorreoElectronico'
  | 'Ocupacion'
  | 'IdProfesion';

/** The rule of each fact: required, or optional if the screen makes it so. */
const reglas = ({ nacimientoDeTodos }: LimitesPersona, libres: readonly CampoLibre[]) => ({
  texto: (name: CampoLibre, limit: number) => (libres.includes(name) ? opcional(limit) : requerido(limit)),
  lista: (name: CampoLibre) => (libres.includes(name) ? libre : elegido()),
  nacimiento: libres.includes('IdUbicacionNacimiento') ? libre : nacimientoDeTodos ? elegido() : nacimientoDeNacional,
  correo: (limit: number) => (libres.includes('CorreoElectronico') ? correoOpcional(limit) : correo(limit)),
});

/** The person in notice forms, with a screen's limits and its optional facts (spec E 2.2, 5.2, R 5.2). */
export const personaSecciones = (limits: LimitesPersona, libres: readonly CampoLibre[] = []): readonly Seccion[] => {
  const regla = reglas(limits, libres);
  const longitud = campoDePersona('LongitudDireccion', 'Longitud', 'coordenadas', coordenada(limits.coordenadas, 180), {
    span: 12,
  });
  return [
    {
      title: 'Documento',
      fields: [
        campoDePersona('IdTipoDocumento', 'Tipo de documento', 'list', elegido(), { span: 6, list: 'tiposDocumentos' }),
        campoDePersona('IdExtensionDocumento', 'Extensión', 'list', elegido(), { span: 3, list: 'extensiones' }),
        campoDePersona('IdSexo', 'Sexo', 'list', elegido(), { span: 3, list: 'sexos' }),
        campoDePersona('IdEstadoCivil', 'Estado civil', 'list', elegido(), { span: 3, list: 'estadosCiviles' }),
        campoDePersona('IdNacionalidad', 'Nacionalidad', 'list', elegido(), { span: 3, list: 'paises' }),
        campoDePersona('IdUbicacionNacimiento', 'Ubicación de nacimiento', 'list', regla.nacimiento, {
          span: 6,
          list: 'localidades',
        }),
      ],
    },
    {
      title: 'Domicilio',
      fields: [
        campoDePersona('Zona', 'Zona', 'text', regla.texto('Zona', 100), { span: 6 }),
        campoDePersona('Direccion', 'Dirección', 'text', regla.texto('Direccion', limits.direccion), {
          span: 6,
        }),
        campoDePersona(
          'IdUbicacionDireccion',
          'Ubicación de la dirección',
          'list',
          regla.lista('IdUbicacionDireccion'),
          {
            span: 12,
            list: 'localidades',
          },
        ),
        campoDePersona('LatitudDireccion', 'Latitud', 'coordenadas', coordenada(limits.coordenadas, 90), {
          span: 12,
          longitud,
        }),
        longitud,
      ],
    },
    {
      title: 'Contacto',
      fields: [
        campoDePersona('Telefono', 'Teléfono', 'tel', regla.texto('Telefono', 50), { span: 4 }),
        campoDePersona('Celular', 'Celular', 'tel', regla.texto('Celular', 50), { span: 4 }),
        campoDePersona('CorreoElectronico', 'Correo electrónico', 'email', regla.correo(100), {
          span: 4,
        }),
      ],
    },
    {
      title: 'Ocupación',
      fields: [
        campoDePersona('Ocupacion', 'Ocupación', 'text', regla.texto('Ocupacion', limits.ocupacion), { span: 4 }),
        campoDePersona('IdGradoInstruccion', 'Grado de instrucción', 'list', elegido(), {
          span: 4,
          list: 'gradosInstruccion',
        }),
        campoDePersona('IdProfesion', 'Profesión', 'list', regla.lista('IdProfesion'), {
          span: 4,
          list: 'profesiones',
        }),
      ],
    },
  ];
};

/** The same sections, read-only: gaps are shown and block nothing (decision 11). Only registrations ask for a telephone. */
export const personaSoloLectura = (limits: LimitesPersona): readonly Seccion[] =>
  personaSecciones(limits, ['Telefono']).map((section) => ({ ...section, fields: section.fields.map(soloLectura) }));
