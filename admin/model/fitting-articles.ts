/** Pause of the typing before articles are searched, in milliseconds. */
export const PAUSE = 400;
/** Most characters of a text that are sent, and the fewest that allow a search. */
const [LONGEST, FEWEST] = [500, 4];

/** The search text of a text under way; empty if it is too short. */
export function articleQuestion(text: string): string {
  const question = text.trim().slice(0, LONGEST);
  return question.length < FEWEST ? '' : question;
}

/**
 * Whether the focus is in the element or below it, so that a change of its height would move the focused field. New articles
 * wait until it is not.
 */
export function isFocusBelow(element: Node): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  return (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
