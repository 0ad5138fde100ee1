import { download } from '../table/exportTable.ts';

/** Image pixels per screen pixel: sharp on paper too. */
const SCALE = 2;
const MARGIN = 16;
/** Height of the title above the drawing. */
const TITLE = 32;
const SVG = 'http://www.w3.org/2000/svg';

/** Style properties that come from the stylesheets, which a separate image does not have. */
const looks = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'visibility'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor'],
];

const make = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** A copy of a drawing with its styles inlined, independent of the page. */
function copyOf(drawn: SVGElement): SVGElement {
  const copy = drawn.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [drawn, ...drawn.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(element);
    for (const look of looks) copies[at]?.setAttribute(look, style.getPropertyValue(look));
  }
  for (const press of copy.querySelectorAll('.chart-press')) press.remove();
  for (const one of copies)
    for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label']) one.removeAttribute(name);
  return copy;
}

function textElement(content: string, style: CSSStyleDeclaration, place: { readonly x: number; readonly y: number }) {
  const { color, fontFamily, fontSize, fontWeight } = style;
  const look = { fill: color, 'font-family': fontFamily, 'font-size': fontSize, 'font-weight': fontWeight };
  const element = make('text', { ...place, ...look, 'dominant-baseline': 'central' });
  element.textContent = content;
  return element;
}

/** The texts of the picture outside its drawings: its legend and the names of its parts. */
function wordsIn(picture: HTMLElement): readonly Text[] {
  const words: Text[] = [];
  const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const word = walker.currentNode;
    if (word instanceof Text && !word.parentElement?.closest('svg, .recharts-tooltip-wrapper')) words.push(word);
  }
  return words;
}

/** The picture as one drawing: everything at its place on the screen, below the title. */
function drawingOf(title: string, picture: HTMLElement): SVGElement {
  const frame = picture.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width) + 2 * MARGIN, Math.ceil(frame.height) + TITLE + 2 * MARGIN];
  const place = (box: DOMRect) => ({ x: box.x - frame.x + MARGIN, y: box.y - frame.y + TITLE + MARGIN });
  const style = getComputedStyle(picture);
  const whole = make('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const heading = textElement(title, style, { x: MARGIN, y: MARGIN + 8 });
  heading.setAttribute('font-size', '16');
  heading.setAttribute('font-weight', '600');
  whole.append(make('rect', { width, height, fill: style.backgroundColor }), heading);
  for (const svg of picture.querySelectorAll<SVGElement>('svg:not(.recharts-tooltip-wrapper svg, .icon)')) {
    const box = svg.getBoundingClientRect();
    const copy = copyOf(svg);
    for (const [name, value] of Object.entries({ ...place(box), width: box.width, height: box.height }))
      copy.setAttribute(name, String(value));
    whole.append(copy);
  }
  for (const word of wordsIn(picture)) {
    const range = document.createRange();
    range.selectNodeContents(word);
    const box = range.getBoundingClientRect();
    const { x, y } = place(box);
    const parent = word.parentElement ?? picture;
    whole.append(textElement(word.data, getComputedStyle(parent), { x, y: y + box.height / 2 }));
  }
  return whole;
}

/** The pixels of a drawing. */
async function pngOf(drawing: SVGElement): Promise<Blob> {
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The browser made no picture');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Downloads a picture as PNG, as it looks on the screen, with its title as file name. */
export async function downloadPng(title: string, picture: HTMLElement): Promise<void> {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  download(await pngOf(drawingOf(title, picture)), `${name}.png`);
}
