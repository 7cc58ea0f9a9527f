import type { components } from '../../../openapi/api';
import type { ResourceModel } from '../../model/resource-model';
import type { Translate } from '../../providers/format';
import { textOf } from '../../providers/problem';

type ErpLink = Pick<components['schemas']['ErpLink'], 'kind' | 'problem' | 'reason'>;

/** Resources into which records of an external system are imported. */
const PATHS: Partial<Record<ErpLink['kind'], string>> = {
  ADDRESS: 'addresses',
  CONTACT: 'contacts',
  PROJECT: 'projects',
  CATALOG_ITEM: 'catalog-items',
  EMPLOYEE: 'employees',
};

const BROKEN = /^(?:(\w+): )?([A-Z_]+)$/;

/** The details of a problem besides its kind: for a record that is unusable here, the offending field and the error. */
export function erpReason({ kind, problem, reason }: ErpLink, models: readonly ResourceModel[], translate: Translate) {
  const [, name, code] = (problem === 'UNUSABLE' && BROKEN.exec(reason ?? '')) || [];
  const path = PATHS[kind];
  if (!code || !path) return reason ?? '';
  const field = models.find((model) => model.path === path)?.fields.find((candidate) => candidate.name === name);
  const { maxLength: n, minimum: min, maximum: max } = field?.constraints ?? {};
  const text = textOf(code, { field: name ?? '', n, min, max }, translate, path);
  const label =
    name &&
    (name === 'key'
      ? translate('erp.key')
      : translate(field?.label ?? `resources.${path}.fields.${name}`, { _: name }));
  return !label || text.includes(label) ? text : `${label}: ${text}`;
}
