import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Erasure, NOT_ERASABLE } from './erasure.entity.js';
import { ErasuresService } from './erasures.service.js';
import { ErasureOrder, ErasureStart, PreparedErasure } from './erasures.shape.js';

const ADMINS = { allow: [Role.Admin] };
const PREPARED = { ...ADMINS, body: ErasureOrder, bodyOptional: true, answer: PreparedErasure, reads: ['erasures'] };

/** Prepares the erasure of users and contacts (decision 53). */
@Controller('v1')
export class ErasurePreparationController {
  constructor(private readonly erasures: ErasuresService) {}

  @Post('users/:id/erasure')
  @HttpCode(200)
  @Operation({
    ...PREPARED,
    id: 'prepareUserErasure',
    tag: 'users',
    summary: 'Prepares the erasure of a user: the worker searches their data, and nothing is changed yet',
    problems: { 409: NOT_ERASABLE },
    action: { icon: 'Gavel' },
  })
  prepareUser(@Param('id', RecordId) id: string, @Body(BodyOf(ErasureOrder, 'optional')) order: ErasureOrder) {
    return this.erasures.prepareUser(id, order);
  }

  @Post('contacts/:id/erasure')
  @HttpCode(200)
  @Operation({
    ...PREPARED,
    id: 'prepareContactErasure',
    tag: 'contacts',
    summary: 'Prepares the erasure of a contact: the worker searches their data, and nothing is changed yet',
    problems: { 409: NOT_ERASABLE },
    action: { icon: 'Gavel' },
  })
  prepareContact(@Param('id', RecordId) id: string, @Body(BodyOf(ErasureOrder, 'optional')) order: ErasureOrder) {
    return this.erasures.prepareContact(id, order);
  }
}

/** Starts prepared erasures. */
@Controller('v1/erasures')
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Post(':id/start')
  @HttpCode(200)
  @Operation({
    ...ADMINS,
    id: 'startErasure',
    tag: 'erasures',
    summary: 'Replaces the data of the person by the pseudonym in all records; this cannot be undone',
    body: ErasureStart,
    bodyOptional: true,
    answer: Erasure,
    problems: { 409: ['ERASURE_UNDECIDED', 'ERASURE_BUSY', ...NOT_ERASABLE] },
    action: { icon: 'Gavel', bulk: true },
    when: [{ state_eq_any: ['REVIEW', 'FAILED'] }],
  })
  start(@Param('id', RecordId) id: string, @Body(BodyOf(ErasureStart, 'optional')) start: ErasureStart) {
    return this.erasures.start(id, start);
  }
}

const DECIDED = {
  ...ADMINS,
  tag: 'erasure-places',
  problems: { 409: ['ERASURE_BEGUN', 'ERASURE_BUSY'] },
};

/** Decides about texts that may name an erased person. */
@Controller('v1/erasure-places')
export class ErasurePlacesController {
  constructor(private readonly erasures: ErasuresService) {}

  @Post(':id/replace')
  @HttpCode(204)
  @Operation({
    ...DECIDED,
    status: 204,
    id: 'replaceErasurePlace',
    summary: 'Decides that the name is replaced in this text; of a file, the whole content',
    action: { icon: 'Autorenew', bulk: true },
    when: [{ decision_eq_any: ['OPEN', 'KEEP'] }],
  })
  async replace(@Param('id', RecordId) id: string) {
    await this.erasures.decide(id, 'REPLACE');
  }

  @Post(':id/keep')
  @HttpCode(204)
  @Operation({
    ...DECIDED,
    status: 204,
    id: 'keepErasurePlace',
    summary: 'Decides that this text stays as it is',
    action: { icon: 'Bookmark', bulk: true },
    when: [{ decision_eq_any: ['OPEN', 'REPLACE'] }],
  })
  async keep(@Param('id', RecordId) id: string) {
    await this.erasures.decide(id, 'KEEP');
  }
}
