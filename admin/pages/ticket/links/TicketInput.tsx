import { type RaRecord, useInput, useTranslate } from 'react-admin';
import { RecordChoice } from '../../../generator/template/RecordChoice';
import { useModelOf } from '../../../providers/use-model-of';
import { useTicket } from '../data/use-ticket';
import { TICKETS } from '../model/ticket';

interface TicketInputProps {
  source: string;
  /** Filter of the offered tickets. */
  filter?: Record<string, unknown>;
}

const mustBeChosen = (value: unknown) => (value ? undefined : 'errors.REQUIRED');

/** Another ticket than the open one, found by number or words. */
export function TicketInput({ source, filter }: TicketInputProps) {
  const translate = useTranslate();
  const { id } = useTicket();
  const { field, fieldState } = useInput<RaRecord | null>({ source, validate: mustBeChosen, defaultValue: null });
  const error = fieldState.error?.message;
  return (
    <RecordChoice
      model={useModelOf(TICKETS.path)}
      chosen={field.value || null}
      onChoose={field.onChange}
      filter={filter}
      except={id}
      field={{
        label: translate('tickets.links.target'),
        placeholder: translate('tickets.links.search'),
        required: true,
        error: fieldState.invalid,
        helperText: error && translate(error, { _: error }),
        autoFocus: true,
      }}
    />
  );
}
