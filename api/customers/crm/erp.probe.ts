import { Injectable } from '@nestjs/common';
import { type Finding, type Probe, Probes } from '../../platform/support/probe.js';
import { Erp } from '../../ports/erp.js';

/** The ERP with its CRM, whichever stands behind the port. */
@Probes('erp')
@Injectable()
export class ErpProbe implements Probe {
  constructor(private readonly erp: Erp) {}

  async look(): Promise<Finding> {
    await this.erp.probe();
    return { condition: 'UP', facts: { adapter: this.erp.adapter } };
  }
}
