import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Tab, Tabs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Language, languageLocales } from './mail-template';

interface LanguageTabsProps {
  language: Language;
  onChange: (language: Language) => void;
  /** The note below the name of a language. */
  noteOf: (language: Language) => string;
  faulty?: readonly Language[];
}

/** The four languages of a template, each with its status. */
export function LanguageTabs({ language, onChange, noteOf, faulty = [] }: LanguageTabsProps) {
  const translate = useTranslate();
  return (
    <Tabs value={language} onChange={(_event, value) => onChange(value)}>
      {languageLocales.map(([tab]) => (
        <Tab
          key={tab}
          value={tab}
          icon={faulty.includes(tab) ? <ErrorOutline color="error" fontSize="small" /> : undefined}
          iconPosition="start"
          sx={{ minWidth: 0, flex: { xs: 1, sm: 'none' }, px: { xs: 0.5, sm: 2 } }}
          label={
            <span>
              {translate(`generator.language.${tab}`)}
              <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {noteOf(tab)}
              </Typography>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
