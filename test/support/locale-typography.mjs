import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails where a text of locales/ breaks its language's typography: straight apostrophes, spaces that may break or are
 * missing before French punctuation and inside « », or another word for a thing than locales/glossary.json gives it.
 * `npm run fix` mends the texts that a rule alone decides.
 */
const folder =
  process.argv.find((one, at) => at > 1 && !one.startsWith('-')) ?? new URL('../../locales/', import.meta.url).pathname;
const writes = process.argv.includes('--write');
const problems = [];
const NBSP = '\u00a0';

/** Code within prose: placeholders and Liquid's values, which stand for words; Liquid's steps, HTML and its entities. */
const CODE = /%\{\w+\}|\{\{.*?\}\}|\{%.*?%\}|<[^>]+>|&\w+;|`[^`]*`/gs;
/** Stand for code while a text is set: for a value, and for a mark between words. */
const [VALUE, MARK] = ['\ue000', '\ue001'];
const isValue = (code) => /^(%\{|\{\{|`|<\/)/.test(code);

const apostrophes = (text) => text.replace(/(?<=[\p{L}\d\ue000\ue001]|^)'(?=[\p{L}\ue000\ue001]|$| )/gu, '’');

/** A sign that has a space before it, behind a word, a number, a value or a closing sign. */
const SPACED = /(?<=[\p{L}\d)%»’…\ue000])[;:!?](?=[\s\ue001]|$)/gu;

function french(text) {
  const spaces = `[ ${NBSP}\u202f]`;
  return text
    .replace(new RegExp(`«${spaces}*`, 'gu'), `«${NBSP}`)
    .replace(new RegExp(`${spaces}*»`, 'gu'), `${NBSP}»`)
    .replace(new RegExp(`${spaces}+([;:!?])`, 'gu'), `${NBSP}$1`)
    .replace(SPACED, `${NBSP}$&`)
    .replace(/(?<=[\d\ue000]) (?=%)/gu, NBSP);
}

/** In Switzerland German and Italian guillemets have no spaces inside. */
const close = (text) => text.replace(/«\s+/gu, '«').replace(/\s+»/gu, '»');

const RULES = {
  'de-CH': (text) => close(apostrophes(text)),
  'en-CH': apostrophes,
  'fr-CH': (text) => french(apostrophes(text)),
  'it-CH': (text) => close(apostrophes(text)),
};

function setText(locale, text) {
  const code = text.match(CODE) ?? [];
  const prose = text.replace(CODE, (one) => (isValue(one) ? VALUE : MARK));
  let at = 0;
  return RULES[locale](prose).replace(/[\ue000\ue001]/g, () => code[at++]);
}

/** The sentence in its language's typography; a deviation is noted as a problem. */
function setSentence(locale, at, text) {
  const set = setText(locale, text);
  if (set !== text && !writes) problems.push(`${locale} ${at}: “${text}” is set “${set}”`);
  return set;
}

function setTree(locale, node, path, texts) {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = path ? `${path}.${key}` : key;
      if (typeof value !== 'string') return [key, setTree(locale, value, at, texts)];
      texts.set(at, value);
      return [key, setSentence(locale, at, value)];
    }),
  );
}

/** Sets the texts of a file anew by `set`. */
function setFile(path, set) {
  const tree = JSON.parse(readFileSync(path, 'utf8'));
  const text = `${JSON.stringify(set(tree), null, 2)}\n`;
  if (writes) writeFileSync(path, text);
}

function textsOf(locale) {
  const texts = new Map();
  for (const file of readdirSync(join(folder, locale))) {
    setFile(join(folder, locale, file), (tree) => setTree(locale, tree, '', texts));
  }
  return texts;
}

/** The words of the document's sentences, by language. */
setFile(join(folder, 'contract.json'), (sentences) =>
  Object.fromEntries(
    Object.entries(sentences).map(([sentence, words]) => [
      sentence,
      Object.fromEntries(
        Object.entries(words).map(([language, text]) => [
          language,
          setSentence(`${language}-CH`, `contract.json “${sentence}”`, text),
        ]),
      ),
    ]),
  ),
);

const texts = new Map(Object.keys(RULES).map((locale) => [locale, textsOf(locale)]));

/** Compares the words of one text in all languages: a German term requires its term in each other language. */
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
  process.stderr.write('npm run fix mends how they are set\n');
  process.exitCode = 1;
}
