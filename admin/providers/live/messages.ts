/** The message that a record has changed, without its values (`GET services/v1/events`). */
export interface Change {
  /** API path of the record's resource. */
  resource: string;
  id: string;
  kind: 'created' | 'changed' | 'removed';
  version: number | null;
  /** The record whose page shows the changed record, as 'tickets/<id>'. */
  about: string | null;
  /** The signed-in user made the change. */
  own: boolean;
}

/** One message of a stream of server-sent events. */
export interface StreamMessage {
  event?: string;
  data: string;
  id?: string;
}

/** Reads one message: lines of `field: value`; a line that begins with a colon only keeps the connection alive. */
export function parseMessage(text: string): StreamMessage {
  const message: StreamMessage = { data: '' };
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'event') message.event = value;
    else if (field === 'id') message.id = value;
    else if (field === 'data') message.data += message.data ? `\n${value}` : value;
  }
  return message;
}

/** The messages of a stream as they come; ends with it. */
export async function* readMessages(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value;
    const messages = rest.split(/\r?\n\r?\n/);
    rest = messages.pop() ?? '';
    for (const message of messages) yield parseMessage(message);
  }
}
