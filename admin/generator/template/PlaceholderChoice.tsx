import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import type { FieldHint } from '../../model/document';
import { apiFetch } from '../../providers/http';
import { pathFor } from './use-template-preview';

interface PlaceholderItem {
  name: string;
  kind: string;
  label: string;
  example: string;
}

interface Placeholder extends PlaceholderItem {
  /** The placeholders of an item of a list. */
  items?: PlaceholderItem[];
}

/** The text that uses a placeholder: its value, an if for a flag, a loop for a list. */
function usageOf({ name, kind, items = [] }: Placeholder): string {
  if (kind === 'flag') return `{% if ${name} %}{% endif %}`;
  if (kind !== 'list') return `{{ ${name} }}`;
  const item = name.replace(/s$/, '');
  return `{% for ${item} in ${name} %}${items.map((part) => `{{ ${item}.${part.name} }}`).join(' ')}<br>{% endfor %}`;
}

interface PlaceholderChoiceProps {
  template: NonNullable<FieldHint['template']>;
  /** Inserts the text that uses a placeholder. */
  onChoose: (usage: string) => void;
}

/** The placeholders of a text with meaning and example; a click inserts one at the cursor. */
export function PlaceholderChoice({ template, onChoose }: PlaceholderChoiceProps) {
  const translate = useTranslate();
  const path = pathFor(template.placeholders, useRecordContext()?.id);
  const { data: placeholders = [] } = useQuery({
    queryKey: ['placeholders', path],
    queryFn: () => apiFetch<Placeholder[]>(path),
  });
  return (
    <Autocomplete
      options={placeholders}
      value={null}
      blurOnSelect
      clearOnBlur
      getOptionLabel={({ name, label }) => `${label} ${name}`}
      getOptionKey={({ name }) => name}
      onChange={(_event, chosen) => chosen && onChoose(usageOf(chosen))}
      renderOption={({ key, ...props }, { name, label, example }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{label}</Typography>
            <Typography variant="caption" color="text.secondary" noWrap component="div">
              {[`{{ ${name} }}`, example.split('\n')[0]].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(parameters) => <TextField {...parameters} label={translate('generator.template.placeholders')} />}
      sx={{ minWidth: (theme) => theme.spacing(30), flex: 1 }}
    />
  );
}
