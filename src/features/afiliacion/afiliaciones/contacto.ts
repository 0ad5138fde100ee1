import { correoOpcional, recortado } from '#blocks/formulario/textos.ts';
import { dia, hastaHoy, observacion, texto } from '#blocks/tramites/reglas.ts';
import type { TramiteForm } from '#blocks/tramites/TramiteDialog.tsx';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { tidy } from '#lib/texts.ts';

/** The contact data of a person. */
const textos = ['Zona', 'Direccion', 'Telefono', 'Celular', 'CorreoElectronico'] as const;
const ids = ['IdSexo', 'IdNacionalidad'] as const;

/** The rules for the date of a notice and its observation. */
export const reglasDeNovedad = { FechaNovedad: dia('FechaNovedad', hastaHoy), Observacion: observacion };

/** The rules for the contact data. */
export const reglasDeContacto = {
  Zona: recortado,
  Direccion: recortado,
  Telefono: recortado,
  Celular: recortado,
  CorreoElectronico: correoOpcional,
};

/** The extra rules for a person the fund does not know yet. */
export const reglasDeIdentidad = { IdSexo: texto('IdSexo'), IdNacionalidad: texto('IdNacionalidad') };

/** The fields from the person. `conSexo` adds the ones only asked of a person the fund does not know yet. */
export const inicialDe = (persona: BasePersonas, conSexo: boolean): TramiteForm => ({
  ...Object.fromEntries(textos.map((name) => [name, persona[name]])),
  ...(conSexo
    ? {
        IdSexo: persona.IdSexo ? String(persona.IdSexo) : '',
        IdNacionalidad: String(persona.IdNacionalidad || nacionalidad.nacional),
      }
    : {}),
});

/** The person with what was typed. */
export function conContacto(persona: BasePersonas, form: TramiteForm): BasePersonas {
  const typed = textos.map((name) => [name, tidy(form[name] ?? '')] as const);
  const chosen = ids.filter((name) => form[name] !== undefined).map((name) => [name, Number(form[name])] as const);
  return { ...persona, ...Object.fromEntries([...typed, ...chosen]) };
}
