import { Global, Module } from '@nestjs/common';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { ErpConnectionRules } from './connections/erp-connection.rules.js';
import { ErpConnections } from './connections/erp-connections.js';
import { ErpCopies } from './copies/erp-copies.js';
import { ErpCopying } from './directory/erp-copying.js';
import { ErpCounting } from './directory/erp-counting.js';
import { ErpReadingHandler } from './directory/erp-reading.handler.js';
import { ErpConnectionTests } from './erp-connection-test.service.js';
import { ErpConnectionsController } from './erp-connections.controller.js';
import { ErpLinksController } from './erp-links.controller.js';
import { ErpLinksService } from './erp-links.service.js';
import { ErpComparisonHandler } from './outbox/erp-comparison.handler.js';
import { ErpExchangeHandler } from './outbox/erp-exchange.handler.js';
import { ErpLinks } from './outbox/erp-links.js';
import { ErpMirrors } from './outbox/erp-mirrors.js';
import { ErpNightHandler } from './outbox/erp-night.handler.js';
import { ErpOutbox } from './outbox/erp-outbox.js';
import { ErpReviewHandler } from './outbox/erp-review.handler.js';
import { ErpSweepHandler } from './outbox/erp-sweep.handler.js';
import { ErpConnection } from './record/erp-connection.entity.js';
import { ErpLink } from './record/erp-link.entity.js';

const resources = ResourceModule.offer(
  { type: ErpConnection, rules: ErpConnectionRules },
  { type: ErpLink, routes: ['list', 'read'] },
);

/** Connections to ERPs, and the exchange of records with them; global, so that rules of other rooms can report changes. */
@Global()
@Module({
  imports: [resources],
  controllers: [ErpConnectionsController, ErpLinksController],
  providers: [
    ErpConnections,
    ErpConnectionTests,
    ErpCopies,
    ErpCopying,
    ErpCounting,
    ErpReadingHandler,
    ErpLinks,
    ErpLinksService,
    ErpMirrors,
    ErpOutbox,
    ErpExchangeHandler,
    ErpComparisonHandler,
    ErpNightHandler,
    ErpReviewHandler,
    ErpSweepHandler,
  ],
  exports: [ErpConnections, ErpCopies, ErpMirrors, ErpOutbox],
})
export class ErpModule {}
