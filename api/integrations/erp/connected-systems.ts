import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { type ErpAccess, type ErpSystem, ErpSystems } from '../../ports/erp/erp-systems.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { CalDavSystem } from './caldav/caldav-system.js';
import { TrytonSystem } from './tryton/tryton-system.js';

type Adapter = new (access: ErpAccess, env: Env, within?: AbortSignal) => ErpSystem;

const ADAPTERS: Readonly<Record<ErpAdapter, Adapter>> = { CALDAV: CalDavSystem, TRYTON: TrytonSystem };

/** Opens connected systems by the names of their adapters. */
@Injectable()
export class ConnectedSystems extends ErpSystems {
  constructor(@Inject(Env) private readonly env: Env) {
    super();
  }

  open(access: ErpAccess, within?: AbortSignal): ErpSystem {
    return new ADAPTERS[access.adapter](access, this.env, within);
  }
}
