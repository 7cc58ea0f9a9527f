import { useLocale, useTranslate } from 'react-admin';
import type { Unmet } from '../../model/transitions';
import { useApplication } from '../../providers/application';
import { textOf } from '../../providers/problem';

/** Returns a function that finds the label of a field, or the name of related records. */
function useLabelOf(resource: string) {
  const translate = useTranslate();
  const { models } = useApplication();
  const fields = models.find(({ path }) => path === resource)?.fields ?? [];
  return (name: string) => {
    const label = fields.find((field) => field.name === name)?.label ?? `resources.${resource}.fields.${name}`;
    return translate(label, { _: translate(`resources.${name}.name`, { smart_count: 2, _: name }) });
  };
}

const alternativesOf = ({ params }: Unmet): string[] => (Array.isArray(params?.anyOf) ? params.anyOf : []);

/**
 * Returns a function that formats an unmet condition of a transition as one whole sentence: the text of the resource
 * for its code, or the name of the missing field. A reader who receives no number gets the sentence without it.
 */
export function useGapText(resource: string): (gap: Unmet) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource);
  return (gap) => {
    const { code, field = '', params } = gap;
    const own = (key: string) =>
      translate(`resources.${resource}.gap.${key}`, { ...params, smart_count: params?.n, _: '' });
    if (code !== 'STATE_FIELDS') {
      const uncounted = params?.n === undefined && own(`uncounted.${code}`);
      return uncounted || own(code) || textOf(code, params, translate, resource);
    }
    const [one, other] = alternativesOf(gap).map(labelOf);
    if (one && other) return translate('generator.gap.anyOf', { one, other });
    return own(field) || translate('generator.gap.field', { field: labelOf(field) });
  };
}

/** Returns a function that names the field of an unmet condition, for lists; other conditions get their sentence. */
export function useGapName(resource: string): (gap: Unmet) => string {
  const or = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const labelOf = useLabelOf(resource);
  const textOf = useGapText(resource);
  return (gap) => {
    if (gap.code !== 'STATE_FIELDS' || !gap.field) return textOf(gap);
    const alternatives = alternativesOf(gap);
    return alternatives.length > 0 ? or.format(alternatives.map(labelOf)) : labelOf(gap.field);
  };
}
