import { dayText } from '../../../generator/model/local-time';
import type { Schema } from '../../../providers/contract';

/** One entry of a ticket's timeline; its text is a message, a note, or the name of a file. */
export type Activity = Schema<'Activity'>;

/** The five filters of the timeline (spec §3). */
export const activityFilters = ['ALL', 'CUSTOMER_MESSAGES', 'SENT_EMAILS', 'STATE_PROGRESS', 'WORK_NOTES'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Filters that show only what the desk sees. */
export const internalFilters: ReadonlySet<ActivityFilter> = new Set(['SENT_EMAILS', 'WORK_NOTES']);

/** How an entry looks: as a message, as a note of the desk, as a file, or as a slim line. */
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

/** Groups entries by day, the oldest first; the order in which they are given does not matter. */
export function byDay(activities: readonly Activity[]): TimelineDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))) {
    const day = dayText(new Date(activity.createdAt));
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days].map(([day, entries]) => ({ day, activities: entries }));
}
