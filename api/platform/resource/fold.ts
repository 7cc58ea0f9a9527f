/** What is not seen: soft hyphen, zero-width, direction, fillers and variation selectors; `vsd_fold` has the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const SPACES = /[\t-\r \u0085\u1680\u2028\u2029]+/gu;

/** The text without characters that nobody sees, by which one name could look like another. */
export const withoutInvisible = (text: string) => text.replace(UNSEEN, '');

/**
 * The text as unique keys see it; the database's `vsd_fold()` says the same, and its word counts. What is folded stays
 * as it is: the second normalisation puts marks in order behind letters that casing took apart, such as İ.
 */
export const fold = (text: string) =>
  withoutInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .replace(/^ | $/g, '');

/** Whether a text is what it seems: nothing unseen in it, and no letter that stands for another, such as the long s. */
export const isWrittenPlainly = (text: string) => withoutInvisible(text).normalize('NFKC') === text;
