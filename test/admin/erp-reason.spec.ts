import type { ResourceModel } from '../../admin/model/resource-model';
import { erpReason } from '../../admin/pages/support/erp-reason';
import { translateIn } from '../support/translate-in.js';

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
