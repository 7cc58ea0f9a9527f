import { Inject, Injectable } from '@nestjs/common';
import type { ArticleCircle } from '../../masterdata/articles/article-readers.js';
import { ArticleSuggestions, LONGEST_QUESTION } from '../../masterdata/articles/article-suggestions.service.js';
import { Env, publicUrl } from '../../platform/env.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { conversationLocale } from '../record/conversation-locale.js';
import { Ticket } from '../record/ticket.entity.js';
import type { MessageArticle } from './message-article.shape.js';

/** Customers open articles for customers only. */
const READERS: readonly ArticleCircle[] = ['customers'];

/** Finds articles of help for a message to the customer of a ticket (decision 46). */
@Injectable()
export class MessageArticlesService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly articles: ArticleSuggestions,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Articles with the words, or without words articles that fit the ticket. Throws 404 for a ticket out of reach, 400
   * INVALID_VALUE for words that are too long.
   */
  async find(ticketId: string, words: string): Promise<MessageArticle[]> {
    const { locale, about } = await this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, ticketId);
      await em.populate(ticket, ['customer']);
      return { locale: conversationLocale(ticket), about: ticket.customerDescription ?? '' };
    });
    const found =
      words.trim() === ''
        ? await this.articles.find(about.slice(0, LONGEST_QUESTION), READERS, locale)
        : await this.articles.search(words, READERS, locale);
    return found.map((article) => ({ ...article, address: `${publicUrl(this.env)}/help/${article.id}` }));
  }
}
