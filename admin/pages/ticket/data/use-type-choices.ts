import { fieldOf, useTicketModel } from './use-ticket-model';

/** The types that a person may give a ticket; UNKNOWN is the type of an e-mail before triage (domain). */
export function useTypeChoices(): string[] {
  const field = fieldOf(useTicketModel(), 'type');
  return (field?.choices?.values ?? []).filter((type) => type !== 'UNKNOWN');
}
