import { Controller, Get } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import { CustomFieldSlots, slotBalance } from './custom-field-slots.js';

@Controller('v1/custom-field-slots')
export class CustomFieldSlotsController {
  constructor(private readonly work: UnitOfWork) {}

  /** Shown before a definition is saved, besides the refusal. */
  @Get()
  @Operation({
    id: 'readCustomFieldSlots',
    summary: 'How many more custom fields lists can be filtered or sorted by',
    allow: [Role.ManageMasterData],
    tag: 'custom-fields',
    answer: CustomFieldSlots,
    many: true,
  })
  read() {
    return this.work.read(slotBalance);
  }
}
