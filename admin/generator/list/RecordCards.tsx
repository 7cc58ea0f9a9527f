import { List, ListItem, ListItemButton, ListItemText, Paper } from '@mui/material';
import { Fragment } from 'react';
import { RecordContextProvider, useCreatePath, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { isSame } from '../../providers/record-diff';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import { columnsOf } from '../model/columns';
import { valueAt } from '../model/paths';
import { useResourceModel } from '../resource-model-context';

/** How many values stand on the second line. */
const details = 3;

/** The rows of a list as cards of two lines, for narrow screens: the title, then the next values that are set. */
export function RecordCards() {
  const { data = [] } = useListContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { model } = useResourceModel();
  const columns = columnsOf(model);
  const title = columns.find((field) => field.name === model.title) ?? columns[0];
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map((record) => {
          const shown = columns
            .filter((field) => field !== title && !isSame(valueAt(record, field.name), null))
            .slice(0, details);
          return (
            <RecordContextProvider key={record.id} value={record}>
              <ListItem disablePadding divider>
                <ListItemButton
                  component={Link}
                  to={createPath({ resource, type: 'show', id: record.id })}
                  sx={{ px: 1 }}
                >
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
                    secondary={shown.map((field, index) => (
                      <Fragment key={field.name}>
                        {index > 0 && ' · '}
                        <FieldValue field={field} dense />
                      </Fragment>
                    ))}
                    slotProps={{
                      primary: { noWrap: true, sx: { fontWeight: 'fontWeightMedium' } },
                      secondary: { noWrap: true },
                    }}
                  />
                </ListItemButton>
              </ListItem>
            </RecordContextProvider>
          );
        })}
      </List>
    </Paper>
  );
}
