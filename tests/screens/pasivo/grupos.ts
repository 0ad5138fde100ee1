import { expect } from 'vitest';

/** The fields of a retiree's notice (spec R 3.1). Transfers and deregistrations add their own. */
const grupos = {
  BasePersonas: [
    ...['IdPersona', 'ApellidoPaterno', 'ApellidoMaterno', 'Nombres', 'NombreCompleto', 'IdTipoDocumento'],
    ...['NumeroDocumento', 'ComplementoDocumento', 'IdExtensionDocumento', 'FechaNacimiento', 'Edad', 'IdSexo'],
    ...['IdGenero', 'FechaCambioGenero', 'IdEstadoCivil', 'IdUbicacionNacimiento', 'IdNacionalidad', 'Zona'],
    ...['Direccion', 'IdUbicacionDireccion', 'LatitudDireccion', 'LongitudDireccion', 'Telefono', 'Celular'],
    ...['CorreoElectronico', 'IdProfesion', 'Ocupacion', 'FechaFallecimiento', 'GrupoSanguineo', 'Estado'],
    'IdGradoInstruccion',
  ],
  SegurosPacientes: [
    ...['IdPaciente', 'IdPacientePadre', 'IdPersona', 'HistoriaClinica', 'MatriculaTitular', 'MatriculaBeneficiario'],
    ...['IdTipoPasivo', 'EstadoVigencia', 'IdTipoInhabilitacion', 'FechaAfiliacion', 'IdEmpresa', 'FechaIngreso'],
    ...['FechaBaja', 'FechaLimiteAtencion', 'IdDepartamento', 'IdUbicacionEmpresa', 'Estado', 'IdTipoAfiliacion'],
    ...['IdTipoAsegurado', 'IdGrupoTipoAsegurado', 'IdRelacionParentesco', 'IdTipoBeneficiario', 'observaciones'],
  ],
  SegurosPersonasNovedad: [
    ...['IdPersonaNovedad', 'IdPersona', 'IdTipoNovedad', 'IdEmpresa', 'IdCanal', 'FechaNovedad', 'HaberMensual'],
    ...['IdUbicacion', 'IdEstadoProceso', 'IdProfesion', 'Observacion', 'NumeroDocumento', 'Estado', 'Habilitado'],
    ...['Periodo', 'Pagado', 'FechaDeclaracion', 'IdPersonaEmpresa', 'DatosHistorico', 'Cargo'],
  ],
} as const;

/** The fields that a deregistration adds. */
export const deBaja = ['IdLugarFallecimiento', 'IdUbicacionFallecimiento', 'NombreCompletoTitular', 'IdPersonaTitular'];

/** Checks that there is one call, with the three groups complete and with `propios` in its notice. */
export function esEntero(sent: readonly unknown[], propios: readonly string[] = []): void {
  expect(sent).toHaveLength(1);
  const [form] = sent as readonly Readonly<Record<keyof typeof grupos, object>>[];
  for (const [name, fields] of Object.entries(grupos)) {
    const group = form?.[name as keyof typeof grupos] ?? {};
    const wanted = name === 'SegurosPersonasNovedad' ? [...fields, ...propios] : fields;
    expect([name, wanted.filter((field) => !(field in group))]).toEqual([name, []]);
  }
}
