import { faultLength, markedLines, offsetOf } from '../../admin/generator/template/source-marks';
import { languageNote } from '../../admin/pages/email-templates/mail-template';

const text = '<p>Grüezi {{ contact.name }}</p>\nNummer {{ ticket.nummer }} <script> {% wenn x %}';

describe('A place in a text', () => {
  it.each([
    [1, 1, 0],
    [1, 11, 10],
    [2, 1, 33],
    [2, 8, 40],
  ])('at line %i, column %i lies behind %i signs', (line, column, offset) => {
    expect(offsetOf(text, { line, column })).toBe(offset);
  });
});

describe('What is marked from a place on', () => {
  it.each([
    ['{{ ticket.nummer }} und', '{{ ticket.nummer }}'],
    ['{% wenn x %}', '{% wenn x %}'],
    ['<script>alert(1)', '<script>'],
    ['ticket.nummer }}', 'ticket.nummer'],
    ['{{ offen', '{'],
    ['< 3', '<'],
    ['', ''],
    ['\nnext', ''],
  ])('in %j is %j', (rest, marked) => {
    expect(rest.slice(0, faultLength(rest, 0))).toBe(marked);
  });
});

describe('A text with marks', () => {
  const words = (lines: ReturnType<typeof markedLines>) =>
    lines.map((pieces) => pieces.map(({ text: one, isFault }) => (isFault ? `[${one}]` : one)).join(''));

  it('keeps every sign of each line and marks what begins at the places, in whatever order they are told', () => {
    const places = [
      { line: 2, column: 37 },
      { line: 2, column: 8 },
    ];
    expect(words(markedLines(text, places))).toEqual([
      '<p>Grüezi {{ contact.name }}</p>',
      'Nummer [{{ ticket.nummer }}] <script> [{% wenn x %}]',
    ]);
  });

  it.each([
    { line: 9, column: 1 },
    { line: 1, column: 400 },
    { line: 0, column: 0 },
  ])('leaves out a place that it does not have: $line, $column', (place) => {
    expect(words(markedLines(text, [place]))).toEqual(text.split('\n'));
  });

  it('marks once what two faults begin with', () => {
    const twice = { line: 1, column: 1 };
    expect(words(markedLines('<b>x', [twice, twice]))).toEqual(['[<b>]x']);
  });
});

describe('The status of a mail template in a language', () => {
  it.each([
    ['de', 'own'],
    ['fr', 'standard'],
    ['it', 'unused'],
    ['en', 'unused'],
  ] as const)('is in %s: %s', (language, note) => {
    const template = { languages: ['de', 'fr'] as ('de' | 'fr')[], ownLanguages: ['de', 'en'] as ('de' | 'en')[] };
    expect(languageNote(template, language)).toBe(note);
  });
});
