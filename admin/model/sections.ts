import type { FieldModel, ResourceModel } from './resource-model';

/** Fields below one heading; the first group may have no heading. */
export interface Section {
  /** Locale key below `resources.<path>.sections`; absent for fields without a section. */
  name?: string;
  fields: FieldModel[];
}

/** Key of the heading of a section; custom fields without a section of the resource stand below one that all share. */
export const sectionLabel = ({ path }: Pick<ResourceModel, 'path'>, name: string) =>
  name === 'custom' ? 'customFields.section' : `resources.${path}.sections.${name}`;

/** Groups fields by section: declared ones in their order, then those of further fields; fields in their own order. */
export function sectionsOf(fields: readonly FieldModel[], declared: ResourceModel['sections'] = []): Section[] {
  const sections = new Map<string | undefined, FieldModel[]>();
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  const rank = ({ name }: Section) => declared.findIndex((one) => one.name === name) + 1 || declared.length + 1;
  return [...sections]
    .map(([name, members]) => ({ name, fields: members }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The sections of a form: folded ones at the end. */
export function formSections(fields: readonly FieldModel[], declared: ResourceModel['sections']): Section[] {
  const folded = new Set<string | undefined>(declared.flatMap(({ name, folded }) => (folded ? [name] : [])));
  return sectionsOf(fields, declared).toSorted(
    (one, other) => Number(folded.has(one.name)) - Number(folded.has(other.name)),
  );
}

/** Fields that stand on one line. */
export type Line = [FieldModel, ...FieldModel[]];

/** The lines of fields: one whose `rowWith` names the previous field shares its line, in a form also half ones in a row. */
export function linesOf(fields: readonly FieldModel[], isForm = false): Line[] {
  const lines: Line[] = [];
  for (const field of fields) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && (field.rowWith === last.name || (isForm && field.width && last.width))) line.push(field);
    else lines.push([field]);
  }
  return lines;
}
