import { describe, expect, test, vi } from 'vitest';
import { revisarArchivo } from '#blocks/adjuntos/archivo.ts';
import { extensionDe, formatosDe, megabytes, pistaDe, tiposAceptados } from '#blocks/adjuntos/formatos.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { fixDate } from '#support/clock.ts';
import { jpegDe } from '#support/imagenes.ts';
import { apng, gif, heic, jpeg, pdf, png, webp } from './archivos.ts';

const MB = 1_048_576;

const requisito = (part: Partial<Requisito> = {}): Requisito => ({
  Extension: 'pdf, jpg, png',
  IdRequisito: 3,
  IdRequisitoTipoNovedad: 103,
  IdTipoNovedad: 1,
  Nombre: 'DOCUMENTO DE IDENTIDAD',
  Requerido: true,
  TamanioMb: 2,
  ...part,
});

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdfOf = (bytes: number) => file('documento.pdf', pdf, new Uint8Array(bytes - pdf.length));

describe('formats of a requirement (decision 41)', () => {
  test.each([
    ['JPG, JPEG, PNG', ['jpg', 'png']],
    ['.pdf;.jpg;.png', ['pdf', 'jpg', 'png']],
    ['pdf|jpg|png', ['pdf', 'jpg', 'png']],
    ['pdf jpg  png', ['pdf', 'jpg', 'png']],
    ['*.PDF, *.Jpeg', ['pdf', 'jpg']],
    ['', []],
    [null, []],
    ['pdf,svg,html', ['pdf']],
  ])('[F-3.10-01] [E-9-09] %s', (extension, formats) => {
    expect(formatosDe(extension)).toEqual(formats);
  });

  test('[F-3.10-01] [E-9-09] what a slot asks for, in words and for the file window', () => {
    expect(pistaDe(requisito({ Extension: 'PDF;jpg' }))).toBe('PDF o JPG, máximo 2 MB');
    expect(pistaDe(requisito())).toBe('PDF, JPG o PNG, máximo 2 MB');
    expect(pistaDe(requisito({ Extension: '', TamanioMb: 0 }))).toBe('Máximo 10 MB');
    expect(tiposAceptados(requisito({ Extension: 'PDF;jpg' }))).toBe('.pdf,.jpg,.jpeg');
  });

  test.each([1, 2, 5, 10, 20])(
    '[F-3.10-01] [E-9-09] a requirement of %i MB takes as much, and no byte more',
    async (TamanioMb) => {
      const suyo = requisito({ TamanioMb });
      expect(pistaDe(suyo)).toBe(`PDF, JPG o PNG, máximo ${TamanioMb} MB`);
      await expect(revisarArchivo(pdfOf(TamanioMb * MB), suyo)).resolves.toBeNull();
      await expect(revisarArchivo(pdfOf(TamanioMb * MB + 1), suyo)).resolves.toBe(
        `El archivo pesa ${TamanioMb},1 MB. El máximo es ${TamanioMb} MB.`,
      );
    },
  );

  test('[E-9-09] sizes are rounded up to a tenth', () => {
    expect(megabytes(2 * MB)).toBe('2 MB');
    expect(megabytes(2 * MB + 1)).toBe('2,1 MB');
    expect(megabytes(7.25 * MB)).toBe('7,3 MB');
  });
});

describe('a sign that turns the direction of a name', () => {
  const [carnet, programa] = ['carnet.p\u202edf', 'carnet.\u2066js'];

  test.each([
    [carnet, 'pdf'],
    [programa, 'js'],
    ['carnet.pdf\u200f', 'pdf'],
    ['\u202e.pdf', ''],
  ])('%j ends with %j', (name, extension) => expect(extensionDe(name)).toBe(extension));

  test('is none of its extension: what cannot be sent under its plain name is refused, and so is it called', async () => {
    await expect(revisarArchivo(file(programa, 'alert(1)'), requisito({ Extension: '' }))).resolves.toBe(
      'Los archivos .js no se aceptan.',
    );
    await expect(revisarArchivo(file(programa, pdf), requisito())).resolves.toBe(
      'El archivo debe ser PDF, JPG o PNG. Usted eligió un .js.',
    );
    await expect(revisarArchivo(file(carnet, pdf), requisito())).resolves.toBeNull();
  });
});

describe('[F-3.10-01] [E-9-09] what is taken', () => {
  test.each([
    ['a PDF', file('documento.pdf', pdf)],
    ['a JPG named jpeg', file('foto.JPEG', jpeg())],
    ['a PNG', file('foto.png', png(10, 10))],
    ['exactly the limit', pdfOf(2 * MB)],
  ])('%s', async (_name, chosen) => {
    await expect(revisarArchivo(chosen, requisito())).resolves.toBeNull();
  });

  test('any format without a restriction, by its own signature', async () => {
    const free = requisito({ Extension: '' });
    await expect(revisarArchivo(file('documento.pdf', pdf), free)).resolves.toBeNull();
    await expect(revisarArchivo(file('notas.txt', 'hola'), free)).resolves.toBeNull();
    await expect(revisarArchivo(file('foto.gif', gif(1)), free)).resolves.toBeNull();
    await expect(revisarArchivo(file('foto.webp', webp(0x10)), free)).resolves.toBeNull();
  });
});

