import { Injectable } from '@nestjs/common';
import { type Finding, type Probe, Probes } from '../platform/support/probe.js';

/** The external ERP: as long as our own tables stand in for it, there is nothing to be reached. */
@Probes('erp')
@Injectable()
export class OwnBookProbe implements Probe {
  async look(): Promise<Finding> {
    return { condition: 'UP', facts: { adapter: 'OWN_TABLES' } };
  }
}
