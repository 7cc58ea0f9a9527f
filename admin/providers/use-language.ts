import { useLocaleState } from 'react-admin';
import { apiFetch } from './http';
import { useNotifyFailure } from './use-notify-failure';

/** The language of the screens, and a function that changes it in the profile and the browser. */
export function useLanguage(): [locale: string, choose: (language: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const notifyFailure = useNotifyFailure();
  // Screens change at once; mails follow once the server has stored the language.
  const choose = (language: string) => {
    setLocale(language);
    apiFetch('me/language', { method: 'PUT', body: { language } }).catch(notifyFailure);
  };
  return [locale, choose];
}
