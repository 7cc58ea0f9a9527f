/// <reference types="jest" />

import { toResourceModels } from '../../admin/model/to-resource-models';
import { validateField } from '../../admin/model/validate-field';
import { arrangedModel } from '../../admin/pages/custom-field/arranged-model';
import { describedField, type WrittenDefinition } from '../../admin/pages/custom-field/described-field';
import { keyOf, optionValueOf } from '../../admin/pages/custom-field/key-of';
import { concerns, pointless } from '../../admin/pages/custom-field/kinds';
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

describe('what a definition is asked for', () => {
  it.each<[string, string, string, boolean]>([
    ['options', 'CHOICE', 'tickets', true],
    ['options', 'TEXT', 'tickets', false],
    ['decimals', 'NUMBER', 'tickets', true],
    ['decimals', 'MONEY', 'tickets', false],
    ['pattern', 'TEXT', 'locations', true],
    ['filterable', 'CHOICES', 'tickets', false],
    ['sortable', 'USER', 'tickets', false],
    ['searchable', 'LONG_TEXT', 'customers', true],
    ['requiredForTypes', 'TEXT', 'tickets', true],
    ['requiredOnStates', 'TEXT', 'customers', false],
    ['label', 'FLAG', 'customers', true],
  ])('%s of a %s on %s: %s', (part, kind, resource, expected) => {
    expect(concerns(part, { kind, resource })).toBe(expected);
  });

  it('is nothing of other kinds as long as there is none, and gives up what another kind was asked for', () => {
    expect(concerns('options', {})).toBe(false);
    expect(pointless('CHOICE')).toEqual(expect.arrayContaining(['minimum', 'pattern', 'decimals', 'searchable']));
    expect(pointless('CHOICE')).not.toContain('options');
  });

  it('comes in the order in which one thinks of it, and leaves nothing out', () => {
    const [machine] = toResourceModels(sampleDocument);
    const [first, ...others] = machine!.fields;
    const model = {
      ...machine!,
      fields: [first!, ...others, { ...first!, name: 'kind' }, { ...first!, name: 'list' }],
    };
    const names = arrangedModel(model).fields.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['kind', 'label', 'active', 'list']);
    expect(names).toHaveLength(model.fields.length);
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
