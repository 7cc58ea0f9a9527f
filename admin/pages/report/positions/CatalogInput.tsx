import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import { useFormat } from '../../../providers/use-format';
import { CrmPicker } from '../../customer/crm/CrmPicker';
import { type CrmCatalogItem, crmPath } from '../../customer/crm/crm';
import { useReport } from '../use-report';
import { usualValues } from './position-values';

/** An item of the catalogue by search, which fills in description and unit, and for the desk the price; or a number. */
export function CatalogInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const format = useFormat();
  const report = useReport();
  const { getValues, setValue } = useFormContext();
  const noteOf = ({ number, unit, unitPrice }: CrmCatalogItem) =>
    [number, translate(`enums.unit.${unit}`), typeof unitPrice === 'number' && format.money(unitPrice)]
      .filter(Boolean)
      .join(' · ');
  const fill = ({ kind, name, unit, unitPrice }: CrmCatalogItem) => {
    const values = {
      ...(getValues('kind') !== kind && { ...usualValues(report, kind), kind }),
      description: name,
      unit,
      ...(unitPrice !== undefined && { unitPrice }),
    };
    for (const [source, value] of Object.entries(values))
      setValue(source, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <CrmPicker<CrmCatalogItem>
      field={field}
      list={crmPath.catalog}
      titleOf={({ name }) => name}
      noteOf={noteOf}
      failure={translate('app.loadFailed.catalog')}
      takesNumbers
      onChoose={fill}
    />
  );
}
