import type { Schema } from '../../providers/contract';

export type Placeholder = Schema<'DescribedPlaceholder'>;

/** What is typed into a text to use the placeholder: its value, a question for a flag, a walk through a list. */
export function usageOf({ name, kind, items = [] }: Placeholder): string {
  if (kind === 'flag') return `{% if ${name} %}{% endif %}`;
  if (kind !== 'list') return `{{ ${name} }}`;
  const item = name.replace(/s$/, '');
  return `{% for ${item} in ${name} %}${items.map((part) => `{{ ${item}.${part.name} }}`).join(' ')}<br>{% endfor %}`;
}
