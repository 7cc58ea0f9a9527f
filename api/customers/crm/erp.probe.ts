import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../../erp/connections/erp-connections.js';
import { type Finding, type Probe, Probes } from '../../platform/support/probe.js';
import { Erp } from '../../ports/erp.js';
import type { ErpConnectionState } from '../../vocabulary/erp.js';

/** States of a connection whose system does not answer. */
const DISTURBED: readonly ErpConnectionState[] = ['FAILED', 'REFUSED'];

/** The ERP behind the port, and the systems to which the tenant is connected. */
@Probes('erp')
@Injectable()
export class ErpProbe implements Probe {
  constructor(
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
  ) {}

  async check(): Promise<Finding> {
    await this.erp.probe();
    const active = await this.connections.active();
    const adapters = active.length > 0 ? active.map(({ adapter }) => adapter) : [this.erp.adapter];
    const facts = { adapter: adapters.sort().join(', ') };
    // Only a warning, since the desk goes on without them.
    return active.some(({ state }) => DISTURBED.includes(state))
      ? { condition: 'WARNING', problem: 'ERP_DISTURBED', facts }
      : { condition: 'UP', facts };
  }
}
