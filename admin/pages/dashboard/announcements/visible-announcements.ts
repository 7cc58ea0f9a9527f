import { inLanguage, type Language, languageShown, type TranslatedText } from '../../../model/translated-text';
import type { Schema } from '../../../providers/contract';

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

const rank: Record<AnnouncementType, number> = { URGENT: 0, WARNING: 1, INFORMATION: 2 };

/** Marks one state of an announcement, so that a changed one is shown again after it was put away. */
export const markOf = ({ id, version }: Pick<Announcement, 'id' | 'version'>) => `${id}:${version}`;

/** Announcements in the order in which they are read: urgent ones first, then the newest. */
export const inOrder = (all: readonly Announcement[]): Announcement[] =>
  all.toSorted((left, right) => rank[left.type] - rank[right.type] || right.showFrom.localeCompare(left.showFrom));

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
