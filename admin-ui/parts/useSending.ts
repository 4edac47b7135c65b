import { useState } from 'react';
import { useNotifyError } from './useNotifyError.ts';
import { useSeen } from './useSeen.ts';

interface SendingOptions {
  /** The version of the record on the screen. */
  readonly updatedAt: string | undefined;
  readonly onClose: () => void;
  /** Refetches what the call may have changed; also after a refusal, because the record may have a newer version. */
  readonly refresh: () => Promise<unknown>;
  /** Shows a refusal, if the dialog does that itself. */
  readonly tell?: (error: unknown) => void;
}

/** The part of a request's body that names the version: `{ updatedAt }`, or `{}` if it is not known. */
type Version = ReturnType<ReturnType<typeof useSeen>['version']>;

/**
 * Sends the request of a dialog. The call gets the version that the person saw; the dialog closes when the call succeeds,
 * and stays open with the refusal when it fails. While `sending` is true, nothing else may be sent.
 */
export function useSending({ updatedAt, onClose, refresh, tell }: SendingOptions) {
  const notifyError = useNotifyError();
  const [sending, setSending] = useState(false);
  const seen = useSeen(updatedAt);
  const send = async (call: (version: Version) => Promise<unknown>): Promise<void> => {
    setSending(true);
    try {
      await call(seen.version());
      onClose();
    } catch (error) {
      seen.refused(error);
      (tell ?? notifyError)(error);
    } finally {
      setSending(false);
      await refresh();
    }
  };
  return { sending, send };
}
