import type { CustomDefinition } from '../../api/platform/fields/definition.js';
import { Problem } from '../../api/platform/http/problem.js';
import { validBody } from '../../api/platform/resource/body.js';
import { customField, refusalOf } from '../../api/platform/resource/custom-field.js';
import { Quantity, Shape, Text } from '../../api/platform/resource/index.js';
import { shapeOf } from '../../api/platform/resource/shape.js';

@Shape()
class Declared {
  @Text({ max: 3, pattern: /^a*$/ }) text: unknown;
  @Quantity({ max: 10, required: true }) number: unknown;
}

const DEFINITION = {
  key: 'own',
  minimum: null,
  pattern: null,
  decimals: 3,
  editableFor: [],
} as unknown as CustomDefinition;
const OWN = {
  text: customField({ ...DEFINITION, kind: 'TEXT', maximum: 3, pattern: '^a*$' }, []),
  number: customField({ ...DEFINITION, kind: 'NUMBER', maximum: 10 }, []),
};

/** Codes of a declared field and of a custom field for the same value. */
async function codesOf(name: 'text' | 'number', value: unknown): Promise<unknown[]> {
  const { body, fields } = shapeOf(Declared);
  const refused = await validBody(body, fields, { number: 1, [name]: value }).catch((error: Problem) => error);
  if (!(refused instanceof Problem)) throw new Error('The value is not refused');
  return [refused.errors?.map(({ code }) => code), [refusalOf(OWN[name], value)?.code]];
}

it.each([
  ['text', 1, 'TYPE_INVALID'],
  ['text', 'abba', 'MAX_CHARS'],
  ['text', 'aba', 'FORMAT_INVALID'],
  ['number', 'eleven', 'NUMBER_ONLY'],
  ['number', 11.0001, 'MAX_DECIMALS'],
  ['number', 11, 'MAX_VALUE'],
] as const)('a %s %p has one error in a declared field and in a custom field', async (name, value, code) => {
  expect(await codesOf(name, value)).toEqual([[code], [code]]);
});

it('a missing value has only the error REQUIRED', async () => {
  expect((await codesOf('number', undefined))[0]).toEqual(['REQUIRED']);
});
