import { Controller, Get } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { Text } from '../platform/resource/index.js';
import { Shape } from '../platform/resource/shape.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Role } from '../vocabulary/role.js';

/** A company that carries out orders for the tenant. */
@Shape()
class ExecutionCompany {
  @Text({ required: true }) name!: string;
}

/** People and groups name their company; orders may name one that nobody belongs to, and are leapt through by index. */
const KNOWN = `
  with recursive ordered as (
    select min(execution_company) as name from ticket where tenant = ? and type = 'ORDER'
    union all
    select (select min(execution_company) from ticket
      where tenant = ? and type = 'ORDER' and execution_company > ordered.name) from ordered where name is not null
  )
  select name from ordered where name is not null
  union select execution_company from "user" where tenant = ? and active and execution_company > ''
  union select executing_company from assignment_group where tenant = ? and active and executing_company > ''
  order by name limit 500`;

/** Companies that an order can be given to; the name decides who sees it, so that it had better be spelt as before. */
@Controller('v1/execution-companies')
export class ExecutionCompaniesController {
  constructor(private readonly work: UnitOfWork) {}

  @Get()
  @Operation({
    id: 'listExecutionCompanies',
    summary: 'Names of the executing companies that the tenant knows',
    allow: [Role.Agent],
    tag: 'tickets',
    answer: ExecutionCompany,
    many: true,
  })
  list(): Promise<ExecutionCompany[]> {
    const tenant = currentTenant();
    return this.work.read((em) => em.execute(KNOWN, [tenant, tenant, tenant, tenant]));
  }
}