describe('[F-3.10-01] [E-9-09] what is refused, and why', () => {
  test.each([
    ['another extension', file('contrato.docx', pdf), 'El archivo debe ser PDF, JPG o PNG. Usted eligió un .docx.'],
    [
      'no extension',
      file('contrato', pdf),
      'El archivo debe ser PDF, JPG o PNG. Usted eligió un archivo sin extensión.',
    ],
    ['no bytes', file('documento.pdf'), 'El archivo está vacío.'],
    ['one byte too many', pdfOf(2 * MB + 1), 'El archivo pesa 2,1 MB. El máximo es 2 MB.'],
    ['a text named pdf', file('documento.pdf', 'no soy un pdf'), 'El archivo está dañado o no es un PDF.'],
    ['a PNG named pdf', file('documento.pdf', png(1, 1)), 'El archivo está dañado o no es un PDF.'],
    ['HTML named pdf', file('documento.pdf', '<!doctype html><script>'), 'El archivo está dañado o no es un PDF.'],
    ['a PDF named jpg', file('foto.jpg', pdf), 'El archivo está dañado o no es un JPG.'],
    [
      'an SVG',
      file('foto.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'El archivo debe ser PDF, JPG o PNG. Usted eligió un .svg.',
    ],
    [
      'an image of 50 000 by 50 000',
      file('foto.png', png(50_000, 50_000)),
      'La imagen es demasiado grande: 50000 × 50000 puntos. Elija una de menos de 40 millones de puntos.',
    ],
    [
      'a photograph as some phones write it',
      file('foto.heic', heic),
      'El archivo debe ser PDF, JPG o PNG. Usted eligió un .heic.',
    ],
    ['the same named jpg', file('foto.jpg', heic), 'El archivo está dañado o no es un JPG.'],
    ['a PNG that moves', file('foto.png', apng()), 'La imagen tiene movimiento. Elija una imagen fija.'],
    ['a GIF named jpg', file('foto.jpg', gif()), 'El archivo está dañado o no es un JPG.'],
    ['an image without measures', file('foto.jpg', jpeg().subarray(0, 12)), 'No pudimos leer la imagen.'],
  ])('%s', async (_name, chosen, text) => {
    await expect(revisarArchivo(chosen, requisito())).resolves.toBe(text);
  });

  test.each([
    ['a GIF', 'foto.gif', gif()],
    ['a WebP', 'foto.webp', webp(0x02)],
    ['a PNG', 'foto.png', apng()],
    ['a PNG named as what it is', 'foto.apng', apng()],
    ['a sequence of phone photographs', 'foto.heic', new Uint8Array(Array.from(heic).with(10, 0x76).with(11, 0x63))],
  ])(
    '%s that moves, even without a restriction: whoever looks at it sees one picture (fault 37)',
    async (_name, name, bytes) => {
      for (const Extension of ['', 'gif, webp, png, apng, heic'])
        await expect(revisarArchivo(file(name, bytes), requisito({ Extension }))).resolves.toBe(
          'La imagen tiene movimiento. Elija una imagen fija.',
        );
    },
  );

  test.each(['svg', 'html', 'htm', 'xhtml'])(
    '.%s even without a restriction, and even when the requirement lists it',
    async (ext) => {
      const markup = file(`documento.${ext}`, '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      for (const Extension of ['', ext, `pdf,${ext}`])
        await expect(revisarArchivo(markup, requisito({ Extension }))).resolves.not.toBeNull();
    },
  );

  test('markup behind a harmless name', async () => {
    const hidden = file('notas.txt', '  <HTML><script>alert(1)</script>');
    await expect(revisarArchivo(hidden, requisito({ Extension: '' }))).resolves.not.toBeNull();
  });

  test('exactly 40 million pixels pass, more do not', async () => {
    await expect(revisarArchivo(file('a.png', png(8000, 5000)), requisito())).resolves.toBeNull();
    await expect(revisarArchivo(file('a.png', png(8000, 5001)), requisito())).resolves.toMatch(/demasiado grande/);
  });
});

describe('images are decoded before they are taken (fault 37)', () => {
  const decoder = (decode: () => Promise<unknown>) => {
    const spy = vi.fn(decode);
    vi.stubGlobal('createImageBitmap', spy);
    return spy;
  };
  const photograph = jpegDe({ width: 160, height: 80 });

  test('what its header gives away as too big is never decoded', async () => {
    const decode = decoder(async () => ({ close: () => undefined }));
    await expect(revisarArchivo(file('foto.png', png(50_000, 50_000)), requisito())).resolves.toMatch(
      /demasiado grande/,
    );
    expect(decode).not.toHaveBeenCalled();
    await expect(revisarArchivo(file('foto.jpg', photograph), requisito())).resolves.toBeNull();
    expect(decode).toHaveBeenCalledTimes(1);
  });

  test('what the browser cannot decode, cut off for instance, is refused', async () => {
    decoder(() => Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')));
    const half = photograph.subarray(0, photograph.length / 2);
    await expect(revisarArchivo(file('foto.jpg', half), requisito())).resolves.toBe('No pudimos leer la imagen.');
  });

  test('what it cannot decode in ten seconds as well', async () => {
    fixDate('setTimeout', 'clearTimeout');
    const decoding = new Promise<void>((started) => {
      decoder(() => {
        started();
        return new Promise(() => undefined);
      });
    });
    let said: string | null | undefined;
    const end = revisarArchivo(file('foto.jpg', photograph), requisito()).then((text) => {
      said = text;
    });
    await decoding;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(said).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(said).toBe('No pudimos leer la imagen.');
  });
});
