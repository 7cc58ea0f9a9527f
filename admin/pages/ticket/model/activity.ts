import { dayText } from '../../../model/local-time';
import type { TranslatedText } from '../../../model/translated-text';
import type { Schema } from '../../../providers/contract';

/** One entry of a ticket's timeline; its text is a message, a note, the subject of a mail, or the name of a file. */
export type Activity = Omit<Schema<'Activity'>, 'changes'> & { changes: FieldChange[] };

/** One changed field; custom fields of the tenant carry their labels, since they may be deleted later. */
export type FieldChange = Omit<Schema<'Activity'>['changes'][number], 'label'> & { label?: TranslatedText | null };

/** The five filters of the timeline (spec §3). */
export const activityFilters = ['ALL', 'CUSTOMER_MESSAGES', 'SENT_EMAILS', 'STATE_PROGRESS', 'WORK_NOTES'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Filters for entries that only the desk sees. */
export const internalFilters: ReadonlySet<ActivityFilter> = new Set(['SENT_EMAILS', 'WORK_NOTES']);

/** The look of an entry: a message, a note of the desk, a file, or a slim line. */
export function shapeOf({ kind }: { kind: string }): 'message' | 'note' | 'file' | 'line' {
  if (kind === 'MESSAGE_FROM_CUSTOMER' || kind === 'MESSAGE_FROM_AGENT') return 'message';
  if (kind === 'WORK_NOTE') return 'note';
  return kind === 'ATTACHMENT_ADDED' ? 'file' : 'line';
}

/** Entries of one day in the zone of the reader, oldest first. */
export interface TimelineDay {
  /** YYYY-MM-DD. */
  day: string;
  activities: Activity[];
}

/** Groups entries by day; the given entries are in chronological order. */
export function byDay(activities: readonly Activity[]): TimelineDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const day = dayText(new Date(activity.createdAt));
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days].map(([day, entries]) => ({ day, activities: entries }));
}

const smallChanges: ReadonlySet<string> = new Set(['FIELD_CHANGED', 'ASSIGNED', 'TYPE_CHANGED']);
const quietMails: ReadonlySet<string> = new Set(['EMAIL_SENT', 'EMAIL_SUPPRESSED']);

/** Whether an entry concerns a mail without a failure. */
export const isQuietMail = ({ kind }: Pick<Activity, 'kind'>): boolean => quietMails.has(kind);

/** Longest time between changes of one person that are grouped, in milliseconds. */
const together = 15 * 60_000;

/**
 * The entries in their order, with small changes of one person in a row as one group, and mails of the same moment as
 * another.
 */
export function foldChanges(activities: readonly Activity[]): Activity[][] {
  const groups: Activity[][] = [];
  for (const activity of activities) {
    const last = groups.at(-1);
    if (last && belongs(activity, last.at(-1) as Activity)) last.push(activity);
    else groups.push([activity]);
  }
  return groups;
}

function belongs(activity: Activity, before: Activity): boolean {
  const isChange = smallChanges.has(activity.kind) && smallChanges.has(before.kind);
  const isOne = (isChange && activity.createdBy === before.createdBy) || (isQuietMail(activity) && isQuietMail(before));
  return isOne && Date.parse(activity.createdAt) - Date.parse(before.createdAt) < together;
}

/** The fragment of the address that links to an entry. */
export const entryFragment = (id: string) => `activity-${id}`;

/** The id of the entry that a fragment links to. */
export const entryOfFragment = (hash: string): string | undefined => /^#activity-([0-9a-f-]{36})$/.exec(hash)?.[1];
