import { Alert, Box, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useFormat } from '../../providers/use-format';

type Original = Omit<Schema<'MailOriginal'>, 'headers' | 'parts'> & {
  headers: { name: string; value: string }[];
  parts: { name: string; type: string; size: number }[];
};

/** Headers with a translated label; the others keep their names. */
const named = ['from', 'to', 'cc', 'date', 'subject', 'reply-to'];

/** A page of the layout of a foreign mail that loads nothing, runs no script and follows no link. */
const framed = (html: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>body{font:14px sans-serif;margin:12px;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}table{max-width:100%}</style>${html}`;

/** A received mail, below an API path: important headers, text with quotes, layout in a sandboxed frame, and files. */
export function MailOriginal({ path, scope }: { path: string; scope: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const [shown, setShown] = useState<'text' | 'layout'>('text');
  const { data, error } = useQuery({
    queryKey: [scope, 'original', path],
    queryFn: ({ signal }) => apiFetch<Original>(path, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <Alert severity="info">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { headers, text, html, parts, unreadable } = data;
  const formatted = (name: string, value: string) =>
    name === 'date' && !Number.isNaN(Date.parse(value)) ? format.moment(value) : value;
  const nameOf = (name: string) => (named.includes(name) ? translate(`tickets.original.headers.${name}`) : name);
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0, bgcolor: 'background.default' }}
    >
      <FactList variant="caption" facts={headers.map(({ name, value }) => [nameOf(name), formatted(name, value)])} />
      {unreadable && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('tickets.original.unreadable', { reason: translate(`enums.intakeReason.${unreadable}`) })}
        </Alert>
      )}
      {text === null && !unreadable && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('tickets.original.hidden')}
        </Alert>
      )}
      {html && (
        <Tabs value={shown} onChange={(_event, value: typeof shown) => setShown(value)} sx={{ minHeight: 36, mt: 1 }}>
          <Tab value="text" label={translate('tickets.original.text')} sx={{ minHeight: 36 }} />
          <Tab value="layout" label={translate('tickets.original.layout')} sx={{ minHeight: 36 }} />
        </Tabs>
      )}
      {text !== null && shown === 'text' && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {html && shown === 'layout' && (
        <Box
          component="iframe"
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={framed(html)}
          title={translate('tickets.original.frame')}
          sx={{ mt: 1, width: '100%', height: 420, border: 1, borderColor: 'divider' }}
        />
      )}
      {parts.length > 0 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('tickets.original.parts')}:{' '}
          {parts.map((part) => `${part.name || part.type} (${format.bytes(part.size)})`).join(', ')}
        </Typography>
      )}
    </Box>
  );
}
