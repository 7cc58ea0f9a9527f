import type { Content } from 'pdfmake';

/** Writes a text in fonts that have its characters. */
export type Write = (text: string) => Content;

/** A text with options of pdfmake. */
export type PaperText = (value: string, more?: object) => Content;

export const GREY = '#555555';
export const LINE = '#999999';

/** Metadata of a paper. */
export interface Paper {
  /** BCP 47, such as de-CH. */
  readonly language: string;
  readonly title: string;
  /** The issuer. */
  readonly tenant: string;
  /** With `{page}` and `{pages}` in it. */
  readonly footer: string;
}

/** The frame of a paper in A4: PDF/A-3b, margins in points, and a footer with the issuer and the number of the page. */
export function paperFrame({ language, title, tenant, footer }: Paper, text: PaperText, margin: number) {
  return {
    version: '1.7',
    subset: 'PDF/A-3b',
    language,
    displayTitle: true,
    info: { title, author: tenant, creator: 'Volta Service Desk', producer: 'Volta Service Desk' },
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, margin + 10],
    footer: (page: number, pages: number) => ({
      margin: [margin, 18, margin, 0],
      columns: [
        text(`${tenant} · ${title}`, { color: GREY, fontSize: 8 }),
        text(footer.replace('{page}', String(page)).replace('{pages}', String(pages)), {
          color: GREY,
          fontSize: 8,
          alignment: 'right',
          width: 120,
        }),
      ],
    }),
  };
}
