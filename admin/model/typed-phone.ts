/** Invisible characters: soft hyphen, zero width, marks of direction. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A pasted phone number with visible, typable characters alone; the server stores it the same way. */
export const typedPhone = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').replace(DASHES, '-').replace(/\s+/gu, ' ');
