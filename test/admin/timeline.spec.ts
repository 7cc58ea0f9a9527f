import { textDiff } from '../../admin/generator/changes/text-diff';
import { historyRows } from '../../admin/pages/ticket/history/history-rows';
import { type Activity, byDay, entryOfFragment, foldChanges } from '../../admin/pages/ticket/model/activity';
import { messageParts, messagePieces } from '../../admin/pages/ticket/model/message-text';
import { insertAt, isEmptyLine, namedPasted } from '../../admin/pages/ticket/timeline/insert-text';
import { orderedBlocks, type TextBlock } from '../../admin/pages/ticket/timeline/text-block-groups';

const activity = (given: Partial<Activity>) =>
  ({
    id: 'x',
    kind: 'FIELD_CHANGED',
    createdBy: 'Anna',
    createdAt: '2026-11-20T10:00:00.000Z',
    changes: [],
    ...given,
  }) as Activity;

const minute = (at: number) => `2026-11-20T10:${String(at).padStart(2, '0')}:00.000Z`;

describe('the text of a message', () => {
  it.each([
    [
      'Siehe https://a.example/b?c=1.',
      [{ text: 'Siehe ' }, { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' }, { text: '.' }],
    ],
    [
      '(https://a.example/x_(y))',
      [{ text: '(' }, { text: 'https://a.example/x_(y)', href: 'https://a.example/x_(y)' }, { text: ')' }],
    ],
    [
      'an anna@acme.example, bitte',
      [{ text: 'an ' }, { text: 'anna@acme.example', href: 'mailto:anna@acme.example' }, { text: ', bitte' }],
    ],
    ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
    ['https://', [{ text: 'https://' }]],
    [
      '<a href="https://b.example">x</a>',
      [{ text: '<a href="' }, { text: 'https://b.example', href: 'https://b.example/' }, { text: '">x</a>' }],
    ],
  ])('makes links of addresses only: %j', (text, pieces) => {
    expect(messagePieces(text)).toEqual(pieces);
    expect(
      messagePieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('marks the colleagues who are mentioned, and nobody else', () => {
    const text = '@Anna Keller-Meier und @Anna Keller (a@Anna.example), nicht @Toni.*';
    expect(messagePieces(text, ['Anna Keller', 'Anna Keller-Meier', '.*'])).toEqual([
      { text: '@Anna Keller-Meier', isMention: true },
      { text: ' und ' },
      { text: '@Anna Keller', isMention: true },
      { text: ' (' },
      { text: 'a@Anna.example', href: 'mailto:a@Anna.example' },
      { text: '), nicht @Toni.*' },
    ]);
    expect(messagePieces('@Anna Keller')).toEqual([{ text: '@Anna Keller' }]);
  });

  it('folds what a mail quotes, and no own words behind it', () => {
    expect(messageParts('Danke!\n\nAm 3.4.2026 um 10:00 schrieb Anna Keller:\n> Alles gut?\n\nGruss')).toEqual([
      { quoted: false, text: 'Danke!' },
      { quoted: true, text: 'Am 3.4.2026 um 10:00 schrieb Anna Keller:\n> Alles gut?' },
      { quoted: false, text: 'Gruss' },
    ]);
    const own = 'Am 3.4.2026 um 10:00 schrieb Anna Keller:\nAlles gut?';
    expect(messageParts(own)).toEqual([{ quoted: false, text: own }]);
    expect(messageParts('> Wann?\nMorgen.\n> Wo?\nHier.')).toEqual([
      { quoted: true, text: '> Wann?' },
      { quoted: false, text: 'Morgen.' },
      { quoted: true, text: '> Wo?' },
      { quoted: false, text: 'Hier.' },
    ]);
    expect(messageParts('5 > 3\n\nStimmt')).toEqual([{ quoted: false, text: '5 > 3\n\nStimmt' }]);
  });
});

describe('the entries of a timeline', () => {
  it('keep their order within a moment', () => {
    const entries = ['b', 'a', 'c'].map((id) => activity({ id }));
    expect(byDay(entries)[0]?.activities.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('fold the small changes of one person in a row, and nothing else', () => {
    const entries = [
      activity({ id: '1', createdAt: minute(0) }),
      activity({ id: '2', kind: 'ASSIGNED', createdAt: minute(5) }),
      activity({ id: '3', createdAt: minute(6), createdBy: 'Beat' }),
      activity({ id: '4', kind: 'MESSAGE_FROM_AGENT', createdAt: minute(7), createdBy: 'Beat' }),
      activity({ id: '5', createdAt: minute(8), createdBy: 'Beat' }),
      activity({ id: '6', createdAt: minute(30), createdBy: 'Beat' }),
    ];
    expect(foldChanges(entries).map((group) => group.map(({ id }) => id))).toEqual([
      ['1', '2'],
      ['3'],
      ['4'],
      ['5'],
      ['6'],
    ]);
  });

  it('fold mails that went out together, but never one that failed', () => {
    const entries = ['EMAIL_SENT', 'EMAIL_SUPPRESSED', 'EMAIL_FAILED', 'EMAIL_SENT'].map((kind, at) =>
      activity({ id: `${at}`, kind: kind as Activity['kind'], createdAt: minute(at) }),
    );
    expect(foldChanges(entries).map((group) => group.map(({ id }) => id))).toEqual([['0', '1'], ['2'], ['3']]);
  });

  it('are found by the fragment of an address', () => {
    const id = '01a1f841-d743-7478-ae9d-01430381b617';
    expect(entryOfFragment(`#activity-${id}`)).toBe(id);
    expect(['', '#activity-', '#activity-x', `#${id}`].map(entryOfFragment)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the history of changes', () => {
  it('has a row for the state and for each field the reader knows', () => {
    const change = (field: string) => ({ field, from: 'a', to: 'b', fromId: null, toId: null });
    const entries = [
      activity({
        id: '1',
        kind: 'STATE_CHANGED',
        fromState: 'PENDING',
        toState: 'IN_WORK',
        changes: [change('dueAt'), change('secret')],
      }),
      activity({ id: '2', changes: [change('priority')] }),
    ];
    const known = (field: string) => field !== 'secret';
    expect(historyRows(entries, known).map(({ field, isFirst }) => [field, isFirst])).toEqual([
      ['state', true],
      ['dueAt', false],
      ['priority', true],
    ]);
    expect(historyRows(entries, known, 'dueAt').map(({ field, isFirst }) => [field, isFirst])).toEqual([
      ['dueAt', true],
    ]);
  });

  it.each([
    ['a b c', 'a x c', '=a |-b|+x|= c'],
    ['', 'neu', '+neu'],
    ['weg', '', '-weg'],
    ['gleich', 'gleich', '=gleich'],
    ['a b', 'a b c d', '=a b|+ c d'],
  ])('compares %j with %j word by word', (from, to, expected) => {
    const sign = { same: '=', removed: '-', added: '+' };
    expect(
      textDiff(from, to)
        .map(({ kind, text }) => sign[kind] + text)
        .join('|'),
    ).toBe(expected);
  });

  it('gives both texts back, however long they are', () => {
    const from = Array.from({ length: 4000 }, (_one, at) => `a${at}`).join(' ');
    const to = Array.from({ length: 4000 }, (_one, at) => `b${at}`).join(' ');
    const pieces = textDiff(from, to);
    expect(
      pieces
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe(from);
    expect(
      pieces
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(to);
  });
});

describe('writing', () => {
  it('puts words at the cursor and leaves it behind them', () => {
    expect(insertAt('Guten Tag, Gruss', 11, 11, 'danke. ')).toEqual({ text: 'Guten Tag, danke. Gruss', at: 18 });
    expect(insertAt('alt', 0, 3, 'neu')).toEqual({ text: 'neu', at: 3 });
  });

  it.each([
    ['', 0, true],
    ['a\n', 2, true],
    ['a\n\nb', 2, true],
    ['a', 1, false],
    ['\nb', 1, false],
  ])('knows an empty line: %j at %i', (text, at, expected) => {
    expect(isEmptyLine(text, at, at)).toBe(expected);
  });

  it('names pasted pictures by the moment', () => {
    const pasted = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['x'], 'plan.pdf')];
    const named = namedPasted([...pasted, pasted[0] as File], new Date('2026-11-20T10:11:12Z'));
    expect(named.map(({ name }) => name)).toEqual([
      'image-20261120-101112.png',
      'plan.pdf',
      'image-20261120-101112-3.png',
    ]);
  });

  it('offers the text blocks of the ticket’s category first, then those for all', () => {
    const block = (name: string, category: string | null, global = false) =>
      ({ id: name, name, content: `Text ${name}`, category, global }) as TextBlock;
    const blocks = [
      block('D', 'other'),
      block('C', null),
      block('B', 'other', true),
      block('A', 'own'),
      block('Z', 'own', true),
    ];
    expect(orderedBlocks(blocks, 'own', '').map(({ name }) => name)).toEqual(['A', 'Z', 'B', 'C', 'D']);
    expect(orderedBlocks(blocks, null, '').map(({ name }) => name)).toEqual(['B', 'C', 'Z', 'A', 'D']);
    expect(orderedBlocks(blocks, 'own', 'text d').map(({ name }) => name)).toEqual(['D']);
  });
});
