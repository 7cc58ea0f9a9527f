import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import pdfmake, { type Content } from 'pdfmake';
import { type CoveredFont, glyphRuns } from './glyph-runs.js';

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const roboto = (style: string) => join(folderOf('pdfmake'), `fonts/Roboto/Roboto-${style}.ttf`);
const dejaVu = (style: string) => join(folderOf('dejavu-fonts-ttf'), `ttf/DejaVuSans${style}.ttf`);

/** The first that has a sign writes it: DejaVu knows the scripts that Roboto does not. */
const FONTS = {
  Roboto: {
    normal: roboto('Regular'),
    bold: roboto('Medium'),
    italics: roboto('Italic'),
    bolditalics: roboto('MediumItalic'),
  },
  DejaVu: {
    normal: dejaVu(''),
    bold: dejaVu('-Bold'),
    italics: dejaVu('-Oblique'),
    bolditalics: dejaVu('-BoldOblique'),
  },
};
const PATHS: ReadonlySet<string> = new Set(Object.values(FONTS).flatMap((styles) => Object.values(styles)));

const covered: CoveredFont[] = Object.entries(FONTS).map(([name, { normal }]) => {
  const font = openSync(normal);
  return { name, has: (point) => font.hasGlyphForCodePoint(point) };
});

pdfmake.addFonts(FONTS);
// Nothing that a paper says makes us fetch anything.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => PATHS.has(path));

/** A text in fonts that have its signs. */
export const written = (text: string): Content => glyphRuns(text, covered) as never;

/** Makes a document. For threads of their own, since it takes its time. */
export const printed = (definition: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  pdfmake.createPdf(definition).getBuffer();
