import { Injectable } from '@nestjs/common';
import type { Listing } from './list-table.js';

/** The lists of all resources, by path. */
@Injectable()
export class Listings {
  readonly #byPath = new Map<string, Listing>();

  offer(listing: Listing): void {
    this.#byPath.set(listing.model.options.path, listing);
  }

  find(path: string): Listing | undefined {
    return this.#byPath.get(path);
  }
}
