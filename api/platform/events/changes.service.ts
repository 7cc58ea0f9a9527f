import { Injectable } from '@nestjs/common';
import { permits } from '../access/permission.js';
import { reachesResource } from '../access/scopes.js';
import { clock } from '../clock.js';
import { Problem } from '../http/problem.js';
import { allResources } from '../resource/resource.js';
import { currentUser, type SignedInUser } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import {
  CHANGES_KEPT_DAYS,
  type ChangeCursor,
  changeCursorText,
  positionBefore,
  readChangeCursor,
} from './change-cursor.js';
import { changesAfter } from './change-log.js';
import type { Changes } from './changes.shape.js';
import { EventAudience } from './event-audience.js';
import { EventTopics } from './event-topics.js';

const KEPT_SECONDS = CHANGES_KEPT_DAYS * 86_400;
const NOW = 'now';

/** What is asked of the changes, as it was sent. */
export interface ChangesRequest {
  readonly after?: string;
  readonly resources?: string;
  readonly limit: number;
}

/** Tells programs that ask again and again what has changed within their reach. */
@Injectable()
export class ChangesService {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));

  constructor(
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
    private readonly topics: EventTopics,
  ) {}

  /** Throws 400 for what cannot be asked, 410 CURSOR_EXPIRED for whoever stood still for longer than is kept. */
  read({ after, resources, limit }: ChangesRequest): Promise<Changes> {
    const user = currentUser();
    const asked = this.#asked(resources, user);
    const cursor = after && after !== NOW ? alive(after) : undefined;
    return this.work.read(async (em) => {
      const place = cursor?.position ?? positionBefore(0n);
      const { events, horizon, at, next, more } = await changesAfter(em, place, asked, after === NOW ? 0 : limit);
      // Of another database: this one was restored.
      if (place.transaction > horizon) throw expired();
      const heard = after === NOW ? [] : await this.audience.visibleTo(em, user, events);
      const moments = new Map(events.map(({ id, created_at }) => [id, new Date(created_at)]));
      const isLeft = more && after !== NOW;
      const last = events.at(-1);
      const position = after === NOW ? positionBefore(horizon) : next;
      const stoodAt = isLeft && last ? Math.floor(Date.parse(last.created_at) / 1_000) : at;
      return {
        changes: heard.map(({ id, resource, record, kind, version }) => ({
          resource,
          id: record,
          kind,
          version: version ?? null,
          at: (moments.get(id) as Date).toISOString(),
        })),
        next: changeCursorText({ position, at: stoodAt }),
        more: isLeft,
      };
    });
  }

  /** Resources whose changes the user may hear of, as far as they are asked for. */
  #asked(given: string | undefined, user: SignedInUser): string[] {
    const names = given?.split(',');
    if (names?.some((name) => !this.#models.has(name))) throw new Problem(400, 'INVALID_VALUE', { name: 'resources' });
    return [...this.#models.values()].flatMap(({ type, options }) => {
      const { path, allow } = options;
      const may = permits([...allow.read, ...(this.topics.of(type).recipients ?? [])], user.roles);
      return may && reachesResource(user, path) && (names?.includes(path) ?? true) ? [path] : [];
    });
  }
}

const expired = () => new Problem(410, 'CURSOR_EXPIRED', { days: CHANGES_KEPT_DAYS });

function alive(text: string): ChangeCursor {
  const cursor = readChangeCursor(text);
  if (!cursor) throw new Problem(400, 'INVALID_CURSOR');
  if (clock.now().getTime() / 1_000 - cursor.at > KEPT_SECONDS) throw expired();
  return cursor;
}
