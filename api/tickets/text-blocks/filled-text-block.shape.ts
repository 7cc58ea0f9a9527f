import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, LongText, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** A text block as it reads on one ticket. */
@Shape()
export class FilledTextBlock {
  @Text({ required: true }) name!: string;
  @LongText({ required: true }) text!: string;
  /** In which enumerations and dates are written: the customer's correspondence language. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Placeholders for which the ticket has nothing. */
  @Computed({ type: 'array', items: { type: 'string' } }) empty!: string[];
}
