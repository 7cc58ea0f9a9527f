/** By what somebody wants to be told of a kind of event: by the bell of the application, by mail, by both or by neither. */
export const NOTIFICATION_CHANNELS = ['BOTH', 'BELL', 'MAIL', 'NEITHER'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether the bell tells it. */
export const byBell = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'BELL';
/** Whether a mail tells it. */
export const byMail = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'MAIL';
