import type { ContractDocument } from '../model/document';
import { type OwnTexts, ownTextsOf } from '../model/own-texts';
import type { ResourceModel } from '../model/resource-model';
import { toResourceModels } from '../model/to-resource-models';
import { apiAddress, apiAnswer, readJson } from './http';

/** What the document says, read once for all screens. */
export interface Described {
  /** The OpenAPI document as projected to this user. */
  document: ContractDocument;
  /** The resources of the document. */
  models: ResourceModel[];
  /** What it names in words of its own. */
  texts: OwnTexts;
}

/** The document as it is now: a tenant defines fields while people work, and no screen is to be loaded anew for that. */
export interface LiveDocument {
  current(): Described;
  /** Told after the document has become another one. */
  subscribe(listener: () => void): () => void;
  /** Asks for the document anew; resolves to whether it has become another one. */
  refresh(): Promise<boolean>;
}

/** Loads the document; rejects with ApiError. */
export async function openDocument(): Promise<LiveDocument> {
  let loaded = await load();
  let described = describe(loaded.document);
  let asking: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const askOnce = async () => {
    const next = await load();
    if (next.etag && next.etag === loaded.etag) return false;
    loaded = next;
    described = describe(next.document);
    for (const listener of listeners) listener();
    return true;
  };
  return {
    current: () => described,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // One after the other, so that an answer never gives way to an older one.
    refresh: () => {
      const answer = asking.then(askOnce);
      asking = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** The browser asks with the entity tag of what it has kept, so that an unchanged document costs next to nothing. */
async function load(): Promise<{ etag: string | null; document: ContractDocument }> {
  const answer = await apiAnswer(apiAddress('/openapi.json'));
  return { etag: answer.headers.get('etag'), document: await readJson<ContractDocument>(answer) };
}

const describe = (document: ContractDocument): Described => ({
  document,
  models: toResourceModels(document),
  texts: ownTextsOf(document),
});
