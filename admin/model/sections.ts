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

/** The lines of a form: a field whose `rowWith` names the previous field shares its line. */
export function linesOf(fields: readonly FieldModel[]): Line[] {
  const lines: Line[] = [];
  for (const field of fields) {
    const line = lines.at(-1);
    if (line && field.rowWith && line.at(-1)?.name === field.rowWith) line.push(field);
    else lines.push([field]);
  }
  return lines;
}
