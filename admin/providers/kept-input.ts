import { valueAt } from '../model/paths';

/** Unsaved input of a form, by the names of its fields. */
export interface KeptInput {
  values: Record<string, unknown>;
  /** The former values of the fields, to find changes that other users have saved meanwhile. */
  before: Record<string, unknown>;
  /** Names of chosen files; their contents cannot be kept. */
  files: string[];
}

/** Secrets are never written down. */
const secret = /password|passwort|secret|token/i;

/** The user and the storage of kept input: the storage of the tab, which outlives a reload and nothing more. */
export interface InputStore {
  owner: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
}

const keyOf = (owner: string, form: string) => `input:${owner}:${form}`;

const isFiles = (value: unknown): value is File[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof File);

/** Names of the changed values of a form; custom fields each by their own name, since others change them too. */
export function changedNames(dirty: Record<string, unknown>): string[] {
  return Object.entries(dirty).flatMap(([name, inner]) =>
    name === 'custom' && typeof inner === 'object' && inner !== null
      ? Object.keys(inner).map((key) => `${name}.${key}`)
      : name,
  );
}

/** The changed values of a form that may be stored; undefined if nothing has changed. */
export function toKeep(
  changed: readonly string[],
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): KeptInput | undefined {
  const files = changed.flatMap((name) => (isFiles(values[name]) ? (values[name] as File[]) : []));
  const names = changed.filter((name) => !isFiles(values[name]) && !secret.test(name));
  if (names.length + files.length === 0) return undefined;
  const pick = (record: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, valueAt(record, name) ?? null]));
  return { values: pick(values), before: pick(before), files: files.map(({ name }) => name) };
}

/** Keeps the input of a form, or forgets it. A browser that denies its storage keeps nothing. */
export function keepInput({ owner, storage }: InputStore, form: string, input: KeptInput | undefined): void {
  try {
    if (input) storage.setItem(keyOf(owner, form), JSON.stringify(input));
    else storage.removeItem(keyOf(owner, form));
  } catch {
    return;
  }
}

/** The kept input of a form for this user; unreadable input counts as none. */
export function keptInput({ owner, storage }: InputStore, form: string): KeptInput | undefined {
  try {
    const found = JSON.parse(storage.getItem(keyOf(owner, form)) ?? 'null');
    return found && typeof found.values === 'object' ? { before: {}, files: [], ...found } : undefined;
  } catch {
    return undefined;
  }
}

/** The rest of the names of the user's forms with kept input, behind the prefix. */
export function keptBelow({ owner, storage }: InputStore, prefix: string): string[] {
  const start = keyOf(owner, prefix);
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}
