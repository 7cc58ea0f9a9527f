import { Injectable } from '@nestjs/common';
import type { ResourceModel } from '../resource/resource-model.js';
import type { Listing } from './list-table.js';

type TableListener = (model: ResourceModel, title: string) => Promise<void>;

/** The lists of all resources, by path. */
@Injectable()
export class Listings {
  readonly #listeners: TableListener[] = [];
  readonly #byPath = new Map<string, Listing>();

  offer(listing: Listing): void {
    this.#byPath.set(listing.model.options.path, listing);
  }

  /** Calls a listener whenever a list is sent as a table. */
  onTable(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  /** Awaits the listeners of a table before it is sent. */
  async tableSent(model: ResourceModel, title: string): Promise<void> {
    for (const listener of this.#listeners) await listener(model, title);
  }

  find(path: string): Listing | undefined {
    return this.#byPath.get(path);
  }
}
