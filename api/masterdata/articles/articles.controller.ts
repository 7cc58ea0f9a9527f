import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ALL_READ } from '../access.js';
import { Article } from './article.entity.js';
import { SuggestedArticle } from './article.shape.js';
import { articleCirclesOf } from './article-readers.js';
import { ArticleSuggestions, LONGEST_QUESTION } from './article-suggestions.service.js';

const READERS = { allow: ALL_READ.read, tag: 'articles' };

/** Suggestions of articles, and their count of helped readers. */
@Controller('v1')
export class ArticlesController {
  constructor(
    private readonly suggestions: ArticleSuggestions,
    private readonly work: UnitOfWork,
    @Inject(serviceOf(Article)) private readonly articles: ResourceService<Article>,
  ) {}

  @Get('article-suggestions')
  @Operation({
    ...READERS,
    id: 'suggestArticles',
    summary: 'At most three articles that fit a text, the best first',
    query: { q: { type: 'string', description: `The text so far, at most ${LONGEST_QUESTION} characters` } },
    answer: SuggestedArticle,
    many: true,
    problems: { 400: ['INVALID_VALUE'] },
    limit: { name: 'article-suggestions', points: 120, seconds: 60, by: 'user' },
  })
  suggest(@Query('q') q = '') {
    return this.suggestions.find(q, articleCirclesOf(currentUser()), currentLocale());
  }

  @Post('articles/:id/helpful')
  @HttpCode(204)
  @Operation({
    ...READERS,
    id: 'markArticleHelpful',
    summary: 'Say that the article has spared you a request',
    status: 204,
    limit: { name: 'article-helpful', points: 30, seconds: 3_600, by: 'user' },
  })
  helpful(@Param('id', RecordId) id: string): Promise<void> {
    return this.work.write(async (em) => {
      await this.articles.load(em, id);
      // Not by the flush, since the count is no change of the article.
      await em.execute('update article set helpful = helpful + 1 where tenant = ? and id = ?', [currentTenant(), id]);
    });
  }
}
