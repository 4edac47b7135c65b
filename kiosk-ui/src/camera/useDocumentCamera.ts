import { useEffect, useRef, useState, type RefObject } from 'react';
import { readMrz } from '#domain/terminal/mrz/read.ts';
import { drawStrip } from './strip.ts';

/** `helping`: no document was found for a while, so the screen shows advice. */
export type CameraState = 'starting' | 'looking' | 'helping' | 'unavailable';

const helpAfterMs = 12_000;

/** Browsers give cameras only to pages loaded over HTTPS or from localhost. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

const openCamera = async (video: HTMLVideoElement, signal: AbortSignal): Promise<void> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  signal.throwIfAborted();
  video.srcObject = stream;
  await video.play();
};

const openReader = async (signal: AbortSignal) => {
  const { openLetterReader } = await import('./letterReader.ts');
  const reader = await openLetterReader();
  signal.addEventListener('abort', reader.close);
  if (signal.aborted) reader.close();
  signal.throwIfAborted();
  return reader;
};

/** Reads until two pictures give the same text, because no check digit covers the names. */
const watch = async (
  video: HTMLVideoElement,
  show: (state: CameraState) => void,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const [reader] = await Promise.all([openReader(signal), openCamera(video, signal)]);
  show('looking');
  const began = performance.now();
  const canvas = document.createElement('canvas');
  const earlierReadings = new Set<string>();
  for (let turn = 0; ; turn += 1) {
    drawStrip(video, canvas, turn);
    const lines = readMrz(await reader.read(canvas));
    signal.throwIfAborted();
    if (lines && earlierReadings.has(lines.join())) return lines;
    if (lines) earlierReadings.add(lines.join());
    if (performance.now() - began > helpAfterMs) show('helping');
  }
};

/** Shows the camera in `video` and looks for a document in it while the screen is shown. */
export function useDocumentCamera(
  video: RefObject<HTMLVideoElement | null>,
  onDocument: (lines: readonly string[]) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const latestOnDocument = useRef(onDocument);
  latestOnDocument.current = onDocument;
  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    watch(video.current, setState, stop.signal).then(
      (lines) => latestOnDocument.current(lines),
      () => {
        if (!stop.signal.aborted) setState('unavailable');
      },
    );
    return () => stop.abort();
  }, [video]);
  return state;
}
