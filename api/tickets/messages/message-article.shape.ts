import { SuggestedArticle } from '../../masterdata/articles/article.shape.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** An article that the customer of a ticket may read, in the language of their messages. */
@Shape()
export class MessageArticle extends SuggestedArticle {
  /** The address of the article's page. */
  @Text({ required: true }) address!: string;
}
