import Holidays from 'date-holidays';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { daysInCalendar } from '../../api/masterdata/holidays/calendar-file.js';
import { swissHolidays } from '../../api/masterdata/holidays/swiss-holidays.js';
import { LANGUAGES, type Language } from '../../api/vocabulary/locale.js';
import { CANTONS, REGIONS, type Region } from '../../api/vocabulary/standard-codes.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...events, 'END:VCALENDAR'].join('\r\n');
const event = (start: string, name: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${name}-${start}`, `DTSTART${start}`, `SUMMARY:${name}`, ...more, 'END:VEVENT'].join('\r\n');
const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { errors?: [{ code: string }] }).errors?.[0].code ?? error;
  }
};

describe('the public holidays', () => {
  it('of a canton are named in the reader’s language, those of all of Switzerland are fewer', () => {
    const zurich = swissHolidays('ZH', [2026], 'de');
    expect(zurich).toContainEqual({ day: '2026-05-01', name: 'Tag der Arbeit' });
    expect(swissHolidays('TI', [2026], 'it')).toContainEqual({ day: '2026-03-19', name: 'San Giuseppe' });
    expect(swissHolidays('CH', [2026], 'fr').map(({ day }) => day)).not.toContain('2026-05-01');
  });

  it('are there for every canton, once a day and in order', () => {
    for (const canton of CANTONS) {
      const days = swissHolidays(canton, [2026, 2027], 'de').map(({ day }) => day);
      expect(days).toContain('2027-08-01');
      expect(days).toEqual([...new Set(days)].sort());
    }
  });
});

describe('the table of holidays says what the collection says from which it is made', () => {
  const collected = (region: Region, years: readonly number[], language: Language) => {
    const options = { languages: [language], types: ['public' as const] };
    const calendar = region === 'CH' ? new Holidays('CH', options) : new Holidays('CH', region, options);
    const byDay = new Map<string, string>();
    for (const { date, name } of years.flatMap((year) => calendar.getHolidays(year))) {
      const day = date.slice(0, 10);
      if (!byDay.has(day)) byDay.set(day, name);
    }
    return [...byDay].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day));
  };
  /** Each day on each weekday, leap years included, and the first and the last permitted year. */
  const YEARS = [1970, ...Array.from({ length: 28 }, (_, at) => 2000 + at), 2100];

  it.each(REGIONS)('%s: in all years', (region) => {
    expect(swissHolidays(region, YEARS, 'de')).toEqual(collected(region, YEARS, 'de'));
  });

  it.each(LANGUAGES)('in the language %s', (language) => {
    for (const region of REGIONS) {
      expect(swissHolidays(region, [2008, 2026], language)).toEqual(collected(region, [2008, 2026], language));
    }
  });
});

describe('a calendar file', () => {
  const read = (content: string, first = 2026, last = 2028) => daysInCalendar(content, first, last);

  it('gives its whole days, over several days and repeated, without those taken out and those cancelled', () => {
    const content = calendar(
      event(';VALUE=DATE:20260102', 'Berchtoldstag', 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20270102'),
      event(';VALUE=DATE:20261224', 'Brücke', 'DTEND;VALUE=DATE:20261227'),
      event(';VALUE=DATE:20260910', 'Abgesagt', 'STATUS:CANCELLED'),
      event(':20260911T080000Z', 'Sitzung'),
    );
    expect(read(content)).toEqual([
      { day: '2026-01-02', name: 'Berchtoldstag' },
      { day: '2026-12-24', name: 'Brücke' },
      { day: '2026-12-25', name: 'Brücke' },
      { day: '2026-12-26', name: 'Brücke' },
      { day: '2028-01-02', name: 'Berchtoldstag' },
    ]);
  });

  it('gives moving days and those of a limited number', () => {
    const content = calendar(
      event(';VALUE=DATE:20260920', 'Bettag', 'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=3SU'),
      event(';VALUE=DATE:20260105', 'Inventar', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    );
    expect(read(content, 2026, 2027).map(({ day }) => day)).toEqual([
      '2026-01-05',
      '2026-01-12',
      '2026-09-20',
      '2027-09-19',
    ]);
  });

  const refused: [string, string, string][] = [
    ['what is no calendar', '<html>nein</html>', 'CALENDAR_UNREADABLE'],
    ['a cut one', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE', 'CALENDAR_UNREADABLE'],
    ['other data of the same format', 'BEGIN:VCARD\r\nFN:X\r\nEND:VCARD', 'CALENDAR_UNREADABLE'],
    ['a start that is no date', calendar(event(';VALUE=DATE:2026', 'X')), 'CALENDAR_UNREADABLE'],
    ['one without whole days', calendar(event(':20260911T080000Z', 'Sitzung')), 'CALENDAR_EMPTY'],
    ['only other years', calendar(event(';VALUE=DATE:20400101', 'Fern')), 'CALENDAR_EMPTY'],
    ['every day', calendar(event(';VALUE=DATE:20260101', 'Immer', 'RRULE:FREQ=DAILY')), 'CALENDAR_TOO_LARGE'],
    [
      'a rule that never comes true and never ends',
      calendar(event(';VALUE=DATE:20260101', 'Nie', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
      'CALENDAR_TOO_LARGE',
    ],
    [
      'one by the second',
      calendar(event(';VALUE=DATE:20260101', 'Takt', 'RRULE:FREQ=SECONDLY')),
      'CALENDAR_UNREADABLE',
    ],
  ];
  for (const [what, content, code] of refused)
    it(`is refused with ${code}: ${what}`, () => expect(codeOf(() => read(content))).toBe(code));

  it('never brings anything down, whatever stands in it', () => {
    const line = fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'DTSTART;VALUE=DATE:20260101',
      'DTSTART:20269999',
      'RRULE:FREQ=YEARLY;BYDAY=99MO',
      'RRULE:;;',
      'SUMMARY:\\n\\,;:',
      'DURATION:P9999W',
      'DTEND;VALUE=DATE:19000101',
      ' folded',
      ':',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const outcome = codeOf(() => read(calendar(...lines)));
        expect(Array.isArray(outcome) || typeof outcome === 'string').toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('holidays', () => {
  let desk: TestApplication;
  let records: ReturnType<typeof recordsOf>;
  let world: TicketWorld;
  beforeAll(async () => {
    desk = await startApplication();
    records = recordsOf(desk);
    world = await ticketWorld(desk);
  });
  afterAll(() => desk?.close());

  const post = (path: string, body: Json) => desk.as('manager').post(`v1/holidays/${path}`).send(body);

  it('are proposed for a canton, kept as chosen, and not kept twice by two at once', async () => {
    const { body: days } = await post('proposals', {
      calendar: 'ZH',
      region: 'ZH',
      firstYear: 2030,
      lastYear: 2031,
    }).expect(200);
    expect(days[0]).toEqual({ day: '2030-01-01', name: 'Neujahr', known: false });
    const intake = { region: 'ZH', days: days.slice(0, 4).map(({ day, name }: Json) => ({ day, name })) };
    const answers = await Promise.all([post('intake', intake), post('intake', intake)]);
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 4]);
    const again = await post('proposals', { calendar: 'ZH', region: 'ZH', firstYear: 2030, lastYear: 2030 }).expect(
      200,
    );
    expect(again.body.filter(({ known }: Json) => known)).toHaveLength(4);
    const body = await desk.as('agent').read('v1/holidays', { filter: '{"region":"ZH"}' });
    expect(body).toHaveLength(4);
  });

  it('are read from a file within the years that are asked for', async () => {
    const content = calendar(event(';VALUE=DATE:20300102', 'Berchtoldstag', 'RRULE:FREQ=YEARLY'));
    const { body } = await post('calendar-file', { region: 'CH', firstYear: 2031, lastYear: 2032, content }).expect(
      200,
    );
    expect(body.map(({ day }: Json) => day)).toEqual(['2031-01-02', '2032-01-02']);
    const huge = await post('calendar-file', {
      region: 'CH',
      firstYear: 2031,
      lastYear: 2032,
      content: 'x'.repeat(200_001),
    });
    expect([huge.status, codesOf(huge.body)]).toEqual([422, [['/content', 'MAX_CHARS']]]);
    const late = await post('calendar-file', { region: 'CH', firstYear: 2099, lastYear: 2101, content }).expect(422);
    expect(late.body.errors).toMatchObject([{ params: { max: '2100' }, detail: expect.stringContaining('2100') }]);
    const long = await post('proposals', { calendar: 'ZH', region: 'ZH', firstYear: 2030, lastYear: 2099 }).expect(422);
    expect(long.body.errors).toMatchObject([{ detail: expect.stringMatching(/20\d\d/) }]);
    await post('calendar-file', { region: 'CH', firstYear: 2031, lastYear: 2032, content: 'x'.repeat(300_000) }).expect(
      413,
    );
    const bad = await post('calendar-file', { region: 'CH', firstYear: 2032, lastYear: 2031, content }).expect(422);
    expect(codesOf(bad.body)).toEqual([['/lastYear', 'END_BEFORE_START']]);
  });

  it('are kept once a day and region', async () => {
    const labour = { day: '2035-05-01', name: 'Tag der Arbeit', region: 'BS' };
    await records.create('holidays', labour);
    const { body } = await desk.as('manager').post('v1/holidays').send(labour).expect(409);
    expect(body.errors).toMatchObject([{ pointer: '/day', code: 'DUPLICATE' }]);
    await records.create('holidays', { ...labour, region: 'BL' });
    await desk
      .as('agent')
      .post('v1/holidays')
      .send({ ...labour, region: 'JU' })
      .expect(403);
  });

  it('move the due date of tickets: everywhere, or at locations in the canton', async () => {
    const dueOf = async (given: Json) => {
      const ticket = await world.submit('agent', { priority: 'WITHIN_1_WORKING_DAY', ...given });
      return Temporal.Instant.from((await world.read('agent', ticket.id)).dueAt as string)
        .toZonedDateTimeISO('Europe/Zurich')
        .toPlainDate();
    };
    const usual = await dueOf({ location: world.location });
    const local = await records.create('holidays', { day: usual.toString(), name: 'Kantonal', region: 'UR' });
    expect((await dueOf({ location: world.location })).toString()).toBe(usual.toString());
    const site = await desk.as('manager').read(`v1/locations/${world.location}`);
    await records.patch('locations', site, { canton: 'UR' }).expect(200);
    const moved = await dueOf({ location: world.location });
    expect(Temporal.PlainDate.compare(moved, usual)).toBe(1);
    expect((await dueOf({})).toString()).toBe(usual.toString());
    await desk.as('manager').delete(`v1/holidays/${local.id}`).expect(200);
    await records.create('holidays', { day: usual.toString(), name: 'Überall' });
    expect((await dueOf({})).toString()).toBe(moved.toString());
  });
});

describe('the preview of an SLA', () => {
  let desk: TestApplication;
  beforeAll(async () => {
    desk = await startApplication();
  });
  afterAll(() => desk?.close());

  const local = (moment: string) =>
    Temporal.Instant.from(moment)
      .toZonedDateTimeISO('Europe/Zurich')
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  const SLA = { workDayStart: '08:00', workDayEnd: '17:00' };
  /** Days between coming and being due, and the time of day at which it is due. */
  const preview = async (given: Json) => {
    const answer = await desk
      .as('agent')
      .post('v1/slas/preview')
      .send({ ...SLA, ...given })
      .expect(200);
    const [from, to] = [local(answer.body.submittedAt), local(answer.body.dueAt)];
    const days = Temporal.PlainDate.from(from.slice(0, 10)).until(to.slice(0, 10)).days;
    return [from.slice(11), days, to.slice(11)];
  };

  it('says when a ticket of Friday 16:00 is due, as the domain reckons', async () => {
    const friday = { weekday: 'FRIDAY', time: '16:00' };
    expect(await preview({ ...friday, priority: 'NORMAL' })).toEqual(['16:00', 7, '17:00']);
    expect(await preview({ weekday: 'FRIDAY', time: '18:00', priority: 'WITHIN_1_WORKING_DAY' })).toEqual([
      '18:00',
      4,
      '17:00',
    ]);
    expect(await preview({ weekday: 'MONDAY', time: '16:00', priority: 'WITHIN_4_HOURS' })).toEqual([
      '16:00',
      1,
      '11:00',
    ]);
    expect(await preview({ weekday: 'SATURDAY', time: '10:00', priority: 'WITHIN_24_HOURS' })).toEqual([
      '10:00',
      1,
      '10:00',
    ]);
  });

  it('follows the week plan and the on-call plan', async () => {
    const window = (weekday: string, start: string, end: string) => ({ weekday, start, end });
    const weekPlan = [
      window('MONDAY', '08:00', '12:00'),
      window('MONDAY', '13:00', '18:00'),
      window('FRIDAY', '08:00', '16:00'),
    ];
    const monday = { weekday: 'MONDAY', time: '11:00', priority: 'WITHIN_2_HOURS' };
    expect(await preview({ ...monday, weekPlan })).toEqual(['11:00', 0, '14:00']);
    expect(await preview({ weekday: 'MONDAY', time: '17:00', priority: 'WITHIN_1_WORKING_DAY', weekPlan })).toEqual([
      '17:00',
      4,
      '16:00',
    ]);
    const onCallPlan = [window('SATURDAY', '22:00', '02:00')];
    expect(await preview({ weekday: 'SATURDAY', time: '20:00', priority: 'WITHIN_4_HOURS', onCallPlan })).toEqual([
      '20:00',
      1,
      '02:00',
    ]);
  });

  it('asks for what is missing, and is closed to customers', async () => {
    const { body } = await desk.as('agent').post('v1/slas/preview').send({ priority: 'HIGH' }).expect(422);
    expect(
      codesOf(body)
        .map(([pointer]) => pointer)
        .sort(),
    ).toEqual(['/time', '/weekday', '/workDayEnd', '/workDayStart']);
    await desk.as('customer').post('v1/slas/preview').send({}).expect(403);
  });
});

describe('the week plan of an SLA', () => {
  let desk: TestApplication;
  beforeAll(async () => {
    desk = await startApplication();
  });
  afterAll(() => desk?.close());

  it('refuses windows that overlap, and takes several a day and one past midnight', async () => {
    const window = (weekday: string, start: string, end: string) => ({ weekday, start, end });
    const send = (name: string, weekPlan: Json[]) => desk.as('manager').post('v1/slas').send({ name, weekPlan });
    const bad = await send('Überschneidung', [
      window('MONDAY', '08:00', '12:00'),
      window('MONDAY', '11:30', '17:00'),
    ]).expect(422);
    expect(codesOf(bad.body)).toEqual([['/weekPlan/1/start', 'WINDOWS_OVERLAP']]);
    const night = await send('Nacht', [window('MONDAY', '22:00', '06:00'), window('MONDAY', '23:00', '23:30')]).expect(
      422,
    );
    expect(codesOf(night.body)).toEqual([['/weekPlan/1/start', 'WINDOWS_OVERLAP']]);
    const wrong = await send('Falsch', [{ weekday: 'MONDAY', start: '25:00' }]).expect(422);
    expect(codesOf(wrong.body)).toEqual(
      expect.arrayContaining([
        ['/weekPlan/0/start', 'TIME_INVALID'],
        ['/weekPlan/0/end', 'REQUIRED'],
      ]),
    );
    const plan = [
      window('MONDAY', '08:00', '12:00'),
      window('MONDAY', '12:00', '17:00'),
      window('TUESDAY', '22:00', '06:00'),
    ];
    expect((await send('Gut', plan).expect(201)).body.weekPlan).toEqual(plan);
  });
});
