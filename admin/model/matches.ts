import { RELATIVE_VALUES } from '../../openapi/vocabulary';
import { type Comparison, comparisonOf } from './comparison';
import type { FilterOperator } from './document';
import { partsOfKey } from './filter-key';
import { relativeDay } from './local-time';
import { valueAt } from './paths';
import type { FieldModel } from './resource-model';
import { serverNow } from './server-clock';
import { type Language, languages } from './translated-text';

type Filter = Readonly<Record<string, unknown>>;

/** The user, language and time that relative filter values and translated texts depend on. */
export interface MatchContext {
  /** Id of the user's record; null for a user without one. */
  me: string | null;
  language: Language;
  /** Ids of the user's groups. */
  groups?: readonly string[];
  now?: Date;
}

/** Maximum length of a searched text. */
const LONGEST_SEARCH = 200;

/**
 * Whether a sent record matches a filter of the dialect, with the same result as the server's list for every operator and
 * kind of field (test/load/matches.spec.ts). A filter that the server would refuse matches no record. Throws for a filter
 * that only the server can evaluate: the order of texts, and the user's groups if they are not in the context.
 */
export const matches = (
  record: object,
  filter: Filter,
  fields: readonly FieldModel[],
  context: MatchContext,
): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === 'q') {
      const searched = fields.filter(({ search }) => search);
      return isFound(record, searched, wanted, '_contains');
    }
    const [name, operator] = partsOfKey(key);
    const field = fields.find((one) => one.name === name);
    if (operator === undefined) return false;
    if (operator === '_contains' || operator === '_starts') {
      return isFound(record, field ? [field] : [], wanted, operator);
    }
    const path = field?.widget === 'translated' ? `${name}.${context.language}` : name;
    const meant = absolute(wanted, operator, field, context);
    return isMet(valueAt(record, path) ?? null, operator, meant, comparisonOf(field ?? { name }));
  });

/** A filter value for this user and moment, with relative values resolved; `@groups` gives several. */
function absolute(
  wanted: unknown,
  operator: FilterOperator,
  field: FieldModel | undefined,
  context: MatchContext,
): unknown {
  const { me, groups, now } = context;
  if (Array.isArray(wanted)) return wanted.flatMap((one) => absolute(one, '_eq_any', field, context));
  if (typeof wanted !== 'string' || !wanted.startsWith('@') || !field) return wanted;
  if (field.widget === 'moment' && wanted === '@now') return (now ?? serverNow()).toISOString();
  if (field.widget === 'day' || field.widget === 'moment') return relativeDay(wanted, now) ?? wanted;
  if (wanted !== field.reference?.relative || me === null) return wanted;
  if (wanted === RELATIVE_VALUES.me) return me;
  if (operator !== '' && operator !== '_eq_any') return wanted;
  if (!groups) throw new Error('The groups of the user are known to the server alone');
  return groups;
}

function isMet(value: unknown, operator: FilterOperator, wanted: unknown, comparison: Comparison): boolean {
  const many = Array.isArray(wanted);
  if (many !== (operator === '_eq_any') && !(many && operator === '')) return false;
  const all = many ? wanted : [wanted];
  const isTaken = all.every((one) => one === null || comparison.takes(one));
  return isTaken && all.some((one) => isOne(value, operator, one, comparison));
}

function isOne(value: unknown, operator: FilterOperator, wanted: unknown, comparison: Comparison): boolean {
  // A record with several values matches if one of them does.
  if (Array.isArray(value)) return value.some((entry) => isOne(entry, operator, wanted, comparison));
  if (wanted === null) return operator === '_neq' ? value !== null : isEqual(operator) && value === null;
  // A null value is neither equal nor unequal to another, as in SQL.
  return value !== null && answers[operator](comparison.order(value, wanted, operator));
}

const isEqual = (operator: FilterOperator) => operator === '' || operator === '_eq_any';

const answers: Record<FilterOperator, (order: number) => boolean> = {
  '': (order) => order === 0,
  _eq_any: (order) => order === 0,
  _neq: (order) => order < 0 || order > 0,
  _gt: (order) => order > 0,
  _gte: (order) => order >= 0,
  _lt: (order) => order < 0,
  _lte: (order) => order <= 0,
  _contains: () => false,
  _starts: () => false,
};

/** Whether one of the fields contains the text or begins with it, ignoring case; blanks alone match all. */
function isFound(
  record: object,
  fields: readonly FieldModel[],
  wanted: unknown,
  how: '_contains' | '_starts',
): boolean {
  if (fields.length === 0 || typeof wanted !== 'string' || wanted.length > LONGEST_SEARCH) return false;
  const sought = wanted.trim().toLowerCase();
  const paths = fields.flatMap(({ name, widget }) =>
    widget === 'translated' ? languages.map((language) => `${name}.${language}`) : [name],
  );
  const texts = paths.map((path) => valueAt(record, path)).filter((text) => typeof text === 'string');
  const isIn = (text: string) => (how === '_starts' ? text.startsWith(sought) : text.includes(sought));
  return sought === '' || texts.some((text) => isIn(text.toLowerCase()));
}
