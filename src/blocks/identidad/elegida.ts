import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import { type BasePersonas, basePersonas, type PacienteBuscado, pacienteBuscado } from '#contract/entities/persona.ts';
import { filled } from '#contract/read.ts';
import type { DatosIdentidad } from './datos.ts';

/** The chosen person: known to the fund or, with `nueva`, not known to it yet. */
export interface PersonaElegida {
  readonly persona: PacienteBuscado;
  readonly nueva: BasePersonas | null;
}

/** A person from the search: with the fund's record, or only with what the registry has. */
export const personaEncontrada = (found: PersonaObservada, nueva: BasePersonas | null): PersonaElegida => ({
  persona: filled(pacienteBuscado, found),
  nueva: found.IdPersona === 0 ? nueva : null,
});

/** A person typed by hand, in upper case, in the empty structure from the services for a new person (spec F 3.8, 4.2). */
export function personaManual(datos: DatosIdentidad, estructura: BasePersonas | null): PersonaElegida {
  const NombreCompleto = [datos.apellidoPaterno, datos.apellidoMaterno, datos.nombres].filter(Boolean).join(' ');
  const nueva = filled(basePersonas, {
    ...estructura,
    IdPersona: 0,
    IdTipoDocumento: datos.tipoDocumento,
    NumeroDocumento: datos.numeroDocumento,
    ComplementoDocumento: datos.complemento,
    FechaNacimiento: datos.fechaNacimiento,
    ApellidoPaterno: datos.apellidoPaterno,
    ApellidoMaterno: datos.apellidoMaterno,
    Nombres: datos.nombres,
    NombreCompleto,
  });
  return { persona: filled(pacienteBuscado, nueva), nueva };
}

/** A person whose data is already loaded. */
export const personaConocida = (persona: object, nueva: BasePersonas | null = null): PersonaElegida => ({
  persona: filled(pacienteBuscado, persona),
  nueva,
});
