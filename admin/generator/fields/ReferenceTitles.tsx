import { Link } from '@mui/material';
import { Fragment } from 'react';
import { useCreatePath, useGetManyAggregate, useLocale, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { useMe } from '../../providers/application';
import { mayOpen } from '../../providers/routes';
import { embeddedTitles } from './embedded-titles';

interface ReferenceTitlesProps {
  field: FieldModel;
  /** Whether a title leads to its record, for a user with the right to open its screen. */
  linked?: boolean;
}

/**
 * Titles of the records a field refers to. Most are embedded in the record; the missing titles of a page are loaded in
 * one request.
 */
export function ReferenceTitles({ field, linked = false }: ReferenceTitlesProps) {
  const record = useRecordContext();
  const locale = useLocale();
  const createPath = useCreatePath();
  const value = record && valueAt(record, field.name);
  const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
  const embedded = embeddedTitles(record, field.name);
  const missing = ids.filter((id) => !embedded.some((item) => item.id === id));
  const route = field.reference?.route;
  const me = useMe();
  const leads = linked && route && mayOpen(me, route);
  const { data = [] } = useGetManyAggregate(
    route ?? '',
    { ids: missing },
    { enabled: Boolean(route) && missing.length > 0 },
  );
  const titleOf = (id: string) => {
    const entry = embedded.find((item) => item.id === id);
    if (entry) return inLanguage(entry.title, locale);
    const loaded = data.find((item) => item?.id === id);
    return loaded ? inLanguage(loaded[field.reference?.title ?? 'id'], locale) : '…';
  };
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {leads ? (
        <Link
          component={RouterLink}
          to={createPath({ resource: route, type: field.reference?.isGenerated ? 'show' : 'edit', id })}
        >
          {titleOf(id)}
        </Link>
      ) : (
        titleOf(id)
      )}
    </Fragment>
  ));
}
