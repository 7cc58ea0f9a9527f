/// <reference types="jest" />

import { validateField } from '../../admin/model/validate-field';
import { describedField, type WrittenDefinition } from '../../admin/pages/custom-field/described-field';
import { keyOf, optionValueOf } from '../../admin/pages/custom-field/key-of';
import { sampleDocument } from './generator-sample-document';

describe('names that follow a label', () => {
  it.each([
    ['Zähler-Nummer', 'zaehlerNummer', 'ZAEHLER_NUMMER'],
    ['Étage', 'etage', 'ETAGE'],
    ['3 Phasen', 'phasen', '3_PHASEN'],
    ['In Betrieb', 'inBetrieb', 'IN_BETRIEB'],
    ['…', '', ''],
    ['a'.repeat(60), 'a'.repeat(40), 'A'.repeat(40)],
  ])('of «%s» are %s and %s', (label, key, value) => {
    expect(keyOf(label)).toBe(key);
    expect(optionValueOf(label)).toBe(value);
  });
});

describe('the field that a definition describes', () => {
  const described = (definition: WrittenDefinition) => describedField(definition, sampleDocument)!;

  it('is none before a kind has been chosen', () => {
    expect(describedField({ label: { de: 'Etage' } }, sampleDocument)).toBeUndefined();
  });

  it('has the label, the bounds and the widget of the definition', () => {
    const { field, texts } = described({
      kind: 'NUMBER',
      label: { de: 'Etage' },
      minimum: -2,
      maximum: 9,
      required: true,
    });
    expect(field).toMatchObject({ widget: 'integer', required: true, constraints: { minimum: -2, maximum: 9 } });
    expect(texts.get(field.label)).toEqual({ de: 'Etage' });
    expect(described({ kind: 'NUMBER', decimals: 2 }).field.widget).toBe('quantity');
    expect(described({ kind: 'MONEY' }).field).toMatchObject({ widget: 'money', unit: 'CHF' });
  });

  it('offers the active values in their order', () => {
    const options = [
      { value: 'B', label: { de: 'Zweite' } },
      { value: 'A', label: { de: 'Erste' }, active: false },
      { value: '', label: { de: 'Unfertig' } },
    ];
    const { field, texts } = described({ kind: 'CHOICE', options });
    expect(field.choices?.values).toEqual(['B']);
    expect(texts.get(`enums.${field.choices?.name}.A`)).toEqual({ de: 'Erste' });
  });

  it('judges by a pattern as soon as it is one', () => {
    const judge = (pattern: string) => validateField(described({ kind: 'TEXT', pattern }).field, 'x');
    expect(judge('[')).toBeUndefined();
    expect(judge('^[0-9]+$')).toEqual({ code: 'FORMAT_INVALID' });
  });

  it.each(['TEXT', 'LONG_TEXT', 'DATE', 'FLAG', 'CHOICES', 'USER', 'LOCATION'])('is there for a %s', (kind) => {
    expect(described({ kind }).field.name).toBe('custom.value');
  });
});
