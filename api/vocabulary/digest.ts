/** How often the mails to somebody of the desk are put together into one; OFF sends each by itself. */
export const DIGESTS = ['OFF', 'HOURLY', 'DAILY'] as const;
export type Digest = (typeof DIGESTS)[number];
