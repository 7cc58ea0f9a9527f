import { Box, FormHelperText, FormLabel } from '@mui/material';
import { FieldTitle, TextInput, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { languages } from '../../model/translated-text';
import { languageProps } from './language-props';

const singleLine = 255;

interface TranslatedInputProps {
  field: FieldModel;
  /** Whether the texts may have several lines; by default if the field allows long texts. */
  isLong?: boolean;
}

/** One text in German, English, French and Italian; German comes first and may be the only mandatory language. */
export function TranslatedInput({ field, isLong = mayBeLong(field) }: TranslatedInputProps) {
  const translate = useTranslate();
  const long = isLong ? { multiline: true, minRows: 3, maxRows: 12, variant: 'outlined' as const } : {};
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.5, typography: 'body2' }}>
        <FieldTitle label={field.label} source={field.name} isRequired={field.required} />
      </FormLabel>
      {field.help && <FormHelperText sx={{ mt: 0 }}>{translate(field.help)}</FormHelperText>}
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: isLong ? '1fr' : '1fr 1fr' } }}>
        {languages.map((language) => {
          const props = languageProps(field, language, language === 'de');
          return <TextInput key={language} {...props} {...long} slotProps={{ htmlInput: { lang: language } }} />;
        })}
      </Box>
    </Box>
  );
}

const mayBeLong = ({ constraints }: FieldModel) => (constraints.maxLength ?? 0) > singleLine;
