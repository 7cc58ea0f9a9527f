import { useMemo, useState } from 'react';
import { type RaRecord, useCreate, useCreatePath, useNotify, useRedirect, useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import type { ResourceModel } from '../../model/resource-model';
import { defaultsOf, withValues } from '../../model/written-values';
import { RecordForm } from '../form/RecordForm';
import { SecretDialog } from '../form/SecretDialog';
import type { SaveForm } from '../form/use-saving';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';

/** The form of a new record. The created record is opened next, after a secret that is shown only once. */
export default function CreatePage({ model, override }: { model: ResourceModel; override: ResourceOverride }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const [create] = useCreate();
  const [made, setMade] = useState<RaRecord>();
  const fields = useMemo(() => model.fields.filter((field) => field.creatable), [model]);
  // A custom field that arrives while the user types must not reset the form.
  const [defaults] = useState(() => ({ ...defaultsOf(fields), ...override.defaults?.() }));
  const follow = (record: RaRecord) => {
    if (override.afterCreate) redirect(override.afterCreate(record.id));
    else redirect('show', model.route, record.id, record);
  };
  const save: SaveForm = async (values, { confirmation }) => {
    const data = { ...withValues({}, fields, values), ...confirmation };
    const record = await create(model.route, { data }, { returnPromise: true });
    notify('generator.form.created', { type: 'success' });
    return () => (model.once && record[model.once.name] ? setMade(record) : follow(record));
  };
  return (
    <ResourceModelProvider value={{ model, override }}>
      <PageHeader
        title={translate('generator.page.create', { name: translate(model.label, { smart_count: 1, _: model.path }) })}
      />
      <RecordForm
        record={defaults}
        fields={fields}
        onSave={save}
        cancelTo={createPath({ resource: model.route, type: 'list' })}
      />
      {model.once && made && (
        <SecretDialog label={model.once.label} value={String(made[model.once.name])} onClose={() => follow(made)} />
      )}
    </ResourceModelProvider>
  );
}
