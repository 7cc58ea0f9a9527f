/** What the text of a refusal names, as it is kept beside its code: as JSON, or nothing. */
export const keptParams = (params: Readonly<Record<string, unknown>>): string | null =>
  Object.keys(params).length > 0 ? JSON.stringify(params) : null;
