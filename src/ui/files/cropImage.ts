/** Part of an image, in pixels of the rotated original. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** Width and height of a box that contains a rotated image; degrees clockwise. */
function turnedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: Math.round(cos * width + sin * height), height: Math.round(sin * width + cos * height) };
}

function surface(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  return { canvas, pen };
}

/**
 * Cuts `area` out of a rotated image and encodes it again as JPEG, at most `maxWidth` pixels wide. The camera's orientation
 * is applied, and all other metadata (place, time) is dropped.
 */
export async function cropImage(file: Blob, area: CropArea, degrees: number, maxWidth: number): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const size = turnedSize(image.width, image.height, degrees);
  const turned = surface(size.width, size.height);
  turned.pen.translate(size.width / 2, size.height / 2);
  turned.pen.rotate((degrees * Math.PI) / 180);
  turned.pen.drawImage(image, -image.width / 2, -image.height / 2);
  image.close();

  const scale = Math.min(1, maxWidth / area.width);
  const cut = surface(Math.round(area.width * scale), Math.round(area.height * scale));
  // Transparent parts would become black in a JPEG.
  cut.pen.fillStyle = '#fff';
  cut.pen.fillRect(0, 0, cut.canvas.width, cut.canvas.height);
  const { x, y, width, height } = area;
  cut.pen.drawImage(turned.canvas, x, y, width, height, 0, 0, cut.canvas.width, cut.canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The image could not be written.')));
    cut.canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}

/** Width and height of a picture as it is shown; null if the browser cannot tell. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  if (typeof createImageBitmap !== 'function') return null;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = image;
  image.close();
  return { width, height };
}

/** Width divided by height of a picture as it is shown; null if the browser cannot tell. */
export async function ratioOf(file: Blob): Promise<number | null> {
  const size = await sizeOf(file);
  return size && size.width / size.height;
}

/** How far a picture's ratio may be from the wanted one, as a share of it. */
const tolerance = 0.015;

const isLike = ({ width, height }: { width: number; height: number }, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= tolerance;

/** The whole picture encoded again, if it has the wanted ratio (width / height) already; null otherwise. */
export async function wholeImage(file: Blob, ratio: number, maxWidth: number): Promise<Blob | null> {
  const size = await sizeOf(file);
  return size && isLike(size, ratio) ? cropImage(file, { x: 0, y: 0, ...size }, 0, maxWidth) : null;
}

/** The largest centred part of a picture that has a ratio (width / height); the whole one if it has it already. */
export function centredArea(size: { width: number; height: number }, ratio: number): CropArea {
  if (isLike(size, ratio)) return { x: 0, y: 0, ...size };
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  return { x: Math.round((size.width - width) / 2), y: Math.round((size.height - height) / 2), width, height };
}

/** The centred part of a picture with a ratio, encoded again; null if the browser cannot decode pictures. */
export async function centredImage(file: Blob, ratio: number, maxWidth: number): Promise<Blob | null> {
  const size = await sizeOf(file);
  return size && cropImage(file, centredArea(size, ratio), 0, maxWidth);
}
