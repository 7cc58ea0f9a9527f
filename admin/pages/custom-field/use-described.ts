import { useMemo } from 'react';
import { useI18nProvider } from 'react-admin';
import { useApplication } from '../../providers/application';
import { withOwnTexts } from '../../providers/own-texts';
import { describedField, type WrittenDefinition } from './described-field';

/** The field that a definition describes, and a provider of its texts; undefined without a kind. */
export function useDescribed(definition: WrittenDefinition) {
  const i18n = useI18nProvider();
  const { document } = useApplication();
  return useMemo(() => {
    const described = describedField(definition, document);
    return described && { field: described.field, texts: withOwnTexts(i18n, () => described.texts) };
  }, [definition, document, i18n]);
}
