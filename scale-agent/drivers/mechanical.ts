import { once } from 'node:events';
import type { Drive } from './driver.ts';

/** A scale without a connection: people type its weights in, so there is never a reading. */
export const mechanical: Drive<undefined> = async ({ onTelegram, signal }) => {
  onTelegram({ kind: 'none', reason: 'typed_by_hand', raw: '' });
  if (!signal.aborted) await once(signal, 'abort');
};
