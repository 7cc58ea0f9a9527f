/** A piece of a text and the font that has its signs. */
export interface GlyphRun {
  readonly text: string;
  readonly font: string;
}

/** A font by its name, and whether it has a sign. */
export interface CoveredFont {
  readonly name: string;
  has(point: number): boolean;
}

/** Characters that show nothing, or that would turn the direction of the text beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u;
const HEX_DIGITS = 4;

/** Stands for a character that no font has, such as an emoji, so that a reader can look up which one it was. */
const nameOf = (point: number) => `[U+${point.toString(16).toUpperCase().padStart(HEX_DIGITS, '0')}]`;

/**
 * A text in pieces, each written by the first font that has its characters. Line breaks stay; a character that no font has
 * is written by its name, since an archived document must show neither nothing nor an empty box in its place.
 */
export function glyphRuns(text: string, fonts: readonly CoveredFont[]): GlyphRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const given of text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')) {
    if (given !== '\n' && UNSEEN.test(given)) continue;
    const point = given.codePointAt(0) as number;
    const isBreak = given === '\n';
    const covering = isBreak ? runs.at(-1)?.font : fonts.find(({ has }) => has(point))?.name;
    const sign = isBreak || covering ? given : nameOf(point);
    const font = covering ?? (fonts[0]?.name as string);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}
