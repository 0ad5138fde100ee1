import { describe, expect, test, vi } from 'vitest';
import { archivoDeRecorte, recortarAlCentro, revisarFotografia } from '#blocks/adjuntos/fotografia.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { jpeg, png } from './archivos.ts';

const MB = 1_048_576;
const requisito: Requisito = {
  Extension: 'jpg, png',
  IdRequisito: 2,
  IdRequisitoTipoNovedad: 102,
  IdTipoNovedad: 1,
  Nombre: 'FOTOGRAFIA_100',
  Requerido: true,
  TamanioMb: 2,
};
const jpegOf = (size: number) => new File([jpeg(), new Uint8Array(size - jpeg().length)], 'foto.jpg');

describe('[E-9-09] a picture for the photograph', () => {
  test.each([
    ['may be larger than the file that is sent', jpegOf(3 * MB), null],
    ['may have 20 MB', jpegOf(20 * MB), null],
    ['may not have more', jpegOf(20 * MB + 1), 'El archivo pesa 20,1 MB. El máximo es 20 MB.'],
    [
      'has a format of the requirement',
      new File([jpeg()], 'foto.gif'),
      'El archivo debe ser JPG o PNG. Usted eligió un .gif.',
    ],
    ['is a picture', new File(['texto'], 'foto.png'), 'El archivo está dañado o no es un PNG.'],
  ])('%s', async (_what, file, expected) => {
    expect(await revisarFotografia(file, requisito)).toBe(expected);
  });
});

describe('the cropped photograph', () => {
  test.each([
    ['foto.jpg', 'image/jpeg', 'foto.jpg'],
    ['FOTO.JPG', 'image/jpeg', 'FOTO.JPG'],
    ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
    ['foto.png', 'image/jpeg', 'foto.jpg'],
    ['foto.png', 'image/png', 'foto.png'],
    ['foto.jpg', 'image/png', 'foto.png'],
    ['mi.foto.webp', 'image/jpeg', 'mi.foto.jpg'],
    ['.webp', 'image/jpeg', 'fotografia.jpg'],
  ])('of %s as %s is called %s', async (name, type, expected) => {
    const file = archivoDeRecorte(new File(['original'], name), new Blob(['cut'], { type }));
    expect([file.name, file.type, await file.text()]).toEqual([expected, type, 'cut']);
  });
});

describe('a photograph made without asking', () => {
  /** A browser that decodes pictures to this size, and draws. Returns what it draws, and the sizes that it encodes. */
  function browser(width: number, height: number) {
    const drawn: number[][] = [];
    const encoded: string[] = [];
    const decode = vi.fn(async () => ({ width, height, close: () => undefined }));
    vi.stubGlobal('createImageBitmap', decode);
    const pen = { translate: () => undefined, rotate: () => undefined, fillRect: () => undefined };
    const drawImage = (_image: unknown, ...at: number[]) => void drawn.push(at);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ ...pen, drawImage } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
      encoded.push(`${this.width} × ${this.height}`);
      done(new Blob(['cut'], { type: type ?? '' }));
    });
    return { drawn, encoded, decode };
  }

  test('is cut around its centre, four to five, 600 pixels wide, and encoded again', async () => {
    const { drawn, encoded } = browser(1600, 1000);
    const { archivo } = (await recortarAlCentro(new File([png(16, 10)], 'foto.png'), requisito)) as { archivo: File };
    expect([archivo.name, archivo.type, await archivo.text()]).toEqual(['foto.jpg', 'image/jpeg', 'cut']);
    expect(encoded).toEqual(['600 × 750']);
    expect(drawn.at(-1)).toEqual([400, 0, 800, 1000, 0, 0, 600, 750]);
  });

  test('is the file itself where the browser decodes no pictures', async () => {
    vi.stubGlobal('createImageBitmap', undefined);
    const file = new File([png(16, 10)], 'foto.png');
    expect(((await recortarAlCentro(file, requisito)) as { archivo: File }).archivo).toBe(file);
  });

  test('[E-9-09] is none if the picture is refused, and nothing is drawn', async () => {
    const { encoded, decode } = browser(1600, 1000);
    expect(await recortarAlCentro(new File([], 'foto.png'), requisito)).toEqual({ rechazo: 'El archivo está vacío.' });
    expect(await recortarAlCentro(new File([png(1, 1)], 'foto.pdf'), requisito)).toEqual({
      rechazo: 'El archivo debe ser JPG o PNG. Usted eligió un .pdf.',
    });
    expect(decode).not.toHaveBeenCalled();
    expect(encoded).toEqual([]);
  });

  test('is none if the browser cannot draw the picture', async () => {
    browser(1600, 1000);
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    expect(await recortarAlCentro(new File([png(16, 10)], 'foto.png'), requisito)).toEqual({
      rechazo: 'No pudimos leer la imagen.',
    });
  });
});
