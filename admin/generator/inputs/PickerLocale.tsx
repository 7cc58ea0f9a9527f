import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR, itIT } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { useDateLocale } from '../../providers/date-locale';

const words = { de: deDE, en: enUS, fr: frFR, it: itIT };

/** Gives the pickers inside the words, the formats and the first day of the week (Monday) of the locale. */
export function PickerLocale({ children }: { children: ReactNode }) {
  const calendar = useDateLocale();
  const { components } = words[useLocale().slice(0, 2) as keyof typeof words] ?? words.de;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={calendar}
      localeText={components.MuiLocalizationProvider.defaultProps.localeText}
    >
      {children}
    </LocalizationProvider>
  );
}
