import { parseSync } from 'vite';

/** Attributes and properties whose value a person reads or hears. */
const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|caption|header|heading|hint|lead|text|attribution|way|\w+Title)$/;

/** Names of keys, which a title may have. */
const keys = /\b(?:Ctrl|Shift|Alt|Enter|Esc|Tab)\b/g;

const isWord = (text: string) => /\p{Ll}{2}/u.test(text.replace(keys, ''));

/** A sentence or a label. Spanish begins them with a capital; classes and codes of the domain begin without one. */
const isSentence = (text: string) =>
  /^[^\p{L}]*\p{Lu}\p{Ll}+[\s,.:…]|^\p{Lu}\p{Ll}*[áéíóúñ]|[¿¡]/u.test(text.replace(keys, ''));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly key?: unknown;
  readonly left?: unknown;
  readonly operator?: unknown;
  readonly openingElement?: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Who reads a value: people, nobody, or only the value itself tells. */
type Use = 'read' | 'hidden' | 'unknown';

const nameOf = (name: unknown): string => {
  if (!isNode(name)) return '';
  return String(name.name ?? name.value ?? '');
};

/** Who reads the value of a child. */
function readBy(parent: Node, key: string, use: Use): Use {
  switch (parent.type) {
    case 'JSXElement':
      return isNode(parent.openingElement) && nameOf(parent.openingElement.name) === 'kbd' ? 'hidden' : 'read';
    case 'JSXFragment':
      return 'read';
    case 'JSXAttribute':
      return READ.test(nameOf(parent.name)) ? 'read' : 'unknown';
    case 'Property':
    case 'AssignmentPattern':
      if (key === 'key') return 'hidden';
      return READ.test(nameOf(parent[parent.type === 'Property' ? 'key' : 'left'])) ? 'read' : 'unknown';
    case 'ConditionalExpression':
      return key === 'test' ? 'unknown' : use;
    case 'LogicalExpression':
      return key === 'left' && parent.operator === '&&' ? 'unknown' : use;
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
      return key === 'expressions' ? 'unknown' : use;
    case 'BinaryExpression':
      return parent.operator === '+' ? use : 'hidden';
    case 'SwitchCase':
      return key === 'test' ? 'hidden' : 'unknown';
    default:
      return 'unknown';
  }
}

/** A node's own text; null if it is none. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateElement' ? (node.value as { readonly cooked: string }).cooked : null;
}

/** The texts for people in the source of a component, each with its line. */
export function textsForPeople(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, use: Use) => {
    // Developers read errors, in English.
    if (['ImportDeclaration', 'ImportExpression', 'TSLiteralType', 'NewExpression'].includes(node.type)) return;
    const text = textOf(node);
    if (text !== null && use !== 'hidden' && (use === 'read' ? isWord(text) : isSentence(text)))
      found.push(`${source.slice(0, node.start).split('\n').length}: ${text.trim()}`);
    for (const [key, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, readBy(node, key, use));
  };
  const { program }: { readonly program: unknown } = parseSync('component.tsx', source);
  if (!isNode(program)) throw new Error('The source has no syntax tree');
  visit(program, 'unknown');
  return found;
}
