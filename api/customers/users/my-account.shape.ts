import { Choice, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** A new password has at least 8 characters; the identity service may require more. */
const PASSWORD = { required: true, verbatim: true, max: 128 };

/** A new password; the present one is required, so that an open screen is not enough. */
@Shape()
export class PasswordChange {
  @Text(PASSWORD) current!: string;
  @Text({ ...PASSWORD, min: 8 }) password!: string;
}

/** The language of a user's screens and mails. */
@Shape()
export class LanguageChoice {
  @Choice(LOCALES, { name: 'locale', required: true }) language!: Locale;
}
