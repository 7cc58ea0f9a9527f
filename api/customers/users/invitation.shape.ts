import { Email, Shape, Text } from '../../platform/resource/index.js';

/** Credentials of the first sign-in; returned once and not stored. */
@Shape()
export class Invitation {
  @Text({ required: true }) username!: string;
  /** Must be changed at the next sign-in. */
  @Text({ required: true }) temporaryPassword!: string;
}

/** The recipient of a mailed invitation. */
@Shape()
export class MailedInvitation {
  @Email({ required: true }) recipient!: string;
}
