import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';

/** What a message may hold: emphasis, lists and tables. No addresses, no styles, no ids (reliability 6.4). */
const config = {
  ALLOWED_TAGS: 'b strong i em u br p ul ol li span div small table thead tbody tr th td #text'.split(' '),
  ALLOWED_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
} as const;

/** Longest HTML that is read as HTML, in characters; anything longer is shown as plain text. */
const longest = 50_000;

const span = (element: Element, name: string) => Number.parseInt(element.getAttribute(name) ?? '', 10) || undefined;

function toReact(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  const cell = tag === 'td' || tag === 'th' ? { colSpan: span(node, 'colspan'), rowSpan: span(node, 'rowspan') } : {};
  if (tag === 'br') return <br key={key} />;
  return createElement(tag, { key, ...cell }, ...children(node));
}

/** React refuses white space between the parts of a table. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

function children(parent: Node): ReactNode[] {
  const strict = parent instanceof Element && tableParts.has(parent.localName);
  return [...parent.childNodes].filter((node) => !strict || node instanceof Element).map(toReact);
}

/**
 * Server HTML cleaned by DOMPurify and rebuilt as React elements: what the browser shows never came from a string, so no
 * policy for trusted types is needed either.
 */
export default function HtmlLimpio({ html }: { html: string }) {
  if (html.length > longest) return <p>{html}</p>;
  const clean = DOMPurify.sanitize(html, {
    ...config,
    ALLOWED_TAGS: [...config.ALLOWED_TAGS],
    ALLOWED_ATTR: [...config.ALLOWED_ATTR],
    RETURN_DOM_FRAGMENT: true,
  });
  return <Fragment>{children(clean)}</Fragment>;
}
