import { type LiveListener, LiveStream } from './live-stream';
import type { Change } from './messages';

type Told =
  | { type: 'changes'; changes: Change[]; id?: string }
  | { type: 'reset'; id?: string }
  | { type: 'standing'; standing: boolean }
  | { type: 'hello' };

/**
 * One stream for all tabs of a user, since a browser opens only six connections to a server: the visible tab that holds
 * the lock reads it and passes everything on to the others. Hidden tabs read none; when one is shown again it goes on
 * from where it was. Without locks each visible tab has a stream of its own.
 */
export function followLive(name: string, listener: LiveListener): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  let lastId: string | undefined;
  let standing = false;
  let leave: AbortController | undefined;
  const note = (id: string | undefined) => {
    lastId = id ?? lastId;
  };
  const take = (told: Told) => {
    if (told.type === 'changes') {
      note(told.id);
      listener.onChanges(told.changes, told.id);
    } else if (told.type === 'reset') {
      note(told.id);
      listener.onReset(told.id);
    } else if (told.type === 'standing') listener.onStanding(told.standing);
  };
  const tell = (told: Told) => {
    take(told);
    channel?.postMessage(told);
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      // Who comes later asks the reading tab whether its stream stands.
      if (data.type === 'hello') {
        if (standing) channel.postMessage({ type: 'standing', standing });
      } else take(data);
    };
  }

  const lead = async (signal: AbortSignal) => {
    const stream = new LiveStream(
      {
        onChanges: (changes, id) => tell({ type: 'changes', changes, id }),
        onReset: (id) => tell({ type: 'reset', id }),
        onStanding: (now) => {
          standing = now;
          tell({ type: 'standing', standing: now });
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
