import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails where a text of locales/ is not set as its language asks: straight apostrophes, spaces that may break before
 * French punctuation and inside « », or another word for a thing than locales/glossary.json gives it. What follows from
 * rules alone is mended by `node test/support/locale-typography.mjs --write`.
 */
const folder = new URL('../../locales/', import.meta.url).pathname;
const writes = process.argv.includes('--write');
const problems = [];
const NBSP = '\u00a0';

/** What is no prose: placeholders, Liquid, HTML and its entities. */
const CODE = /(%\{\w+\}|\{\{.*?\}\}|\{%.*?%\}|<[^>]+>|&\w+;)/s;

const apostrophes = (text) => text.replace(/(?<=[\p{L}\d}]|^)'(?=[\p{L}%]|$| )/gu, '’');

function french(text) {
  const spaces = `[ ${NBSP}\u202f]`;
  return text
    .replace(new RegExp(`«${spaces}*`, 'gu'), `«${NBSP}`)
    .replace(new RegExp(`${spaces}*»`, 'gu'), `${NBSP}»`)
    .replace(new RegExp(`${spaces}+([;:!?])`, 'gu'), `${NBSP}$1`)
    .replace(/(?<=[\p{L})])([;!?])(?=\s|$)/gu, `${NBSP}$1`)
    .replace(/(?<=[\p{L})]):(?=\s|$)/gu, `${NBSP}:`)
    .replace(/(?<=\d) (?=%)/gu, NBSP);
}

/** In Switzerland German and Italian guillemets stand close to what they embrace. */
const close = (text) => text.replace(/«\s+/gu, '«').replace(/\s+»/gu, '»');

const RULES = {
  'de-CH': (text) => close(apostrophes(text)),
  'en-CH': apostrophes,
  'fr-CH': (text) => french(apostrophes(text)),
  'it-CH': (text) => close(apostrophes(text)),
};

const setText = (locale, text) =>
  text
    .split(CODE)
    .map((part, index) => (index % 2 ? part : RULES[locale](part)))
    .join('');

function setTree(locale, node, path, texts) {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = path ? `${path}.${key}` : key;
      if (typeof value !== 'string') return [key, setTree(locale, value, at, texts)];
      const set = setText(locale, value);
      texts.set(at, value);
      if (set !== value && !writes) problems.push(`${locale} ${at}: “${value}” is set “${set}”`);
      return [key, set];
    }),
  );
}

function textsOf(locale) {
  const texts = new Map();
  for (const file of readdirSync(join(folder, locale))) {
    const path = join(folder, locale, file);
    const tree = JSON.parse(readFileSync(path, 'utf8'));
    const set = `${JSON.stringify(setTree(locale, tree, '', texts), null, 2)}\n`;
    if (writes) writeFileSync(path, set);
  }
  return texts;
}

const texts = new Map(Object.keys(RULES).map((locale) => [locale, textsOf(locale)]));

/** Compares the words of one text in all languages: the German word of a thing asks for that of each other language. */
function wordFaults(key) {
  return Object.values(glossary).flatMap((thing) => {
    const asked = new RegExp(thing['de-CH'].stem, 'iu').test(texts.get('de-CH').get(key) ?? '');
    return Object.entries(thing).flatMap(([locale, { word, stem, not }]) => {
      const text = texts.get(locale).get(key) ?? '';
      const missing = asked && !new RegExp(stem, 'iu').test(text);
      const other = not && new RegExp(not, 'iu').test(text);
      return missing || other ? [`${locale} ${key}: “${text}” does not say “${word}”`] : [];
    });
  });
}

/** Words that tables of other programs have in their headings are found in all languages at once. */
const isProse = (key) => !key.startsWith('imports.synonyms.');

const glossary = JSON.parse(readFileSync(join(folder, 'glossary.json'), 'utf8'));
problems.push(...[...texts.get('de-CH').keys()].filter(isProse).flatMap(wordFaults));
if (problems.length > 0) {
  process.stderr.write(
    `${problems.join('\n')}\n${problems.length} text(s) are not set or worded as their language asks\n`,
  );
  process.stderr.write('node test/support/locale-typography.mjs --write mends how they are set\n');
  process.exitCode = 1;
}
