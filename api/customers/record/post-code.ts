import { Text, type TextOptions } from '../../platform/resource/text-kinds.js';

/** Four digits as in Switzerland, Liechtenstein and Austria, five as in Germany, France and Italy (domain "Post code"). */
const POST_CODE = /^(?:[1-9]\d{3}|\d{5})$/;

/** A post code without a country. */
export const PostCode = (options: TextOptions = {}) =>
  Text({ max: 5, pattern: POST_CODE, patternCode: 'POST_CODE_INVALID', ...options });
