/** Sharing of a saved query: private, with an assignment group, with a working role, or with all agents. */
export const QUERY_SHARINGS = ['ME', 'GROUP', 'ROLE', 'ALL'] as const;
export type QuerySharing = (typeof QUERY_SHARINGS)[number];
