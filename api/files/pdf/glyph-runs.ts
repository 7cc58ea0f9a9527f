/** A piece of a text and the font that has its characters. */
export interface GlyphRun {
  readonly text: string;
  readonly font: string;
}

/** A font by its name, and whether it has a sign. */
export interface CoveredFont {
  readonly name: string;
  has(point: number): boolean;
}

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u;
const HEX_DIGITS = 4;

/** Replaces a character that no font has, such as an emoji, by its code, which a reader can look up. */
const nameOf = (point: number) => `[U+${point.toString(16).toUpperCase().padStart(HEX_DIGITS, '0')}]`;

/**
 * A text in pieces, each with the first font that has its characters. Line breaks stay; a character that no font has is
 * written as its code, since an archived document must not lose it or show an empty box.
 */
export function glyphRuns(text: string, fonts: readonly CoveredFont[]): GlyphRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')) {
    if (character !== '\n' && UNSEEN.test(character)) continue;
    const point = character.codePointAt(0) as number;
    const isBreak = character === '\n';
    const covering = isBreak ? runs.at(-1)?.font : fonts.find(({ has }) => has(point))?.name;
    const sign = isBreak || covering ? character : nameOf(point);
    const font = covering ?? (fonts[0]?.name as string);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}
