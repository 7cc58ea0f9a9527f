import { Button, Popover, Stack, Typography } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import { type FilterModel, type FilterValues, isRelative } from '../../model/filters';
import { dayAsked } from '../../model/local-time';
import { FilterInputs } from './FilterInputs';

interface FilterPopoverProps {
  filter: FilterModel;
  anchor: HTMLElement;
  values: FilterValues;
  onClose: () => void;
  onApply: (values: FilterValues) => void;
}

/** Filters whose single input carries the label of the field. */
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

/** The values as `first` and `second` of the form, since keys of custom fields contain a point. */
function toForm({ field, kind, keys }: FilterModel, values: FilterValues) {
  const read = (key: string | undefined) => {
    const value = key ? values[key] : undefined;
    if (field.reference && Array.isArray(value)) return value.filter((one) => !isRelative(one));
    return kind === 'range' && typeof value === 'string' ? dayAsked(value) : value;
  };
  return { id: 'filter', first: read(keys[0]), second: read(keys[1]) };
}

/** Moments are filtered by days as well: the server knows where the days of the desk begin and end. */
const fromForm = ({ keys }: FilterModel, { first, second }: FilterValues): FilterValues => ({
  [keys[0] ?? '']: first,
  ...(keys[1] && { [keys[1]]: second }),
});
