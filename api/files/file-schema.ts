/** JSON Schema of a file as it is sent or fetched. */
export const BINARY = { type: 'string', format: 'binary' };

/** Content types of attachments: what is shown in place, and everything else that is taken. */
export const FILE_TYPES = ['application/pdf', 'image/*', 'text/*', 'application/octet-stream', '*/*'];

/** Content types of a logo as we keep it. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];
