import type { ReactNode } from 'react';
import { useSmallScreen } from '../../../components/use-small-screen';
import type { ResourceOverride } from '../../../generator';
import { RecordForm } from '../../../generator/form/RecordForm';
import type { SaveForm } from '../../../generator/form/use-saving';
import { ResourceModelProvider } from '../../../generator/resource-model-context';
import type { FieldModel } from '../../../model/resource-model';
import { FittingArticles } from '../../help/FittingArticles';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicketModel } from '../data/use-ticket-model';
import { TypeInput } from '../inputs/TypeInput';
import { tickets } from '../inputs/ticket-inputs';
import { TICKETS } from '../model/ticket';
import { formFields } from '../model/ticket-sections';

/** The field with the customer's request. */
const ASKED = 'customerDescription';
const LABELS = { submit: 'enums.ticketAction.SUBMIT', draft: 'enums.ticketAction.SAVE_DRAFT' };
const override: ResourceOverride = { fields: { ...tickets.fields, type: { input: TypeInput } } };

interface TicketFormProps {
  record: Record<string, unknown>;
  isWritable: (field: FieldModel) => boolean;
  onSave: SaveForm;
  /** Called when an article has made a stored draft unnecessary; a form without a draft is just cleared. */
  onSolved?: () => void;
  /** Further inputs, such as files. */
  children?: ReactNode;
}

/** The form of a ticket, which is submitted or saved as a draft. Customers see fitting articles before they submit it. */
export function TicketForm({ record, isWritable, onSave, onSolved, children }: TicketFormProps) {
  const isCustomer = useIsCustomer();
  const isSmall = useSmallScreen();
  const model = useTicketModel();
  const fields = formFields(model.fields.filter(isWritable), { isCustomer });
  const name = `${TICKETS.path}/${record.id ?? `new/${record.followUpOf ?? ''}`}`;
  const articles = isCustomer && <FittingArticles form={name} source={ASKED} onSolved={onSolved} />;
  return (
    <ResourceModelProvider value={{ model, override }}>
      <RecordForm
        record={record}
        fields={fields}
        onSave={onSave}
        labels={LABELS}
        name={name}
        below={isSmall ? { [ASKED]: articles } : undefined}
        beside={!isSmall && articles}
      >
        {children}
      </RecordForm>
    </ResourceModelProvider>
  );
}
