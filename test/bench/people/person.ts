import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { SERVICES } from '../product/desk.js';

/** The pace of the screens (admin/providers/live/live-updates.ts), in milliseconds. */
const CALM = 5_000;
const SPREAD = 2_000;
const TOGETHER = 80;

/** Kinds of requests: of an act of the person, of a screen that other people's changes reload, and of a stream. */
export type RequestKind = 'read' | 'write' | 'reload' | 'stream';

/** Is called after each answer with its milliseconds and its status, 0 for a broken connection. */
export type Note = (kind: RequestKind, ms: number, status: number) => void;

interface Change {
  readonly resource: string;
  readonly about: string | null;
  readonly own: boolean;
}

/** The screen that a person has open: an address below the services, and whether any change of a ticket reloads it. */
export interface Screen {
  readonly address: string;
  readonly isOverview: boolean;
}

/** One person with an open screen and a stream of live updates, who opens a ticket now and then and writes a message. */
export class Person {
  #timer?: NodeJS.Timeout;
  #lastReload = 0;

  constructor(
    private readonly origin: string,
    private readonly connections: Agent,
    private readonly token: string,
    private readonly screen: Screen,
    /** Ids of the tickets that the person opens. */
    private readonly tickets: readonly string[],
    private readonly note: Note,
    private readonly end: AbortSignal,
  ) {}

  /** Opens the screen and the stream; resolves once both are there. */
  async arrive(): Promise<void> {
    await this.#send('read', this.screen.address);
    void this.#follow();
  }

  /** Opens a ticket, and writes a message. */
  async act(isWriting: boolean): Promise<void> {
    const id = this.tickets[Math.floor(Math.random() * this.tickets.length)];
    if (!id) return;
    await Promise.all(
      [`v1/tickets/${id}`, `v1/tickets/${id}/activities?range=[0,59]&count=none`, `v1/tickets/${id}/transitions`].map(
        (address) => this.#send('read', address),
      ),
    );
    if (isWriting)
      await this.#send('write', `v1/tickets/${id}/messages`, { text: 'Wir kommen morgen zwischen acht und zehn Uhr.' });
  }

  async #send(kind: RequestKind, address: string, body?: object): Promise<void> {
    const begun = performance.now();
    try {
      const answer = await request(`${this.origin}${SERVICES}/${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
        dispatcher: this.connections,
      });
      await answer.body.dump();
      this.note(kind, performance.now() - begun, answer.statusCode);
    } catch {
      this.note(kind, performance.now() - begun, 0);
    }
  }

  /** Reads the stream until the end, and opens it again where it breaks off. */
  async #follow(): Promise<void> {
    while (!this.end.aborted) {
      const begun = performance.now();
      try {
        const { statusCode, body } = await request(`${this.origin}${SERVICES}/v1/events`, {
          headers: { authorization: `Bearer ${this.token}` },
          dispatcher: this.connections,
          signal: this.end,
          bodyTimeout: 40_000,
        });
        this.note('stream', performance.now() - begun, statusCode);
        let text = '';
        for await (const chunk of body) {
          text += String(chunk);
          const messages = text.split('\n\n');
          text = messages.pop() ?? '';
          for (const message of messages) {
            const [, data] = /^event: changes\n(?:.*\n)*data: (.*)$/m.exec(message) ?? [];
            if (data) this.#hear(JSON.parse(data));
          }
        }
      } catch {
        if (!this.end.aborted) this.note('stream', performance.now() - begun, 0);
      }
      await pause(1_500 * (0.5 + Math.random()), undefined, { ref: false });
    }
  }

  /** Reloads the screen as `LiveUpdates` does. */
  #hear(changes: readonly Change[]): void {
    const { isOverview } = this.screen;
    const outdating = changes.filter(({ resource, about }) => (isOverview ? about !== null : resource === 'tickets'));
    if (outdating.some(({ own }) => own)) void this.#send('reload', this.screen.address);
    if (!outdating.some(({ own }) => !own) || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#lastReload = Date.now();
        if (!this.end.aborted) void this.#send('reload', this.screen.address);
      },
      Math.max(TOGETHER, this.#lastReload + CALM - Date.now()) + Math.random() * SPREAD,
    );
  }
}
