import { Alert, Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { safeLetter } from './safeLetter.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface LetterBodyProps {
  readonly body: string;
  readonly isHtml: boolean;
}

/**
 * The content of a letter. HTML is cleaned and shown in a frame that runs no scripts, has no origin, and loads pictures only when
 * the reader asks for them.
 */
export function LetterBody({ body, isHtml }: LetterBodyProps) {
  if (isHtml) return <HtmlBody html={body} />;
  return (
    <Typography
      component="div"
      tabIndex={0}
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        overflowY: 'auto',
        flex: 1,
        minHeight: 0,
        p: 2,
      }}
    >
      {body}
    </Typography>
  );
}

const HtmlBody = ({ html }: { readonly html: string }) => {
  const words = useMailboxWords();
  const [withPictures, setWithPictures] = useState(false);
  const letter = useMemo(() => safeLetter(html, withPictures), [html, withPictures]);
  return (
    <>
      {letter.hasPictures && !withPictures && (
        <Alert
          severity="info"
          sx={{ py: 0, borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => setWithPictures(true)}>
              {words.showPictures}
            </Button>
          }
        >
          {words.picturesBlocked}
        </Alert>
      )}
      <Box
        component="iframe"
        title={words.body}
        // A link opens a page outside the frame, and the sandbox does not restrict that page.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={letter.document}
        sx={{ flex: 1, minHeight: 0, width: '100%', border: 0, bgcolor: '#fff' }}
      />
    </>
  );
};
