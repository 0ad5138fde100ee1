import { createElement, Fragment, type ReactNode } from 'react';
import { limpiar } from './limpiar.ts';

/** What a message may contain: emphasis, lists and tables. No URLs, no styles, no ids. */
const config = {
  ALLOWED_TAGS: 'b strong i em u br p ul ol li span div small table thead tbody tr th td #text'.split(' '),
  ALLOWED_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/** Maximum length in characters of a text that is parsed as HTML; a longer one is shown as plain text. */
const longest = 50_000;

const span = (element: Element, name: string) => Number.parseInt(element.getAttribute(name) ?? '', 10) || undefined;

function toReact(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  const cell = tag === 'td' || tag === 'th' ? { colSpan: span(node, 'colspan'), rowSpan: span(node, 'rowspan') } : {};
  if (tag === 'br') return <br key={key} />;
  return createElement(tag, { key, ...cell }, ...children(node));
}

/** React refuses white space between these parts of a table. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

function children(parent: Node): ReactNode[] {
  const strict = parent instanceof Element && tableParts.has(parent.localName);
  return [...parent.childNodes].filter((node) => !strict || node instanceof Element).map(toReact);
}

/**
 * Server HTML, cleaned by DOMPurify and rebuilt as React elements. The browser never parses a string, so no trusted
 * types policy is needed either.
 */
export default function HtmlLimpio({ html }: { html: string }) {
  if (html.length > longest) return <p>{html}</p>;
  return <Fragment>{children(limpiar(html, config))}</Fragment>;
}
