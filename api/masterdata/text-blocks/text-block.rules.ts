import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../platform/http/problem.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { knownPlaceholders } from '../custom-fields/custom-placeholders.js';
import { namesPlaceholders } from '../custom-fields/naming-texts.js';
import { placeholderErrors, placeholdersIn } from '../placeholder-text.js';
import { TextBlock } from './text-block.entity.js';

/** A text block has only known placeholders (domain "Unknown placeholder = save error"). */
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
  const errors = placeholderErrors(content, await knownPlaceholders(em), '/content');
  if (errors.length > 0) throw invalid(errors);
}

namesPlaceholders(TextBlock, 'content', async (placeholder, em) => {
  const blocks = await em.findAll(TextBlock);
  return blocks.filter(({ content }) => placeholdersIn(content).includes(placeholder)).map(({ id }) => id);
});
