import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

export type Value = string | number | boolean | Date | object | null;
export type Row = Readonly<Record<string, Value>>;

const CHUNK = 256 * 1024;

/** Rows on their way into a table by COPY. */
export interface Copying {
  /** Resolves when more may come. */
  add(row: Row): Promise<void> | undefined;
  end(): Promise<void>;
}

/**
 * Begins to copy rows into a table, all of them with the columns of the first. `unchecked` leaves foreign keys and
 * triggers out, for rows that are right by their making.
 */
export async function copyInto(url: string, table: string, unchecked = false): Promise<Copying> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (unchecked) await client.query('set session_replication_role = replica');
  let columns: string[] = [];
  let text = '';
  let stream: ReturnType<typeof from> | undefined;
  const send = (): Promise<void> | undefined => {
    const chunk = text;
    text = '';
    if (stream?.write(chunk)) return undefined;
    return new Promise((resolve) => stream?.once('drain', resolve));
  };
  return {
    add(row) {
      if (!stream) {
        columns = Object.keys(row);
        const names = columns.map((name) => `"${name}"`).join(', ');
        stream = client.query(from(`copy "${table}" (${names}) from stdin`));
      }
      text += `${columns.map((name) => encode(row[name])).join('\t')}\n`;
      return text.length > CHUNK ? send() : undefined;
    },
    async end() {
      if (stream) {
        stream.end(text);
        await finished(stream);
      }
      await client.end();
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function encode(value: Value | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return encode(JSON.stringify(value));
  return String(value).replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] as string);
}
