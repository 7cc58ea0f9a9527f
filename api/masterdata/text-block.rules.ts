import { Injectable } from '@nestjs/common';
import { invalid } from '../platform/http/problem.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import { COMMON_PLACEHOLDER_NAMES } from '../vocabulary/placeholder.js';
import { placeholdersIn } from './placeholder-text.js';
import type { TextBlock } from './text-block.entity.js';

/** A text block names only what can be filled (domain "Unknown placeholder = save error"). */
@Injectable()
export class TextBlockRules implements ResourceRules<TextBlock> {
  beforeCreate(block: TextBlock): void {
    assertKnown(block);
  }

  beforeUpdate(block: TextBlock): void {
    assertKnown(block);
  }
}

function assertKnown({ content }: TextBlock): void {
  const unknown = placeholdersIn(content).filter((name) => !COMMON_PLACEHOLDER_NAMES.includes(name));
  if (unknown.length === 0) return;
  throw invalid(
    unknown.map((name) => ({
      pointer: '/content',
      code: 'PLACEHOLDER_UNKNOWN',
      params: { name: name.slice(0, 100) },
    })),
  );
}
