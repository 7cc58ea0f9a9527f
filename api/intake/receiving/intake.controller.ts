import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../platform/access/operation.js';
import { Role } from '../../vocabulary/role.js';
import { IntakeReceipt } from './intake-receipt.shape.js';
import { MessageIntake } from './message-intake.service.js';

/** Receives the tenant's mails from gateways (decision 27). */
@Controller('intake')
export class IntakeController {
  constructor(private readonly intake: MessageIntake) {}

  @Post('messages')
  @HttpCode(202)
  @Operation({
    id: 'deliverMessage',
    summary:
      'Take an incoming e-mail as it came (RFC 5322, at most 25 MB), for the tenant of the token. Only for machines with the role deliver_mail; the same message again is answered as the first time',
    allow: [Role.DeliverMail],
    tag: 'intake-messages',
    body: { type: 'string', format: 'binary' },
    bodyType: 'message/rfc822',
    answer: IntakeReceipt,
    status: 202,
  })
  deliver(@Req() request: Request): Promise<IntakeReceipt> {
    return this.intake.receive(request);
  }
}
