import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { useFormValues } from '../../generator/form/use-form-values';
import { FlagInput } from '../../generator/inputs/FlagInput';
import { apiFetch } from '../../providers/http';

/** Number of fields of some kinds that the lists of a resource take as filters and orders. */
interface Slots {
  resource: string;
  kinds: string[];
  total: number;
  taken: number;
}

interface Balance extends Slots {
  /** Slots left for this definition, including its own. */
  left: number;
}

/** Whether lists can be filtered by the field, with the number of remaining slots. */
export function SlotInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const balance = useBalance();
  const isOn = useWatch({ name: field.name }) === true;
  const isFull = balance?.left === 0;
  return (
    <>
      <FlagInput field={field} disabled={isFull && !isOn} />
      {balance && field.name === 'filterable' && (
        <Typography
          variant="caption"
          component="p"
          color={isFull ? 'warning.main' : 'text.secondary'}
          role="status"
          sx={{ mb: 1 }}
        >
          {sentenceOf(balance, translate)}
        </Typography>
      )}
    </>
  );
}

function sentenceOf({ left, total, resource, kinds }: Balance, translate: ReturnType<typeof useTranslate>): string {
  const words = {
    left: translate(left === 0 ? 'customFields.slots.none' : 'customFields.slots.free', { smart_count: left, total }),
    resource: translate(`enums.customFieldResource.${resource}`),
    kinds: kinds.map((kind) => translate(`enums.customFieldKind.${kind}`)).join(', '),
  };
  const sentence = translate('customFields.slots.share', words);
  return left === 0 ? `${sentence} ${translate('customFields.slots.release')}` : sentence;
}

/** The slots for the chosen kind and resource; undefined until they are loaded. */
function useBalance(): Balance | undefined {
  const record = useRecordContext();
  const [kind, resource] = useFormValues(['kind', 'resource']);
  const { data } = useQuery({
    queryKey: ['custom-field-slots', record?.version],
    queryFn: ({ signal }) => apiFetch<Slots[]>('custom-field-slots', { signal }),
    staleTime: 0,
  });
  const slots = data?.find((balance) => balance.resource === resource && balance.kinds.includes(String(kind)));
  const isPlaced = Boolean(record?.id && record.active !== false && (record.filterable || record.sortable));
  return slots && { ...slots, left: slots.total - slots.taken + (isPlaced ? 1 : 0) };
}
