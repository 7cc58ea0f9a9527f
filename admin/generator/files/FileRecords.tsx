import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../components/RecordLines';
import { type FileRecord, isOpenTo, isPicture } from '../../model/files';
import { creationOf } from '../../model/panels';
import { type RelatedRecordsProps, useEmptyText } from '../panels/RelatedRecords';
import { useFollowPage, usePanelRecords } from '../panels/use-panel-records';
import { usePanelText } from '../panels/use-panel-text';
import { ResourceModelProvider } from '../resource-model-context';
import { FileChoice } from './FileChoice';
import { FileLine } from './FileLine';
import { UploadList } from './UploadList';

const Lightbox = lazy(() => import('./Lightbox'));

interface FileRecordsProps extends RelatedRecordsProps {
  /** Another part of the page shows the running and failed uploads. */
  uploadsElsewhere?: boolean;
}

/** The files of a panel, running and failed uploads with the reason, and a zone that takes further files. */
export function FileRecords({ panel, override, record: page, uploadsElsewhere = false }: FileRecordsProps) {
  const translate = useTranslate();
  const text = usePanelText(panel);
  const empty = useEmptyText(panel);
  const { model } = panel;
  const [shown, setShown] = useState<number>();
  const { data, error, refetch } = usePanelRecords<FileRecord>(panel, page, override.refreshMs);
  useFollowPage(page, refetch);
  const creation = creationOf(panel, page);
  const pictures = data?.filter((file) => isPicture(file) && isOpenTo(file)) ?? [];
  return (
    <ResourceModelProvider value={{ model, override }}>
      <RecordLines
        label={text('name', translate(model.label, { smart_count: 2 }))}
        failure={translate(`resources.${model.path}.loadFailed`, { _: translate('files.loadFailed') })}
        query={{ data, error, refetch }}
        none={creation ? undefined : { title: empty }}
        line={(file) => (
          <FileLine
            key={file.id}
            panel={panel}
            page={page}
            file={file}
            onShow={() => setShown(pictures.indexOf(file))}
          />
        )}
        foot={creation && <FileChoice panel={panel} creation={creation} />}
      >
        {creation?.below && !uploadsElsewhere && <UploadList to={creation.below} />}
      </RecordLines>
      {shown !== undefined && (
        <Suspense>
          <Lightbox
            resource={model.path}
            pictures={pictures}
            index={shown}
            onMove={setShown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </ResourceModelProvider>
  );
}
