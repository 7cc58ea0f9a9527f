import Delete from '@mui/icons-material/DeleteOutline';
import { Box, Stack } from '@mui/material';
import { Fragment, type ReactNode, useMemo } from 'react';
import { SourceContextProvider, useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import type { FieldModel } from '../../model/resource-model';

export interface EmbeddedItemProps {
  /** Path of the item in the form, as in `windows.0`. */
  path: string;
  fields: FieldModel[];
  number: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  canMove: { up: boolean; down: boolean };
  /** Renders the input of one value of the item. */
  children?: (field: FieldModel) => ReactNode;
}

/** One item of an embedded list: its fields beside each other, as room allows, and a button that removes it. */
export function EmbeddedItem({ path, fields, number, onRemove, children }: EmbeddedItemProps) {
  const translate = useTranslate();
  const source = useMemo(
    () => ({ getSource: (name: string) => `${path}.${name}`, getLabel: (name: string) => name }),
    [path],
  );
  const label = translate('generator.form.removeItem', { number });
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('generator.form.row', { number })}
      sx={{ gap: 1, py: 0.5, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={(theme) => ({
          flex: 1,
          minWidth: 0,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.spacing(18)}, 100%), 1fr))`,
        })}
      >
        <SourceContextProvider value={source}>
          {fields.map((field) => (
            <Fragment key={field.name}>{children?.(field)}</Fragment>
          ))}
        </SourceContextProvider>
      </Box>
      <IconAction icon={Delete} label={label} onClick={onRemove} sx={{ mt: 2 }} />
    </Stack>
  );
}
