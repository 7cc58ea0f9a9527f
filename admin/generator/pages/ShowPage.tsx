import Edit from '@mui/icons-material/EditOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Fragment, lazy, Suspense } from 'react';
import { ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { SecondaryActions } from '../../components/SecondaryActions';
import { actionsFor } from '../../model/actions';
import { isFieldShown } from '../../model/is-field-shown';
import { embedsOf } from '../../model/list-selection';
import type { FieldModel, ResourceModel } from '../../model/resource-model';
import { linesOf, sectionsOf } from '../../model/sections';
import { useFormat } from '../../providers/use-format';
import { ChangesButton } from '../changes/ChangesButton';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import type { ResourceOverride } from '../overrides';
import { RecordTabs } from '../panels/RecordTabs';
import { ResourceModelProvider, useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { ActionButton } from './ActionButton';
import { DeleteButton } from './DeleteButton';
import { useRecordTitle } from './use-record-title';

const SwitchButton = lazy(() => import('../usage/SwitchButton'));

const silent = () => undefined;

/** A record with all its values that this user may see. */
export default function ShowPage({ model, override }: { model: ResourceModel; override: ResourceOverride }) {
  return (
    <ResourceModelProvider value={{ model, override }}>
      <ShowBase queryOptions={{ meta: { embed: embedsOf(model.fields) }, onError: silent }} disableAuthentication>
        <ShowView />
      </ShowBase>
    </ResourceModelProvider>
  );
}

function ShowView() {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const context = useMatchContext();
  const createPath = useCreatePath();
  const { model, override } = useResourceModel();
  const { record, error, refetch } = useShowContext();
  const Shown = override.values ?? Values;
  const Banner = override.banner;
  // A record that an external system maintains is changed there alone.
  const isOurs = !model.keptElsewhere || !record?.[model.keptElsewhere];
  // Records with rights of their own say whether this user may change them.
  const rights: { edit?: boolean; delete?: boolean } = record?.can ?? {};
  const can = {
    update: isOurs && model.can.update && rights.edit !== false,
    delete: isOurs && model.can.delete && rights.delete !== false,
  };
  const title = titleOf(record) || translate(record ? 'generator.page.untitled' : model.label, { smart_count: 1 });
  return (
    <>
      {Banner && <Banner />}
      <RecordTabs record={record}>
        <PageHeader
          title={
            model.isSwitched && record?.active === false ? (
              <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                {title}
                <InactiveTag />
              </Stack>
            ) : (
              title
            )
          }
          actions={
            record && (
              <>
                {(can.delete || (model.can.update && (model.isAudited || (isOurs && model.isSwitched)))) && (
                  <SecondaryActions>
                    <ChangesButton record={record} title={title} mayRestore={can.update} />
                    {can.delete && <DeleteButton record={record} title={title} />}
                    {model.isSwitched && can.update && (
                      <Suspense fallback={null}>
                        <SwitchButton record={record} title={title} />
                      </Suspense>
                    )}
                  </SecondaryActions>
                )}
                {actionsFor(model, record, context).map((action) => (
                  <ActionButton key={action.name} action={action} record={record} />
                ))}
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
        {error ? <FailureNotice error={error} onRetry={() => refetch()} /> : record ? <Shown /> : <PageSkeleton />}
      </RecordTabs>
    </>
  );
}

/** Values that the server sets stand below; secrets and fields that do not apply are not shown. */
const isShown = (field: FieldModel, record: object | undefined) =>
  !field.isKept && field.widget !== 'secret' && isFieldShown(field, record);

function Values() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { record } = useShowContext();
  return (
    <Paper variant="outlined" sx={{ maxWidth: (theme) => theme.spacing(100), p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 3 }}>
        {sectionsOf(model.fields.filter((field) => isShown(field, record))).map(({ name, fields }) => (
          <Box component="section" key={name ?? ''}>
            {name && (
              <Typography variant="h2" sx={{ mb: 1 }}>
                {translate(`resources.${model.path}.sections.${name}`, { _: name })}
              </Typography>
            )}
            <Box component="dl" sx={{ m: 0 }}>
              {linesOf(fields).map((line) => (
                <Line key={line[0]?.name} fields={line} />
              ))}
            </Box>
          </Box>
        ))}
        <History />
      </Stack>
    </Paper>
  );
}

/** The labels and values of a line: beside each other, or one above the other on a phone. */
function Line({ fields }: { fields: readonly FieldModel[] }) {
  const translate = useTranslate();
  const { record } = useShowContext();
  const filled = fields.filter(({ name }) => record?.[name] != null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2.5fr)' },
        columnGap: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {fields.map(({ label }) => translate(label, { _: label })).join(', ')}
      </Typography>
      <Typography
        component="dd"
        variant="body1"
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...(fields.length > 1 && BESIDE) }}
      >
        {(filled.length > 0 ? filled : fields.slice(0, 1)).map((field, index) => (
          <Fragment key={field.name}>
            {index > 0 && field.widget === 'time' && '–'}
            <span>
              <FieldValue field={field} />
            </span>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

const BESIDE = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;

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
