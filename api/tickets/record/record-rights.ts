/** Schema of what the reader may do with something that belongs to a ticket. */
export const RECORD_RIGHTS_SCHEMA = {
  type: 'object',
  required: ['edit', 'delete'],
  properties: { edit: { type: 'boolean' }, delete: { type: 'boolean' } },
};
