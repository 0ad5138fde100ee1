import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import { type BasePersonas, basePersonas, type PacienteBuscado, pacienteBuscado } from '#contract/entities/persona.ts';
import { filled } from '#contract/read.ts';
import type { DatosIdentidad } from './datos.ts';

/** Who was chosen: somebody of the fund, or with `nueva` a person it does not know yet. */
export interface PersonaElegida {
  readonly persona: PacienteBuscado;
  readonly nueva: BasePersonas | null;
}

/** A person found: of the fund, or of the registry only with what it has of them. */
export const personaEncontrada = (found: PersonaObservada, nueva: BasePersonas | null): PersonaElegida => ({
  persona: filled(pacienteBuscado, found),
  nueva: found.IdPersona === 0 ? nueva : null,
});

/** A person typed by hand, in upper case, on the structure the services gave for somebody new (spec F 3.8, 4.2). */
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

/** A person whose data are at hand. */
export const personaConocida = (persona: object, nueva: BasePersonas | null = null): PersonaElegida => ({
  persona: filled(pacienteBuscado, persona),
  nueva,
});
