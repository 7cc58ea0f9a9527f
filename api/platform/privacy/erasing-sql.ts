import type { PersonalColumn, PersonalTable } from './personal-tables.js';

/** The person whose data are found, with the words that stand for them. */
export interface Person {
  /** Name as it stands in their record, and other orders of it. In lower case, as the addresses. */
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  /** Username and subject of the account. */
  readonly others: readonly string[];
  /** Whether the name stands for this person alone; otherwise only their addresses identify them. */
  readonly isDistinct: boolean;
}

/** Values in place of the data of an erased person. */
export interface Pseudonym {
  readonly name: string;
  readonly address: string;
}

/** Adds a value to a statement and returns its parameter. */
type Bind = (value: unknown) => string;

/** Condition and new value of a column. */
export interface ColumnErasure {
  readonly column: PersonalColumn;
  readonly where: string;
  /** Binds its parameters when it is called. */
  value(): string;
}

const escaped = (term: string) => term.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/gu, '\\s+');

/** An alternative of words for a pattern of PostgreSQL; null without a word. */
function wordsOf(terms: readonly string[]): string | null {
  const words = [...new Set(terms)].sort((left, right) => right.length - left.length);
  return words.length === 0 ? null : `(?:${words.map(escaped).join('|')})`;
}

/** The words stand alone: the part of another address or word does not match. */
const standing = (words: string) => `(?<![[:alnum:]._+])${words}(?![[:alnum:]])`;

/** Words that certainly mean the person. */
const sureWords = ({ names, addresses, others, isDistinct }: Person) =>
  wordsOf([...addresses, ...others, ...(isDistinct ? names : [])]);

/** A text of JSON that consists of the words alone. */
const whole = (words: string) => `"${words}"`;

/** Pattern of the words that certainly mean the person; null without such words. */
export const surePattern = (person: Person): string | null => {
  const words = sureWords(person);
  return words && standing(words);
};

/** Pattern of all words that may mean the person. */
export const widePattern = ({ names, addresses, others }: Person): string =>
  standing(wordsOf([...addresses, ...others, ...names]) ?? '');

const NEVER = 'false';

/**
 * SQL about one person in one statement: the conditions of rows and columns with their data, and the values that replace
 * them. Each value is bound at its first use, since the database refuses parameters without a use.
 */
export class ErasingSql {
  readonly #bound = new Map<unknown, string>();

  constructor(
    readonly person: Person,
    private readonly pseudonym: Pseudonym,
    private readonly bind: Bind,
  ) {}

  /** The condition for a row whose fields describe the person: by their address, or by their name alone. */
  describes(table: Pick<PersonalTable, 'columns'>): string {
    const named = table.columns.filter(({ part }) => part === 'name').flatMap(({ column }) => this.#isName(column));
    return orOf([...named, ...this.#reached(table)]);
  }

  /** The columns of a table whose data of the person are replaced without a decision. */
  erasures(table: PersonalTable): ColumnErasure[] {
    const described = this.describes(table);
    return table.columns.flatMap((column) => {
      const erasure = this.#erasure(table, column, described);
      return erasure ? [{ column, ...erasure }] : [];
    });
  }

  /** The texts of a table in which a word may mean the person, for a decision of a user. */
  places(table: PersonalTable): { readonly column: PersonalColumn; readonly where: string }[] {
    const described = this.describes(table);
    const wide = this.#text(widePattern(this.person));
    return table.columns
      .filter(({ part }) => part !== 'author' && part !== 'copy')
      .map((column) => {
        const text = `"${column.column}"::text`;
        if (column.part !== 'text')
          return { column, where: `(${text} ~* ${wide} and not coalesce(${described}, false))` };
        const words = column.isJson && sureWords(this.person);
        const rest = words ? `regexp_replace(${text}, ${this.#text(whole(words))}, '""', 'gi')` : text;
        return { column, where: `${rest} ~* ${wide}` };
      });
  }

  /** The text of a column with the pseudonym in place of each word that may mean the person. */
  replacement({ column, isJson }: PersonalColumn): string {
    return this.#replaced(column, isJson, widePattern(this.person), this.#text(this.pseudonym.name));
  }

  #erasure(table: PersonalTable, column: PersonalColumn, described: string): Omit<ColumnErasure, 'column'> | undefined {
    const { part, isJson, isAddress, isNullable } = column;
    const own = `"${column.column}"`;
    const words = sureWords(this.person);
    if (part === 'author')
      return this.person.isDistinct ? { where: orOf(this.#isName(column.column)), value: () => this.#name } : undefined;
    if (part === 'copy' || part === 'text') {
      if (!words || (part === 'text' && !isJson)) return undefined;
      const pattern = part === 'copy' ? standing(words) : whole(words);
      const by = () => (part === 'copy' ? this.#name : `to_json(${this.#name})::text`);
      return {
        where: `${own}::text ~* ${this.#text(pattern)}`,
        value: () => this.#replaced(column.column, isJson, pattern, by()),
      };
    }
    const isOwn = part === 'name' ? orOf([...this.#isName(column.column), ...this.#reached(table)]) : described;
    if (isOwn === NEVER) return undefined;
    const [name, address] = [this.#name, this.#text(this.pseudonym.address)];
    const isNamed = part === 'name' || (part === 'address' && !isAddress);
    const value = isNamed ? name : isNullable ? 'null' : isAddress ? address : name;
    return { where: `(${own} is not null and ${own} not in (${name}, ${address}) and (${isOwn}))`, value: () => value };
  }

  get #name(): string {
    return this.#text(this.pseudonym.name);
  }

  #replaced(column: string, isJson: boolean, pattern: string, by: string): string {
    return `regexp_replace("${column}"::text, ${this.#text(pattern)}, ${by}, 'gi')${isJson ? '::jsonb' : ''}`;
  }

  #reached({ columns }: Pick<PersonalTable, 'columns'>): string[] {
    const addresses = columns.filter(({ part }) => part === 'address');
    return addresses.flatMap(({ column }) => this.#isOneOf(column, this.person.addresses));
  }

  #isName(column: string): string[] {
    return this.person.isDistinct ? this.#isOneOf(column, this.person.names) : [];
  }

  #isOneOf(column: string, values: readonly string[]): string[] {
    return values.length > 0 ? [`lower("${column}") = any(${this.#once(values, 'text[]')})`] : [];
  }

  #text(value: string): string {
    return this.#once(value, 'text');
  }

  #once(value: unknown, type: string): string {
    const bound = this.#bound.get(value) ?? `${this.bind(value)}::${type}`;
    this.#bound.set(value, bound);
    return bound;
  }
}

/** An alternative of conditions, which is false without any. */
export const orOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? NEVER : conditions.join(' or ');
