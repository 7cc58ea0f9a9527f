/** Address of the list of a resource with a filter, in an order. */
export function listAddress(route: string, { filter, sort }: { filter: object; sort?: readonly string[] }): string {
  const [field = '', order = ''] = sort ?? [];
  return `/${route}?${new URLSearchParams({ filter: JSON.stringify(filter), ...(sort && { sort: field, order }) })}`;
}
