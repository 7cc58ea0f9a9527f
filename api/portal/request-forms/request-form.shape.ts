import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Email, LongText, Phone, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The link of a location, and its code as a picture for printing. */
@Shape()
export class RequestLinkSheet {
  @Text({ required: true, max: 500 }) url!: string;
  /** QR code as SVG and as PNG, in data URLs. */
  @Computed({ type: 'string' }, { widget: 'picture' }) svg!: string;
  @Computed({ type: 'string' }, { widget: 'picture' }) png!: string;
}

/** All that a form tells of the tenant to whoever has its link. */
@Shape()
export class RequestForm {
  /** Name of the desk. */
  @Text({ required: true }) desk!: string;
  /** Its logo as a data URL. */
  @Computed({ type: ['string', 'null'] }) logo!: string | null;
  @Text({ required: true }) location!: string;
}

/** What somebody asks for from a location. */
@Shape()
export class NewPortalRequest {
  @LongText({ required: true, max: 10_000 }) description!: string;
  @Text({ required: true, max: 120 }) name!: string;
  @Email({ required: true }) email!: string;
  @Phone() phone?: string | null;
  /** Language of the mail. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
}

/** That a request is held until the link of the mail is followed, and the token by which photos come to it. */
@Shape()
export class HeldRequest {
  @Text({ required: true }) photos!: string;
}

/** How many photos a request has by now. */
@Shape()
export class RequestPhotos {
  @Computed({ type: 'integer' }) count!: number;
}

/** What whoever follows the link of their mail is shown before they confirm, and after. */
@Shape()
export class PortalRequestState {
  @Text({ required: true }) desk!: string;
  @Text({ required: true }) location!: string;
  @LongText({ required: true }) description!: string;
  /** Number of the ticket; null before. */
  @Text() identifier: string | null = null;
}
