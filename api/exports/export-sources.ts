import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Listing } from '../platform/rest/list-table.js';
import { Listings } from '../platform/rest/listings.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import type { DataExport } from './data-export.entity.js';
import { mayRead } from './export-owner.js';

/** Learns of the progress in rows; throws to break the writing off. */
export type OnRows = (done: number, total: number) => Promise<void>;

/** The content of an export that is no list. */
export interface ExportContent {
  readonly content: Readable;
  /** Number of records in the file, and paths of their resources. */
  readonly rows: number;
  readonly resources: readonly string[];
}

/** A source of exports that is no list, under a name in place of a path. */
export interface ExportSource {
  isFor(user: SignedInUser): boolean;
  open(data: DataExport, onRows: OnRows): Promise<ExportContent>;
}

/** The lists and other sources from which files are made. */
@Injectable()
export class ExportSources {
  readonly #sources = new Map<string, ExportSource>();

  constructor(private readonly listings: Listings) {}

  offer(name: string, source: ExportSource): void {
    this.#sources.set(name, source);
  }

  /** The list or other source of an export that its owner may have; undefined without one. */
  find(user: SignedInUser, name: string): Listing | ExportSource | undefined {
    const source = this.#sources.get(name);
    if (source) return source.isFor(user) ? source : undefined;
    const listing = this.listings.find(name);
    return listing && mayRead(user, listing.model) ? listing : undefined;
  }
}
