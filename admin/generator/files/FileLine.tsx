import { useState } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { FileIcon } from '../../components/FileIcon';
import { RecordLine } from '../../components/RecordLine';
import { type FileRecord, isDocument, isOpenTo, isPicture } from '../../model/files';
import type { PageRecord, PanelModel } from '../../model/panels';
import { rightsOn } from '../../model/rights';
import { contentPath, downloadFile, openFile } from '../../providers/files';
import { useFormat } from '../../providers/use-format';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { FieldValue } from '../fields/FieldValue';
import { type AskedDialog, LineDialogs } from '../panels/LineDialogs';
import { LineMenu } from '../panels/LineMenu';
import { usePanelText } from '../panels/use-panel-text';
import { FileFlag } from './FileFlag';

interface FileLineProps {
  panel: PanelModel;
  /** The record of the page. */
  page: PageRecord;
  file: FileRecord;
  /** Shows the file, which is a picture. */
  onShow: () => void;
}

/**
 * A file with its size, day and author: its name shows a picture or PDF and downloads any other file; its menu has the
 * permitted changes.
 */
export function FileLine({ panel, page, file, onShow }: FileLineProps) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const text = usePanelText(panel);
  const [asked, setAsked] = useState<AskedDialog>();
  const { id, name, size, createdAt, createdBy, contentType } = file;
  const { path, fields } = panel.model;
  const open = () => {
    if (isPicture(file)) return onShow();
    const content = contentPath(path, id);
    const opened = isDocument(file) ? openFile(`${content}?disposition=inline`) : downloadFile(content, name);
    return opened.catch(notifyFailure);
  };
  const facts = { size: format.bytes(size), day: format.day(createdAt), name: createdBy };
  const badge = fields.find((field) => field.name === panel.badge);
  return (
    <RecordContextProvider value={file}>
      <RecordLine
        id={id}
        before={<FileIcon contentType={contentType} />}
        title={name}
        open={isOpenTo(file) ? open : undefined}
        facts={isOpenTo(file) ? translate('files.facts', facts) : text('closed')}
      >
        {badge && <FieldValue field={badge} dense />}
        <FileFlag panel={panel} page={page} file={file} />
        <LineMenu
          panel={panel}
          record={file}
          title={name}
          can={rightsOn(panel.model, file, page)}
          onAsk={(dialog) => setAsked({ dialog })}
        />
      </RecordLine>
      <LineDialogs
        panel={panel}
        page={page}
        record={file}
        title={name}
        asked={asked}
        onClose={() => setAsked(undefined)}
      />
    </RecordContextProvider>
  );
}
