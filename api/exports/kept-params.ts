/** The parameters of a refusal's text in their stored form: JSON, or null. */
export const keptParams = (params: Readonly<Record<string, unknown>>): string | null =>
  Object.keys(params).length > 0 ? JSON.stringify(params) : null;
