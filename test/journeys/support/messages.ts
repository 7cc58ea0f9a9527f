import { LOCALES, type Locale } from './texts.js';

/** The words of domain «Messages»; words that it lacks are those of the catalogue. */
export const WORDS = {
  REQUIRED: ['Pflichtfeld', 'Mandatory field', 'Champ obligatoire', 'Campo obbligatorio'],
  EMAIL_INVALID: [
    'Ungültige E-Mail-Adresse',
    'Invalid e-mail address',
    'Adresse e-mail non valide',
    'Indirizzo e-mail non valido',
  ],
  NUMBER_ONLY: ['Nur Zahlen erlaubt', 'Numbers only', 'Chiffres uniquement', 'Solo numeri'],
  INTEGER_ONLY: ['Nur ganze Zahlen erlaubt', 'Integers only', 'Nombres entiers uniquement', 'Solo numeri interi'],
  POSITIVE_INTEGER: [
    'Positive ganze Zahl erwartet',
    'Positive integer expected',
    'Nombre entier positif attendu',
    'Numero intero positivo richiesto',
  ],
  MAX_CHARS: ['Höchstens {n} Zeichen', 'At most {n} characters', 'Au plus {n} caractères', 'Massimo {n} caratteri'],
  MIN_CHARS: ['Mindestens {n} Zeichen', 'At least {n} characters', 'Au moins {n} caractères', 'Minimo {n} caratteri'],
  FORMAT_INVALID: ['Ungültiges Format', 'Invalid format', 'Format non valide', 'Formato non valido'],
  CHOOSE_ONE: [
    'Mindestens einen Wert wählen',
    'Choose at least one value',
    'Choisissez au moins une valeur',
    'Scegliere almeno un valore',
  ],
  DUPLICATE: [
    '{field} ist bereits vergeben',
    '{field} is already in use',
    '{field} est déjà utilisé',
    '{field} è già in uso',
  ],
  SLA_IN_USE: [
    'SLA wird von Kunden verwendet',
    'SLA is in use by customers',
    'Le SLA est utilisé par des clients',
    'Lo SLA è utilizzato da clienti',
  ],
  END_BEFORE_START: [
    'Ende liegt vor dem Beginn',
    'End is before start',
    'La fin précède le début',
    'La fine precede l’inizio',
  ],
  POST_CODE_INVALID: [
    'Ungültige Postleitzahl',
    'Invalid post code',
    'Code postal non valide',
    'Codice postale non valido',
  ],
  PHONE_INVALID: [
    'Ungültige Telefonnummer',
    'Invalid phone number',
    'Numéro de téléphone non valide',
    'Numero di telefono non valido',
  ],
} as const;

export type Code = keyof typeof WORDS;

/** The message of a fault in a language. */
export function messageOf(code: Code, locale: Locale, params: Readonly<Record<string, string>> = {}): string {
  const text: string = WORDS[code][LOCALES.indexOf(locale)] as string;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}
