const DATABASE = 'vsd-unsent';
const STORE = 'files';

/** Files chosen for an unsent message; none if the browser denies its storage. */
export async function unsentFiles(owner: string): Promise<File[]> {
  const kept = await inStore<File[] | undefined>('readonly', (store) => store.get(owner)).catch(() => undefined);
  return kept ?? [];
}

/** Stores the chosen files until they are sent, so that a reload loses none. */
export async function keepUnsentFiles(owner: string, files: readonly File[]): Promise<void> {
  await inStore('readwrite', (store) => (files.length > 0 ? store.put([...files], owner) : store.delete(owner))).catch(
    () => undefined,
  );
}

function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result as T);
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
