import { ReferenceInput, type ReferenceInputProps } from '../../../generator/inputs/ReferenceInputs';

/** Another record, found by typing; the suggestions are not in the way of the other inputs before. */
export const TicketReferenceInput = (props: ReferenceInputProps) => <ReferenceInput {...props} openOnFocus={false} />;
