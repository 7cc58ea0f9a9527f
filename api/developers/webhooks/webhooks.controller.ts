import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { Role } from '../../vocabulary/role.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookReplays } from './webhook-replays.js';

const ADMINS = { allow: [Role.Admin], tag: 'webhooks' } as const;

/** Routes of webhooks besides those of every resource: a secret, which is returned once, and a log. */
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(@Inject(serviceOf(Webhook)) private readonly webhooks: ResourceService<Webhook>) {}

  @Post()
  @HttpCode(201)
  @Operation({
    ...ADMINS,
    id: 'createWebhook',
    summary: 'A new webhook; the secret that signs its deliveries is returned once',
    body: 'WebhookCreate',
    answer: Webhook,
    status: 201,
    limit: { name: 'webhooks', points: 30, seconds: 60, by: 'user' },
    problems: {
      403: ['SCOPE_MISSING'],
      422: ['PLAIN_ONLY_LOCAL', 'PORT_REFUSED', 'WEBHOOK_ADDRESS', 'WEBHOOK_FILTER'],
    },
  })
  create(@Body() body: unknown) {
    return this.webhooks.create(body);
  }
}

/** Repeats finished and given-up deliveries. */
@Controller('v1/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly replays: WebhookReplays) {}

  @Post(':id/replay')
  @HttpCode(200)
  @Operation({
    ...ADMINS,
    id: 'replayWebhookDelivery',
    reads: ['webhook-deliveries'],
    summary: 'Sends a delivery once more, with the same id and body and a new signature',
    answer: WebhookDelivery,
    action: { icon: 'Bolt', bulk: true },
    when: [{ state: 'DELIVERED' }, { state: 'FAILED' }],
    problems: { 409: ['WEBHOOK_OFF'] },
  })
  replay(@Param('id', RecordId) id: string) {
    return this.replays.replay(id);
  }
}
