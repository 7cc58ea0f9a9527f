import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of the domain of an application above the platform: the service desk's people and things. */
const DOMAIN =
  /ticket|incident|invoice|announcement|customer|executor|agent|compan(y|ies)|service.?desk|\bvsd-(?!webapp|integration|docs|users)\w+|\bmanage_\w+/gi;

/** Files in which such a word has another meaning, with that meaning. */
const MEANT_OTHERWISE: readonly [file: string, words: string, meaning: string][] = [
  ['api/platform/resource/icons.ts', 'SupportAgent', 'a Material icon'],
  ['api/platform/env.ts', 'service-desk@volta.example', 'the sender of a setting that is not set'],
  ['api/platform/http/outbound.ts', 'Agent', 'what keeps the connections of undici'],
  ['admin/generator/form/FormFooter.tsx', 'navigator.userAgent', 'the browser'],
];

const textOf = (file: string) =>
  MEANT_OTHERWISE.filter(([place]) => place === file).reduce(
    (text, [, words]) => text.replaceAll(words, ''),
    readFileSync(join(process.cwd(), file), 'utf8'),
  );

const filesOf = (room: string) =>
  readdirSync(join(process.cwd(), room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file));

const foundIn = (file: string) =>
  textOf(file)
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(DOMAIN)].map(([word]) => `${file}:${at + 1} ${word}`));

describe('a room that any application could stand on', () => {
  it.each(['api/platform', 'admin/generator', 'admin/model'])('%s speaks of nothing of the service desk', (room) => {
    const files = filesOf(room);
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(foundIn)).toEqual([]);
  });

  it.each(MEANT_OTHERWISE)('is excused in %s for "%s" as long as that stands there: %s', (file, words) => {
    expect(readFileSync(join(process.cwd(), file), 'utf8')).toContain(words);
  });

  it.each(['tickets', 'customerCode', 'seesAllIssues of a company', 'Role.Agent', "'vsd-admin'", 'manage_customer'])(
    'would be found out by %j',
    (text) => {
      expect(text.match(DOMAIN)).not.toBeNull();
    },
  );
});
