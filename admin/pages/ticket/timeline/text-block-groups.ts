import type { Schema } from '../../../providers/contract';

/** A text block with the title of its category. */
export type TextBlock = Schema<'TextBlock'> & { _embedded?: { category?: { title: unknown } | null } };

/** The group of a block in the choice: the ticket's own category, global blocks, and the others. */
export type BlockGroup = 'own' | 'global' | 'other';

const order: readonly BlockGroup[] = ['own', 'global', 'other'];

/** The group of a block on a ticket of the category; a block without a category is global. */
export function groupOf({ category, global }: Pick<TextBlock, 'category' | 'global'>, own: unknown): BlockGroup {
  if (category && category === own) return 'own';
  return global || !category ? 'global' : 'other';
}

/** The blocks in the order of their groups, each group by name; with words only blocks that contain all of them. */
export function orderedBlocks(blocks: readonly TextBlock[], own: unknown, words: string): TextBlock[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ name, content }: TextBlock) => {
    const text = `${name}\n${content}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const rank = (block: TextBlock) => order.indexOf(groupOf(block, own));
  return blocks.filter(has).toSorted((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name));
}
