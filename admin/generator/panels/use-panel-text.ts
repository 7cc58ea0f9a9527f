import { useTranslate } from 'react-admin';
import { type PanelModel, panelText } from '../../model/panels';

/** The text of a panel by its name, or `general` if the panel has none of its own. */
export type PanelText = (name: string, general?: string, params?: Record<string, unknown>) => string;

/** Gives a function that reads the own texts of a panel, at `resources.<path>.panels.<field>.<name>`, or those of all files. */
export function usePanelText(panel: PanelModel): PanelText {
  const translate = useTranslate();
  return (name, general = '', params = {}) => {
    const common = panel.as === 'files' ? translate(`files.panel.${name}`, { ...params, _: general }) : general;
    return translate(panelText(panel, name), { ...params, _: common });
  };
}

/** The text of the button for a new record of a panel. */
export function useAddText(panel: PanelModel): string {
  const translate = useTranslate();
  const text = usePanelText(panel);
  return text('add', translate('generator.page.create', { name: translate(panel.model.label, { smart_count: 1 }) }));
}
