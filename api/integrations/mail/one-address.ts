import { isEmail } from 'class-validator';

/** Signs that begin a second address, a comment or a header; some are legal in quoted local parts, which are unused. */
const SUSPICIOUS = /[\s,;:<>()"\\]/;

/** Whether the text is exactly one mail address, without a name. */
export const isOneAddress = (text: string) => !SUSPICIOUS.test(text) && isEmail(text, { require_tld: false });
