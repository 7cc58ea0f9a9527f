/** Invisible characters, as in `vsd_fold`: soft hyphen, zero-width, direction, fillers and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const SPACES = /[\t-\r \u0085\u1680\u2028\u2029]+/gu;

/** The text without invisible characters, by which one name could look like another. */
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');

/**
 * The text as unique keys compare it; `vsd_fold()` of the database does the same, and decides. A folded text folds to
 * itself: the second normalisation orders marks behind letters that casing took apart, such as İ.
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

/** Whether a text has no invisible character, and no letter that looks like another, such as the long s. */
export const isWrittenPlainly = (text: string) => withoutInvisible(text).normalize('NFKC') === text;
