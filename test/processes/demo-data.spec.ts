import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declareApplication } from '../../api/platform/application.js';
import { serviceDesk } from '../../api/service-desk.js';
import { readDemoData } from '../../api/standalone/demo/data/demo-data.js';
import type { Json } from '../support/records.js';

const ORIGINAL = join(process.cwd(), 'demo');
const FILES = readdirSync(ORIGINAL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

let home: string;
let folder: string;

beforeAll(() => declareApplication(serviceDesk));
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vsd-demo-data-'));
  folder = join(home, 'demo');
  cpSync(ORIGINAL, folder, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const contentOf = (file: string): Json => JSON.parse(readFileSync(join(ORIGINAL, file), 'utf8'));
const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));

/** The findings of the check of the data, a line for each fault. */
const faults = async (): Promise<string[]> => {
  const said = await readDemoData(folder).then(
    () => '',
    (error) => `${error.name}: ${error.message}`,
  );
  return said.split('\n  ');
};

type Path = readonly (string | number)[];

/** Files whose content is keyed by names of any kind. */
const BY_NAME: readonly string[] = ['phrases.json', 'priorities.json', 'steps.json'];

/** One path to each kind of value in a file: entries of a list are of one kind, and so are values keyed by name. */
function valuesIn(file: string, content: unknown): Path[] {
  const known = new Map<string, Path>();
  const walk = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) {
      const isAny = (part: string | number, at: number) =>
        typeof part === 'number' || (at === 0 && BY_NAME.includes(file));
      const kind = path.map((part, at) => (isAny(part, at) ? '*' : part)).join('/');
      if (!known.has(kind)) known.set(kind, path);
    } else if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, [...path, at]);
    else for (const [name, one] of Object.entries(value)) walk(one, [...path, name]);
  };
  walk(content, []);
  return [...known.values()];
}

/** The content with another value at a path. */
function changed(content: Json, path: Path, value: unknown): Json {
  const copy = structuredClone(content);
  const holder = path.slice(0, -1).reduce((inside, part) => inside[part], copy);
  holder[path.at(-1) as string] = value;
  return copy;
}

const placeIn = (file: string, path: Path) =>
  [`demo/${file}`, ...path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : part))].join(', ');

