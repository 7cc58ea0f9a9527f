import { Computed } from '../../platform/resource/computed-kind.js';
import { Nested, Shape, Text } from '../../platform/resource/index.js';

/** The keys of a browser in base64url: an uncompressed point of P-256, and sixteen bytes. */
@Shape()
export class PushDeviceKeys {
  @Text({ required: true, max: 88, pattern: /^[A-Za-z0-9_-]{87}=?$/ }) p256dh!: string;
  @Text({ required: true, max: 24, pattern: /^[A-Za-z0-9_-]{22}(==)?$/ }) auth!: string;
}

/** A device as its browser describes it (PushSubscription.toJSON). */
@Shape()
export class PushDeviceSubscription {
  @Text({ required: true, max: 600 }) endpoint!: string;
  @Nested(() => PushDeviceKeys, { required: true }) keys!: PushDeviceKeys;
}

/** The id of a stored device, by which it is removed. */
@Shape()
export class PushSubscriptionReceipt {
  @Computed({ type: 'string', format: 'uuid' }) id!: string;
}

/** The public key for subscriptions of browsers. */
@Shape()
export class PublicPushKey {
  @Text({ required: true }) publicKey!: string;
}
