import type { TicketType } from '../../vocabulary/ticket-type.js';
import type { CategoryCode } from './categories.js';

/** Language in which a customer writes and is answered. */
export type DemoLanguage = 'de' | 'fr' | 'en' | 'it';

/** Where something happens within a site: inside, outside, or where the technology is. */
export type PlaceKind = 'room' | 'yard' | 'plant';

/** Drawings that a customer may take for a photo of their problem. */
export type PictureSubject = 'radiator' | 'leak' | 'door' | 'device' | 'lamp' | 'yard';

/** Something that customers call about, with what is said until it is solved; `{ort}` is the place within the site. */
export interface Problem {
  readonly category: CategoryCode;
  readonly types: readonly TicketType[];
  readonly language: DemoLanguage;
  /** Nobody would let it wait for long. */
  readonly urgent?: boolean;
  /** Kind of place within any site; rooms where it is left out. */
  readonly where?: PlaceKind;
  /** The only places where it happens, as 'external id of the location|place'. */
  readonly at?: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The desk's first answer. */
  readonly reply: string;
  readonly question: string;
  readonly answer: string;
  readonly note: string;
  readonly solution: string;
  /** What the executing company is asked to do. */
  readonly order?: string;
  readonly picture?: PictureSubject;
}

/** The problems of one file, all in one language. */
export const inOneLanguage = (
  language: DemoLanguage,
  problems: readonly Omit<Problem, 'language'>[],
): readonly Problem[] => problems.map((problem) => ({ ...problem, language }));
