import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { Link } from 'react-router';
import { valueAt } from '../../model/paths';
import { FieldValue } from '../fields/FieldValue';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { useRecordAddress } from '../use-record-address';

/** Props of a line of a list. */
export interface HomeLineProps {
  record: RaRecord;
  /** Names of the fields of the line. */
  fields: readonly string[];
}

/** A record as one link: its title, and the filled fields of the line below. */
export function HomeLine({ record, fields }: HomeLineProps) {
  const { model } = useResourceModel();
  const titleOf = useRecordTitle();
  const addressOf = useRecordAddress();
  const shown = model.fields.filter(({ name }) => fields.includes(name) && name !== model.title);
  const filled = shown.filter(({ name }) => valueAt(record, name) != null);
  return (
    <RecordContextProvider value={record}>
      <ListItem disablePadding divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
        <ListItemButton component={Link} to={addressOf(record.id)} sx={{ px: 2, py: 0.5 }}>
          <ListItemText
            primary={titleOf(record)}
            secondary={filled.map((field, index) => (
              <span key={field.name}>
                {index > 0 && '\u00a0· '}
                <FieldValue field={field} dense />
              </span>
            ))}
          />
        </ListItemButton>
      </ListItem>
    </RecordContextProvider>
  );
}
