import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, LongText, Shape, Text, type Translated, TranslatedText } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The preview of a template; stored words take the place of words that are left out. */
@Shape()
export class MailPreviewRequest {
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Id of a ticket that the user sees; made-up values stand in its place where there is none. */
  @Text({ max: 40 }) ticket?: string | null;
  @Text({ max: 500 }) subject?: string | null;
  @LongText({ max: 20_000 }) content?: string | null;
}

/** A mail as it would arrive. */
@Shape()
export class MailPreview {
  @Text({ required: true }) subject!: string;
  /** Its length depends on the values of the placeholders. */
  @Computed({ type: 'string' }) html!: string;
  @Computed({ type: 'string' }) text!: string;
  /** Some of it is made up, because no ticket was named or nothing of the kind has happened on it. */
  @Flag({ required: true }) examples!: boolean;
}

/** A test mail that the mail server has taken. */
@Shape()
export class TestMailSent {
  @Text({ required: true }) recipient!: string;
  @Text({ required: true }) subject!: string;
}

/** The shipped words of an event, which are sent for a tenant without own words. */
@Shape()
export class ShippedWords {
  @TranslatedText({ required: true, max: 500 }) subject!: Translated;
  @TranslatedText({ required: true, max: 20_000 }) content!: Translated;
}
