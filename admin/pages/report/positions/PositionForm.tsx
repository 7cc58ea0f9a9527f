import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { refusalOf } from '../../../generator/form/refusal';
import { ServerErrors } from '../../../generator/form/ServerErrors';
import { WholeFailure } from '../../../generator/form/WholeFailure';
import { FieldInput } from '../../../generator/inputs/FieldInput';
import { ResourceModelProvider } from '../../../generator/resource-model-context';
import { useModelOf } from '../../ticket/data/use-model-of';
import { POSITIONS } from '../../ticket/model/report';
import { staffInputs } from '../staff-inputs';
import { useIsTransitionNext } from '../use-report';
import { CatalogInput } from './CatalogInput';
import { type PositionValues, useUsualValues, writtenOf } from './position-values';

interface PositionFormProps {
  record: PositionValues;
  action: string;
  onSubmit: (values: PositionValues) => Promise<void>;
  onCancel?: () => void;
}

const override = { fields: { ...staffInputs.fields, catalogNumber: { input: CatalogInput } } };

/** Widths of the inputs in units of the theme; on a phone the inputs stand one below the other. */
const lines: { name: string; width?: number; work?: true }[][] = [
  [{ name: 'kind', width: 26 }, { name: 'catalogNumber', width: 22 }, { name: 'description' }],
  [
    { name: 'quantity', width: 13 },
    { name: 'unit', width: 18 },
    { name: 'unitPrice', width: 18 },
  ],
  [
    { name: 'employee', work: true },
    { name: 'timeBookingDate', width: 22, work: true },
    { name: 'timesheetRelevant', width: 22, work: true },
  ],
];

/** Work or material in lines of inputs; Enter sends, Escape cancels. */
export function PositionForm({ record, action, onSubmit, onCancel }: PositionFormProps) {
  const model = useModelOf(POSITIONS);
  const submit = async (values: object) => {
    try {
      await onSubmit(writtenOf(values as PositionValues));
      return undefined;
    } catch (error) {
      return refusalOf(error, model.fields);
    }
  };
  return (
    <ResourceModelProvider value={{ model, override }}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onCancel?.();
        }}
      >
        <Form record={record} onSubmit={submit} mode="onSubmit" noValidate disableInvalidFormNotification>
          <Stack spacing={1}>
            <WholeFailure />
            <FollowKind />
            {lines.map((line) => (
              <Line key={line[0]?.name} line={line} />
            ))}
            <Actions action={action} onCancel={onCancel} />
          </Stack>
          <ServerErrors />
        </Form>
      </Box>
    </ResourceModelProvider>
  );
}

function Line({ line }: { line: (typeof lines)[number] }) {
  const model = useModelOf(POSITIONS);
  const isWork = useWatch({ name: 'kind' }) === 'WORK';
  const inputs: ReactNode[] = line
    .filter(({ work }) => isWork || !work)
    .map(({ name, width }) => {
      const field = model.fields.find((candidate) => candidate.name === name);
      return (
        field && (
          <Box
            key={name}
            sx={(theme) => ({
              minWidth: 0,
              '& .MuiFormControl-root': { minWidth: 0 },
              flex: { xs: 'none', md: width ? `0 1 ${theme.spacing(width)}` : '1 1 0' },
            })}
          >
            <FieldInput field={field} />
          </Box>
        )
      );
    });
  if (inputs.length === 0) return null;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={1.5} sx={{ alignItems: { md: 'flex-start' } }}>
      {inputs}
    </Stack>
  );
}

/**
 * A change of the kind sets its usual unit, employee and day; an item of the catalogue that has changed it sets its
 * own.
 */
function FollowKind() {
  const usual = useUsualValues();
  const { setValue } = useFormContext();
  const [kind, item] = useWatch({ name: ['kind', 'catalogNumber'] }) as [
    'WORK' | 'MATERIAL',
    string | null | undefined,
  ];
  const before = useRef({ kind, item });
  useEffect(() => {
    const { current } = before;
    before.current = { kind, item };
    if (current.kind === kind || (item && current.item !== item)) return;
    for (const [name, value] of Object.entries(usual(kind))) setValue(name, value);
  }, [kind, item, usual, setValue]);
  return null;
}

function Actions({ action, onCancel }: { action: string; onCancel?: () => void }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const isTransitionNext = useIsTransitionNext();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {onCancel && <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>}
      <Button type="submit" variant={isTransitionNext ? 'outlined' : 'contained'} loading={isSubmitting}>
        {action}
      </Button>
    </Stack>
  );
}
