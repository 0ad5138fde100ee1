/** Texts that would run, show or load something of somebody else's if they were ever read as more than text. */
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
 * Texts that say what something is: without them a screen stops at once, and nothing of it is seen. The token, the
 * names of screens, states, kinds and places, types of files.
 */
const meaning =
  /^(access_token|Ruta|.*Estado.*|Nombre(Tipo|Padre).*|Tipo.*|Extension.*|concod|numpat|Codigo.*|IdEmpresaAnterior|.*Base64|Datos)$/;

/** Dates, numbers and what has no letter are read as such and shown as the portal writes them. */
const isFreeText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^\d{4}-\d\d-\d\d|^[A-Za-z0-9+/]{80,}/.test(text);

/** Names that every object knows: a record of texts that is asked for one of them answers with something of its own. */
export const objectNames = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'toLocaleString'],
  ...['propertyIsEnumerable', '__defineGetter__', '__lookupSetter__', 'prototype', 'length', 'name'],
] as const;

interface Options {
  /** Every text, not only those that mean nothing to the program. */
  readonly all?: boolean;
  /** In the place of every text that is read as such, one of the names that every object knows. */
  readonly names?: boolean;
}

/** A reply with hostile texts: behind each free text, or in the place of every one. Ever another, in the same order. */
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

/** What of a page is not the portal's own: elements, handlers and addresses that came from a text. */
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
