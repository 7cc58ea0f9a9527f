import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails unless the four languages have the same keys, the same placeholders, and no German sharp s (Swiss spelling). */
const folder = new URL('../../locales/', import.meta.url).pathname;
const locales = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .sort();
const problems = [];

function flatten(node, path = '') {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
}

function textsOf(locale) {
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
  return new Map(files.flatMap((file) => flatten(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')))));
}

const placeholders = (text) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join(' ');
const texts = new Map(locales.map((locale) => [locale, textsOf(locale)]));
const keys = new Set([...texts.values()].flatMap((own) => [...own.keys()]));
for (const key of [...keys].sort()) {
  const present = locales.filter((locale) => texts.get(locale).has(key));
  if (present.length < locales.length) {
    problems.push(`${key}: missing in ${locales.filter((locale) => !present.includes(locale)).join(', ')}`);
  } else if (new Set(locales.map((locale) => placeholders(texts.get(locale).get(key)))).size > 1) {
    problems.push(`${key}: placeholders differ`);
  }
}
for (const [key, text] of texts.get('de-CH')) if (text.includes('ß')) problems.push(`${key}: sharp s in Swiss German`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} text(s) differ between the languages\n`);
  process.exitCode = 1;
}
