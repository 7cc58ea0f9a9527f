/** Name of the search in react-admin and its address, so that its columns, queries and filters are its own. */
export const SEARCH = 'issue/search';

/** Address of a ticket reached through the search (spec §2). */
export const foundAddress = (id: string) => `/${SEARCH}/${encodeURIComponent(id)}`;
