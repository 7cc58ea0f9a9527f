import { type RaRecord, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { useFormValues } from '../../generator/form/use-form-values';
import { inputProps } from '../../generator/inputs/input-props';
import { sectionLabel, sectionsOf } from '../../model/sections';
import { useApplication } from '../../providers/application';

/** The sections that the chosen resource declares; nothing for a resource without sections. */
export function SectionInput({ field }: FieldSlotProps) {
  const { models } = useApplication();
  const [resource] = useFormValues(['resource']);
  const model = models.find(({ path }) => path === resource);
  const sections = sectionsOf(model?.fields ?? []).flatMap(({ name }) =>
    model && name && name !== 'custom' ? [{ id: name, name: sectionLabel(model, name) }] : [],
  );
  return sections.length > 0 ? (
    <SelectInput {...inputProps(field)} choices={sections} emptyText="customFields.section" />
  ) : null;
}

/** The name of the section of a definition. */
export function SectionText() {
  const translate = useTranslate();
  const { resource, section } = useRecordContext<RaRecord>() as RaRecord;
  return section ? translate(sectionLabel({ path: resource }, section)) : translate('customFields.section');
}
