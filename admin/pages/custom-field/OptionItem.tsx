import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutline';
import Translate from '@mui/icons-material/TranslateOutlined';
import { Box, Collapse, Stack } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { IconAction } from '../../components/IconAction';
import type { EmbeddedItemProps } from '../../generator/inputs/EmbeddedItem';
import { FlagInput } from '../../generator/inputs/FlagInput';
import { inputProps } from '../../generator/inputs/input-props';
import { languages } from '../../model/translated-text';
import { optionValueOf } from './key-of';
import { useSuggested } from './use-suggested';

/** One value of a choice; a saved value is deactivated rather than removed, since records hold it. */
export function OptionItem({ path, fields, number, onMove, onRemove, canMove }: EmbeddedItemProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isSaved = useIsSaved(path);
  const [value, label, active] = ['value', 'label', 'active'].map((name) =>
    fields.find((field) => field.name === name),
  );
  useSuggested(`${path}.value`, `${path}.label`, optionValueOf, !isSaved);
  if (!value || !label) return null;
  const inLanguage = (language: string) => ({
    ...inputProps({
      ...label,
      name: `${path}.label.${language}`,
      label: `generator.language.${language}`,
      widget: 'text',
      required: language === 'de',
    }),
    slotProps: { htmlInput: { lang: language } },
  });
  return (
    <Stack
      role="group"
      aria-label={translate('customFields.options.one', { number })}
      sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 2fr) minmax(0, 1.5fr) auto auto' },
        }}
      >
        <TextInput {...inLanguage('de')} label="customFields.options.german" />
        <TextInput {...inputProps({ ...value, name: `${path}.value` })} readOnly={isSaved} spellCheck={false} />
        {active && (
          <Box sx={{ pt: 1 }}>
            <FlagInput field={{ ...active, name: `${path}.active` }} />
          </Box>
        )}
        <Stack direction="row" sx={{ pt: 1, justifyContent: 'flex-end' }}>
          <IconAction
            icon={Translate}
            label={translate('customFields.options.languages')}
            onClick={() => setOpen(!open)}
          />
          <IconAction
            icon={ArrowUpward}
            label={translate('customFields.options.up')}
            onClick={() => onMove(-1)}
            disabled={!canMove.up}
          />
          <IconAction
            icon={ArrowDownward}
            label={translate('customFields.options.down')}
            onClick={() => onMove(1)}
            disabled={!canMove.down}
          />
          <IconAction
            icon={Delete}
            label={translate('customFields.options.remove')}
            onClick={onRemove}
            disabled={isSaved}
          />
        </Stack>
      </Box>
      <Collapse in={open}>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          {languages.slice(1).map((language) => (
            <TextInput key={language} {...inLanguage(language)} />
          ))}
        </Box>
      </Collapse>
    </Stack>
  );
}

/** Whether records may hold the value already. */
function useIsSaved(path: string): boolean {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const [isSaved] = useState(() => {
    const saved = (record?.options ?? []) as { value: string }[];
    return saved.some(({ value }) => value === getValues(`${path}.value`));
  });
  return isSaved;
}
