/** How content a customer was with the settlement of a ticket: the five steps of CSAT, from very dissatisfied to very satisfied. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Days after the closing in which it can be said, and changed: as long as a message opens the ticket again (domain #15). */
export const RATING_DAYS = 14;

/** The greatest rating of whoever is discontent. */
const POOR_RATING = 2;

/** The least rating of whoever is content. */
export const CONTENT_RATING = 4;

/** Whether it says that somebody is discontent, of which the desk is told at once. */
export const isPoor = (rating: number | null): boolean => rating !== null && rating <= POOR_RATING;
