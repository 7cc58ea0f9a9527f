import { Button, Popover, Stack, Typography } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import type { FilterModel, FilterValues } from '../../model/filters';
import { boundsOfDay, dayText } from '../../model/local-time';
import { FilterInputs } from './FilterInputs';

interface FilterPopoverProps {
  filter: FilterModel;
  anchor: HTMLElement;
  values: FilterValues;
  onClose: () => void;
  onApply: (values: FilterValues) => void;
}

/** Filters whose one input carries the name of the field itself. */
const ownLabel = new Set<FilterModel['kind']>(['anyOf', 'flag']);

/** Sets one filter: its inputs, and a button that applies them. */
export default function FilterPopover({ filter, anchor, values, onClose, onApply }: FilterPopoverProps) {
  const translate = useTranslate();
  const title = translate(filter.field.label, { _: filter.field.label });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': title, role: 'dialog' } }}
    >
      <Form
        record={toForm(filter, values)}
        onSubmit={(entered: FilterValues) => onApply(fromForm(filter, entered))}
        disableInvalidFormNotification
      >
        <Stack sx={{ p: 2, gap: 1, width: (theme) => theme.spacing(40), maxWidth: '100%' }}>
          {!ownLabel.has(filter.kind) && (
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
          )}
          <FilterInputs filter={filter} />
          <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
            <Button size="small" onClick={onClose}>
              {translate('generator.action.cancel')}
            </Button>
            <Button size="small" type="submit" variant="contained">
              {translate('generator.filter.apply')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Popover>
  );
}

/** In the form the values stand as `first` and `second`, since keys of custom fields contain a point. */
function toForm({ field, keys }: FilterModel, values: FilterValues) {
  const read = (key: string | undefined) => {
    const value = key ? values[key] : undefined;
    return field.widget === 'moment' && typeof value === 'string' ? dayText(new Date(value)) : value;
  };
  return { id: 'filter', first: read(keys[0]), second: read(keys[1]) };
}

function fromForm({ field, kind, keys }: FilterModel, { first, second }: FilterValues): FilterValues {
  const isMoment = field.widget === 'moment' && kind === 'range';
  const from = isMoment && typeof first === 'string' ? boundsOfDay(first).from : first;
  const to = isMoment && typeof second === 'string' ? boundsOfDay(second).to : second;
  return { [keys[0] ?? '']: from, ...(keys[1] && { [keys[1]]: to }) };
}
