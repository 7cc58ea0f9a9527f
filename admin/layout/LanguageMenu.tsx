import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { MenuItem } from '@mui/material';
import { useLocales, useTranslate } from 'react-admin';
import { MenuButton } from '../components/MenuButton';
import { useLanguage } from '../providers/use-language';

/** The choice of language; every language is named in itself. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, choose] = useLanguage();
  return (
    <MenuButton label={translate('app.language')} icon={<TranslateOutlined fontSize="small" />}>
      {(close) =>
        locales.map((language) => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            role="menuitemradio"
            aria-checked={language.locale === locale}
            selected={language.locale === locale}
            onClick={() => {
              close();
              choose(language.locale);
            }}
          >
            {language.name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
