/** Sharing of a saved query: private, with an assignment group, or with all agents. */
export const QUERY_SHARINGS = ['ME', 'GROUP', 'ALL'] as const;
export type QuerySharing = (typeof QUERY_SHARINGS)[number];
