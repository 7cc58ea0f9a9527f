import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { PublicPushKey, PushDeviceSubscription, PushSubscriptionReceipt } from './push-subscriptions.shape.js';

const OWN = { allow: WORKING_ROLES, tag: 'push-subscriptions' } as const;
/** More requests than a person sends, fewer than a loop does. */
const SWITCHING = { name: 'push-subscriptions', points: 20, seconds: 60, by: 'user' } as const;

/** The devices of the signed-in user for push messages (Web Push). */
@Controller('v1/push-subscriptions')
export class PushSubscriptionsController {
  constructor(private readonly devices: PushSubscriptionsService) {}

  @Get('key')
  @Operation({
    ...OWN,
    id: 'readPushKey',
    summary: 'The public key for which a browser subscribes',
    answer: PublicPushKey,
  })
  key() {
    return this.devices.key();
  }

  @Post()
  @Operation({
    ...OWN,
    id: 'subscribeDevice',
    summary: 'Subscribe this device to push messages: a browser has one subscription, which belongs to its last user',
    body: PushDeviceSubscription,
    inPerson: true,
    answer: PushSubscriptionReceipt,
    status: 201,
    limit: SWITCHING,
  })
  subscribe(@Body(BodyOf(PushDeviceSubscription)) device: PushDeviceSubscription) {
    return this.devices.subscribe(device);
  }

  @Delete(':id')
  @Operation({
    ...OWN,
    id: 'unsubscribeDevice',
    summary: 'Unsubscribe this device from push messages',
    answer: PushSubscriptionReceipt,
  })
  unsubscribe(@Param('id', RecordId) id: string) {
    return this.devices.unsubscribe(id);
  }
}
