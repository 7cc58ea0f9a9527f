import { Asset } from '../../customers/assets/asset.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Email, LongText, Phone, Reference, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The link of a location, and its code as a picture for printing. */
@Shape()
export class RequestLinkSheet {
  @Text({ required: true, max: 500 }) url!: string;
  /** QR code as SVG and as PNG, in data URLs. */
  @Computed({ type: 'string' }, { widget: 'picture' }) svg!: string;
  @Computed({ type: 'string' }, { widget: 'picture' }) png!: string;
}

/** The tenant's data on a form, for everyone with its link. */
@Shape()
export class RequestForm {
  /** Name of the desk. */
  @Text({ required: true }) desk!: string;
  /** Its logo as a data URL. */
  @Computed({ type: ['string', 'null'] }) logo!: string | null;
  @Text({ required: true }) location!: string;
  /** Name of the asset that the address of a label names; null without one at the location. */
  @Text() asset: string | null = null;
}

/** A new request from a location. */
@Shape()
export class NewPortalRequest {
  @LongText({ required: true, max: 10_000 }) description!: string;
  @Text({ required: true, max: 120 }) name!: string;
  @Email({ required: true }) email!: string;
  @Phone() phone?: string | null;
  /** An asset at the location; the request counts without it where the asset has left the location. */
  @Reference(() => Asset) asset?: string | null;
  /** Language of the mail. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
}

/** A held request: the token by which photos are added until the link of the mail is followed. */
@Shape()
export class HeldRequest {
  @Text({ required: true }) photos!: string;
}

/** The number of photos of a request. */
@Shape()
export class RequestPhotos {
  @Computed({ type: 'integer' }) count!: number;
}

/** The page behind the link of the mail, before and after the confirmation. */
@Shape()
export class PortalRequestState {
  @Text({ required: true }) desk!: string;
  @Text({ required: true }) location!: string;
  @LongText({ required: true }) description!: string;
  /** Number of the ticket; null before. */
  @Text() identifier: string | null = null;
}
