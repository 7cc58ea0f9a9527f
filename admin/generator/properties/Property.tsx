import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { PropertyForm } from './PropertyForm';
import { usePropertyEditing } from './property-editing';

interface PropertyProps {
  /** The fields of one line, which are edited together; the first one names it. */
  fields: [FieldModel, ...FieldModel[]];
  /** The value as it is shown; it reads react-admin's record context. */
  children: ReactNode;
  /** Buttons beside the pencil. */
  actions?: ReactNode;
  /** A wide row of a page, with a line below; if left out, one of a narrow panel. */
  isWide?: boolean;
}

/** A label with its value; if it is editable, a click or the pencil opens its inputs in place. */
export function Property({ fields, children, actions, isWide = false }: PropertyProps) {
  const translate = useTranslate();
  const { record, open, canEdit, edit } = usePropertyEditing();
  const [{ name }] = fields;
  const label = fields.map((field) => translate(field.label, { _: field.name })).join(', ');
  if (open === name) {
    return (
      <div>
        <Box component="dt" sx={{ display: 'none' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          <PropertyForm fields={fields} />
        </Box>
      </div>
    );
  }
  const editable = fields.every((field) => canEdit(field.name));
  return (
    <Box
      data-property={name}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        // React also passes on the clicks in dialogs of the value, which stand elsewhere in the page.
        const isElsewhere = !event.currentTarget.contains(target) || target.closest('a, button');
        if (editable && !isElsewhere && !window.getSelection()?.toString()) edit(name);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: isWide
          ? { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2.5fr)' }
          : 'minmax(0, 2fr) minmax(0, 3fr)',
        position: 'relative',
        alignItems: 'start',
        columnGap: isWide ? 2 : 1,
        mx: -0.75,
        px: 0.75,
        py: isWide ? 0.75 : 0.375,
        ...(isWide ? { borderBottom: 1, borderColor: 'divider' } : { borderRadius: 1 }),
        ...(editable && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
        '& .MuiIconButton-root': { opacity: 0 },
        '&:hover .MuiIconButton-root, & .MuiIconButton-root:focus-visible': {
          opacity: 1,
          bgcolor: 'background.paper',
        },
        '@media (hover: none)': { pr: 6, '& .MuiIconButton-root': { opacity: 1 } },
      }}
    >
      <Typography
        component="dt"
        variant="body2"
        color="text.secondary"
        sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={isWide ? 'body1' : 'body2'}
        sx={{
          m: 0,
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(!isWide && { '& .MuiTypography-body1': { typography: 'body2' } }),
        }}
      >
        <RecordContextProvider value={record}>{children}</RecordContextProvider>
      </Typography>
      <Box component="dd" sx={{ m: 0, position: 'absolute', top: 0, right: 0, display: 'flex', borderRadius: 1 }}>
        {actions}
        {editable && (
          <Tooltip title={translate('generator.property.edit', { field: label })}>
            <IconButton
              data-pencil
              size="small"
              aria-label={translate('generator.property.edit', { field: label })}
              onClick={() => edit(name)}
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
