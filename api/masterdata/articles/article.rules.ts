import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTopics } from '../../platform/events/event-topics.js';
import { invalidField } from '../../platform/http/problem.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { Narrowings, ResourceRules } from '../../platform/rest/rules.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Article } from './article.entity.js';
import { articleCirclesOf, publishedFor, READERS, writesArticles } from './article-readers.js';

/** Authors of articles see all of them, other users those published for one of their roles. */
@Injectable()
export class ArticleRules implements ResourceRules<Article>, OnModuleInit {
  constructor(private readonly topics: EventTopics) {}

  onModuleInit(): void {
    this.topics.register(Article, {
      reachFields: ['published', ...READERS.map(({ flag }) => flag)],
      couldReach: reachedArticle,
    });
  }

  scope(user: SignedInUser): Condition | undefined {
    return writesArticles(user) ? undefined : publishedFor(articleCirclesOf(user));
  }

  /** `current`, which leaves those who write articles what they are to read themselves. */
  narrowings(): Narrowings {
    return { current: (user) => publishedFor(articleCirclesOf(user)) };
  }

  beforeCreate(article: Article): void {
    assertAudience(article);
  }

  beforeUpdate(article: Article): void {
    assertAudience(article);
  }
}

/** Refuses to publish an article without readers. */
function assertAudience(article: Article): void {
  if (article.published && !READERS.some(({ flag }) => article[flag]))
    throw invalidField('/visibleForCustomer', 'CHOOSE_ONE');
}

/** Whether an article had readers before it was changed or removed. */
function reachedArticle(before: Readonly<Record<string, unknown>>, user: SignedInUser): boolean {
  if (writesArticles(user)) return true;
  const isFor = READERS.some(({ role, flag }) => user.roles.includes(role) && before[flag] === true);
  return isFor && before.published === true;
}
