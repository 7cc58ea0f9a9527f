import fc from 'fast-check';
import { partsOfText } from '../../api/intake/reading/new-part.js';
import { readMessage } from '../../api/intake/reading/read-message.js';

const QUOTE = '> Guten Tag\n> Wann passt es?';
const DESK = 'Alpina Facility Services AG <service-desk@volta.example>';
const ANNA = { name: 'Anna Keller', address: 'anna.keller@acme.example' };
const newPart = (text: string) => partsOfText(text, { author: ANNA }).newText;

/** Lines by which mail programs lead in a quotation, in the four languages. */
const LEADS = [
  `Am Do., 26. Nov. 2026 um 22:46 Uhr schrieb ${DESK}:`,
  `Am 26.11.2026 um 22:46 schrieb ${DESK}:`,
  'Am 26.11.26 um 22:46 schrieb Alpina Facility Services AG:',
  `Am Donnerstag, den 26. November 2026, 22:46:12 MEZ hat ${DESK} Folgendes geschrieben:`,
  `On Thu, Nov 26, 2026 at 10:46 PM ${DESK} wrote:`,
  `On 26 Nov 2026, at 22:46, ${DESK} wrote:`,
  `Le jeu. 26 nov. 2026 à 22:46, ${DESK} a écrit :`,
  'Le 26/11/2026 à 22:46, Alpina Facility Services AG a écrit :',
  `Il giorno gio 26 nov 2026 alle ore 22:46 ${DESK} ha scritto:`,
  'Il 26/11/26 22:46, Alpina Facility Services AG ha scritto:',
  `${DESK} schrieb am 26.11.2026 um 22:46:`,
];

/** The line broken at each of its spaces, as programs do at some width. */
const broken = (line: string): string[] =>
  [...line.matchAll(/ /g)].map(({ index }) => `${line.slice(0, index)}\n${line.slice(index + 1)}`);

describe('a line that leads in a quotation', () => {
  it.each(LEADS)('is folded with it: %s', (lead) => {
    expect(partsOfText(`Ja, passt.\n\n${lead}\n\n${QUOTE}\n`)).toEqual({
      newText: 'Ja, passt.',
      folded: `${lead}\n\n${QUOTE}`,
    });
  });

  it.each(LEADS.filter((lead) => !lead.startsWith(DESK)))('is folded wherever it is broken: %s', (lead) => {
    for (const wrapped of [...broken(lead), lead.replace('<', '<\n'), lead.replace(/(.{20}\S*) /g, '$1\n')])
      expect(newPart(`Ja, passt.\n\n${wrapped}\n\n${QUOTE}\n`)).toBe('Ja, passt.');
  });

  it('is folded with nothing below it', () => {
    expect(newPart(`Ja, passt.\n\n${LEADS[0]}\n`)).toBe('Ja, passt.');
  });

  it('takes no line above it along', () => {
    expect(newPart(`Am Freitag passt es.\n${LEADS[0]}\n${QUOTE}`)).toBe('Am Freitag passt es.');
    expect(newPart(`On site at 8.\n${LEADS[4]}\n${QUOTE}`)).toBe('On site at 8.');
  });

  it('stays where it is somebody’s own sentence', () => {
    const own = 'Am Freitag um 8 kam Herr Keller, er schrieb:\nDie Pumpe ist ersetzt.\n\nStimmt das?';
    expect(partsOfText(own)).toEqual({ newText: own, folded: '' });
  });
});

