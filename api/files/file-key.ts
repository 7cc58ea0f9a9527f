/** Where the content of a record's file lies in the file store: `tenant/id`. */
export const fileKeyOf = ({ tenant, id }: { tenant: string; id: string }) => `${tenant}/${id}`;
