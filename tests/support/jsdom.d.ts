/** The little of jsdom the node tests use: a parser that refuses what is not well formed. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
