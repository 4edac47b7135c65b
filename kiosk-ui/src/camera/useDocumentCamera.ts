import { useEffect, useRef, useState, type RefObject } from 'react';
import { readMrz } from '#domain/terminal/mrz/read.ts';
import { drawStrip } from './strip.ts';

/** `helping`: no document was found for a while, so the screen shows advice. */
export type CameraState = 'starting' | 'looking' | 'helping' | 'unavailable';

/** How long the screen shows no advice while no document is found. */
const helpAfterMs = 12_000;

/** Browsers give cameras only to pages loaded over HTTPS or from localhost. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/** Opens the camera and shows it in `video` until the signal aborts. */
const openCamera = async (video: HTMLVideoElement, signal: AbortSignal): Promise<void> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', close);
  // The screen may have been left before the listener was added.
  if (signal.aborted) close();
  signal.throwIfAborted();
  video.srcObject = stream;
  await video.play();
};

const openRecognizer = async (signal: AbortSignal) => {
  const { openTextRecognizer } = await import('./textRecognizer.ts');
  const recognizer = await openTextRecognizer();
  signal.addEventListener('abort', recognizer.close);
  if (signal.aborted) recognizer.close();
  signal.throwIfAborted();
  return recognizer;
};

/**
 * Reads the MRZ of a document before the camera until two pictures give the same text, because no check digit covers the names.
 * @returns the lines of the MRZ
 * @throws if there is no camera or no recognizer, or when the signal aborts
 */
const watch = async (
  video: HTMLVideoElement,
  show: (state: CameraState) => void,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const [recognizer] = await Promise.all([openRecognizer(signal), openCamera(video, signal)]);
  show('looking');
  const began = performance.now();
  const canvas = document.createElement('canvas');
  const earlierTexts = new Set<string>();
  for (let attempt = 0; ; attempt += 1) {
    // Each attempt has another size and angle, because each gives other errors.
    drawStrip(video, canvas, attempt);
    const lines = readMrz(await recognizer.read(canvas));
    signal.throwIfAborted();
    if (lines && earlierTexts.has(lines.join())) return lines;
    if (lines) earlierTexts.add(lines.join());
    if (performance.now() - began > helpAfterMs) show('helping');
  }
};

/** Shows the camera in `video` and looks for a document in it while the screen is shown. */
export function useDocumentCamera(
  video: RefObject<HTMLVideoElement | null>,
  onDocument: (lines: readonly string[]) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  // The effect reads `onDocument` from a ref, because a new `onDocument` must not open the camera again.
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
