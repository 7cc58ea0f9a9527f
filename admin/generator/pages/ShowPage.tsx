import Edit from '@mui/icons-material/EditOutlined';
import { Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { type RaRecord, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageActions, PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { SecondaryActions } from '../../components/SecondaryActions';
import { useSmallScreen } from '../../components/use-small-screen';
import { actionsFor } from '../../model/actions';
import { isFieldShown } from '../../model/is-field-shown';
import { embedsOf } from '../../model/list-selection';
import type { FieldModel, ResourceModel } from '../../model/resource-model';
import { rightsOn } from '../../model/rights';
import { useFormat } from '../../providers/use-format';
import { ChangesButton } from '../changes/ChangesButton';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import { RecordNotices } from '../notices/RecordNotices';
import type { ResourceOverride } from '../overrides';
import { RecordTabs } from '../panels/RecordTabs';
import { PropertyEditingProvider } from '../properties/property-editing';
import { RecordValues } from '../properties/RecordValues';
import { usePropertyState } from '../properties/use-property-state';
import { ResourceModelProvider, useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { useReload } from '../use-reload';
import { ActionButton } from './ActionButton';
import { DeleteButton } from './DeleteButton';
import { RecordWalk } from './RecordWalk';
import { useRecordTitle } from './use-record-title';

const SwitchButton = lazy(() => import('../usage/SwitchButton'));

const silent = () => undefined;

/** A record with all its values that this user may see. */
export default function ShowPage({ model, override }: { model: ResourceModel; override: ResourceOverride }) {
  const { id = '' } = useParams();
  return (
    <ResourceModelProvider value={{ model, override }}>
      <PageActions>
        <RecordWalk model={model} id={id} />
      </PageActions>
      <ShowBase
        key={id}
        queryOptions={{ meta: { embed: embedsOf(model.fields) }, onError: silent }}
        disableAuthentication
      >
        <ShowView />
      </ShowBase>
    </ResourceModelProvider>
  );
}

/** Actions beside the general ones; with more of them, the general ones stand behind three dots, on a phone all do. */
const MOST_BUTTONS = { wide: 3, small: 1 } as const;

function ShowView() {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const context = useMatchContext();
  const isSmall = useSmallScreen();
  const createPath = useCreatePath();
  const { model, override } = useResourceModel();
  const { record, error, refetch } = useShowContext();
  const Own = override.values;
  const Banner = override.banner;
  const can = rightsOn(model, record);
  const isInactive = model.isSwitched && record?.active === false;
  const actions = record ? actionsFor(model, record, context) : [];
  const isMany = actions.length > MOST_BUTTONS[isSmall ? 'small' : 'wide'];
  const areButtonsFolded = isMany && isSmall;
  const buttons = actions.map((action) => (
    <ActionButton key={action.name} action={action} record={record as RaRecord} />
  ));
  const title = titleOf(record) || translate(record ? 'generator.page.untitled' : model.label, { smart_count: 1 });
  return (
    <>
      {record && <RecordNotices record={record} />}
      {Banner && <Banner />}
      <RecordTabs record={record}>
        <PageHeader
          title={
            isInactive || model.stateField ? (
              <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <span data-title>{title}</span>
                {isInactive && <InactiveTag />}
                {record && <StateTag />}
              </Stack>
            ) : (
              title
            )
          }
          actions={
            record && (
              <>
                {(can.delete ||
                  areButtonsFolded ||
                  (model.can.update && (model.isAudited || (can.isOurs && model.isSwitched)))) && (
                  <SecondaryActions isFolded={isMany}>
                    {areButtonsFolded && buttons}
                    <ChangesButton record={record} title={title} mayRestore={can.update} />
                    {can.delete && <DeleteButton record={record} title={title} />}
                    {model.isSwitched && can.update && (
                      <Suspense fallback={null}>
                        <SwitchButton record={record} title={title} />
                      </Suspense>
                    )}
                  </SecondaryActions>
                )}
                {!areButtonsFolded && buttons}
                {can.update && (
                  <Button
                    component={Link}
                    to={createPath({ resource: model.route, type: 'edit', id: record.id })}
                    variant="contained"
                    startIcon={<Edit />}
                  >
                    {translate('generator.action.edit')}
                  </Button>
                )}
              </>
            )
          }
        />
        {error ? (
          <FailureNotice error={error} onRetry={() => refetch()} />
        ) : record ? (
          Own ? (
            <Own />
          ) : (
            <Values record={record} canEdit={can.update} />
          )
        ) : (
          <PageSkeleton />
        )}
      </RecordTabs>
    </>
  );
}

/** Values that the server sets stand below; secrets and fields that do not apply are not shown. */
const isShown = (field: FieldModel, record: object, fields: readonly FieldModel[]) =>
  !field.isKept && field.widget !== 'secret' && isFieldShown(field, record, fields);

/** The state of a record with a declared state machine. */
function StateTag() {
  const { model } = useResourceModel();
  const field = model.fields.find(({ name }) => name === model.stateField);
  return field ? (
    <Chip component="span" size="small" variant="outlined" label={<FieldValue field={field} dense />} />
  ) : null;
}

/** Kinds of fields whose inputs need the whole form. */
const IN_FORM: readonly FieldModel['widget'][] = ['embeddedList', 'picture', 'secret'];

/** The values of a record by sections; a user with the right to change it edits them in place. */
function Values({ record, canEdit }: { record: RaRecord; canEdit: boolean }) {
  const { model, override } = useResourceModel();
  const { refetch } = useShowContext();
  const reload = useReload();
  const editing = usePropertyState({
    model,
    record,
    // Users switch a record on and off by a button, which shows its uses first.
    canEdit: (name) =>
      canEdit &&
      !override.edit &&
      !(model.isSwitched && name === 'active') &&
      model.fields.some((field) => field.name === name && field.editable && !IN_FORM.includes(field.widget)),
    refresh: async () => {
      reload();
      await refetch({ cancelRefetch: false });
    },
  });
  return (
    <PropertyEditingProvider value={editing}>
      <Paper variant="outlined" sx={{ maxWidth: (theme) => theme.spacing(100), p: { xs: 2, sm: 3 } }}>
        <Stack sx={{ gap: 3 }}>
          <RecordValues
            record={record}
            fields={model.fields.filter((field) => isShown(field, record, model.fields))}
            isWide
          />
          <History />
        </Stack>
      </Paper>
    </PropertyEditingProvider>
  );
}

/** Creator and last editor of the record, with their times. */
function History() {
  const translate = useTranslate();
  const format = useFormat();
  const { record } = useShowContext();
  if (!record?.createdAt) return null;
  const created = translate('generator.page.created', {
    name: record.createdBy ?? '–',
    time: format.moment(record.createdAt),
  });
  const updated = translate('generator.page.updated', {
    name: record.updatedBy ?? '–',
    time: format.moment(record.updatedAt),
  });
  return (
    <Typography variant="caption" color="text.secondary">
      {record.updatedAt && record.updatedAt !== record.createdAt ? `${created} · ${updated}` : created}
    </Typography>
  );
}
