/** JSON Schema of the reader's rights on a record of a ticket. */
export const RECORD_RIGHTS_SCHEMA = {
  type: 'object',
  required: ['edit', 'delete'],
  properties: { edit: { type: 'boolean' }, delete: { type: 'boolean' } },
};
