import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import { useValueText } from '../../generator/fields/use-value-text';
import { FieldsDialog } from '../../generator/form/FieldsDialog';
import { valueAt } from '../../model/paths';
import { useModelOf } from '../../providers/use-model-of';
import { REPORTS } from '../ticket/model/report';
import { staffInputs } from './staff-inputs';
import { useReport, useReportChanges } from './use-report';

const shown = [
  'executionDate',
  'executionTime',
  'serviceTechnician',
  'siteLocation',
  'project',
  'billingAddress',
  'remarks',
];

/** The head of a report: day, place and employee of the work, and the account; one dialog edits all fields. */
export function ReportHead() {
  const translate = useTranslate();
  const valueText = useValueText();
  const model = useModelOf(REPORTS);
  const report = useReport();
  const { change } = useReportChanges();
  const [editing, setEditing] = useState(false);
  const fields = shown.flatMap((name) => model.fields.find((field) => field.name === name) ?? []);
  const submit = async (values: Record<string, unknown>) => {
    await change(Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null])));
    setEditing(false);
  };
  return (
    <Stack component="section" spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          {translate('tickets.reports.head')}
        </Typography>
        {report.can.edit && (
          <Button size="small" startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
            {translate('ra.action.edit')}
          </Button>
        )}
      </Stack>
      <FactList
        facts={fields.map((field) => [
          translate(field.label),
          valueText(field, valueAt(report, field.name), report) || '–',
        ])}
      />
      {editing && (
        <FieldsDialog
          title={translate('tickets.reports.headTitle')}
          action={translate('ra.action.save')}
          model={model}
          fields={fields}
          record={report}
          override={staffInputs}
          onSubmit={submit}
          onClose={() => setEditing(false)}
        />
      )}
    </Stack>
  );
}
