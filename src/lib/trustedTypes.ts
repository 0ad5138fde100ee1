/**
 * The rules that the browser applies before a text becomes part of the page (`require-trusted-types-for`). A text without a
 * tag is allowed. A text with tags, or the address of a script, is allowed only after the module that needs it has set its
 * rule here. Everything else is refused and reported; there is no rule for evaluated text.
 */
export const trusted: {
  /** Sanitises the HTML that a library writes. */
  html?: (text: string) => string;
  /** Each function returns true for addresses that scripts may come from. */
  readonly scripts: ((address: string) => boolean)[];
} = { scripts: [] };

/** The default policy: returns the allowed text; undefined refuses it. */
export const rules = {
  createHTML: (text: string) => (text.includes('<') ? trusted.html?.(text) : text),
  createScriptURL: (address: string) => (trusted.scripts.some((known) => known(address)) ? address : undefined),
};

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, own: typeof rules): unknown } })
  .trustedTypes;
factory?.createPolicy('default', rules);
