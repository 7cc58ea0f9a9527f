/** 'TextBlock' and 'textBlock' -> 'text_block', as columns and tables are named. */
export const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
