/** A table of Markdown: the first column is text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`, ...rows.map(line)].join('\n');
}

/** Milliseconds with two decimals below ten, else with one. */
export const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

export const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Sets a value in bold where it exceeds the goal. */
export const judged = (text: string, value: number, goal: number | undefined) =>
  goal !== undefined && value > goal ? `**${text}**` : text;
