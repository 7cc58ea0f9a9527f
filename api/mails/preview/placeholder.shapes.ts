import { Choice, EmbeddedList, LongText, Shape, Text } from '../../platform/resource/index.js';
import type { PlaceholderKind } from '../../vocabulary/mail.js';

const KINDS = ['text', 'url', 'email', 'phone', 'flag', 'picture', 'list'] as const satisfies PlaceholderKind[];

/** A part of each item of a list. */
@Shape()
export class PlaceholderItem {
  @Text({ required: true }) name!: string;
  @Choice(KINDS, { name: 'placeholderKind', required: true }) kind!: PlaceholderKind;
  @Text({ required: true }) label!: string;
  @LongText({ required: true, min: 0 }) example!: string;
}

/** A placeholder of a template, with its meaning and an example. */
@Shape()
export class DescribedPlaceholder extends PlaceholderItem {
  @EmbeddedList(() => PlaceholderItem) items!: PlaceholderItem[];
}
