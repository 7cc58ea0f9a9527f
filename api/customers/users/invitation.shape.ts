import { Email, Shape, Text } from '../../platform/resource/index.js';

/** With what somebody signs in for the first time; told once and kept nowhere. */
@Shape()
export class Invitation {
  @Text({ required: true }) username!: string;
  /** Must be changed at the next sign-in. */
  @Text({ required: true }) temporaryPassword!: string;
}

/** To whom an invitation is on its way. */
@Shape()
export class MailedInvitation {
  @Email({ required: true }) recipient!: string;
}
