import { fieldFaults } from './declaration.js';
import { doubleFaults } from './declared-names.js';
import type { FieldOptions, FieldRecord } from './field.js';
import type { ShapeModel } from './shape.js';

/** Options of the fields of a record alone: a body or an answer takes and sends each of its fields, to and from everybody. */
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

/**
 * Refuses a body or an answer whose fields could not work, or have an option without effect there: an Error that names the
 * class, the field and each fault.
 */
export function assertShape({ name, fields }: ShapeModel): void {
  const faults = [
    ...doubleFaults(fields),
    ...fields.flatMap((field) => [
      ...fieldFaults(field).map((fault) => `field ${field.name}: ${fault}`),
      ...OF_RECORDS.filter((option) => says(field, option)).map(
        (option) => `field ${field.name}: ${option}: only the field of a resource says so`,
      ),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `@Shape ${name}, ${fault}`).join('\n'));
}

/** Whether a field says an option itself; a computed one is only shown wherever it stands. */
const says = ({ kind, options }: FieldRecord, option: (typeof OF_RECORDS)[number]): boolean =>
  options[option] !== undefined && !(kind.isComputed && option === 'readOnly');
