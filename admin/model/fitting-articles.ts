/** How long typing rests before it is asked which articles fit, in milliseconds. */
export const PAUSE = 400;
/** Characters of a text that are sent, and the fewest that say something. */
const [LONGEST, FEWEST] = [500, 4];

/** What is asked of a text so far; empty where it says nothing yet. */
export function articleQuestion(text: string): string {
  const question = text.trim().slice(0, LONGEST);
  return question.length < FEWEST ? '' : question;
}

/**
 * Whether what appears or goes at a place would move what somebody is at just now: it stands within the place or below it.
 * Articles that come late wait for as long as that is so.
 */
export function wouldMove(place: Node): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  return (place.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
