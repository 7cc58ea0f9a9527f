import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/** Repeats deliveries. */
@Injectable()
export class WebhookReplays {
  constructor(@Inject(serviceOf(WebhookDelivery)) private readonly deliveries: ResourceService<WebhookDelivery>) {}

  /** A waiting delivery becomes due now. Throws 409 for a webhook that is switched off. */
  replay(id: string): Promise<RecordJson> {
    return this.deliveries.write(async (em) => {
      const delivery = await this.deliveries.load(em, id, { lock: true });
      const webhook = await em.findOne(Webhook, { id: delivery.webhook.id });
      if (!webhook?.active) throw new Problem(409, 'WEBHOOK_OFF');
      Object.assign(delivery, { state: 'WAITING', attempts: 0, nextAt: clock.now(), deliveredAt: null });
      delivery.touch();
      return this.deliveries.store(em, delivery);
    });
  }
}
