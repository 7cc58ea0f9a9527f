import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Logger } from 'nestjs-pino';
import { DatabaseGate } from '../database/database-gate.js';
import type { Problem } from '../http/problem.js';
import { sweepDaily } from '../jobs/daily-sweep.js';
import { errorCode } from '../jobs/error-code.js';
import { currentSession, runInSession } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { RequestFailure } from './request-failure.entity.js';

sweepDaily(RequestFailure);

/** Stores failed requests for a day, for the diagnostic file. */
@Injectable()
export class FailureLog {
  constructor(
    private readonly work: UnitOfWork,
    private readonly gate: DatabaseGate,
    private readonly logger: Logger,
  ) {}

  /** Stores a failure in a transaction of its own, unless the database is away. */
  note(error: unknown, { status, code }: Problem, request: Request): void {
    const { requestId, tenant } = currentSession();
    if (!tenant || !this.gate.isOpen) return;
    const failure = {
      requestId,
      method: request.method,
      route: String(request.route?.path ?? ''),
      status,
      code,
      error: error instanceof Error ? error.constructor.name : typeof error,
      errorCode: errorCode(error),
    };
    // A session of its own has no Idempotency-Key.
    runInSession({ requestId, tenant }, () =>
      this.work.write(async (em) => {
        em.persist(Object.assign(new RequestFailure(), failure));
      }),
    ).catch((reason: unknown) => this.logger.warn({ err: reason, requestId }, 'failure not noted'));
  }
}
