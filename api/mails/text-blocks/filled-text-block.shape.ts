import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, LongText, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** A text that is being written, and the ticket on which it is to be read. */
@Shape()
export class TextBlockPreviewRequest {
  /** Id of a ticket that the user sees. */
  @Text({ required: true, max: 40 }) ticket!: string;
  @LongText({ max: 20_000 }) content: string | null = null;
}

/** A text as it reads on one ticket. */
@Shape()
export class TextBlockPreview {
  /** As long as what stands for its placeholders. */
  @Computed({ type: 'string' }) text!: string;
  /** In which enumerations and dates are written: the customer's correspondence language. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Placeholders for which the ticket has nothing. */
  @Computed({ type: 'array', items: { type: 'string' } }) empty!: string[];
}

/** A text block as it reads on one ticket. */
@Shape()
export class FilledTextBlock extends TextBlockPreview {
  @Text({ required: true }) name!: string;
}
