/** JSON Schema of the content of a file. */
export const BINARY = { type: 'string', format: 'binary' };

/** Content types of attachments: those shown in place, and all others. */
export const FILE_TYPES = ['application/pdf', 'image/*', 'text/*', 'application/octet-stream', '*/*'];

/** Content types of a stored logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];
