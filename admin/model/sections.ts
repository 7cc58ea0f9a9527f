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

/** Groups fields by section, sections in the order of their first field, fields in their own order. */
export function sectionsOf(fields: FieldModel[]): Section[] {
  const sections = new Map<string | undefined, FieldModel[]>();
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].map(([name, members]) => ({ name, fields: members }));
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
