import { deflateSync } from 'node:zlib';

const page = `1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
4 0 obj<</S/JavaScript/JS(app.alert\\('aviso'\\);)>>endobj
`;

/** A document of one page that tries to run a script when it is opened. */
export const pdfConPrograma = `%PDF-1.7\n${page}trailer<</Root 1 0 R>>\n%%EOF\n`;

const thirtyTwo = (digit: string) => `<${digit.repeat(64)}>`;

/** The same, protected by a password nobody knows. */
export const pdfConClave = `%PDF-1.7
${page}5 0 obj<</Filter/Standard/V 1/R 2/P -4/O ${thirtyTwo('a')}/U ${thirtyTwo('b')}>>endobj
trailer<</Root 1 0 R/Encrypt 5 0 R/ID[<0123><0123>]>>
%%EOF
`;

/** A document of these objects. The first is its catalogue. */
function pdfDe(objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((one, at) => [
    Buffer.from(`${at + 1} 0 obj`),
    Buffer.from(one),
    Buffer.from('endobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')]);
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`), bytes, Buffer.from('\nendstream ')]);
const onePage = (contents: Buffer, { box = '0 0 200 200', extra = '' } = {}): Buffer =>
  pdfDe([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R${extra}>>`,
    contents,
  ]);
const square = stream('', Buffer.from('0 0 100 100 re f'));

/** A document, how many pages the viewer says that it has, and whether its first page can be drawn. */
interface Hostil {
  readonly body: Buffer;
  readonly pages: number;
  readonly isDrawn: boolean;
  /** The page is drawn without what is on it. */
  readonly isBlank?: boolean;
}

/** Documents that are made to harm the program that shows them. */
export const pdfsHostiles = (): Readonly<Record<string, Hostil>> => {
  const draws = { pages: 1, isDrawn: true };
  const none = { pages: 1, isDrawn: false };
  const kids = Array.from({ length: 5000 }, (_, at) => `${at + 3} 0 R`);
  const pack = (bytes: Buffer) => deflateSync(bytes, { level: 1 });
  return {
    '5,000 pages': {
      body: pdfDe([
        catalogue,
        `<</Type/Pages/Kids[${kids.join(' ')}]/Count 5000>>`,
        ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
      ]),
      pages: 5000,
      isDrawn: true,
    },
    'a page of 30 MB, packed': {
      body: onePage(stream('/Filter/FlateDecode', pack(Buffer.alloc(30_000_000, 32)))),
      ...draws,
    },
    'packed twice': {
      body: onePage(stream('/Filter[/FlateDecode/FlateDecode]', pack(pack(Buffer.alloc(90_000_000))))),
      ...draws,
    },
    '300,000 shapes': {
      body: onePage(stream('/Filter/FlateDecode', pack(Buffer.from('0 0 9 9 re f '.repeat(300_000))))),
      ...draws,
    },
    'a drawing within itself': {
      body: pdfDe([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>',
        stream('', Buffer.from('/A Do')),
        stream(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>',
          Buffer.from('/A Do /A Do'),
        ),
      ]),
      ...draws,
    },
    'a picture of 400 million points': {
      body: pdfDe([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>',
        stream('', Buffer.from('200 0 0 200 0 0 cm /A Do')),
        stream(
          '/Type/XObject/Subtype/Image/Width 20000/Height 20000/BitsPerComponent 8/ColorSpace/DeviceGray/Filter[/FlateDecode/FlateDecode]',
          pack(pack(Buffer.alloc(20_000 * 20_000))),
        ),
      ]),
      ...draws,
      isBlank: true,
    },
    'pages within themselves': { body: pdfDe([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']), ...none },
    'a page of a thousand kilometres': { body: onePage(square, { box: '0 0 1 1000000' }), ...none },
    'a page without height': { body: onePage(square, { box: '0 0 1000000 1' }), ...none },
    'links, programs and a field with a script': {
      body: onePage(square, {
        extra: `/Annots[${[
          '<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(javascript:window.__ajeno=1)>>>>',
          '<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(data:text/html,<script>1</script>)>>>>',
          '<</Type/Annot/Subtype/Link/Rect[0 0 100 100]/A<</S/Launch/F(ajeno.exe)>>>>',
          '<</Type/Annot/Subtype/Link/Rect[0 0 100 100]/A<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
          '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 50 50]/AA<</K<</S/JavaScript/JS(app.alert\\(1\\))>>>>>>',
          '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 50 50]/FS<</F(ajeno.exe)>>>>',
        ].join('')}]`,
      }),
      ...draws,
    },
  };
};
