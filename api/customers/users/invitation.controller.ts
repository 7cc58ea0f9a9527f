import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { InvitationService } from './invitation.service.js';
import { Invitation, MailedInvitation } from './invitation.shape.js';

/** Invites a user, for the first time or after they forgot their password. */
@Controller('v1/users/:id/invitation')
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Post()
  @HttpCode(201)
  @Operation({
    id: 'inviteUser',
    problems: {
      403: ['USER_BEYOND_RIGHTS'],
      409: ['ACCOUNTS_ELSEWHERE', 'USER_SELF', 'USER_INACTIVE', 'USER_IS_SERVICE', 'USER_SHARED'],
    },
    summary:
      'Give a user a temporary password, to be changed at the next sign-in; the present one is void from then on',
    allow: [Role.ManageCustomer],
    tag: 'users',
    inPerson: true,
    answer: Invitation,
    status: 201,
  })
  invite(@Param('id', RecordId) id: string) {
    return this.invitations.invite(id);
  }

  @Post('mail')
  @HttpCode(202)
  @Operation({
    id: 'mailInvitation',
    limit: { name: 'invitations', points: 3, seconds: 3_600, by: 'record' },
    problems: {
      403: ['USER_BEYOND_RIGHTS'],
      409: ['ACCOUNTS_ELSEWHERE', 'USER_SELF', 'USER_INACTIVE', 'USER_IS_SERVICE', 'USER_SHARED', 'USER_WITHOUT_EMAIL'],
    },
    summary: 'Send a user a link by mail under which they choose a password; the present one is good until then',
    allow: [Role.ManageCustomer],
    tag: 'users',
    inPerson: true,
    answer: MailedInvitation,
    status: 202,
  })
  mail(@Param('id', RecordId) id: string) {
    return this.invitations.mail(id);
  }
}
