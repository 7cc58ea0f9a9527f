import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { inLanguage, languages, type TranslatedText } from '../model/translated-text';

/** A text in the user's language, and below it in the others for which there is one. */
export function TranslatedTexts({ value }: { value: unknown }) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = value as TranslatedText;
  const shown = inLanguage(value, locale);
  const others = languages.filter((language) => texts[language] && texts[language] !== shown);
  return (
    <>
      <Box>{shown}</Box>
      {others.map((language) => (
        <Typography key={language} variant="body2" color="text.secondary" lang={language}>
          {translate(`generator.language.${language}`)}: {texts[language]}
        </Typography>
      ))}
    </>
  );
}
