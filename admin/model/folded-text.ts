/** A text in lower case and without accents, so that two texts can be compared as a user types them. */
export const foldedText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
