import { Global, Module } from '@nestjs/common';
import { ErpSystems } from '../../ports/erp/erp-systems.js';
import { ConnectedSystems } from './connected-systems.js';

/** Adapters of ERPs, each with its own protocol. */
@Global()
@Module({ providers: [{ provide: ErpSystems, useClass: ConnectedSystems }], exports: [ErpSystems] })
export class ErpSystemsModule {}
