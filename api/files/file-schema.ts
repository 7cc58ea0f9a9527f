/** JSON Schema of the content of a file. */
export const BINARY = { type: 'string', format: 'binary' };

/** JSON Schema of a form with a file and a flag of it, for these roles. */
export const flaggedForm = (flag: string, roles: readonly string[]) => ({
  type: 'object',
  required: ['file'],
  properties: {
    file: BINARY,
    [flag]: { type: 'boolean', default: false, 'x-field': { widget: 'flag', visibleTo: roles } },
  },
});

/** Content types of attachments: those shown in place, and all others. */
export const FILE_TYPES = ['application/pdf', 'image/*', 'text/*', 'application/octet-stream', '*/*'];

/** Content types of a stored logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];
