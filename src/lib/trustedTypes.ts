/**
 * What the browser asks before a text becomes part of the page (`require-trusted-types-for`). A text without a tag may;
 * one with tags, and the address of a script, only once the module that needs it has said how. Anything else is refused
 * and reported; evaluated text has no rule at all.
 */
export const trusted: {
  /** Sanitises what a library writes as HTML. */
  html?: (text: string) => string;
  /** Each is true for addresses scripts may come from. */
  readonly scripts: ((address: string) => boolean)[];
} = { scripts: [] };

/** The default policy: what becomes of a text; undefined refuses it. */
export const rules = {
  createHTML: (text: string) => (text.includes('<') ? trusted.html?.(text) : text),
  createScriptURL: (address: string) => (trusted.scripts.some((known) => known(address)) ? address : undefined),
};

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, own: typeof rules): unknown } })
  .trustedTypes;
factory?.createPolicy('default', rules);
