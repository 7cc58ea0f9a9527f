import { Box, type SvgIconProps, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { RecordLine } from '../../components/RecordLine';
import { ResourceIcon } from '../../components/ResourceIcon';
import { useConfirmation } from '../../components/use-confirmation';
import { menuActionsFor } from '../../model/actions';
import { columnsOf } from '../../model/columns';
import { isCustom } from '../../model/own-texts';
import type { PanelModel } from '../../model/panels';
import type { FieldModel } from '../../model/resource-model';
import { rightsOn } from '../../model/rights';
import { contentPath, openFile } from '../../providers/files';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { FieldValue } from '../fields/FieldValue';
import { CardValues } from '../list/RecordCards';
import { RowActions } from '../list/RowActions';
import { useAction } from '../pages/use-action';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { type AskedDialog, LineDialogs } from './LineDialogs';
import { LineMenu } from './LineMenu';
import { useLineWrites } from './use-line-writes';

interface LineRecordProps {
  panel: PanelModel;
  /** The record of the page. */
  page: RaRecord;
  record: RaRecord;
  /** The field whose value stands at the right. */
  summed?: FieldModel;
}

/** A record of a panel: its title opens its file, its form or its page, and its menu has the permitted actions. */
export function LineRecord({ panel, page, record, summed }: LineRecordProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const notifyFailure = useNotifyFailure();
  const { model, override } = useResourceModel();
  const { before: Before, title: Title, facts: Facts, below: Below, ...line } = override.line ?? {};
  const writes = useLineWrites(panel, page);
  const { confirmed, question } = useConfirmation(model.path);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<AskedDialog>();
  const { begin, dialogs } = useAction(record);
  const context = useMatchContext();
  const address = line.address?.(record, pathname);
  const rights = rightsOn(model, record, page);
  const can = address ? { update: false, delete: false } : rights;
  const title = useRecordTitle()(record) || translate('generator.page.untitled');
  const change = async (values: object) => {
    setBusy(true);
    await writes.change(record, values, confirmed).catch(notifyFailure);
    setBusy(false);
  };
  const open = () => {
    if (address) return address;
    if (line.content?.has(record)) return () => setAsked({ dialog: 'content' });
    const content = contentPath(model.path, record.id);
    if (model.isFile) return () => openFile(`${content}?disposition=inline`).catch(notifyFailure);
    if (can.update) return () => setAsked({ dialog: 'change' });
    return model.generated && !override.show && !line.content
      ? createPath({ resource: model.route, type: 'show', id: record.id })
      : undefined;
  };
  const edit = can.update ? (given: object) => setAsked({ dialog: 'change', given }) : undefined;
  const slot = { record, change, edit, isBusy };
  const badge = model.fields.find(({ name }) => name === panel.badge);
  const columns = (panel.line ?? []).flatMap((name) => model.fields.find((field) => field.name === name) ?? []);
  const own = columnsOf(model).filter((field) => isCustom(field) && !columns.includes(field));
  return (
    <RecordContextProvider value={record}>
      <RecordLine
        id={String(record.id)}
        before={Before ? <Before {...slot} /> : model.isFile && <ResourceIcon name={model.icon} {...ICON} />}
        title={Title ? <Title {...slot} /> : title}
        open={open()}
        isOver={line.isOver?.(record)}
        facts={
          <>
            {Facts ? <Facts {...slot} /> : <CardValues record={record} columns={columns} most={columns.length} />}
            <Box sx={{ '&:empty': { display: 'none' } }}>
              <CardValues record={record} columns={own} most={own.length} />
            </Box>
          </>
        }
        below={
          <>
            {Below && <Below {...slot} />}
            <Box sx={{ mt: 0.5, '&:empty': { display: 'none' } }}>
              <RowActions />
            </Box>
          </>
        }
      >
        {badge && <FieldValue field={badge} dense />}
        {summed && (
          <Typography variant="body2" noWrap>
            <FieldValue field={summed} dense />
          </Typography>
        )}
        <LineMenu
          panel={panel}
          record={record}
          title={title}
          can={can}
          further={line.actions?.(record, change)}
          acts={menuActionsFor(model, record, context).map((action) => ({
            text: action.label,
            Icon: (look: SvgIconProps) => <ResourceIcon name={action.icon} {...look} />,
            choose: () => begin(action),
          }))}
          onAsk={(dialog) => setAsked({ dialog })}
        />
      </RecordLine>
      <LineDialogs
        panel={panel}
        page={page}
        record={record}
        title={title}
        asked={asked}
        onClose={() => setAsked(undefined)}
      />
      {dialogs}
      {question}
    </RecordContextProvider>
  );
}

const ICON = { fontSize: 'small', color: 'action' } as const;
