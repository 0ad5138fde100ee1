import { describe, expect, test } from 'vitest';
import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import { filled } from '#contract/read.ts';

const vacio = (names: string, value: unknown) => Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** The fields of each record, by what they hold while they are empty. */
const identidad = {
  ...vacio('IdPersona IdTipoDocumento IdExtensionDocumento Edad IdSexo IdGenero IdEstadoCivil', 0),
  ...vacio('IdUbicacionNacimiento IdNacionalidad', 0),
  ...vacio('ApellidoPaterno ApellidoMaterno Nombres NombreCompleto NumeroDocumento ComplementoDocumento', ''),
  ...vacio('FechaNacimiento FechaCambioGenero', ''),
};
const contacto = {
  ...vacio('Zona Direccion LatitudDireccion LongitudDireccion Telefono Celular CorreoElectronico', ''),
  ...vacio('IdUbicacionDireccion', 0),
};
const persona = {
  ...vacio('Ocupacion FechaFallecimiento GrupoSanguineo Estado', ''),
  ...vacio('IdProfesion IdGradoInstruccion', 0),
};
const asegurado = {
  ...vacio('IdPaciente IdPacientePadre IdPersona IdTipoPasivo IdTipoInhabilitacion IdEmpresa', 0),
  ...vacio('HistoriaClinica MatriculaTitular MatriculaBeneficiario EstadoVigencia', ''),
  ...vacio('FechaAfiliacion FechaIngreso FechaBaja FechaLimiteAtencion', ''),
};
const seguro = {
  ...vacio('IdDepartamento IdUbicacionEmpresa IdTipoAfiliacion IdTipoAsegurado IdGrupoTipoAsegurado', 0),
  ...vacio('IdRelacionParentesco IdTipoBeneficiario', 0),
  ...vacio('Estado observaciones', ''),
};
const aviso = {
  ...vacio('IdPersonaNovedad IdPersona IdTipoNovedad IdEmpresa IdCanal IdUbicacion IdEstadoProceso IdProfesion', 0),
  ...vacio('IdPersonaEmpresa', 0),
  ...vacio('FechaNovedad FechaDeclaracion FechaFinNovedad', ''),
  ...vacio('Observacion NumeroDocumento Estado Periodo DatosHistorico Cargo', ''),
  ...vacio('Habilitado Pagado', false),
  HaberMensual: null,
};

describe('the records of a notice', () => {
  test.each([
    ['[F-3.5-01] the identity', basePersonas, identidad],
    ['[F-3.5-02] the contact data', basePersonas, contacto],
    ['[F-3.5-02] the other data of a person', basePersonas, persona],
    ['[F-3.6-01] the insured person', segurosPacientes, asegurado],
    ['[F-3.6-02] the insurance', segurosPacientes, seguro],
    ['[F-3.7-01] the notice', segurosPersonasNovedad, aviso],
    ['[F-3.7-03] the destination of a transfer', segurosPersonasNovedad, { IdEmpresaDestino: 0 }],
  ])('%s: each field is there, empty where nothing was sent', (_, schema, fields) => {
    const made: object = filled(schema, {});
    const own = Object.fromEntries(Object.keys(fields).map((name) => [name, made[name as keyof object]]));
    expect(own).toEqual(fields);
  });
});
