import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { carpetaDePersonaMessages as textos } from './messages.ts';

/** The act of a list's row that opens its person's folder; nothing for a person that is not saved. */
export function EnlaceACarpeta({ idPersona, nombre }: { readonly idPersona: number; readonly nombre: string }) {
  if (idPersona <= 0) return null;
  return (
    <LinkButton
      tone="ghost"
      to={pathTo('persona-carpeta', { persona: idPersona })}
      aria-label={textos.carpetaDe(nombre)}
    >
      {textos.carpeta}
    </LinkButton>
  );
}
