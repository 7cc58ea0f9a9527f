import type { ResourceModel } from '../../model/resource-model';
import type { Translate } from '../../providers/format';

/** The resources whose name or sentence contains all the words, by name. */
export function matchingModels(models: readonly ResourceModel[], words: string, translate: Translate): ResourceModel[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const named = models.map((model) => {
    const name = translate(model.label, { smart_count: 2 });
    return { model, name, text: `${name} ${translate(model.description, { _: '' })}`.toLocaleLowerCase() };
  });
  return named
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .sort((left, right) => left.name.localeCompare(right.name))
    .map(({ model }) => model);
}
