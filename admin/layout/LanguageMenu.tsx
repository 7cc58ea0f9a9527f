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
        locales.map((known) => (
          <MenuItem
            key={known.locale}
            lang={known.locale}
            role="menuitemradio"
            aria-checked={known.locale === locale}
            selected={known.locale === locale}
            onClick={() => {
              close();
              choose(known.locale);
            }}
          >
            {known.name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
