import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { OrderedPersonExport } from './ordered-person-export.shape.js';
import { PersonExportsService } from './person-exports.service.js';

const ORDERED = {
  allow: [Role.Admin],
  answer: OrderedPersonExport,
  reads: ['exports'],
  action: { icon: 'Inventory' },
  problems: { 403: ['PERSON_EXPORT_ROLE'], 409: ['EXPORTS_RUNNING', 'EXPORTS_KEPT', 'EXPORTS_FULL'] },
};

/** Orders archives with the data of a person (docs/privacy.md). */
@Controller('v1')
export class PersonExportsController {
  constructor(private readonly exports: PersonExportsService) {}

  @Post('users/:id/personal-data')
  @HttpCode(200)
  @Operation({
    ...ORDERED,
    id: 'exportUserData',
    tag: 'users',
    summary: 'Has the data of a user made into an archive, which the caller finds among their exports for a day',
  })
  ofUser(@Param('id', RecordId) id: string) {
    return this.exports.ofUser(id);
  }

  @Post('contacts/:id/personal-data')
  @HttpCode(200)
  @Operation({
    ...ORDERED,
    id: 'exportContactData',
    tag: 'contacts',
    summary: 'Has the data of a contact made into an archive, which the caller finds among their exports for a day',
  })
  ofContact(@Param('id', RecordId) id: string) {
    return this.exports.ofContact(id);
  }
}
