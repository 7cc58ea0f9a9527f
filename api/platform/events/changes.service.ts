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

/** Parameters of a request for changes. */
export interface ChangesRequest {
  readonly after?: string;
  readonly resources?: string;
  readonly limit: number;
}

/** Reads the changes within the user's reach, for programs that poll. */
@Injectable()
export class ChangesService {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));

  constructor(
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
    private readonly topics: EventTopics,
  ) {}

  /** Throws 400 for an invalid parameter, 410 CURSOR_EXPIRED for a cursor older than the log. */
  read({ after, resources, limit }: ChangesRequest): Promise<Changes> {
    const user = currentUser();
    const paths = this.#paths(resources, user);
    const cursor = after && after !== NOW ? validCursor(after) : undefined;
    return this.work.read(async (em) => {
      const place = cursor?.position ?? positionBefore(0n);
      const part = await changesAfter(em, place, paths, after === NOW ? 0 : limit);
      const { events, horizon, at, restored, next, more } = part;
      // The cursor is from before a restoration of the database.
      if (place.transaction > horizon || (cursor && cursor.at < restored)) throw expired();
      const visible = after === NOW ? [] : await this.audience.visibleTo(em, user, events);
      const moments = new Map(events.map(({ id, created_at }) => [id, new Date(created_at)]));
      const isLeft = more && after !== NOW;
      const last = events.at(-1);
      const position = after === NOW ? positionBefore(horizon) : next;
      const cursorTime = isLeft && last ? Math.floor(Date.parse(last.created_at) / 1_000) : at;
      return {
        changes: visible.map(({ id, resource, record, kind, version }) => ({
          resource,
          id: record,
          kind,
          version: version ?? null,
          at: (moments.get(id) as Date).toISOString(),
        })),
        next: changeCursorText({ position, at: cursorTime }),
        more: isLeft,
      };
    });
  }

  /** Paths of the requested resources whose changes the user may read. */
  #paths(given: string | undefined, user: SignedInUser): string[] {
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

function validCursor(text: string): ChangeCursor {
  const cursor = readChangeCursor(text);
  if (!cursor) throw new Problem(400, 'INVALID_CURSOR');
  if (clock.now().getTime() / 1_000 - cursor.at > KEPT_SECONDS) throw expired();
  return cursor;
}
