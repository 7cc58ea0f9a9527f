import {
  inLanguage,
  type Language,
  languageShown,
  type TranslatedText,
} from '../../../generator/model/translated-text';
import type { Schema } from '../../../providers/contract';
import { Role } from '../../../providers/role';

type Published = Schema<'Announcement'>;
type Audience = 'visibleForAgent' | 'visibleForCustomer' | 'visibleForExecutor';

/** How an announcement is shown (spec §3). */
export type AnnouncementType = Published['type'];

/** An announcement; whom it is for is told to agents only. */
export type Announcement = Omit<Published, Audience> & Partial<Pick<Published, Audience>>;

interface Words {
  language: Language;
  text: string;
}

/** What a reader is told: title and text, each in their language or the nearest there is. */
export function wordsOf(
  { title, content }: { title: TranslatedText; content: TranslatedText },
  locale: string,
): { title: Words; content: Words } {
  const wordsIn = (texts: TranslatedText, wanted: string) => {
    const language = languageShown(texts, wanted);
    return { language, text: inLanguage(texts, language) };
  };
  const heading = wordsIn(title, locale);
  // A text that is there in the language of the title goes with it.
  return { title: heading, content: wordsIn(content, heading.language) };
}

const audiences = [
  [Role.Agent, 'visibleForAgent'],
  [Role.Customer, 'visibleForCustomer'],
  [Role.Executor, 'visibleForExecutor'],
] as const;

const rank: Record<AnnouncementType, number> = { URGENT: 0, WARNING: 1, INFORMATION: 2 };

/** Marks one state of an announcement, so that a changed one is shown again after it was put away. */
export const markOf = ({ id, version }: Pick<Announcement, 'id' | 'version'>) => `${id}:${version}`;

/**
 * The announcements for a reader on a day (`YYYY-MM-DD`), urgent ones first, then the newest. Who manages announcements
 * is also given those of other days and readers; they are left out here.
 */
export function currentAnnouncements(
  all: readonly Announcement[],
  { roles, day }: { roles: readonly string[]; day: string },
): Announcement[] {
  const isFor = (announcement: Announcement) =>
    audiences.some(([role, flag]) => roles.includes(role) && announcement[flag] !== false);
  return all
    .filter(({ showFrom, showUntil }) => showFrom <= day && (showUntil === null || showUntil >= day))
    .filter(isFor)
    .sort((left, right) => rank[left.type] - rank[right.type] || right.showFrom.localeCompare(left.showFrom));
}

/** What a reader has put away: the banners of urgent ones, and the others on their dashboard. */
export interface Dismissed {
  readonly banners: readonly string[];
  readonly notices: readonly string[];
}

/**
 * Where announcements stand: urgent ones as a banner on every page until that is put away, and from then on, as all
 * others, on the dashboard; `hidden` are those put away there.
 */
export function placed(current: readonly Announcement[], { banners, notices }: Dismissed) {
  const isUrgent = ({ type }: Announcement) => type === 'URGENT';
  const isPutAway = (marks: readonly string[]) => (announcement: Announcement) => marks.includes(markOf(announcement));
  const banner = current.filter((one) => isUrgent(one) && !isPutAway(banners)(one));
  const rest = current.filter((one) => !banner.includes(one));
  return {
    banner,
    shown: rest.filter((one) => isUrgent(one) || !isPutAway(notices)(one)),
    hidden: rest.filter((one) => !isUrgent(one) && isPutAway(notices)(one)),
  };
}