describe('own words', () => {
  it.each([
    ['between dividers', 'Analyse:\n\n----\n\n1. Pumpe tauschen\n2. Ventil prüfen\n\n----\n\nBitte bis Freitag.'],
    ['below a divider of another kind', 'Erstens\n________________________________\nZweitens\n=====\nDrittens'],
    ['below a footer', 'Es tropft.\n\nVon meinem iPhone gesendet\n\nPS: auch im Keller.'],
    ['below a footer in English', 'It leaks.\nSent from my iPhone\nIn the cellar as well.'],
    ['that begin like a footer', 'Es fehlt etwas.\nSent from my colleague in Bern: the pump is dead.'],
    ['below two hyphens', 'Zwei Dinge:\n\n-- \nDie Pumpe steht.\nDas Ventil klemmt.'],
    ['below a signature', 'Es tropft.\n\n-- \nAnna Keller\nAcme AG\n\nPS: der Schlüssel liegt beim Empfang.'],
    ['below a head by hand', 'Bitte liefern:\n\nVon: Lager Zürich\nAn: Baustelle Bern\nBetreff: Pumpe\n\nEilt sehr.'],
    [
      'below a head by hand with addresses',
      'Wie besprochen.\n\nVon: lager@acme.example\nAn: bau@acme.example\nBetreff: Pumpe\n\nEilt.',
    ],
    ['below a head by hand with a day', 'Reise:\n\nVon: Zürich\nAn: Bern\nDatum: 27.11.2026\n\nBitte Billett.'],
    ['between quotations', '> Wann?\nAm Dienstag.\n> Wo?\nIm Keller.'],
    ['below a title', 'Nachtrag\n--- Ursachen ---\nDie Pumpe.'],
    ['of a closing', 'Die Pumpe steht.\n\nRegards\nAnna'],
  ])('stay %s', (_place, text) => {
    expect(partsOfText(text, { author: ANNA })).toEqual({ newText: text, folded: '' });
  });

  it('below a quotation are the answer', () => {
    const text = `${LEADS[0]}\n${QUOTE}\n\nAm Dienstag um acht.`;
    expect(partsOfText(text)).toEqual({ newText: 'Am Dienstag um acht.', folded: `${LEADS[0]}\n${QUOTE}` });
  });
});

describe('what is folded away', () => {
  it.each([
    ['a signature', '-- \nAnna Keller\nAcme AG\n+41 44 123 45 67'],
    ['a signature with a disclaimer', '-- \nAnna Keller\n\nDiese Nachricht ist vertraulich und nur für Sie bestimmt.'],
    ['a divider at the end', '----'],
    [
      'the head of Outlook',
      `Von: ${DESK}\nGesendet: Donnerstag, 26. November 2026 22:46\nAn: Anna Keller\nBetreff: Pumpe\n\nGuten Tag\nWann passt es?`,
    ],
    [
      'the head of Outlook without an address',
      '________________________________\nDe : Alpina\nEnvoyé : jeudi 26 novembre 2026 22:46\nÀ : Anna Keller\nObjet : Pompe\n\nBonjour',
    ],
    ['a heading with headers', `-----Ursprüngliche Nachricht-----\nVon: ${DESK}\nGesendet: gestern\n\nGuten Tag`],
    ['a footer before a quotation', `Von meinem iPhone gesendet\n\n> ${LEADS[1]}\n> \n${QUOTE}`],
    ['an unmarked quotation of a program', `${LEADS[0]}\n\nGuten Tag\nWann passt es?`],
    ...[
      'Outlook für iOS beziehen<https://aka.ms/o0ukef>',
      'Holen Sie sich Outlook für Android',
      'Gesendet von Outlook für iOS<https://aka.ms/o0ukef>',
      'Get Outlook for Android<https://aka.ms/AAb9ysg>',
      'Sent from Outlook for iOS',
      'Obtenir Outlook pour iOS<https://aka.ms/o0ukef>',
      'Télécharger Outlook pour Android',
      'Envoyé à partir de Outlook pour iOS',
      'Scarica Outlook per iOS<https://aka.ms/o0ukef>',
      'Ottieni Outlook per Android',
      'Inviato da Outlook per iOS',
      'Von meinem Samsung Galaxy Smartphone gesendet.',
      'Sent from my iPad',
      'Envoyé de mon iPhone',
      'Inviato dal mio iPhone',
      'Gesendet mit der GMX Mail App',
    ].map((footer) => [footer, footer]),
  ])('is kept: %s', (_kind, tail) => {
    expect(partsOfText(`Es tropft.\n\n${tail}`, { author: ANNA })).toEqual({ newText: 'Es tropft.', folded: tail });
  });
});

