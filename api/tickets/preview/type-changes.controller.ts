import { Controller, Get, Param } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { TypeChange } from './type-change.shape.js';
import { TypeChangesService } from './type-changes.service.js';

/** The new types that a ticket may take. */
@Controller('v1/tickets/:id/type-changes')
export class TypeChangesController {
  constructor(private readonly changes: TypeChangesService) {}

  @Get()
  @Operation({
    id: 'listTypeChanges',
    summary: 'Types that the ticket may take on, with what each of them would ask for',
    allow: [Role.Agent, Role.Customer, Role.Executor],
    tag: 'tickets',
    answer: TypeChange,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.changes.list(id);
  }
}
