declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** By axis: the values that are kept. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