describe('a mail that was passed on', () => {
  const passedOn =
    'Von: Lieferant <l@pumpen.example>\nDatum: 26. November 2026 um 22:46\nBetreff: Lieferung\nAn: Anna\n\nKW 49.';

  it.each([
    '---------- Forwarded message ---------',
    '-------- Weitergeleitete Nachricht --------',
    'Anfang der weitergeleiteten Nachricht:',
    'Début du message transféré :',
    '---------- Messaggio inoltrato ---------',
  ])('stays within an answer: %s', (mark) => {
    const text = `Siehe unten.\n\n${mark}\n${passedOn}`;
    expect(newPart(text)).toBe(text);
  });

  it('stays as a whole where the subject says so', () => {
    const text = `Zur Info.\n\n${passedOn}`;
    for (const subject of ['WG: Lieferung', 'Fwd: Lieferung', 'TR : Livraison', 'I: Fornitura'])
      expect(partsOfText(text, { subject })).toEqual({ newText: text, folded: '' });
  });

  it('stays in the layout of Gmail, where it looks like a quotation', async () => {
    const html =
      '<div dir="ltr">Siehe unten.<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>Von: Lieferant</div>Lieferung KW 49</div></div>';
    const { newText } = await readMessage(
      Buffer.from(`From: anna@acme.example\r\nContent-Type: text/html\r\n\r\n${html}`),
    );
    expect(newText).toContain('Lieferung KW 49');
  });
});

describe('the layout of a mail program', () => {
  const read = (html: string) =>
    readMessage(
      Buffer.from(`From: Anna Keller <anna@acme.example>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`),
    );

  it('folds its quotation and keeps the words below it', async () => {
    const quote = `<div class="gmail_quote"><div class="gmail_attr">On Thu, Nov 26, 2026 X wrote:</div><blockquote class="gmail_quote">Wann passt es?</blockquote></div>`;
    expect(await read(`<div>Am Montag.</div>${quote}`)).toMatchObject({
      newText: 'Am Montag.',
      folded: expect.stringContaining('> Wann passt es?'),
    });
    expect((await read(`<div>Am Montag.</div>${quote}<div>Oder am Dienstag.</div>`)).newText).toMatch(
      /^Am Montag\.[\s\S]*Oder am Dienstag\.$/,
    );
  });

  it('keeps words below its signature, and a paragraph that was moved to the right', async () => {
    const signed = await read('<div>Es tropft.</div><div class="gmail_signature">Anna</div><div>PS: im Keller.</div>');
    expect(signed.newText).toBe('Es tropft.\nAnna\nPS: im Keller.');
    const moved = await read(
      '<div>Erstens</div><blockquote style="margin:0 0 0 40px;border:none">Zweitens</blockquote>',
    );
    expect(moved.newText).toBe('Erstens\nZweitens');
  });
});

it('loses no word of a mail, whatever marks stand between its paragraphs', () => {
  const paragraph = fc
    .array(fc.constantFrom('Pumpe', 'Ventil', 'Am', 'Von:', 'tropft.', 'Keller', 'schrieb', 'bitte', '5 >'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' '));
  const mark = fc.constantFrom(
    ...['----', '-- ', '________________________________', '===', 'Von meinem iPhone gesendet', 'Sent from my iPad'],
    ...['Von: Lager\nAn: Bau\nBetreff: Pumpe', '-- \nAnna Keller\nAcme AG', 'Get Outlook for iOS', 'Regards'],
  );
  const own = fc.integer({ min: 0, max: 9_999 }).chain((serial) => paragraph.map((text) => `${text} nr${serial}`));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(own, mark), { minLength: 1, maxLength: 8 }),
      own,
      fc.boolean(),
      (pieces, last, quotes) => {
        const mail = [...pieces.flat(), last].join('\n\n');
        const { newText, folded } = partsOfText(quotes ? `${mail}\n\n${LEADS[0]}\n${QUOTE}` : mail, { author: ANNA });
        expect(newText).toBe(mail);
        expect(folded).toBe(quotes ? `${LEADS[0]}\n${QUOTE}` : '');
      },
    ),
    { numRuns: 1_000 },
  );
});

it('shows the new part and the folded part together as the whole, whatever the text', () => {
  const line = fc.oneof(
    fc.constantFrom('', '----', '-- ', '> Ja', 'Von: a@x.example', 'Gesendet: 26.11.2026 22:46', 'An: b', 'Betreff: c'),
    fc.constantFrom(...LEADS, 'Sent from my iPhone', 'Anna Keller', 'Die Pumpe steht.'),
    fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[\r\n\ud800-\udfff\uf8f0-\uf8f4]/g, '')),
  );
  const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const text = lines.join('\n');
      const { newText, folded } = partsOfText(text, { author: ANNA });
      expect(words(`${newText} ${folded}`)).toEqual(words(text));
    }),
    { numRuns: 2_000 },
  );
});
