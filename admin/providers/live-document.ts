import type { ContractDocument } from '../model/document';
import { type OwnTexts, ownTextsOf } from '../model/own-texts';
import type { ResourceModel } from '../model/resource-model';
import { toResourceModels } from '../model/to-resource-models';
import { apiAddress, apiAnswer, readJson } from './http';

/** The parts of the document that the screens use, read once for all screens. */
export interface Described {
  /** The OpenAPI document as projected to this user. */
  document: ContractDocument;
  /** The resources of the document. */
  models: ResourceModel[];
  /** Texts that the tenant's document brings for its custom fields. */
  texts: OwnTexts;
}

/** The present document: a tenant defines fields while people work, and no screen needs a reload for that. */
export interface LiveDocument {
  current(): Described;
  /** Called after the document has changed. */
  subscribe(listener: () => void): () => void;
  /** Reloads the document; resolves to whether it has changed. */
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
    // One request after the other, so that an older answer never replaces a newer one.
    refresh: () => {
      const answer = asking.then(askOnce);
      asking = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** The browser sends the entity tag of its cached document, so that an unchanged document costs next to nothing. */
async function load(): Promise<{ etag: string | null; document: ContractDocument }> {
  const answer = await apiAnswer(apiAddress('/openapi.json', { words: 'false' }));
  return { etag: answer.headers.get('etag'), document: await readJson<ContractDocument>(answer) };
}

const describe = (document: ContractDocument): Described => ({
  document,
  models: toResourceModels(document),
  texts: ownTextsOf(document),
});
