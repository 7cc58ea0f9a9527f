import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type JobHandler, WORKED_QUEUE } from './job-handler.js';
import type { JobQueue } from './job-queue.js';

interface WorkedQueue {
  readonly queue: JobQueue<object>;
  readonly handler: JobHandler<object>;
}

/** The handlers of all queues. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  all(): WorkedQueue[] {
    return this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const queue = metatype && this.reflector.get<JobQueue<object> | undefined>(WORKED_QUEUE, metatype);
      return queue ? [{ queue, handler: instance as JobHandler<object> }] : [];
    });
  }

  /** Undefined for a queue of an earlier version. */
  of(name: string): WorkedQueue | undefined {
    return this.all().find(({ queue }) => queue.name === name);
  }
}
