/** The headers by which a mail program makes threads (JWZ): the id, and the references, oldest first. */
export interface ThreadedMessage {
  readonly id: string;
  readonly references: readonly string[];
}

/** A place in a thread, whether the message itself is there or only named by others. */
interface Container {
  parent: Container | undefined;
}

/** Message-IDs in a header, with their brackets. */
export const idsIn = (header = '') => header.match(/<[^<>\s]+>/g) ?? [];

/** Reads a message from a map of headers, with In-Reply-To as the last reference. */
export const threaded = (headers: ReadonlyMap<string, string>): ThreadedMessage => ({
  id: idsIn(headers.get('message-id'))[0] ?? '',
  references: [...idsIn(headers.get('references')), ...idsIn(headers.get('in-reply-to')).slice(0, 1)],
});

/**
 * Sorts messages into threads as the common mail programs do, by jwz's algorithm (https://www.jwz.org/doc/threading.html,
 * steps 1 and 2) without its last resort, the subject. Answers the ids of the messages of each thread.
 */
export function threadsOf(messages: readonly ThreadedMessage[]): string[][] {
  const containers = new Map<string, Container>();
  const at = (id: string): Container => {
    const known = containers.get(id) ?? { parent: undefined };
    containers.set(id, known);
    return known;
  };
  const rootOf = (one: Container): Container => (one.parent ? rootOf(one.parent) : one);
  /** Never so that a thread bites its own tail. */
  const link = (parent: Container, child: Container) => {
    if (rootOf(parent) !== child) child.parent = parent;
  };
  for (const { id, references } of messages) {
    const chain = references.filter((one) => one !== id).map(at);
    chain.forEach((child, index) => {
      const parent = chain[index - 1];
      if (parent && parent !== child && !child.parent) link(parent, child);
    });
    const last = chain.at(-1);
    if (last) link(last, at(id));
    else at(id);
  }
  const threads = new Map<Container, string[]>();
  for (const { id } of messages) {
    const root = rootOf(at(id));
    threads.set(root, [...(threads.get(root) ?? []), id]);
  }
  return [...threads.values()];
}
