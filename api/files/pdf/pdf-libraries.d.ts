declare module 'pdfmake' {
  /** A node of the document; texts are data and never markup. */
  export type Content = string | readonly Content[] | { readonly [key: string]: unknown };
  interface Printed {
    getBuffer(): Promise<Buffer>;
  }
  interface PdfMake {
    addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: Readonly<Record<string, unknown>>): Printed;
  }
  const pdfmake: PdfMake;
  export default pdfmake;
}

declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(point: number): boolean;
  }
  export function openSync(path: string): Font;
}
