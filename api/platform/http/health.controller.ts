import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { Operation } from '../access/operation.js';
import { Problem } from './problem.js';

const STATUS = { type: 'object', required: ['status'], properties: { status: { type: 'string', enum: ['up'] } } };

/** Tells a load balancer whether this process lives and is ready; strangers learn no more. */
@Controller('health')
export class HealthController {
  constructor(private readonly orm: MikroORM) {}

  @Get('live')
  @Operation({ id: 'live', summary: 'Whether the process lives', allow: 'public', tag: 'health', answer: STATUS })
  live() {
    return { status: 'up' };
  }

  @Get('ready')
  @Operation({ id: 'ready', summary: 'Whether the process serves', allow: 'public', tag: 'health', answer: STATUS })
  async ready() {
    // A query rather than checkConnection(), which knows only of connections that a query has opened before.
    await this.orm.em
      .fork()
      .execute('select 1')
      .catch(() => {
        throw new Problem(503, 'SERVICE_UNAVAILABLE');
      });
    return { status: 'up' };
  }
}
