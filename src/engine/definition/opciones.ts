import { fold, tidy } from '#lib/texts.ts';
import type { Option } from './dependentLists.ts';

/** Between the name of a locality and its department: 'SUCRE · CHUQUISACA'. */
const SEPARADOR = ' · ';

/** Items by folded label, and by the part of the label before the department if only one item has it. */
const indices = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

const plano = (text: string): string => tidy(fold(text));

function indiceDe(options: readonly Option[]): ReadonlyMap<string, Option> {
  const known = indices.get(options);
  if (known) return known;
  const byName = new Map<string, Option | null>();
  for (const option of options) {
    const [name = ''] = option.label.split(SEPARADOR);
    byName.set(plano(name), byName.has(plano(name)) ? null : option);
  }
  const unique = [...byName].filter((entry): entry is [string, Option] => entry[1] !== null);
  const made = new Map([...unique, ...options.map((option) => [plano(option.label), option] as const)]);
  indices.set(options, made);
  return made;
}

/**
 * The item of a list with a label, whatever its case, accents and spaces. A locality is also found by its name alone, if
 * no other has it.
 */
export const buscarOpcion = (options: readonly Option[], text: string): Option | undefined =>
  indiceDe(options).get(plano(text));
