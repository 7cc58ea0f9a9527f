import { Box, FormHelperText, FormLabel, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { filledLanguages, type Language, languageShown, languages } from '../../model/translated-text';
import { languageProps } from './language-props';
import { RichTextEditor } from './RichTextInput';

/** A formatted text in four languages, one at a time, beginning with the language shown to the user. */
export default function TranslatedRichInput({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  const locale = useLocale();
  const value: unknown = useWatch({ name: field.name });
  const [language, setLanguage] = useState<Language>(() => languageShown(value, locale));
  const filled = filledLanguages(value);
  const label = translate(field.label, { _: field.label });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ typography: 'body2' }}>
        <FieldTitle label={field.label} source={field.name} isRequired={field.required} />
      </FormLabel>
      {field.help && <FormHelperText sx={{ mt: 0 }}>{translate(field.help)}</FormHelperText>}
      <Tabs value={language} onChange={(_event, chosen: Language) => setLanguage(chosen)} aria-label={label}>
        {languages.map((one) => {
          const name = translate(`generator.language.${one}`);
          const isFilled = filled.includes(one);
          return (
            <Tab
              key={one}
              value={one}
              label={name}
              aria-label={isFilled ? name : translate('generator.language.empty', { name })}
              sx={{
                minWidth: 0,
                px: { xs: 0.5, sm: 2 },
                textTransform: 'none',
                fontWeight: isFilled ? 'fontWeightBold' : 'fontWeightRegular',
              }}
            />
          );
        })}
      </Tabs>
      <Box lang={language}>
        <RichTextEditor
          key={language}
          {...languageProps(field, language, true)}
          label={false}
          spokenLabel={`${label}, ${translate(`generator.language.${language}`)}`}
        />
      </Box>
    </Box>
  );
}
