import DOMPurify, { type Config } from 'dompurify';

/** Stands inside each "style" while a text is parsed. No text has it, because it is no character. */
const MARK = '\uFFFE';
const hidden = `st${MARK}yle`;

/**
 * Server HTML, cleaned by DOMPurify. The browser reports every style to the address of the policy as soon as it parses it,
 * even if it is removed next. So elements and attributes named `style` are parsed under another name, which no configuration
 * allows, and words of the text get theirs back.
 */
export function limpiar(html: string, config: Config = {}): DocumentFragment {
  const clean = DOMPurify.sanitize(html.replace(/(st)(yle)/gi, `$1${MARK}$2`), {
    ...config,
    ADD_FORBID_CONTENTS: [hidden],
    RETURN_DOM_FRAGMENT: true,
  });
  const texts = document.createTreeWalker(clean, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue?.replaceAll(MARK, '') ?? '';
  return clean;
}
