/** Ratings of a closed ticket: the five steps of CSAT, from very dissatisfied to very satisfied. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Days after the closing in which a rating can be given, as long as a message reopens the ticket (domain #15). */
export const RATING_DAYS = 14;

/** The highest poor rating. */
const POOR_RATING = 2;

/** The lowest rating of a satisfied customer. */
export const CONTENT_RATING = 4;

/** Whether a rating is poor, of which the desk is notified. */
export const isPoor = (rating: number | null): boolean => rating !== null && rating <= POOR_RATING;
