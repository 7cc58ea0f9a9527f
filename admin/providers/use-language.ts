import { useLocaleState } from 'react-admin';
import { apiFetch } from './http';
import { useNotifyFailure } from './use-notify-failure';

/** The language of the screens and how to choose another one, which changes profile and browser alike. */
export function useLanguage(): [locale: string, choose: (language: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const notifyFailure = useNotifyFailure();
  // Screens change at once; mails follow when the desk knows of it.
  const choose = (language: string) => {
    setLocale(language);
    apiFetch('me/language', { method: 'PUT', body: { language } }).catch(notifyFailure);
  };
  return [locale, choose];
}
