/** Texts of what became of a call. Placeholders in braces are filled where the text is shown. */
export const hechoMessages = {
  /** Why a call failed where there is one line only, with the number of the services' message. */
  conNumero: '{texto} (código {numero})',
} as const;
