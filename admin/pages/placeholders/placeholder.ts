import type { Schema } from '../../providers/contract';

export type Placeholder = Schema<'DescribedPlaceholder'>;

/** The text that uses a placeholder: its value, an if for a flag, a loop for a list. */
export function usageOf({ name, kind, items = [] }: Placeholder): string {
  if (kind === 'flag') return `{% if ${name} %}{% endif %}`;
  if (kind !== 'list') return `{{ ${name} }}`;
  const item = name.replace(/s$/, '');
  return `{% for ${item} in ${name} %}${items.map((part) => `{{ ${item}.${part.name} }}`).join(' ')}<br>{% endfor %}`;
}
