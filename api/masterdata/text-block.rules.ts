import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalid } from '../platform/http/problem.js';
import type { Changes, ResourceRules } from '../platform/resource/rules.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { knownPlaceholders } from './custom-fields/custom-placeholders.js';
import { namesPlaceholders } from './custom-fields/naming-texts.js';
import { placeholdersIn } from './placeholder-text.js';
import { TextBlock } from './text-block.entity.js';

/** A text block names only what can be filled (domain "Unknown placeholder = save error"). */
@Injectable()
export class TextBlockRules implements ResourceRules<TextBlock> {
  beforeCreate(block: TextBlock, em: EntityManager): Promise<void> {
    return assertKnown(block, em);
  }

  beforeUpdate(block: TextBlock, _changes: Changes, em: EntityManager): Promise<void> {
    return assertKnown(block, em);
  }
}

async function assertKnown({ content }: TextBlock, em: EntityManager): Promise<void> {
  const known = await knownPlaceholders(em);
  const unknown = placeholdersIn(content).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw invalid(
    unknown.map((name) => ({
      pointer: '/content',
      code: 'PLACEHOLDER_UNKNOWN',
      params: { name: name.slice(0, 100) },
    })),
  );
}

namesPlaceholders(TextBlock, 'content', async (placeholder, em) => {
  const blocks = await em.find(TextBlock, { tenant: currentTenant() });
  return blocks.filter(({ content }) => placeholdersIn(content).includes(placeholder)).map(({ id }) => id);
});
