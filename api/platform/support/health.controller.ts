import { Controller, Get } from '@nestjs/common';
import { Operation } from '../access/operation.js';
import { Problem } from '../http/problem.js';
import { Readiness } from './readiness.js';

const STATUS = { type: 'object', required: ['status'], properties: { status: { type: 'string', enum: ['up'] } } };
const PROBE = { allow: 'public', tag: 'health', answer: STATUS, uncounted: true } as const;

/** The state of this process for a load balancer, and nothing more. */
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Operation({ ...PROBE, id: 'live', summary: 'Whether the process lives' })
  live() {
    return { status: 'up' };
  }

  @Get('ready')
  @Operation({ ...PROBE, id: 'ready', summary: 'Whether the process serves' })
  ready() {
    // States in memory: the answer waits for no service that may be away.
    if (!this.readiness.isReady) throw new Problem(503, 'UNAVAILABLE');
    return { status: 'up' };
  }
}
