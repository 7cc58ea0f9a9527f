/** With whom a saved query is shared: nobody, an assignment group, or all who work at the desk. */
export const QUERY_SHARINGS = ['ME', 'GROUP', 'ALL'] as const;
export type QuerySharing = (typeof QUERY_SHARINGS)[number];
