import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';
import { ApiToken } from './api-token.entity.js';

/** Creates tokens; the answer is not stored, so that the request takes no Idempotency-Key. */
@Controller('v1/api-tokens')
export class ApiTokensController {
  constructor(@Inject(serviceOf(ApiToken)) private readonly tokens: ResourceService<ApiToken>) {}

  @Post()
  @HttpCode(201)
  @Operation({
    id: 'createApiToken',
    summary: 'A new token of mine, or of a service account; it is returned once',
    allow: WORKING_ROLES,
    tag: 'api-tokens',
    body: 'ApiTokenCreate',
    answer: ApiToken,
    status: 201,
    inPerson: true,
    limit: { name: 'api-tokens', points: 30, seconds: 60, by: 'user' },
    problems: { 422: ['TOKEN_EXPIRY', 'TOKEN_NOT_YOURS'] },
  })
  create(@Body() body: unknown) {
    return this.tokens.create(body);
  }
}
