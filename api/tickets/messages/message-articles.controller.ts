import { Controller, Get, Param, Query } from '@nestjs/common';
import { LONGEST_QUESTION } from '../../masterdata/articles/article-suggestions.service.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { MessageArticle } from './message-article.shape.js';
import { MessageArticlesService } from './message-articles.service.js';

/** Articles of help for messages to the customer of a ticket. */
@Controller('v1/tickets/:id/articles')
export class MessageArticlesController {
  constructor(private readonly articles: MessageArticlesService) {}

  @Get()
  @Operation({
    id: 'listTicketArticles',
    reads: ['articles'],
    summary: 'Articles that the customer may read, in their language: by words, or else those that fit the ticket',
    allow: [Role.Agent],
    tag: 'tickets',
    query: {
      q: { type: 'string', description: `Words that must all be there, at most ${LONGEST_QUESTION} characters` },
    },
    answer: MessageArticle,
    many: true,
    problems: { 400: ['INVALID_VALUE'] },
    limit: { name: 'ticket-articles', points: 120, seconds: 60, by: 'user' },
  })
  find(@Param('id', RecordId) id: string, @Query('q') q = '') {
    return this.articles.find(id, q);
  }
}
