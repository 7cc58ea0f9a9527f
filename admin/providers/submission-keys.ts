import { ApiError } from './problem';

/**
 * Keys for creating records once only (contract, Idempotency-Key): a submission that got no answer keeps its key, so
 * that sending the same again cannot create a second record.
 */
export class SubmissionKeys {
  readonly #open = new Map<string, string>();

  /** The submission of this body to this path. */
  of(path: string, body: unknown) {
    const content = `${path} ${JSON.stringify(body)}`;
    const key = this.#open.get(content) ?? crypto.randomUUID();
    this.#open.set(content, key);
    const settle = async <T>(send: (key: string) => Promise<T>): Promise<T> => {
      try {
        const answer = await send(key);
        this.#open.delete(content);
        return answer;
      } catch (error) {
        if (isRefusal(error)) this.#open.delete(content);
        throw error;
      }
    };
    return { key, settle };
  }
}

/** A refusal is final; without an answer, or with a failing server, the record may have been created. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;
