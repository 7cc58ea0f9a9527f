import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutline';
import Translate from '@mui/icons-material/TranslateOutlined';
import { Box, Collapse, IconButton, Stack, type SvgIconProps, Tooltip } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FlagInput } from '../../generator/inputs/FlagInput';
import { inputProps } from '../../generator/inputs/input-props';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { languages } from '../../model/translated-text';
import { optionValueOf } from './key-of';

interface OptionItemProps {
  /** The path of the option in the form: `options.0`. */
  path: string;
  fields: FieldModel[];
  number: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  canMove: { up: boolean; down: boolean };
}

/** One value of a choice; a saved value is deactivated rather than removed, since records hold it. */
export function OptionItem({ path, fields, number, onMove, onRemove, canMove }: OptionItemProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isSaved = useIsSaved(path);
  const [value, label, active] = ['value', 'label', 'active'].map((name) =>
    fields.find((field) => field.name === name),
  );
  useSuggestedValue(path, isSaved);
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
          <Action icon={Translate} label="customFields.options.languages" onClick={() => setOpen(!open)} />
          <Action
            icon={ArrowUpward}
            label="customFields.options.up"
            onClick={() => onMove(-1)}
            disabled={!canMove.up}
          />
          <Action
            icon={ArrowDownward}
            label="customFields.options.down"
            onClick={() => onMove(1)}
            disabled={!canMove.down}
          />
          <Action icon={Delete} label="customFields.options.remove" onClick={onRemove} disabled={isSaved} />
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

interface ActionProps {
  icon: ComponentType<SvgIconProps>;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

function Action({ icon: Icon, label, onClick, disabled = false }: ActionProps) {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <span>
        <IconButton size="small" aria-label={text} onClick={onClick} disabled={disabled}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
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

/** The value follows the German label until the user edits it. */
function useSuggestedValue(path: string, isSaved: boolean): void {
  const { getValues, setValue } = useFormContext();
  const label = useWatch({ name: `${path}.label.de` }) as string | null | undefined;
  const lastSuggested = useRef<string>(undefined);
  useEffect(() => {
    if (isSaved) return;
    const suggested = optionValueOf(label ?? '');
    const value = valueAt(getValues(), `${path}.value`) ?? '';
    if (suggested && (value === '' || value === lastSuggested.current)) {
      setValue(`${path}.value`, suggested, { shouldDirty: true });
      lastSuggested.current = suggested;
    }
  }, [label, path, isSaved, getValues, setValue]);
}
