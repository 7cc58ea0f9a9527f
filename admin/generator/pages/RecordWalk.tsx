import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useShortcut } from '../../components/shortcuts';
import { embedsOf } from '../../model/list-selection';
import type { ResourceModel } from '../../model/resource-model';
import { useListMemory } from '../../providers/list-memory';

/** Milliseconds without a request, after which a page has settled. */
const PAUSE = 500;

/** The next and the previous record of the list from which a record was opened, and the way back to its row. */
export function RecordWalk({ model, id }: { model: ResourceModel; id: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const memory = useListMemory(model.route);
  const left = memory.read();
  const ids = left?.ids ?? [];
  const index = ids.indexOf(id);
  const go = (by: number) => {
    // A key may be pressed again before its record is shown: the address is ahead of the page.
    const at = ids.findIndex((one) => window.location.pathname.includes(one));
    const next = at < 0 ? undefined : ids[at + by];
    if (!next || !left) return false;
    memory.keep({ ...left, active: next });
    return navigate(pathname.replace(id, next) + search, { replace: true });
  };
  useShortcut('j', 'app.shortcuts.record.next', () => go(1), 'record');
  useShortcut('k', 'app.shortcuts.record.previous', () => go(-1), 'record');
  useShortcut('u', 'app.shortcuts.record.back', () => navigate(left?.address ?? `/${model.route}`), 'record');
  usePrefetched(model, index < 0 ? undefined : ids[index + 1]);
  if (index < 0) return null;
  const steps = [
    { by: -1, label: translate('generator.walk.previous'), Icon: KeyboardArrowUpOutlined },
    { by: 1, label: translate('generator.walk.next'), Icon: KeyboardArrowDownOutlined },
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('generator.walk.place', { at: index + 1, total: ids.length })}
      sx={{ alignItems: 'center', order: -1 }}
    >
      {steps.map(({ by, label, Icon }) => (
        <Tooltip key={by} title={label}>
          <span>
            <IconButton size="small" aria-label={label} disabled={!ids[index + by]} onClick={() => go(by)}>
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  );
}

/** Loads a record once the page has settled, so that a step to it shows it at once. */
function usePrefetched({ route, fields }: ResourceModel, id: string | undefined): void {
  const client = useQueryClient();
  const provider = useDataProvider();
  const isQuiet = useIsFetching() === 0;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!id || !isQuiet || last.current === id) return undefined;
    const meta = { embed: embedsOf(fields) };
    const timer = setTimeout(() => {
      last.current = id;
      void client.prefetchQuery({
        queryKey: [route, 'getOne', { id, meta }],
        queryFn: async ({ signal }) => (await provider.getOne(route, { id, meta, signal })).data,
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [id, isQuiet, client, provider, route, fields]);
}
