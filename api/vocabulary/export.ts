/** Files that the worker makes of lists. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How far an export is; only what is DONE can be downloaded. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
