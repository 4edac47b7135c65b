import { Alert, Box } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { signedInUser } from '../../data/session.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

const againAfterMs = 2000;

/**
 * Shows a placeholder until it is known who is signed in. If the server does not answer, a message says so and the server is asked
 * again, because a lost connection must not lead to the sign-in page.
 */
export function WhenKnown({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const sentence = useSentence();
  const [isKnown, setKnown] = useState(false);
  const [lastError, setLastError] = useState<unknown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const ask = (): void =>
      void signedInUser().then(
        // The answer is null if nobody is signed in. This is known then, too: the children lead to the sign-in page.
        () => {
          if (!isUnmounted) setKnown(true);
        },
        (error: unknown) => {
          if (isUnmounted) return;
          setLastError(error);
          timer = setTimeout(ask, againAfterMs);
        },
      );
    ask();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, []);
  if (isKnown) return children;
  return (
    <>
      {lastError !== undefined && (
        <Box sx={{ position: 'fixed', insetInline: 0, top: 60, zIndex: 'snackbar', display: 'grid', px: 2 }}>
          <Alert severity="warning" sx={{ justifySelf: 'center' }}>
            {sentence(lastError)} {text('pages.tryingAgain')}
          </Alert>
        </Box>
      )}
      <FrameSkeleton />
    </>
  );
}
