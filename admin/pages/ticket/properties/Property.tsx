import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { FieldModel } from '../../../model/resource-model';
import { useTicket } from '../data/use-ticket';
import { AssignToMe } from './AssignToMe';
import { FieldHistoryButton } from './FieldHistoryButton';
import { PropertyForm } from './PropertyForm';
import { PropertyValue } from './PropertyValue';
import { usePropertyEditing } from './property-editing';

/** A label with its value; if it is editable, a click or the pencil opens its input in place. */
export function Property({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { open, canEdit, edit } = usePropertyEditing();
  const label = translate(field.label, { _: field.name });
  if (open === field.name) {
    return (
      <div>
        <Box component="dt" sx={{ display: 'none' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          <PropertyForm field={field} onClose={() => edit(undefined)} />
        </Box>
      </div>
    );
  }
  const editable = canEdit(field.name);
  return (
    <Box
      data-property={field.name}
      onClick={(event) => {
        const isLink = (event.target as HTMLElement).closest('a, button');
        if (editable && !isLink && !window.getSelection()?.toString()) edit(field.name);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
        position: 'relative',
        alignItems: 'start',
        columnGap: 1,
        mx: -0.75,
        px: 0.75,
        py: 0.375,
        borderRadius: 1,
        ...(editable && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
        '& .MuiIconButton-root': { opacity: 0 },
        '&:hover .MuiIconButton-root, & .MuiIconButton-root:focus-visible': {
          opacity: 1,
          bgcolor: 'background.paper',
        },
        '@media (hover: none)': { pr: 6, '& .MuiIconButton-root': { opacity: 1 } },
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '& > .MuiTypography-body1': { typography: 'body2' } }}
      >
        <RecordContextProvider value={ticket}>
          <PropertyValue field={field} />
        </RecordContextProvider>
        {editable && field.name === 'responsible' && <AssignToMe />}
      </Typography>
      <Box component="dd" sx={{ m: 0, position: 'absolute', top: 0, right: 0, display: 'flex', borderRadius: 1 }}>
        <FieldHistoryButton field={field.name} label={label} />
        {editable && (
          <Tooltip title={translate('tickets.property.edit', { field: label })}>
            <IconButton
              data-pencil
              size="small"
              aria-label={translate('tickets.property.edit', { field: label })}
              onClick={() => edit(field.name)}
              sx={{ p: 0.25 }}
            >
              <EditOutlined fontSize="inherit" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  );
}
