/** A record of the external system with its version. */
export interface VersionedRecord<T> {
  readonly value: T;
  /** Changes with every change there. */
  readonly version: string;
}

/** Changes at a place since a cursor. */
export interface ErpChanges {
  /** Opaque cursor for later changes. */
  readonly cursor: string;
  /** Keys of changed and removed records; null if the system no longer knows the cursor. */
  readonly keys: readonly string[] | null;
}

/**
 * Records of one kind in an external system. We give each record a permanent key, so that a repeated write creates no
 * second record. All methods throw `ErpError` and end within seconds.
 */
export interface ErpStore<T> {
  /** The record of a key at a place; null without one. */
  read(place: string, key: string): Promise<VersionedRecord<T> | null>;

  /** Replaces a version, or creates the record without one; CONFLICT if the version is another one. */
  write(place: string, key: string, value: T, version: string | null): Promise<void>;

  /** Removes a version; CONFLICT if the version is another one. A missing record is no error. */
  remove(place: string, key: string, version: string): Promise<void>;

  /** The changes at a place since a cursor; without one, the present cursor. UNSUPPORTED without changes. */
  changes(place: string, cursor: string | null): Promise<ErpChanges>;

  /** Marks by which changes of many records are found in one call; a record without a mark must be read. */
  versions(place: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
