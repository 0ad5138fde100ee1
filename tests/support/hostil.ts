/** Texts that would run, show or load something foreign if they were used as more than text. */
const hostileTexts = [
  '<img class=ajeno src=/ajeno.png onerror="window.__ajeno=1">',
  '"><script class=ajeno>window.__ajeno=1</script>',
  '<svg class=ajeno onload="window.__ajeno=1"><animate onbegin="window.__ajeno=1"/></svg>',
  "' onmouseover='window.__ajeno=1' class='ajeno",
  '<a class=ajeno href="javascript:window.__ajeno=1" id=config>ver</a>',
  'javascript:window.__ajeno=1',
  '<iframe class=ajeno srcdoc="<script>parent.__ajeno=1</script>"></iframe>',
  '<link class=ajeno rel=stylesheet href=//ajeno.example/x.css><style class=ajeno>*{display:none}</style>',
  '<form class=ajeno name=body action=//ajeno.example><input name=clave></form>',
  "{{constructor.constructor('window.__ajeno=1')()}}",
  '<math class=ajeno><mtext><table><mglyph><style><img src=x onerror="window.__ajeno=1"></style></mglyph></table></mtext></math>',
  '</textarea></title></style><img class=ajeno src=/ajeno.png onerror="window.__ajeno=1">',
  '<base class=ajeno href=//ajeno.example><meta http-equiv=refresh content="0;url=//ajeno.example">',
  'red;background:url(//ajeno.example/x.png)',
] as const;

/**
 * Texts with a meaning for the program. Without them a screen stops early and the test sees nothing of it. They are the
 * token, the names of screens, states, kinds and places, and types of files.
 */
const meaning =
  /^(access_token|Ruta|.*Estado.*|Nombre(Tipo|Padre).*|Tipo.*|Extension.*|concod|numpat|Codigo.*|IdEmpresaAnterior|.*Base64|Datos)$/;

/** Dates, numbers and texts without letters are parsed, and shown in the portal's own format. */
const isFreeText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^\d{4}-\d\d-\d\d|^[A-Za-z0-9+/]{80,}/.test(text);

/** Names that every object has. A record of texts that is asked for one of them answers with a built-in member. */
export const objectNames = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'toLocaleString'],
  ...['propertyIsEnumerable', '__defineGetter__', '__lookupSetter__', 'prototype', 'length', 'name'],
] as const;

interface Options {
  /** Replace every text, not only those without meaning for the program. */
  readonly all?: boolean;
  /** Replace every free text with one of the names that every object has. */
  readonly names?: boolean;
}

/** A reply with hostile texts: added to each free text, or in place of every text. The texts alternate in the same order. */
export function poison(reply: unknown, { all = false, names = false }: Options = {}): unknown {
  let at = 0;
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const list = names ? objectNames : hostileTexts;
      const hostile = list[at++ % list.length] ?? '';
      if (names) return isFreeText(value) && key !== 'access_token' ? hostile : value;
      if (all) return key === 'access_token' ? value : hostile;
      return isFreeText(value) && !meaning.test(key) ? `${value} ${hostile}` : value;
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
  };
  return walk(reply, '');
}

/** The parts of a page that are not the portal's: elements, handlers and addresses that came from a text. */
export function foreignParts(root: ParentNode): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName;
    const handler = [...element.attributes].find((one) => /^on|^srcdoc$|^formaction$/.test(one.name));
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '';
    const foreign =
      element.classList.contains('ajeno') ||
      handler !== undefined ||
      /ajeno|^\s*(javascript|data:text|vbscript):/i.test(address) ||
      /ajeno/.test(element.getAttribute('style') ?? '') ||
      /^(iframe|object|embed|base)$/.test(tag);
    if (foreign) found.push(element.outerHTML.slice(0, 160));
  }
  return found;
}

/** Signs that turn the direction of what follows: with them 'fdp.exe' is shown as 'exe.pdf'. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The texts and attributes below an element that have a sign that turns their direction. */
export function turnedTexts(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue ?? '');
    return [...own, ...[...element.attributes].map(({ value }) => value)].filter((text) => turning.test(text));
  });
}
