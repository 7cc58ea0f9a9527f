import { apiAddress, apiAnswer, apiSurroundings, localFailure } from './http';
import { errorOf, type Problem } from './problem';

/** API path of the content of a record that is a file. */
export const contentPath = (resource: string, id: string | number) => `${resource}/${encodeURIComponent(id)}/content`;

/** How long a file may take on a poor line, in milliseconds. */
const FILE_TIMEOUT = 600_000;

/** An upload in work. */
interface UploadOptions {
  /** Further fields of the form, such as `visibleForCustomer`. */
  fields?: Record<string, string | number | boolean | object>;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Sends a file as multipart field `file` (contract) and answers the JSON; rejects with ApiError. */
export async function uploadFile<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  const { fields = {}, onProgress, signal, idempotencyKey } = options;
  const token = await apiSurroundings().token();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress(path));
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.timeout = FILE_TIMEOUT;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => settle(request, path, resolve, reject);
    request.onerror = () => reject(localFailure('NETWORK'));
    request.ontimeout = () => reject(localFailure('TIMEOUT'));
    request.onabort = () => reject(localFailure('ABORTED'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function settle<T>(request: XMLHttpRequest, path: string, resolve: (value: T) => void, reject: (error: Error) => void) {
  const body = parse(request.responseText);
  if (request.status >= 200 && request.status < 300) resolve(body as T);
  else reject(errorOf(body as Problem, request.status, apiSurroundings().translate, path.split('/')[0]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Query and media type of the wanted file. */
interface Wanted {
  query?: Record<string, unknown>;
  accept?: string;
}

/** Fetches a protected file and passes it to the browser to save; a name in the answer wins over `name`. */
export async function downloadFile(path: string, name: string, { query, accept = '*/*' }: Wanted = {}): Promise<void> {
  const answer = await apiAnswer(apiAddress(path, query), { headers: { accept }, timeout: FILE_TIMEOUT });
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(answer.headers.get('content-disposition')) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens a protected document in a tab of its own, where the browser shows it; rejects with ApiError. */
export async function openFile(path: string): Promise<void> {
  // Opened before the answer arrives, or the browser would block the tab as a pop-up.
  const tab = window.open('', '_blank');
  try {
    const address = await fileAddress(path);
    if (tab) tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Fetches a protected picture or document as an address that an element can show; the caller revokes it. */
export async function fileAddress(path: string, signal?: AbortSignal): Promise<string> {
  const answer = await apiAnswer(apiAddress(path), { headers: { accept: '*/*' }, signal });
  return URL.createObjectURL(await answer.blob());
}

/** File name of a Content-Disposition header (RFC 6266), the extended form first. */
export function fileNameOf(header: string | null): string | undefined {
  if (!header) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(header)?.[1];
}
