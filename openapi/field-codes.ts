// Written by `npm run contract` from the kinds of fields; not to be changed by hand.
export const FIELD_CODES = {
  "text": {
    "type": "TYPE_INVALID",
    "pattern": "FORMAT_INVALID"
  },
  "longText": {
    "type": "TYPE_INVALID",
    "pattern": "FORMAT_INVALID"
  },
  "richText": {
    "type": "TYPE_INVALID"
  },
  "email": {
    "type": "TYPE_INVALID",
    "pattern": "FORMAT_INVALID",
    "format": "EMAIL_INVALID"
  },
  "phone": {
    "type": "TYPE_INVALID",
    "pattern": "PHONE_INVALID"
  },
  "secret": {
    "type": "TYPE_INVALID"
  },
  "integer": {
    "type": "INTEGER_ONLY"
  },
  "money": {
    "type": "NUMBER_ONLY",
    "multipleOf": "MAX_DECIMALS"
  },
  "quantity": {
    "type": "NUMBER_ONLY",
    "multipleOf": "MAX_DECIMALS"
  },
  "flag": {
    "type": "TYPE_INVALID"
  },
  "choice": {
    "type": "INVALID_VALUE",
    "enum": "INVALID_VALUE"
  },
  "choices": {
    "type": "TYPE_INVALID",
    "uniqueItems": "INVALID_VALUE"
  },
  "day": {
    "type": "DATE_INVALID",
    "format": "DATE_INVALID"
  },
  "moment": {
    "type": "DATE_INVALID",
    "format": "DATE_INVALID"
  },
  "time": {
    "type": "TIME_INVALID",
    "pattern": "TIME_INVALID"
  },
  "reference": {
    "type": "TYPE_INVALID",
    "format": "TYPE_INVALID"
  },
  "references": {
    "type": "TYPE_INVALID",
    "uniqueItems": "INVALID_VALUE"
  },
  "tags": {
    "type": "TYPE_INVALID",
    "uniqueItems": "INVALID_VALUE"
  }
} as const;
export const LIMIT_CODES = {
  "maxLength": {
    "code": "MAX_CHARS",
    "param": "n"
  },
  "minLength": {
    "code": "MIN_CHARS",
    "param": "n",
    "one": {
      "code": "REQUIRED"
    }
  },
  "maximum": {
    "code": "MAX_VALUE",
    "param": "max"
  },
  "minimum": {
    "code": "MIN_VALUE",
    "param": "min",
    "one": {
      "code": "POSITIVE_INTEGER",
      "param": "min"
    }
  },
  "maxItems": {
    "code": "MAX_VALUE",
    "param": "max"
  },
  "minItems": {
    "code": "MIN_VALUE",
    "param": "min",
    "one": {
      "code": "CHOOSE_ONE"
    }
  }
} as const;
