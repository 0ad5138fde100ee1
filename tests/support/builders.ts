import * as z from 'zod/mini';
import { type FilaNovedad, filaNovedad } from '#contract/entities/filaNovedad.ts';
import { type NovedadForm, novedadForm, type SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import {
  type BasePersonas,
  basePersonas,
  type PacienteBuscado,
  pacienteBuscado,
  type SegurosPacientes,
} from '#contract/entities/persona.ts';
import { TODAY } from './clock.ts';

/** Builds objects as the services send them. A test names only what matters to it. The rest is plausible and valid. */

export const buildPersona = (overrides: Partial<BasePersonas> = {}): BasePersonas =>
  z.parse(basePersonas, {
    IdPersona: 501,
    ApellidoPaterno: 'QUISPE',
    ApellidoMaterno: 'MAMANI',
    Nombres: 'ROSA ELENA',
    NombreCompleto: 'QUISPE MAMANI ROSA ELENA',
    IdTipoDocumento: 1,
    NumeroDocumento: '4821377',
    IdExtensionDocumento: 1,
    FechaNacimiento: '1990-04-12',
    Edad: 36,
    IdSexo: 2,
    IdGenero: 2,
    IdEstadoCivil: 6,
    IdUbicacionNacimiento: 1,
    IdNacionalidad: 1,
    Zona: 'SOPOCACHI',
    Direccion: 'CALLE 20 DE OCTUBRE 1234',
    IdUbicacionDireccion: 1,
    LatitudDireccion: '-16.50980',
    LongitudDireccion: '-68.12740',
    Celular: '71234567',
    CorreoElectronico: 'rosa.quispe@example.bo',
    IdProfesion: 1,
    Ocupacion: 'AUXILIAR CONTABLE',
    Estado: 'A',
    IdGradoInstruccion: 5,
    ...overrides,
  });

const buildPaciente = (overrides: Partial<SegurosPacientes> = {}): SegurosPacientes => ({
  ...z.parse(novedadForm.shape.SegurosPacientes, { IdPaciente: 701, IdPersona: 501, HistoriaClinica: '900417QMR' }),
  ...overrides,
});

const buildNovedad = (overrides: Partial<SegurosPersonasNovedad> = {}): SegurosPersonasNovedad => ({
  ...z.parse(novedadForm.shape.SegurosPersonasNovedad, {
    IdPersona: 501,
    IdTipoNovedad: 2,
    IdEmpresa: 1,
    IdCanal: 1,
    FechaNovedad: TODAY,
    HaberMensual: 3500,
    IdUbicacion: 1,
    IdProfesion: 1,
    Cargo: 'AUXILIAR CONTABLE',
  }),
  ...overrides,
});

/** The whole form of a notice. Each part takes its own overrides. */
export const buildNovedadForm = (
  parts: {
    persona?: Partial<BasePersonas>;
    paciente?: Partial<SegurosPacientes>;
    novedad?: Partial<SegurosPersonasNovedad>;
  } = {},
): NovedadForm => ({
  BasePersonas: buildPersona(parts.persona),
  SegurosPacientes: buildPaciente(parts.paciente),
  SegurosPersonasNovedad: buildNovedad(parts.novedad),
});

export const buildFilaNovedad = (overrides: Partial<FilaNovedad> = {}): FilaNovedad =>
  z.parse(filaNovedad, {
    IdPersonaNovedad: 9001,
    IdTipoNovedad: 2,
    NombreCompleto: 'QUISPE MAMANI ROSA ELENA',
    NumeroDocumento: '4821377',
    FechaNovedad: '20/11/2026',
    Novedad: 'INGRESO A LA EMPRESA',
    EstadoProceso: 'REGISTRADO',
    ColorFondo: '#e2f4ea',
    ColorLetra: '#1a7f4b',
    IdPersona: 501,
    IdTipoNovedadPadre: 1,
    ...overrides,
  });

export const buildPacienteBuscado = (overrides: Partial<PacienteBuscado> = {}): PacienteBuscado =>
  z.parse(pacienteBuscado, {
    IdPersona: 501,
    NombreCompleto: 'QUISPE MAMANI ROSA ELENA',
    IdTipoDocumento: 1,
    NumeroDocumento: '4821377',
    FechaNacimiento: '1990-04-12',
    ...overrides,
  });
