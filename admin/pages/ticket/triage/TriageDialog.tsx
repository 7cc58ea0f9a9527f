import { useState } from 'react';
import { BooleanInput, useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { FieldInput } from '../../../generator/inputs/FieldInput';
import { ResourceModelProvider } from '../../../generator/resource-model-context';
import type { FieldModel } from '../../../model/resource-model';
import { useCan } from '../../../providers/application';
import { ApiError } from '../../../providers/problem';
import type { StartOnTickets } from '../data/use-bulk';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { tickets as override } from '../inputs/ticket-inputs';
import type { Ticket } from '../model/ticket';
import { useRequestPane } from './TicketRequest';
import type { Suggestion } from './triage';

interface TriageDialogProps {
  tickets: Ticket[];
  values: object;
  suggestion?: Suggestion;
  make: StartOnTickets;
  onClose: () => void;
}

/** The fields that every type requires, and frequent ones. */
const usualFields = ['customer', 'type', 'category', 'location', 'customerContact'] as const;
const mandatory: readonly string[] = ['customer', 'type', 'category'];

/**
 * The customer, the type and other fields of tickets; further mandatory fields of a type are added once the server has
 * refused their absence.
 */
export default function TriageDialog({ tickets, values, suggestion, make, onClose }: TriageDialogProps) {
  const translate = useTranslate();
  const model = useTicketModel();
  const mayRemember = useCan('customer-domains', 'create');
  const beside = useRequestPane(tickets);
  const [missing, setMissing] = useState<string[]>([]);
  const fields = [...usualFields, ...missing].flatMap((name) => typed(fieldOf(model, name)) ?? []);
  const domain = tickets.length === 1 && mayRemember ? suggestion?.domain : undefined;
  const submit = async (given: Record<string, unknown>) => {
    const named = [...fields.map(({ name }) => name.split('.')[0] as string), 'remembersDomain'];
    const filled = Object.entries(given).filter(
      ([name, value]) => named.includes(name) && value != null && value !== '',
    );
    try {
      await make(tickets, 'triage', Object.fromEntries(filled));
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setMissing((before) => [...new Set([...before, ...lacking(error, fields)])]);
      throw error;
    }
  };
  return (
    <ResourceModelProvider value={{ model, override }}>
      <DialogForm
        title={translate('tickets.triage.title', { smart_count: tickets.length })}
        action={translate('tickets.triage.do')}
        record={values}
        fields={fields}
        beside={beside}
        onSubmit={submit}
        onClose={onClose}
      >
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
        {domain && (
          <BooleanInput
            source="remembersDomain"
            label={translate('tickets.triage.remember', { domain })}
            helperText={false}
          />
        )}
      </DialogForm>
    </ResourceModelProvider>
  );
}

/** Names of the fields that the server requires and the dialog does not show yet. */
function lacking({ body }: ApiError, fields: readonly FieldModel[]): string[] {
  const named = Object.entries(body.errors ?? {}).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [name] : Object.keys(inner).map((key) => `${name}.${key}`),
  );
  return named.filter((name) => !fields.some((field) => field.name === name));
}

/** A field as the dialog shows it: a ticket after triage has a type. */
function typed(field: FieldModel | undefined): FieldModel | undefined {
  if (!field || !mandatory.includes(field.name)) return field;
  const { choices } = field;
  return { ...field, required: true, ...(field.name === 'type' && choices && { choices: withoutUnknown(choices) }) };
}

const withoutUnknown = (choices: NonNullable<FieldModel['choices']>) => ({
  ...choices,
  values: choices.values.filter((value) => value !== 'UNKNOWN'),
});
