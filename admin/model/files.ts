import type { RecordRights } from './rights';

/** A record that is a file; its size is in bytes. */
export interface FileRecord {
  id: string;
  name: string;
  contentType: string;
  size: number;
  createdAt: string;
  createdBy: string;
  version: number;
  /** Without the right `open` the user sees the record and not the content. */
  can?: RecordRights & { open?: boolean };
}

/** Pictures that browsers draw. */
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** Whether the file is a picture that a page shows. */
export const isPicture = ({ contentType }: Pick<FileRecord, 'contentType'>): boolean => PICTURE.test(contentType);

/** Whether browsers show the file in a tab of its own. */
export const isDocument = ({ contentType }: Pick<FileRecord, 'contentType'>): boolean =>
  contentType === 'application/pdf';

/** Whether the user may open the content of the file. */
export const isOpenTo = ({ can }: { can?: { open?: boolean } }): boolean => can?.open !== false;
