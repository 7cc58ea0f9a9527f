import { Choice, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';

/** The new one has 8 characters at least; the identity service may ask for more. */
const PASSWORD = { required: true, verbatim: true, max: 128 };

/** A new password; the present one is asked for, so that an open screen is not enough. */
@Shape()
export class PasswordChange {
  @Text(PASSWORD) current!: string;
  @Text({ ...PASSWORD, min: 8 }) password!: string;
}

/** The language in which somebody reads screens and mails. */
@Shape()
export class LanguageChoice {
  @Choice(LOCALES, { name: 'locale', required: true }) language!: Locale;
}
