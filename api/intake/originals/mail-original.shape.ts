import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, Moment, Shape, Text } from '../../platform/resource/index.js';
import { INTAKE_REASONS, INTAKE_STATES, type IntakeReason, type IntakeState } from '../../vocabulary/mailbox.js';

const REQUIRED = { required: true } as const;
const TEXT = { type: ['string', 'null'] };
const HEADER = {
  type: 'object',
  required: ['name', 'value'],
  properties: { name: { type: 'string' }, value: { type: 'string' } },
};
const PART = {
  type: 'object',
  required: ['name', 'type', 'size'],
  properties: { name: { type: 'string' }, type: { type: 'string' }, size: { type: 'integer' } },
};

/** A mail of a ticket that can be shown as it came. */
@Shape()
export class KeptMail {
  @Text(REQUIRED) id!: string;
  /** Id of the entry that it became; null for the mail that began the ticket. */
  @Computed(TEXT) activity!: string | null;
  @Moment(REQUIRED) receivedAt!: string;
  @Flag() hasOriginal!: boolean;
}

/** A mail as it came, as far as it can be read and whoever asks may read it. */
@Shape()
export class MailOriginal {
  @Text(REQUIRED) id!: string;
  @Moment(REQUIRED) receivedAt!: string;
  @Choice(INTAKE_STATES, { name: 'intakeState', ...REQUIRED }) state!: IntakeState;
  @Choice(INTAKE_REASONS, { name: 'intakeReason' }) reason!: IntakeReason | null;
  /** Those that matter, in their order. */
  @Computed({ type: 'array', items: HEADER }) headers!: object[];
  /** All that it says, with what it quotes; null where that belongs to a ticket which the reader does not see. */
  @Computed(TEXT) text!: string | null;
  /** The same as it was laid out, without anything that is fetched or run; for a frame that allows nothing. */
  @Computed(TEXT) html!: string | null;
  @Computed({ type: 'array', items: PART }) parts!: object[];
  /** Why it cannot be read, where it cannot. */
  @Choice(INTAKE_REASONS, { name: 'intakeReason' }) unreadable!: IntakeReason | null;
}
