import { useMemo, useState } from 'react';
import {
  EditBase,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useEditContext,
  useNotify,
  useRedirect,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { embedsOf } from '../../model/list-selection';
import type { ResourceModel } from '../../model/resource-model';
import { withValues } from '../../model/written-values';
import { ChangesButton } from '../changes/ChangesButton';
import { RecordForm } from '../form/RecordForm';
import { SecretDialog } from '../form/SecretDialog';
import type { SaveForm } from '../form/use-saving';
import type { ResourceOverride } from '../overrides';
import { RecordTabs } from '../panels/RecordTabs';
import { ResourceModelProvider, useResourceModel } from '../resource-model-context';
import { useRecordTitle } from './use-record-title';

const silent = () => undefined;

/** The form of an existing record. */
export default function EditPage({ model, override }: { model: ResourceModel; override: ResourceOverride }) {
  return (
    <ResourceModelProvider value={{ model, override }}>
      <EditBase
        mutationMode="pessimistic"
        queryOptions={{ meta: { embed: embedsOf(model.fields) }, onError: silent }}
        disableAuthentication
        redirect="show"
      >
        <EditView />
      </EditBase>
    </ResourceModelProvider>
  );
}

function EditView() {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const { model } = useResourceModel();
  const { record, error, isFetching, refetch } = useEditContext();
  const [loaded, setLoaded] = useState<RaRecord>();
  if (record && !isFetching && loaded?.id !== record.id) setLoaded(record);
  const title = titleOf(loaded) || translate(loaded ? 'generator.page.untitled' : model.label, { smart_count: 1 });
  return (
    <RecordTabs record={loaded}>
      <PageHeader
        title={translate('generator.page.edit', { title })}
        actions={loaded && <ChangesButton record={loaded} title={title} />}
      />
      {error ? (
        <FailureNotice error={error} onRetry={() => refetch()} />
      ) : loaded ? (
        <EditForm key={loaded.id} loaded={loaded} />
      ) : (
        <PageSkeleton />
      )}
    </RecordTabs>
  );
}

/** Edits the record as it was loaded; changes of other users are merged when saving, never while typing. */
function EditForm({ loaded }: { loaded: RaRecord }) {
  const { model } = useResourceModel();
  const notify = useNotify();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const [update] = useUpdate();
  const { refetch } = useEditContext();
  const [secret, setSecret] = useState<string>();
  const shown = useMemo(() => model.fields.filter((field) => !field.isKept), [model]);
  const writable = useMemo(() => model.fields.filter((field) => field.editable), [model]);
  const save: SaveForm = async (values, { base, confirmation }) => {
    const data = { ...withValues(base, writable, values), ...confirmation };
    const params = { id: loaded.id, data, previousData: base };
    const saved = await update(model.route, params, { returnPromise: true, mutationMode: 'pessimistic' });
    await refetch();
    notify('generator.form.saved', { type: 'success' });
    const once = model.once && saved[model.once.name];
    return () => (once ? setSecret(String(once)) : redirect('show', model.route, loaded.id));
  };
  return (
    <RecordContextProvider value={loaded}>
      <RecordForm
        record={loaded}
        fields={shown}
        writable={writable}
        onSave={save}
        cancelTo={createPath({ resource: model.route, type: 'show', id: loaded.id })}
      />
      {model.once && secret && (
        <SecretDialog
          label={model.once.label}
          value={secret}
          onClose={() => redirect('show', model.route, loaded.id)}
        />
      )}
    </RecordContextProvider>
  );
}
