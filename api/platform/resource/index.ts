export { Choice, Choices } from './choice-kinds.js';
export { EmbeddedList, Nested, Translated, TranslatedRichText, TranslatedText } from './nested-kinds.js';
export { Flag, Integer, Money, Quantity } from './number-kinds.js';
export { Position } from './position-kind.js';
export { Reference, References } from './reference-kinds.js';
export { Resource } from './resource.js';
export { Shape } from './shape.js';
export { Email, LongText, Phone, RichText, Text } from './text-kinds.js';
export { Day, Moment, Time } from './time-kinds.js';
