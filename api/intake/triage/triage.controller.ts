import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { TriageService } from './triage.service.js';
import { TriageQuestion, TriageSuggestion } from './triage.shape.js';

/** Suggestions for untyped tickets of incoming mails (decision 32). */
@Controller('v1/triage-suggestions')
export class TriageController {
  constructor(private readonly triage: TriageService) {}

  /** The ids of the tickets are in the body, since many of them are too long for an address. */
  @Post()
  @HttpCode(200)
  @Operation({
    id: 'suggestTriage',
    reads: ['customers', 'locations', 'categories'],
    summary: 'Beginnings of untyped tickets with proposed customers and types; typed tickets are left out',
    allow: [Role.Agent],
    tag: 'tickets',
    body: TriageQuestion,
    answer: TriageSuggestion,
    many: true,
  })
  suggest(@Body(BodyOf(TriageQuestion)) { tickets }: TriageQuestion) {
    return this.triage.suggest(tickets);
  }
}
