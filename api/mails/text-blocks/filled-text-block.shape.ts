import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, LongText, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The draft of a text, and the ticket for its placeholders. */
@Shape()
export class TextBlockPreviewRequest {
  /** Id of a ticket that the user sees; example values stand in its place where there is none. */
  @Text({ max: 40 }) ticket?: string | null;
  @LongText({ max: 20_000 }) content: string | null = null;
}

/** A text with values. */
@Shape()
export class FilledText {
  /** Its length depends on the values of the placeholders. */
  @Computed({ type: 'string' }) text!: string;
  /** Locale of enumerations and dates: the customer's correspondence language. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Placeholders without a value on the ticket. */
  @Computed({ type: 'array', items: { type: 'string' } }) empty!: string[];
}

/** A draft with the values of one ticket, or with example values. */
@Shape()
export class TextBlockPreview extends FilledText {
  @Flag({ required: true }) examples!: boolean;
}

/** A text block with the values of one ticket. */
@Shape()
export class FilledTextBlock extends FilledText {
  @Text({ required: true }) name!: string;
}
