import type { I18nProvider } from 'react-admin';
import type { OwnTexts } from '../model/own-texts';
import { inLanguage } from '../model/translated-text';

/** The provider with the texts of the document added: the tenant's own texts, used verbatim. */
export function withOwnTexts(i18n: I18nProvider, texts: () => OwnTexts): I18nProvider {
  return {
    ...i18n,
    translate: (key, options) => inLanguage(texts().get(key), i18n.getLocale()) || i18n.translate(key, options),
  };
}
