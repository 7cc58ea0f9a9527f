import { fieldOf, useTicketModel } from './use-ticket-model';

/** The types that a person may give a ticket; UNKNOWN is what an e-mail has until somebody reads it (domain). */
export function useTypeChoices(): string[] {
  const field = fieldOf(useTicketModel(), 'type');
  return (field?.choices?.values ?? []).filter((type) => type !== 'UNKNOWN');
}
