import { Injectable } from '@nestjs/common';
import { reachesResource } from '../../platform/access/scopes.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import { WEBHOOK_EVENTS } from './webhook-events.js';

/** A delivery holds a record: an API token reads those of the resources that its scopes reach. */
@Injectable()
export class WebhookDeliveryRules implements ResourceRules<WebhookDelivery> {
  scope(user: SignedInUser): Condition | undefined {
    if (!user.scopes) return undefined;
    const isReached = (event: string) => reachesResource(user, event.split('.')[0] as string);
    return { event: { $in: WEBHOOK_EVENTS.filter(isReached) } };
  }
}
