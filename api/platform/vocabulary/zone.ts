/** Zone of days and times unless the tenant says otherwise. */
export const ZONE = 'Europe/Zurich';
