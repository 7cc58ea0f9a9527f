/** JSON Schema of a file as it is sent or fetched. */
export const BINARY = { type: 'string', format: 'binary' };

/** JSON Schema of a form that sends one file and nothing else. */
export const FILE_FORM = { type: 'object', required: ['file'], properties: { file: BINARY } };
