import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, LongText, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The draft of a text, and the ticket for its placeholders. */
@Shape()
export class TextBlockPreviewRequest {
  /** Id of a ticket that the user sees. */
  @Text({ required: true, max: 40 }) ticket!: string;
  @LongText({ max: 20_000 }) content: string | null = null;
}

/** A text with the values of one ticket. */
@Shape()
export class TextBlockPreview {
  /** Its length depends on the values of the placeholders. */
  @Computed({ type: 'string' }) text!: string;
  /** Locale of enumerations and dates: the customer's correspondence language. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Placeholders without a value on the ticket. */
  @Computed({ type: 'array', items: { type: 'string' } }) empty!: string[];
}

/** A text block with the values of one ticket. */
@Shape()
export class FilledTextBlock extends TextBlockPreview {
  @Text({ required: true }) name!: string;
}
