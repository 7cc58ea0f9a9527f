import { Controller, Get } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Text } from '../../platform/resource/index.js';
import { Shape } from '../../platform/resource/shape.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import { knownCompanies } from './known-companies.js';

/** A company that carries out orders for the tenant. */
@Shape()
class ExecutionCompany {
  @Text({ required: true }) name!: string;
}

/** Companies that an order can be given to. */
@Controller('v1/execution-companies')
export class ExecutionCompaniesController {
  constructor(private readonly work: UnitOfWork) {}

  @Get()
  @Operation({
    id: 'listExecutionCompanies',
    reads: ['users'],
    summary: "Names of the tenant's executing companies",
    allow: [Role.Agent],
    tag: 'tickets',
    answer: ExecutionCompany,
    many: true,
  })
  list(): Promise<ExecutionCompany[]> {
    return this.work.read(knownCompanies);
  }
}
