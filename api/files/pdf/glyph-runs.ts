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

/** What shows nothing, or would turn the direction of what stands beside it; and half a sign. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{Variation_Selector}/u;
/** Stands for a sign that no font has: an archived document must not show what is missing as a blank glyph. */
const MISSING = '\u25A1';

/** A text in pieces that the first font that has them writes; line breaks stay, and signs of no font become a box. */
export function glyphRuns(text: string, fonts: readonly CoveredFont[]): GlyphRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const given of text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')) {
    if (given !== '\n' && UNSEEN.test(given)) continue;
    const fontOf = (sign: string) => fonts.find(({ has }) => has(sign.codePointAt(0) as number))?.name;
    const isBreak = given === '\n';
    const sign = isBreak || fontOf(given) ? given : MISSING;
    const font = (isBreak ? runs.at(-1)?.font : fontOf(sign)) ?? (fonts[0]?.name as string);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}
