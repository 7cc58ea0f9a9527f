/** A customer's code: the tokens of the users name the customer by it (spec §5); 255 is the technical bound alone. */
export const CUSTOMER_CODE = { max: 255, pattern: /^[A-Za-z0-9_-]+$/ };
