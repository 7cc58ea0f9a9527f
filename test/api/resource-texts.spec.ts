import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { document } from '../support/document.js';
import { followed } from '../support/fuzz/schema-values.js';
import { missingTexts } from '../support/locale-texts.js';
import type { Json } from '../support/records.js';

const ROOT = process.cwd();

/** The values of a choice, or of several. */
const valuesOf = ({ items, anyOf, ...property }: Json): string[] | undefined =>
  items ? valuesOf(items) : anyOf ? valuesOf(anyOf[0]) : (followed(property).enum as string[] | undefined);

/** Every key that the document names: of resources, views, sections, fields, their help, and of choices. */
function keysOfDocument(): string[] {
  const keys = new Set<string>();
  for (const schema of Object.values<Json>(document.components.schemas)) {
    const resource = schema['x-resource'];
    if (resource) keys.add(resource.label).add(`resources.${resource.path}.description`);
    for (const { label } of resource?.views ?? []) keys.add(label);
    if (resource?.group) keys.add(`enums.resourceGroup.${resource.group}`);
    for (const property of Object.values<Json>(schema.properties ?? {})) {
      const hint = property['x-field'];
      if (!hint) continue;
      for (const key of [hint.label, hint.help]) if (key) keys.add(key);
      if (hint.section && resource) keys.add(`resources.${resource.path}.sections.${hint.section}`);
      const values: (string | null)[] = (hint.choices && valuesOf(property)) || [];
      for (const value of values) if (value !== null) keys.add(`enums.${hint.choices}.${value}`);
    }
  }
  for (const [path, { post }] of Object.entries<Json>(document.paths)) {
    const [, resource, name] = (post?.['x-operation']?.action && /^\/v1\/([a-z-]+)\/\{id\}\/(.+)$/.exec(path)) || [];
    if (name) keys.add(`resources.${resource}.actions.${name}.name`);
  }
  return [...keys].sort();
}

/** The queues of jobs as the sources name them: support is shown each of them. */
function keysOfQueues(): string[] {
  const sources = readdirSync(join(ROOT, 'api'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return sources.flatMap((file) =>
    [...readFileSync(join(ROOT, 'api', file), 'utf8').matchAll(/jobQueue(?:<[^>]*>)?\(\s*'([a-z-]+)'/g)].map(
      ([, name]) => `support.queues.${name}`,
    ),
  );
}

describe('what the document names (its texts stand in locales/<locale>/)', () => {
  it('has a text in each language', () => {
    const keys = keysOfDocument();
    expect(keys.length).toBeGreaterThan(100);
    expect(missingTexts(keys)).toEqual([]);
  });

  it('has a text in each language for the queues of jobs', () => {
    const queues = keysOfQueues();
    expect(queues.length).toBeGreaterThan(20);
    expect(missingTexts(queues)).toEqual([]);
  });
});

describe('the master data of the product', () => {
  it('stand in a group each', () => {
    const hints = Object.values<Json>(document.components.schemas).flatMap((schema) => schema['x-resource'] ?? []);
    const own = hints.filter(({ menu }) => menu === 'masterdata');
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ group }) => !group)).toEqual([]);
  });
});
