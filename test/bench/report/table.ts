/** A table of Markdown: the first column is text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`, ...rows.map(line)].join('\n');
}

/** Milliseconds, as exact as they are short. */
export const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

export const whole = (value: number) => Math.round(value).toLocaleString('en');

/** In bold where it is more than the goal. */
export const judged = (text: string, value: number, goal: number | undefined) =>
  goal !== undefined && value > goal ? `**${text}**` : text;
