import { tramitesMessages } from '#blocks/tramites/messages.ts';
import { deFecha, valor } from '#blocks/tramites/reglas.ts';
import type { Campo, Problemas, TramiteForm } from '#blocks/tramites/TramiteDialog.tsx';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { sinInformacion, validation } from '#messages/validation.ts';

/** How to reach somebody. */
const textos = ['Zona', 'Direccion', 'Telefono', 'Celular', 'CorreoElectronico'] as const;
const ids = ['IdSexo', 'IdNacionalidad'] as const;

/** The fields from the person; `conSexo` with what only somebody the fund does not know yet is asked. */
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

const correo = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the day and the person's fields. */
export function problemasDeContacto(form: TramiteForm, conSexo: boolean): Problemas {
  const missing: readonly Campo[] = conSexo ? ids.filter((name) => valor(form, name) === '') : [];
  const typed = valor(form, 'CorreoElectronico');
  const day = valor(form, 'FechaNovedad');
  return {
    ...Object.fromEntries(missing.map((name) => [name, sinInformacion(tramitesMessages.campos[name])])),
    ...(typed && !correo.test(typed) ? { CorreoElectronico: validation.correoFormato } : {}),
    ...(day ? { FechaNovedad: deFecha(day, { hasta: today() }) } : {}),
  };
}
