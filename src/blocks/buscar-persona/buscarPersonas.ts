import { call } from '#client/call.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { Busqueda } from './busqueda.ts';

/** The search term for the services, as one text. */
export function terminoDe(busqueda: Busqueda): string {
  switch (busqueda.forma) {
    case 'documento':
      return busqueda.numeroDocumento;
    case 'nombre':
      return [busqueda.apellidoPaterno, busqueda.apellidoMaterno, busqueda.nombres].filter(Boolean).join(' ');
    case 'matricula':
      return busqueda.matricula;
    case 'historiaClinica':
      return busqueda.historiaClinica;
  }
}

const enLaCaja = {
  documento: pacientes.porDocumento,
  nombre: pacientes.porNombre,
  matricula: pacientes.porMatricula,
  historiaClinica: pacientes.porHistoriaClinica,
} as const;

const enLaEmpresa = {
  documento: pacientes.porDocumentoEnEmpresa,
  nombre: pacientes.porNombreEnEmpresa,
  matricula: pacientes.porMatriculaEnEmpresa,
  historiaClinica: pacientes.porHistoriaClinicaEnEmpresa,
} as const;

/** The services search by number only. Type (0 for any) and complement narrow the results, if the rows have them. */
function corresponde(busqueda: Busqueda, persona: PacienteBuscado): boolean {
  if (busqueda.forma !== 'documento') return true;
  const { tipoDocumento, complemento } = busqueda;
  const sameType = tipoDocumento === 0 || persona.IdTipoDocumento === 0 || persona.IdTipoDocumento === tipoDocumento;
  return sameType && (complemento === '' || persona.ComplementoDocumento.toUpperCase() === complemento);
}

/**
 * Searches insured persons of a role (0 for any), in one company or, with `idEmpresa` 0, in the whole fund (spec F 6,
 * 7.6). The call is quiet: the failure is shown in place of the results.
 */
export async function buscarPersonas(
  busqueda: Busqueda,
  { idEmpresa, rol }: { readonly idEmpresa: number; readonly rol: number },
  signal: AbortSignal,
): Promise<PacienteBuscado[]> {
  const params = { term: terminoDe(busqueda), rol };
  const options = { signal, quiet: true };
  const found =
    idEmpresa === 0
      ? await call(enLaCaja[busqueda.forma], { params }, options)
      : await call(enLaEmpresa[busqueda.forma], { params: { ...params, idEmpresa } }, options);
  return found.filter((persona) => corresponde(busqueda, persona));
}
