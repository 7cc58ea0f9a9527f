import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [name: string]: string | Texts };

/** Words texts as the screens do, from the files of a language. */
export function translateIn(locale: string) {
  const folder = join(process.cwd(), 'locales', locale);
  const files = readdirSync(folder).map((file): Texts => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const find = (key: string, texts: Texts) =>
    key.split('.').reduce<string | Texts | undefined>((at, part) => (at as Texts | undefined)?.[part], texts);
  return (key: string, { _: otherwise, ...params }: Record<string, unknown> = {}): string => {
    const found = files.map((texts) => find(key, texts)).find((text) => typeof text === 'string');
    const text = String(found ?? otherwise ?? key);
    return text.replaceAll(/%\{(\w+)\}/g, (all, name) => String(params[name] ?? all));
  };
}
