import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadMessage } from '../../api/intake/reading/read-message.js';

const FOLDER = join(process.cwd(), 'test/support/mail-collection');
const listed = <T>(name: string): [string, T][] =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Record<string, T>);

/** A mail of the collection as mail programs send it: 'read/encrypted' is read/encrypted.eml. */
export const collectedMail = (name: string): Buffer => readFileSync(join(FOLDER, `${name}.eml`));

/** A mail and the content that agents are to see of it. */
export interface Specimen {
  readonly name: string;
  readonly raw: Buffer;
  readonly expected: Partial<Pick<ReadMessage, 'newText' | 'text' | 'subject'>> & {
    readonly files?: readonly string[];
    readonly sender?: string | null;
    readonly isEncrypted?: boolean;
    /** Null where it must be none. */
    readonly invitation?: object | null;
  };
}

/** Ten mail programs, odd character sets, arrangements and special parts, each with its own expectation. */
export const SPECIMENS: readonly Specimen[] = listed<{ name: string } & Specimen['expected']>('read').map(
  ([file, { name, ...expected }]) => ({ name, raw: collectedMail(`read/${file}`), expected }),
);

const CLOSINGS =
  /\n\n(?:Freundliche Grüsse|Besten Dank und schöne Grüsse|Merci und Gruss|Kind regards,|Thanks,|Meilleures salutations|Cordialement|Cordiali saluti|Grazie e saluti)$/;

/** Blank lines are a matter of taste of each program, and so is whether closing words count as part of the signature. */
export const evened = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
    .replace(CLOSINGS, '');

/** A mail of a desk's year: the state that its filing has to leave, and a piece of the text of its ticket, if it has any. */
export interface YearMail {
  readonly raw: Buffer;
  readonly says: string | null;
  readonly outcome: 'FILED' | 'IGNORED' | 'FAILED';
}

/** So many mails of a desk's year, a hundred of them in turn, each with a sender and an id of its own. */
export function* yearOfMails(count: number): Generator<YearMail> {
  const year = listed<Omit<YearMail, 'raw'>>('year');
  for (let serial = 0; serial < count; serial++) {
    const [file, expected] = year[serial % year.length] as (typeof year)[number];
    const raw = collectedMail(`year/${file}`)
      .toString('latin1')
      .replaceAll(/zoe\.mueller\d*@/g, `zoe.mueller${serial + 1}@`)
      .replace(/<collection-\d+@/, `<collection-${serial + 1}@`);
    yield { raw: Buffer.from(raw, 'latin1'), ...expected };
  }
}
