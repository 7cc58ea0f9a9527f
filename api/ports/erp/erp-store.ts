/** A record as it stands at the other side. */
export interface VersionedRecord<T> {
  readonly value: T;
  /** Changes with every change there. */
  readonly version: string;
}

/** What has changed at a place since a cursor. */
export interface ErpChanges {
  /** Opaque: given back to be told of what comes later. */
  readonly cursor: string;
  /** Keys of what was changed or removed; null where the system no longer knows what was before the cursor. */
  readonly keys: readonly string[] | null;
}

/**
 * Records of one kind at a system elsewhere. A record has a key that we give it for good, so that a write that is repeated
 * meets itself: nothing is ever there twice. Everything throws `ErpError` and ends within seconds.
 */
export interface ErpStore<T> {
  /** What stands under a key at a place; null where nothing does. */
  read(place: string, key: string): Promise<VersionedRecord<T> | null>;

  /** Writes over a version, or anew where there is none; CONFLICT if something else stands there by now. */
  write(place: string, key: string, value: T, version: string | null): Promise<void>;

  /** Removes a version; CONFLICT if something else stands there by now. What is gone already is well. */
  remove(place: string, key: string, version: string): Promise<void>;

  /** What was changed at a place since a cursor; without one, the cursor of now. UNSUPPORTED where nothing tells. */
  changes(place: string, cursor: string | null): Promise<ErpChanges>;

  /**
   * What tells, in one call for many keys, whether something under them was changed since it was asked last; not the
   * versions to write over. A key that is missing may be gone: it is to be read.
   */
  versions(place: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
