/** How long the browser may take to fetch what it saves, in milliseconds. */
const KEPT = 60_000;

/** Hands a text to the browser to be saved as a CSV file. */
export function saveText(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
