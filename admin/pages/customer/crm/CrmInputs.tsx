import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import type { CustomerRecord } from '../customer';
import { CrmPicker } from './CrmPicker';
import { type CrmAddress, type CrmProject, crmPath, linesOf, placeOf, useCrmRecord } from './crm';

/**
 * The customer's own address in the CRM; an existing link is changed on the customer's page, which explains the
 * consequences.
 */
export function CrmAddressInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const record = useRecordContext<CustomerRecord>();
  const isLinked = Boolean(record?.id && record.crmAddressNumber);
  const noteOf = (address: CrmAddress) => {
    const taken = address.customer && address.customer.id !== record?.id;
    const linked = taken ? translate('customers.crm.linkedWith', { name: address.customer?.name ?? '' }) : '';
    return [placeOf(address), linked].filter(Boolean).join(' · ');
  };
  return (
    <CrmPicker<CrmAddress>
      field={field}
      list={crmPath.addresses}
      record={crmPath.addresses}
      noteOf={noteOf}
      disabled={isLinked}
      hint={isLinked ? translate('customers.crm.changeOnPage') : undefined}
    />
  );
}

/** One of the addresses of the customer's company; without a link an address of any company. */
export function BillingAddressInput({ field }: FieldSlotProps) {
  const company = useCompany();
  const { data: own } = useCrmRecord<CrmAddress>(crmPath.addresses, company);
  return (
    <CrmPicker<CrmAddress>
      key={company}
      field={field}
      list={company ? crmPath.subaddresses(company) : crmPath.addresses}
      record={crmPath.addresses}
      first={company ? (own ?? undefined) : undefined}
      noteOf={linesOf}
    />
  );
}

/** A project of the customer's company or of all. */
export function ProjectInput({ field }: FieldSlotProps) {
  const company = useCompany();
  return (
    <CrmPicker<CrmProject>
      key={company}
      field={field}
      list={crmPath.projects}
      record={crmPath.projects}
      query={{ address: company }}
      noteOf={() => ''}
    />
  );
}

/** Number of the address that the form links the customer to. */
function useCompany(): string | undefined {
  const record = useRecordContext<CustomerRecord>();
  const chosen = useWatch({ name: 'crmAddressNumber' }) as string | null | undefined;
  return (chosen === undefined ? record?.crmAddressNumber : chosen) || undefined;
}
