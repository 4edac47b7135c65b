import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AnswerAt } from '#domain/contracts.ts';
import { dateTimeText, integerText } from '#domain/kernel/written.ts';
import { openedMailWords } from '#domain/mail/openedMail.words.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../../data/client.ts';
import { useLanguage } from '../../data/useLanguage.ts';

type ForeignRead = AnswerAt<'GET /email_accounts/:id/foreign_reads'>['rows'][number];

/** What others have read in an account of the person, newest first; nothing if nobody has. */
export function ForeignReads({ emailAccountId }: { readonly emailAccountId: number }) {
  const words = openedMailWords(useLanguage());
  const { data } = useQuery({
    queryKey: ['profile', 'mail', 'reads', emailAccountId],
    queryFn: ({ signal }) =>
      callApi('GET /email_accounts/:id/foreign_reads', { params: { id: emailAccountId }, signal }),
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h4" sx={{ mt: 1.5 }}>
        {words.reads}
      </Typography>
      <TableContainer tabIndex={0} aria-label={words.reads} sx={{ maxHeight: 260 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{words.when}</TableCell>
              <TableCell>{words.who}</TableCell>
              <TableCell>{words.what}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((read) => (
              <TableRow key={read.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTimeText(read.date)}</TableCell>
                <TableCell>{read.user?.presentation}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <What read={read} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

/** The subject of the letter that was read; if several were read at once, as in a list, their number. */
const What = ({ read: { letters, subject } }: { readonly read: ForeignRead }) => {
  const language = useLanguage();
  const words = openedMailWords(language);
  if (letters > 1) return filled(words.several, { count: integerText(language, letters) });
  return subject || words.noSubject;
};
