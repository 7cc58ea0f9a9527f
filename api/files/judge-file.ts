import { invalidField, Problem } from '../platform/http/problem.js';
import { contentTypeOf } from './file-content.js';
import type { FileJudge } from './file-intake.js';
import { cleanFileName, isExecutableName } from './file-name.js';

/** The content type of a file; throws 415 for programs, by name or content (domain "Attachment types"). */
export const judgeFile: FileJudge = async (head, name) => {
  const type = isExecutableName(name) ? null : await contentTypeOf(head, name);
  if (type === null) throw new Problem(415, 'FILE_TYPE_REFUSED', { name });
  return type;
};

/** The clean form of a new name for a file; throws 422 for an empty one, and for that of a program. */
export function checkedFileName(sent: string): string {
  const name = cleanFileName(sent);
  if (!name) throw invalidField('/name', 'FILE_NAME_INVALID');
  if (isExecutableName(name)) throw invalidField('/name', 'FILE_TYPE_REFUSED');
  return name;
}
