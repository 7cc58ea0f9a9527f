/// <reference types="jest" />
import { priorityLevel } from '../../admin/theme/chips/priority-level';
import { darkTokens, lightTokens, type Tokens, type Tone } from '../../admin/theme/tokens';

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const tonesOf = ({ state, priority, deadline, internal }: Tokens): [string, Tone][] => [
  ...Object.entries({ ...state, ...priority, ...deadline }),
  ['internal', internal],
];

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the colours of the %s theme', (_, tokens) => {
  it.each(tonesOf(tokens))('let the text of %s be read on its ground', (_name, tone) => {
    const grounds = tone.main === 'transparent' ? [tokens.surface, tokens.ground, tokens.raised] : [tone.main];
    for (const ground of grounds) expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'textQuiet', 'primary', 'error', 'warning', 'success', 'info'] as const)(
    'let %s be read on every ground',
    (name) => {
      for (const ground of [tokens.surface, tokens.ground, tokens.raised]) {
        expect(contrast(tokens[name], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('show the edges of inputs and the focus with a contrast of three', () => {
    for (const ground of [tokens.surface, tokens.ground, tokens.raised]) {
      expect(contrast(tokens.lineStrong, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the level of a priority', () => {
  it.each([
    ['IMMEDIATELY', 'immediate'],
    ['WITHIN_2_HOURS', 'immediate'],
    ['HIGH', 'high'],
    ['WITHIN_1_WORKING_DAY', 'high'],
    ['NORMAL', 'normal'],
    ['WITHIN_20_WORKING_DAYS', 'low'],
    ['SOMETHING_NEW', 'normal'],
  ])('of %s is %s', (priority, level) => expect(priorityLevel(priority)).toBe(level));
});
