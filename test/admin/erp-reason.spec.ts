import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceModel } from '../../admin/model/resource-model';
import { erpReason } from '../../admin/pages/support/erp-reason';

type Texts = { [name: string]: string | Texts };

/** Words texts as the screens do, from the files of a language. */
function translateIn(locale: string) {
  const folder = join(process.cwd(), 'locales', locale);
  const files = readdirSync(folder).map((file): Texts => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const find = (key: string, texts: Texts) =>
    key.split('.').reduce<string | Texts | undefined>((at, part) => (at as Texts | undefined)?.[part], texts);
  return (key: string, { _: otherwise, ...params }: Record<string, unknown> = {}): string => {
    const found = files.map((texts) => find(key, texts)).find((text) => typeof text === 'string');
    const text = String(found ?? otherwise ?? key);
    return text.replaceAll(/%\{(\w+)\}/g, (all, name) => String(params[name] ?? all));
  };
}

const models = [
  {
    path: 'addresses',
    fields: [{ name: 'number', label: 'resources.addresses.fields.number', constraints: { maxLength: 40 } }],
  },
] as unknown as ResourceModel[];

const unusable = (kind: 'ADDRESS' | 'CONTACT', reason: string) => ({ kind, problem: 'UNUSABLE', reason }) as const;

describe('why a record of another system cannot be used here', () => {
  it.each([
    ['ADDRESS', 'number: DUPLICATE', 'Nummer ist bereits vergeben'],
    ['ADDRESS', 'number: MAX_CHARS', 'Nummer: Höchstens 40 Zeichen'],
    ['CONTACT', 'address: UNKNOWN_REFERENCE', 'CRM-Adresse: Der gewählte Eintrag existiert nicht'],
    ['ADDRESS', 'key: FORMAT_INVALID', 'Schlüssel im anderen System: Ungültiges Format'],
  ] as const)('is a sentence: of %s, %s is «%s»', (kind, reason, sentence) => {
    expect(erpReason(unusable(kind, reason), models, translateIn('de-CH'))).toBe(sentence);
  });

  it.each(['de-CH', 'en-CH', 'fr-CH', 'it-CH'])('is told without codes and places to fill in in %s', (locale) => {
    const codes = ['REQUIRED', 'DUPLICATE', 'MAX_CHARS', 'INVALID_VALUE', 'UNKNOWN_REFERENCE', 'SUBADDRESS_DEPTH'];
    for (const code of codes) {
      const text = erpReason(unusable('ADDRESS', `number: ${code}`), models, translateIn(locale));
      expect(text).not.toMatch(/[A-Z]{2}_|%\{|undefined/);
      expect(text).toMatch(/\p{Ll}{3}/u);
    }
  });

  it('is what the other side says where that has refused a record of ours', () => {
    const told = { kind: 'REPORT', problem: 'REJECTED', reason: 'Verkauf: Feld fehlt' } as const;
    expect(erpReason(told, models, translateIn('de-CH'))).toBe('Verkauf: Feld fehlt');
    expect(erpReason({ ...told, reason: null }, models, translateIn('de-CH'))).toBe('');
  });
});
