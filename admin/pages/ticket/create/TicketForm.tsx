import { Box, Stack } from '@mui/material';
import { useMemo, useRef } from 'react';
import { Form } from 'react-admin';
import { useConfirmation } from '../../../components/use-confirmation';
import { useSmallScreen } from '../../../components/use-small-screen';
import { DefaultsOfNewFields } from '../../../generator/form/DefaultsOfNewFields';
import { ErrorSummary } from '../../../generator/form/ErrorSummary';
import { KeepInput } from '../../../generator/form/KeepInput';
import { LeaveGuard } from '../../../generator/form/LeaveGuard';
import { ServerErrors } from '../../../generator/form/ServerErrors';
import type { FieldModel } from '../../../model/resource-model';
import { FittingArticles } from '../../help/FittingArticles';
import { useIsCustomer } from '../data/use-is-customer';
import { TICKETS } from '../model/ticket';
import type { SaveTicket, TicketValues } from '../model/ticket-form';
import { formSections } from '../model/ticket-sections';
import { FilesInput } from './FilesInput';
import { TicketFormSection } from './TicketFormSection';
import { TicketSaveBar } from './TicketSaveBar';
import { ticketRefusal, useRequiredText } from './ticket-refusal';
import { useSuggestions } from './use-suggestions';

/** The form, and beside it suggestions such as articles. */
const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 95fr) minmax(0, 42fr)' } as const;
/** The field with the customer's request. */
const ASKED = 'customerDescription';

interface TicketFormProps {
  record: Record<string, unknown>;
  fields: FieldModel[];
  onSave: SaveTicket;
  withFiles?: boolean;
  /** Called when an article has made a stored draft unnecessary; a form without a draft is just cleared. */
  onSolved?: () => void;
  /** Content at the end of the form, such as the question about a conflict; it may repeat the last save. */
  extra?: (repeat: () => void) => React.ReactNode;
}

/**
 * The form of a ticket in one column: submitted by its button or by Ctrl-Enter, or saved as a draft. Errors of the
 * server stand on their fields and in a summary at the top; leaving with changes is confirmed first.
 */
export function TicketForm({ record, fields, onSave, withFiles = false, onSolved, extra }: TicketFormProps) {
  const isCustomer = useIsCustomer();
  const sections = useMemo(() => formSections(fields, { isCustomer }), [fields, isCustomer]);
  const isSmall = useSmallScreen();
  const requiredText = useRequiredText();
  const { confirmed, question } = useConfirmation(TICKETS.path);
  const saveConfirmed: SaveTicket = (values, how) =>
    confirmed((confirmation) => onSave({ ...values, ...confirmation }, how));
  const frame = useRef<HTMLDivElement>(null);
  const name = `${TICKETS.path}/${record.id ?? `new/${record.followUpOf ?? ''}`}`;
  // A customer sees fitting articles below the request, before submitting it.
  const articles = isCustomer && <FittingArticles form={name} source={ASKED} onSolved={onSolved} />;
  const isBeside = isCustomer && !isSmall;
  const submit = () => frame.current?.querySelector('form')?.requestSubmit();
  const repeat = useRef<() => void>(submit);
  const save = async (values: TicketValues) => {
    repeat.current = submit;
    try {
      const leave = await saveConfirmed(values, { draft: false });
      setTimeout(leave);
      return undefined;
    } catch (error) {
      return ticketRefusal(error, fields, requiredText);
    }
  };
  return (
    <Box
      ref={frame}
      sx={{ maxWidth: (theme) => theme.spacing(isBeside ? 140 : 95), width: '100%' }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      <Form record={record} onSubmit={save} mode="onChange" noValidate disableInvalidFormNotification>
        {record.id === undefined && <DefaultsOfNewFields fields={fields} />}
        <KeepInput form={name} fields={fields} />
        <ErrorSummary fields={fields} />
        <Suggestions fields={fields} />
        <Box sx={isBeside ? BESIDE : undefined}>
          <Box sx={{ minWidth: 0 }}>
            <Stack spacing={3}>
              {sections.map((section) => (
                <TicketFormSection
                  key={section.name}
                  section={section}
                  below={isBeside ? undefined : { [ASKED]: articles }}
                />
              ))}
              {withFiles && <FilesInput />}
            </Stack>
            <TicketSaveBar
              fields={fields}
              onSave={saveConfirmed}
              onKeep={(keep) => {
                repeat.current = keep;
              }}
            />
          </Box>
          {isBeside && articles}
        </Box>
        <LeaveGuard form={name} />
        <ServerErrors />
        {question}
        {extra?.(() => repeat.current())}
      </Form>
    </Box>
  );
}

function Suggestions({ fields }: { fields: FieldModel[] }) {
  useSuggestions(useMemo(() => fields.map(({ name }) => name), [fields]));
  return null;
}