describe('the demo data', () => {
  it('is right, in every file', async () => {
    expect(FILES.length).toBeGreaterThanOrEqual(25);
    expect(await faults()).toEqual(['']);
  });

  it('is judged in every value of every file, and each fault is told with its place', async () => {
    const files = FILES.map((file) => ({ file, content: contentOf(file), paths: valuesIn(file, contentOf(file)) }));
    const most = Math.max(...files.map(({ paths }) => paths.length));
    const unclear: unknown[] = [];
    for (let round = 0; round < most; round += 1) {
      const broken = files.filter(({ paths }) => round < paths.length);
      for (const { file, content, paths } of files) {
        write(file, round < paths.length ? changed(content, paths[round]!, { nobody: 'knows' }) : content);
      }
      const said = await faults();
      for (const { file, paths } of broken) {
        const path = paths[round]!;
        const place = placeIn(file, path);
        const told = said.filter((line) => line.startsWith(`demo/${file}`) && place.startsWith(line.split(': ')[0]!));
        if (told.length !== 1) unclear.push([place, told]);
      }
    }
    expect(unclear).toEqual([]);
  });

  it.each<[string, string, Path, unknown, string]>([
    [
      'a category',
      'problems/1-building.json',
      [0, 'category'],
      'HEATING',
      'entry 1, category: there is no category "HEATING"',
    ],
    [
      'a role',
      'alpina/people.json',
      [3, 'role'],
      'vsd-boss',
      'entry 4: role must be one of the following values: vsd-agent,',
    ],
    ['a state', 'stories.json', [1, 'state'], 'SLEEPING', 'entry 2: state must be one of the following values: DRAFT,'],
    [
      'a step',
      'stories.json',
      [1, 'stories', 0],
      'submit celebrate',
      'entry 2, stories, entry 1: there is no step "celebrate"',
    ],
    [
      'a beginning',
      'stories.json',
      [1, 'stories', 0],
      'assign',
      'entry 2, stories, entry 1: a story does not begin with "assign"',
    ],
    ['a type', 'stories.json', [0, 'tickets', 'PARTY'], 2, 'entry 1, tickets: there is no type "PARTY"'],
    [
      'a location',
      'alpina/problems.json',
      [0, 'at', 0, 'location'],
      'MOON',
      'entry 1, at, entry 1, location: there is no location "MOON"',
    ],
    [
      'a location of this customer',
      'alpina/problems.json',
      [0, 'at', 0, 'location'],
      'ACM-001',
      'entry 1, at, entry 1: the location "ACM-001" is none of the customer "BERGBAHN"',
    ],
    [
      'a language',
      'categories.json',
      [0, 'name', 'fr'],
      undefined,
      'entry 1, name: fr must be longer than or equal to 1 characters',
    ],
    [
      'a language that somebody speaks',
      'phrases.json',
      ['chase', 'it'],
      undefined,
      'chase: it must be a text, or a list of texts',
    ],
    ['a phrase', 'steps.json', ['thanks', 'message'], 'applause', 'thanks, message: there is no phrase "applause"'],
    ['a phrase that is always needed', 'phrases.json', ['greeting'], undefined, '"greeting" is missing'],
    ['a person', 'nordwind/groups.json', [0, 'members', 0], 'nobody', 'entry 1, members: there is no person "nobody"'],
    [
      'a person of this tenant',
      'nordwind/groups.json',
      [0, 'members', 0],
      'lukas.frei',
      'entry 1, members: there is no person "lukas.frei"',
    ],
    ['a group', 'alpina/customers.json', [1, 'group'], 'Team', 'entry 2, group: there is no group "Team"'],
    ['an SLA', 'alpina/customers.json', [1, 'sla'], 'Gold', 'entry 2, sla: there is no SLA "Gold"'],
    [
      'a picture',
      'problems/1-building.json',
      [0, 'picture'],
      'sunset',
      'entry 1, picture: there is no picture "sunset"',
    ],
    ['a priority', 'priorities.json', ['LOW'], undefined, 'LOW is missing'],
    ['a property', 'alpina/people.json', [0, 'nickname'], 'Lu', 'entry 1: property nickname should not exist'],
    [
      'what the product takes',
      'alpina/tenant.json',
      ['slas', 0, 'workDayStart'],
      '25:00',
      'slas, entry 1, workDayStart: ',
    ],
    ['once the same name', 'alpina/people.json', [0, 'username'], 'fatima.hasani', ''],
  ])('must know %s: else the file is told by name (%s)', async (_what, file, path, value, sentence) => {
    write(file, changed(contentOf(file), path, value));
    const [first, ...said] = await faults();
    expect(first).toBe('DataFault: The demo data is not right:');
    const expected = sentence
      ? `demo/${file}${/^("|LOW)/.test(sentence) ? ': ' : ', '}${sentence}`
      : 'demo/alpina: the person "fatima.hasani" occurs twice';
    expect(said).toContainEqual(expect.stringContaining(expected));
  });

  it('tells of a file that is no JSON, that is missing, or that nobody knows', async () => {
    writeFileSync(join(folder, 'alpina/groups.json'), '[{ "name": ');
    expect((await faults()).at(-1)).toMatch(/^demo\/alpina\/groups\.json: .+JSON/);
    rmSync(join(folder, 'alpina/groups.json'));
    write('alpina/grops.json', contentOf('alpina/groups.json'));
    writeFileSync(join(folder, 'pictures/note.txt'), 'no picture');
    expect((await faults()).slice(1)).toEqual([
      'demo/alpina: property grops should not exist',
      'demo/alpina: groups should not be null or undefined',
    ]);
    write('alpina/groups.json', contentOf('alpina/groups.json'));
    rmSync(join(folder, 'alpina/grops.json'));
    expect((await faults()).slice(1)).toEqual(['demo/pictures/note.txt: is no PNG']);
  });
});
