/** Two letters for a person: of the first and third word of "PATERNO MATERNO NOMBRES", as far as they exist. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const second = words.length > 2 ? words[2] : words[1];
  return `${words[0]?.charAt(0) ?? ''}${second?.charAt(0) ?? ''}`.toUpperCase();
}
