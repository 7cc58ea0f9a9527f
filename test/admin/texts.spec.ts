import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [name: string]: string | Texts };

const namesOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${path}${name}`] : namesOf(text, `${path}${name}.`),
  );

/** Texts of one language: `npm run check` compares the others with it. */
const folder = join(process.cwd(), 'locales/en-CH');
const known = new Set(
  readdirSync(folder).flatMap((file) => namesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
);

/** Names of texts that stand as literals in a call of `translate`. */
const asked = (source: string) =>
  [...source.matchAll(/translate\(([^()]*)/g)].flatMap(([, call = '']) =>
    [...call.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, name]) => name as string),
  );

describe('a text that a screen asks for by its name', () => {
  const screens = join(process.cwd(), 'admin');
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

  it('is there', () => {
    const names = files.flatMap((file) =>
      asked(readFileSync(join(screens, file), 'utf8')).map((name) => ({ file, name })),
    );
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
