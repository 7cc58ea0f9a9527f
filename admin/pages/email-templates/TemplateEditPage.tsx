import { lazy, useMemo } from 'react';
import EditPage from '../../generator/pages/EditPage';
import { useModelOf } from '../../providers/use-model-of';
import TemplateNotice from './TemplateNotice';

/** Fields that the title, the notice and the tabs of the editor show already. */
const shownElsewhere = ['event', 'ownLanguages'];

const nothing = () => null;

const override = {
  isWide: true,
  notice: TemplateNotice,
  fields: { subject: { input: nothing }, content: { input: lazy(() => import('./TemplateEditor')) } },
};

/** The editor of a template: its texts one language at a time, and beside them the mail. */
export default function TemplateEditPage() {
  const described = useModelOf('email-templates');
  const model = useMemo(
    () => ({
      ...described,
      fields: described.fields.map((field) =>
        shownElsewhere.includes(field.name) ? { ...field, isKept: true } : field,
      ),
    }),
    [described],
  );
  return <EditPage model={model} override={override} />;
}
