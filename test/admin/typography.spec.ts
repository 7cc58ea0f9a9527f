import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FRENCH: readonly (readonly [written: string, set: string])[] = [
  ['Supprimer %{count}?', 'Supprimer %{count}\u00a0?'],
  ['Étape 2: fin', 'Étape 2\u00a0: fin'],
  ['%{name}: %{count} tickets; suite', '%{name}\u00a0: %{count} tickets\u00a0; suite'],
  ['Ticket {{ ticket.identifier }}: <b>clos</b>!', 'Ticket {{ ticket.identifier }}\u00a0: <b>clos</b>\u00a0!'],
  ['Le champ «%{name}»?', 'Le champ «\u00a0%{name}\u00a0»\u00a0?'],
  ['Vraiment ? Oui\u202f!', 'Vraiment\u00a0? Oui\u00a0!'],
  ['%{percent} % de 80%: bien', '%{percent}\u00a0% de 80%\u00a0: bien'],
  ['À 14:30, sur https://example.ch/?a=1', 'À 14:30, sur https://example.ch/?a=1'],
  ["L'un <br>d'eux", 'L’un <br>d’eux'],
];

describe('the texts of locales/', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
  const check = (...more: string[]) =>
    spawnSync(process.execPath, ['test/support/locale-typography.mjs', folder, ...more], { encoding: 'utf8' });
  const written = (at: 0 | 1) => Object.fromEntries(FRENCH.map((one, number) => [`text${number}`, one[at]]));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vsd-locales-'));
    writeFileSync(file('glossary.json'), '{}');
    for (const locale of ['de-CH', 'en-CH', 'fr-CH', 'it-CH']) {
      mkdirSync(file(locale));
      writeFileSync(
        file(`${locale}/app.json`),
        JSON.stringify(locale === 'fr-CH' ? written(0) : { text: 'Ok: %{n}?' }),
      );
    }
    writeFileSync(
      file('contract.json'),
      JSON.stringify({ Sentence: { de: 'Ja: eins?', fr: 'Oui: `a`?', it: "L'uno" } }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('fail where a French space is missing or may break, in screens and in the document', () => {
    const { status, stderr } = check();
    expect(status).toBe(1);
    for (const [at, [text, set]] of FRENCH.entries())
      expect([text, stderr.includes(`fr-CH text${at}: “${text}”`)]).toEqual([text, text !== set]);
    expect(stderr).toContain('fr-CH contract.json “Sentence”');
    expect(stderr).toContain('it-CH contract.json “Sentence”');
    expect(stderr).not.toMatch(/^(de|en)-CH/m);
  });

  it('are mended by one run, and pass then', () => {
    expect(check('--write').status).toBe(0);
    expect(read('fr-CH/app.json')).toEqual(written(1));
    expect(read('de-CH/app.json')).toEqual({ text: 'Ok: %{n}?' });
    expect(read('contract.json').Sentence).toEqual({ de: 'Ja: eins?', fr: 'Oui\u00a0: `a`\u00a0?', it: 'L’uno' });
    expect(check().stderr).toBe('');
  });
});
