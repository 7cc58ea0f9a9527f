import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Shape, Text } from '../../platform/resource/index.js';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';

/** An article that fits a text, in the reader's language or the next available one. */
@Shape()
export class SuggestedArticle {
  @Text({ required: true, max: 40 }) id!: string;
  @Text({ required: true }) title!: string;
  /** A small safe subset of HTML. */
  @Computed({ type: 'string' }) content!: string;
  @Choice(LANGUAGES, { name: 'language', required: true }) language!: Language;
}
