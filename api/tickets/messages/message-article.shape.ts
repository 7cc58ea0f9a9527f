import { SuggestedArticle } from '../../masterdata/articles/article.shape.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** An article that the customer of a ticket may read, in the language in which they are written to. */
@Shape()
export class MessageArticle extends SuggestedArticle {
  /** Of the page on which they read it. */
  @Text({ required: true }) address!: string;
}
