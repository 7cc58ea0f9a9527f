import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { RecordId } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { ErpConnectionTest } from './erp.shape.js';
import { ErpConnectionTests } from './erp-connection-test.service.js';

/** Acts of administrators on a connection. */
@Controller('v1/erp-connections')
export class ErpConnectionsController {
  constructor(private readonly tests: ErpConnectionTests) {}

  @Post(':id/test')
  @HttpCode(200)
  @Operation({
    id: 'testErpConnection',
    summary: 'Signs in to the system, without writing; returns the problem',
    allow: [Role.Admin],
    tag: 'erp-connections',
    answer: ErpConnectionTest,
    action: { icon: 'Bolt' },
    // Repeated attempts may lock the account.
    limit: { name: 'erp-tests', points: 10, seconds: 600, by: 'record' },
  })
  test(@Param('id', RecordId) id: string): Promise<ErpConnectionTest> {
    return this.tests.test(id);
  }
}
