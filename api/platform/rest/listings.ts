import { Injectable } from '@nestjs/common';
import type { Listing } from './list-table.js';

/** The lists that are offered, by the path of their resource. */
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
