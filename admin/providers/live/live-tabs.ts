import { type LiveListener, LiveStream } from './live-stream';
import type { Change } from './messages';

type TabMessage =
  | { type: 'changes'; changes: Change[]; id?: string }
  | { type: 'reset'; id?: string }
  | { type: 'standing'; standing: boolean }
  | { type: 'hello' };

/**
 * One stream for all tabs of a user, since a browser opens only six connections to a server: the visible tab that holds
 * the lock reads it and passes all messages on to the others. Hidden tabs read none; a tab that is shown again resumes
 * the stream. Without locks each visible tab has a stream of its own.
 */
export function followLive(name: string, listener: LiveListener): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  let lastId: string | undefined;
  let standing = false;
  let leave: AbortController | undefined;
  const note = (id: string | undefined) => {
    lastId = id ?? lastId;
  };
  const take = (message: TabMessage) => {
    if (message.type === 'changes') {
      note(message.id);
      listener.onChanges(message.changes, message.id);
    } else if (message.type === 'reset') {
      note(message.id);
      listener.onReset(message.id);
    } else if (message.type === 'standing') listener.onStanding(message.standing);
  };
  const send = (message: TabMessage) => {
    take(message);
    channel?.postMessage(message);
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      // A new tab asks the reading tab for the state of its stream.
      if (data.type === 'hello') {
        if (standing) channel.postMessage({ type: 'standing', standing });
      } else take(data);
    };
  }

  const lead = async (signal: AbortSignal) => {
    const stream = new LiveStream(
      {
        onChanges: (changes, id) => send({ type: 'changes', changes, id }),
        onReset: (id) => send({ type: 'reset', id }),
        onStanding: (now) => {
          standing = now;
          send({ type: 'standing', standing: now });
        },
      },
      lastId,
    );
    signal.addEventListener('abort', () => stream.close());
    await stream.run();
    standing = false;
  };
  const join = () => {
    if (leave) return;
    const mine = new AbortController();
    leave = mine;
    channel?.postMessage({ type: 'hello' });
    if (!navigator.locks) void lead(mine.signal);
    // The signal takes back the wish for the lock; once it is held, the end of the stream gives it back.
    else void navigator.locks.request(name, { signal: mine.signal }, () => lead(mine.signal)).catch(() => undefined);
  };
  const part = () => {
    leave?.abort();
    leave = undefined;
  };
  const follow = () => (document.visibilityState === 'visible' ? join() : part());
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    part();
    channel?.close();
  };
}
