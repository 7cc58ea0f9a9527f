import { inLanguage, type Language, languageShown, type TranslatedText } from '../../../model/translated-text';
import type { Schema } from '../../../providers/contract';

type Published = Schema<'Announcement'>;
type Audience = 'visibleForAgent' | 'visibleForCustomer' | 'visibleForExecutor';

/** How an announcement is shown (spec §3). */
export type AnnouncementType = Published['type'];

/** An announcement; only agents receive its audience. */
export type Announcement = Omit<Published, Audience> & Partial<Pick<Published, Audience>>;

interface Words {
  language: Language;
  text: string;
}

/** Title and text of an announcement, each in the reader's language or the nearest one. */
export function wordsOf(
  { title, content }: { title: TranslatedText; content: TranslatedText },
  locale: string,
): { title: Words; content: Words } {
  const wordsIn = (texts: TranslatedText, wanted: string) => {
    const language = languageShown(texts, wanted);
    return { language, text: inLanguage(texts, language) };
  };
  const heading = wordsIn(title, locale);
  // The text has the language of the title, if a text in that language exists.
  return { title: heading, content: wordsIn(content, heading.language) };
}

const rank: Record<AnnouncementType, number> = { URGENT: 0, WARNING: 1, INFORMATION: 2 };

/** Marks one version of an announcement, so that a changed announcement is shown again after it was dismissed. */
export const markOf = ({ id, version }: Pick<Announcement, 'id' | 'version'>) => `${id}:${version}`;

/** Announcements in the order in which they are read: urgent ones first, then the newest. */
export const inOrder = (all: readonly Announcement[]): Announcement[] =>
  all.toSorted((left, right) => rank[left.type] - rank[right.type] || right.showFrom.localeCompare(left.showFrom));

/** The announcements that a reader has dismissed: the banners of urgent ones, and the others on the dashboard. */
export interface Dismissed {
  readonly banners: readonly string[];
  readonly notices: readonly string[];
}

/**
 * The announcements by where they are shown: an urgent one is a banner on every page until the user dismisses the
 * banner, and from then on, like all others, a notice on the dashboard; `hidden` are the notices dismissed there.
 */
export function placed(current: readonly Announcement[], { banners, notices }: Dismissed) {
  const isUrgent = ({ type }: Announcement) => type === 'URGENT';
  const isPutAway = (marks: readonly string[]) => (announcement: Announcement) => marks.includes(markOf(announcement));
  const banner = current.filter((announcement) => isUrgent(announcement) && !isPutAway(banners)(announcement));
  const rest = current.filter((announcement) => !banner.includes(announcement));
  return {
    banner,
    shown: rest.filter((announcement) => isUrgent(announcement) || !isPutAway(notices)(announcement)),
    hidden: rest.filter((announcement) => !isUrgent(announcement) && isPutAway(notices)(announcement)),
  };
}
