/** JSON Schema of a file as it is sent or fetched. */
export const BINARY = { type: 'string', format: 'binary' };

/** JSON Schema of a form that sends one file and nothing else. */
export const FILE_FORM = { type: 'object', required: ['file'], properties: { file: BINARY } };

/** Content types of attachments: what is shown in place, and everything else that is taken. */
export const FILE_TYPES = ['application/pdf', 'image/*', 'text/*', 'application/octet-stream', '*/*'];

/** Content types of a logo as we keep it. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];
