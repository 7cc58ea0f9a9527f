import { Inject, Injectable, type NestMiddleware, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressSession from 'express-session';
import pg from 'pg';
import { application } from '../../platform/application.js';
import { DatabaseGate } from '../../platform/database/database-gate.js';
import { Env } from '../../platform/env.js';
import { currentSession } from '../../platform/tenancy/session.js';
import type { SessionUser } from './oidc.strategy.js';

declare module 'express-session' {
  interface SessionData {
    signedIn: SessionUser;
  }
}

const COOKIE = 'vsd_docs';
/** After an hour the identity service is asked again whether the person is still who they were. */
const HOUR_MS = 3_600_000;

/**
 * The session of people who signed in at the API itself, kept in PostgreSQL so that every process knows it. It is
 * mounted on the documentation and the document alone: no other route looks at a cookie, so that no other site can make
 * a signed-in browser change anything.
 */
@Injectable()
export class SessionCookie implements NestMiddleware, OnApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #store: { close(): void };
  readonly #open: RequestHandler;

  constructor(@Inject(Env) env: Env, gate: DatabaseGate) {
    const secure = env.NODE_ENV === 'production';
    this.#pool = new pg.Pool({ ...gate.settings('volta-session'), connectionString: env.DATABASE_URL, max: 2 });
    // A connection that is lost while nobody uses it is replaced by the next request.
    this.#pool.on('error', () => undefined);
    const Store = connectPgSimple(expressSession);
    const store = new Store({ pool: this.#pool, schemaName: 'session', tableName: 'session' });
    this.#store = store;
    this.#open = expressSession({
      name: COOKIE,
      secret: env.VSD_SESSION_SECRET,
      store,
      resave: false,
      saveUninitialized: false,
      // Behind a proxy that speaks TLS for us the cookie is secure all the same.
      proxy: secure,
      cookie: { path: `${application().base}/services/`, httpOnly: true, sameSite: 'lax', secure, maxAge: HOUR_MS },
    });
  }

  use(request: Request, response: Response, next: NextFunction): void {
    this.#open(request, response, (error?: unknown) => {
      const user = request.session?.signedIn?.user;
      if (user) {
        const session = currentSession();
        session.user = { ...user, id: null };
        if (user.tenant) session.tenant = user.tenant;
      }
      next(error);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#store.close();
    await this.#pool.end();
  }
}
