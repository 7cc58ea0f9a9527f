import { fieldFaults } from './declaration.js';
import { doubleFaults } from './declared-names.js';
import type { FieldOptions, FieldRecord } from './field.js';
import type { ShapeModel } from './shape.js';

/** Options of fields of records: each field of a body or an answer is open to everybody. */
const OF_RECORDS = [
  'unique',
  'list',
  'filter',
  'sort',
  'search',
  'section',
  'rowWith',
  'readOnly',
  'writeOnce',
  'changeOnly',
  'transient',
  'detailOnly',
  'reads',
  'secret',
  'sentTo',
  'once',
  'visible',
  'editable',
  'when',
  'help',
] as const satisfies readonly (keyof FieldOptions)[];

/** The options of a record's field that the same field of a body may have. */
export const bodyOptions = (options: FieldOptions): FieldOptions =>
  Object.fromEntries(Object.entries(options).filter(([option]) => !(OF_RECORDS as readonly string[]).includes(option)));

/** Refuses a shape with invalid fields, or with options that only records have, by an Error that names each fault. */
export function assertShape({ name, fields }: ShapeModel): void {
  const faults = [
    ...doubleFaults(fields),
    ...fields.flatMap((field) => [
      ...fieldFaults(field).map((fault) => `field ${field.name}: ${fault}`),
      ...OF_RECORDS.filter((option) => isSet(field, option)).map(
        (option) => `field ${field.name}: ${option}: only the field of a resource isSet so`,
      ),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `@Shape ${name}, ${fault}`).join('\n'));
}

/** Whether a declaration sets an option; computed fields are read-only by themselves. */
const isSet = ({ kind, options }: FieldRecord, option: (typeof OF_RECORDS)[number]): boolean =>
  options[option] !== undefined && !(kind.isComputed && option === 'readOnly');
