import { Alert, Box } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { signedInUser } from '../../data/session.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

const againAfterMs = 2000;

/**
 * Shows a placeholder until it is known who is signed in. If the server does not answer, it says so and asks again,
 * because a lost connection must not lead to the sign-in page.
 */
export function WhenKnown({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const sentence = useSentence();
  const [known, setKnown] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = (): void =>
      void signedInUser().then(
        () => left || setKnown(true),
        (error: unknown) => {
          if (left) return;
          setFailed(error);
          timer = setTimeout(ask, againAfterMs);
        },
      );
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  if (known) return children;
  return (
    <>
      {failed !== undefined && (
        <Box sx={{ position: 'fixed', insetInline: 0, top: 60, zIndex: 'snackbar', display: 'grid', px: 2 }}>
          <Alert severity="warning" sx={{ justifySelf: 'center' }}>
            {sentence(failed)} {text('pages.tryingAgain')}
          </Alert>
        </Box>
      )}
      <FrameSkeleton />
    </>
  );
}
