import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CodeReader, openCodeReader } from './code-reader';

/** The reason why no code can be read: the user or the device denies the camera, there is none, or it failed. */
export type CameraTrouble = 'refused' | 'absent' | 'failed';

const WANTED: MediaStreamConstraints = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };

/** Shows the picture of the camera in the given element and passes each code to `onCode`, while the dialog is open. */
export function useCamera(isWanted: boolean, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const latestOnCode = useRef(onCode);
  latestOnCode.current = onCode;
  const [trouble, setTrouble] = useState<CameraTrouble>();
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    watch(video, stop.signal, (code) => latestOnCode.current(code)).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn(error);
      setTrouble(troubleOf(error));
    });
    return () => stop.abort();
  }, [isWanted]);
  return { video, trouble };
}

/** Reads one picture after the other until it finds a code or is stopped; the camera is released in any case. */
async function watch(
  element: RefObject<HTMLVideoElement | null>,
  stopped: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  // Without a secure connection browsers offer no camera.
  if (!mediaDevices) throw new DOMException('', 'NotFoundError');
  const opening = openCodeReader();
  // The error is handled below, once the camera is open and can be released.
  opening.catch(() => undefined);
  const stream = await mediaDevices.getUserMedia(WANTED);
  try {
    const video = element.current;
    if (!video || stopped.aborted) return;
    video.srcObject = stream;
    await video.play();
    const code = await firstCode(video, await opening, stopped);
    if (code !== undefined) onCode(code);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function firstCode(video: HTMLVideoElement, read: CodeReader, stopped: AbortSignal): Promise<string | undefined> {
  while (!stopped.aborted) {
    const code = await read(video);
    if (stopped.aborted) return undefined;
    if (code) return code;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}
