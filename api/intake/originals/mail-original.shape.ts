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

/** An incoming mail of a ticket. */
@Shape()
export class KeptMail {
  @Text(REQUIRED) id!: string;
  /** Id of its timeline entry; null for the mail that began the ticket. */
  @Computed(TEXT) activity!: string | null;
  @Moment(REQUIRED) receivedAt!: string;
  @Flag() hasOriginal!: boolean;
}

/** The original of an incoming mail, as far as it is readable and the user may read it. */
@Shape()
export class MailOriginal {
  @Text(REQUIRED) id!: string;
  @Moment(REQUIRED) receivedAt!: string;
  @Choice(INTAKE_STATES, { name: 'intakeState', ...REQUIRED }) state!: IntakeState;
  @Choice(INTAKE_REASONS, { name: 'intakeReason' }) reason!: IntakeReason | null;
  /** The relevant headers in their order. */
  @Computed({ type: 'array', items: HEADER }) headers!: object[];
  /** The whole text with quotations; null for a mail of a ticket that the reader does not see. */
  @Computed(TEXT) text!: string | null;
  /** The HTML without fetched or executed parts, for a frame without permissions. */
  @Computed(TEXT) html!: string | null;
  @Computed({ type: 'array', items: PART }) parts!: object[];
  /** The reason why the mail is unreadable; null for a readable mail. */
  @Choice(INTAKE_REASONS, { name: 'intakeReason' }) unreadable!: IntakeReason | null;
}
