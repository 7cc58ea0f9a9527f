/** A text with the position of the cursor in it. */
export interface Cursor {
  text: string;
  at: number;
}

/** Replaces the selection of a text by words. */
export const insertAt = (text: string, start: number, end: number, words: string): Cursor => ({
  text: text.slice(0, start) + words + text.slice(end),
  at: start + words.length,
});

/** Whether the cursor stands in an empty line, where a slash opens the text blocks. */
export const isEmptyLine = (text: string, start: number, end: number): boolean =>
  start === end && (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n');

/** Pasted pictures with the moment as their name, since the clipboard names all of them image.png. */
export function namedPasted(files: readonly File[], now: Date): File[] {
  const moment = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return files.map((file, index) => {
    if (file.name !== 'image.png') return file;
    const name = index === 0 ? `image-${moment}.png` : `image-${moment}-${index + 1}.png`;
    return new File([file], name, { type: file.type });
  });
}
