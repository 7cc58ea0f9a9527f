import type { FieldModel } from './resource-model';

/** Fields that stand together under one heading; the first group may have none. */
export interface Section {
  /** Locale key below `resources.<path>.sections`; absent for fields without a section. */
  name?: string;
  fields: FieldModel[];
}

/** Groups fields by section, sections in the order of their first field, fields in their own order. */
export function sectionsOf(fields: FieldModel[]): Section[] {
  const sections = new Map<string | undefined, FieldModel[]>();
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].map(([name, members]) => ({ name, fields: members }));
}
