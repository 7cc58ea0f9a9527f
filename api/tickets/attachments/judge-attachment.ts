import { contentTypeOf } from '../../files/file-content.js';
import type { FileJudge } from '../../files/file-intake.js';
import { isExecutableName } from '../../files/file-name.js';
import { Problem } from '../../platform/http/problem.js';

/** The content type of an attachment; throws 415 for programs, by name or content (domain "Attachment types"). */
export const judgeAttachment: FileJudge = async (head, name) => {
  const type = isExecutableName(name) ? null : await contentTypeOf(head, name);
  if (type === null) throw new Problem(415, 'FILE_TYPE_REFUSED', { name });
  return type;
};
