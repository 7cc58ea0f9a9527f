import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { filledLanguages, languageShown, type TranslatedText } from '../../model/translated-text';
import { RichText } from './RichText';

/** A translated text in the user's language, with the other filled languages below it. */
export function TranslatedTexts({ value, isRich }: { value: unknown; isRich?: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = value as TranslatedText;
  const shown = languageShown(value, locale);
  const others = filledLanguages(value).filter((language) => texts[language] !== texts[shown]);
  const textIn = (language: typeof shown) => (isRich ? <RichText html={texts[language] ?? ''} /> : texts[language]);
  return (
    <>
      <Box lang={shown}>{textIn(shown)}</Box>
      {others.map((language) => (
        <Typography key={language} variant="body2" component="div" color="text.secondary" lang={language}>
          {translate(`generator.language.${language}`)}: {textIn(language)}
        </Typography>
      ))}
    </>
  );
}
