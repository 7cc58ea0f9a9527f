import { Box, Checkbox, List, ListItem, ListItemButton, ListItemText, Paper } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { rowActionsOf } from '../../model/actions';
import { columnsOf } from '../../model/columns';
import type { Widget } from '../../model/document';
import { valueAt } from '../../model/paths';
import { isSame } from '../../model/record-diff';
import type { FieldModel, ResourceModel } from '../../model/resource-model';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import { useResourceModel } from '../resource-model-context';
import { useRecordAddress } from '../use-record-address';
import { useCursor, useRestoredPlace } from './ListPlace';
import { RowActions } from './RowActions';
import { useIsSelectable } from './use-is-selectable';
import { usePress } from './use-press';

/** Widgets whose values need their name to be understood: numbers and times. */
const bare: readonly Widget[] = ['integer', 'quantity', 'money', 'day', 'moment', 'time'];

/** Whether a value needs its name: a number, a time, or one of several references to the same resource. */
const needsName = ({ widget, name, reference }: FieldModel, columns: readonly FieldModel[]): boolean =>
  bare.includes(widget) ||
  (reference !== undefined && columns.some((other) => other.name !== name && other.reference?.path === reference.path));

/** Number of values below the title. */
const details = 3;

/** Whether a value needs no heading: it is set, and a flag is true; the title shows an inactive record. */
function isTelling({ isSwitched }: ResourceModel, { name, widget }: FieldModel, record: RaRecord): boolean {
  const value = valueAt(record, name);
  if (widget === 'flag') return value === true && !(isSwitched && name === 'active');
  return !isSame(value, null) && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/**
 * The rows of a list as cards, for narrow screens: title and first set values, with their names where needed. A long press
 * selects a card; while a card is selected, a tap does so too.
 */
export function RecordCards({ without }: { without?: string }) {
  const { data = [], selectedIds = [] } = useListContext();
  const isSelectable = useIsSelectable() && without === undefined;
  useRestoredPlace();
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <RecordCard
              record={record}
              without={without}
              isSelectable={isSelectable}
              isChoosing={isSelectable && selectedIds.length > 0}
              isChosen={selectedIds.includes(record.id)}
            />
          </RecordContextProvider>
        ))}
      </List>
    </Paper>
  );
}

interface RecordCardProps extends CardProps {
  isSelectable: boolean;
  isChoosing: boolean;
  isChosen: boolean;
}

function RecordCard({ record, without, isSelectable, isChoosing, isChosen }: RecordCardProps) {
  const translate = useTranslate();
  const addressOf = useRecordAddress();
  const { model, override } = useResourceModel();
  const { onToggleItem } = useListContext();
  const { active, setActive } = useCursor();
  const { frame, link } = usePress(isSelectable, isChoosing, () => onToggleItem(record.id));
  const Own = override.listing?.card;
  const hasActions = rowActionsOf(model).length > 0;
  return (
    <ListItem disablePadding divider sx={hasActions ? { flexWrap: 'wrap' } : undefined} {...frame}>
      {isChoosing && (
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
        />
      )}
      <ListItemButton
        component={Link}
        to={addressOf(record.id)}
        data-record={record.id}
        selected={isChosen || active === record.id}
        onFocus={() => setActive(String(record.id))}
        {...link}
        sx={{ px: 1, minWidth: 0, WebkitTouchCallout: 'none' }}
      >
        {Own ? <Own record={record} /> : <CardText record={record} without={without} />}
      </ListItemButton>
      {hasActions && (
        <Box sx={{ px: 1, pb: 1, '&:empty': { display: 'none' } }}>
          <RowActions />
        </Box>
      )}
    </ListItem>
  );
}

interface CardProps {
  record: RaRecord;
  /** Field that all cards of a panel share. */
  without?: string;
}

function CardText({ record, without }: CardProps) {
  const { model } = useResourceModel();
  const columns = columnsOf(model);
  const title = columns.find((field) => field.name === model.title) ?? columns[0];
  const values = columns.filter((field) => field !== title && field.name !== without);
  return (
    <ListItemText
      primary={
        <>
          {title && <FieldValue field={title} dense />}
          {model.isSwitched && record.active === false && (
            <>
              {' '}
              <InactiveTag />
            </>
          )}
        </>
      }
      secondary={<CardValues record={record} columns={values} />}
      slotProps={{
        primary: { noWrap: true, sx: { fontWeight: 'fontWeightMedium' } },
        secondary: { component: 'div', sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
}

interface CardValuesProps {
  record: RaRecord;
  columns: readonly FieldModel[];
  /** Number of values; that of cards if left out. */
  most?: number;
}

/** The first set values of a record on one line, with their names where needed. */
export function CardValues({ record, columns, most }: CardValuesProps) {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  return columns
    .filter((field) => isTelling(model, field, record))
    .slice(0, most ?? override.details ?? details)
    .map((field, index) => (
      <Fragment key={field.name}>
        {index > 0 && ' · '}
        {field.widget === 'flag' ? (
          translate(field.label)
        ) : (
          <CardValue field={field} named={needsName(field, columns)} />
        )}
      </Fragment>
    ));
}

/** A value of a card, with its name where needed. */
function CardValue({ field, named }: { field: FieldModel; named: boolean }) {
  const translate = useTranslate();
  if (!named) return <FieldValue field={field} dense />;
  return (
    <>
      {translate(field.label, { _: field.name })}{' '}
      <Box component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
        <FieldValue field={field} dense />
      </Box>
    </>
  );
}
