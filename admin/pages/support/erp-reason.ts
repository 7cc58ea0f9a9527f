import type { components } from '../../../openapi/api';
import type { ResourceModel } from '../../model/resource-model';
import type { Translate } from '../../providers/format';
import { textOf } from '../../providers/problem';

type ErpLink = Pick<components['schemas']['ErpLink'], 'kind' | 'problem' | 'reason'>;

/** Resources into which is read what another system tells. */
const PATHS: Partial<Record<ErpLink['kind'], string>> = {
  ADDRESS: 'addresses',
  CONTACT: 'contacts',
  PROJECT: 'projects',
  CATALOG_ITEM: 'catalog-items',
  EMPLOYEE: 'employees',
};

const BROKEN = /^(?:(\w+): )?([A-Z_]+)$/;

/** What is known of a problem besides its kind: of what is unusable here, which field is against it and why. */
export function erpReason({ kind, problem, reason }: ErpLink, models: readonly ResourceModel[], translate: Translate) {
  const [, name, code] = (problem === 'UNUSABLE' && BROKEN.exec(reason ?? '')) || [];
  const path = PATHS[kind];
  if (!code || !path) return reason ?? '';
  const field = models.find((model) => model.path === path)?.fields.find((one) => one.name === name);
  const { maxLength: n, minimum: min, maximum: max } = field?.constraints ?? {};
  const text = textOf(code, { field: name ?? '', n, min, max }, translate, path);
  const label =
    name &&
    (name === 'key'
      ? translate('erp.key')
      : translate(field?.label ?? `resources.${path}.fields.${name}`, { _: name }));
  return !label || text.includes(label) ? text : `${label}: ${text}`;
}
