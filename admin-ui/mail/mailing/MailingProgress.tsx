import { Alert, Box, Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import type { MailingStatus } from '#domain/mail/enums.ts';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { Panel } from '../../parts/Panel.tsx';
import { WorkProgress } from '../../parts/WorkProgress.tsx';
import { listAddress } from '../../shell/home/widgetAddress.ts';
import { MailingMoves } from './MailingMoves.tsx';
import { useMailingWords } from './useMailingWords.ts';

/** The progress of a mailing that was begun, and the actions on it. */
const MailingProgress = ({ record }: { readonly record: AnyRecord }) => {
  const words = useMailingWords();
  const status = record.status as MailingStatus;
  if (status === 'draft') return null;
  return (
    <Panel title={words.recipients} below action={<MailingMoves id={record.id} status={status} />}>
      {typeof record.failure === 'string' && <Alert severity="warning">{record.failure}</Alert>}
      <Progress record={record} />
    </Panel>
  );
};

const Progress = ({ record }: { readonly record: AnyRecord }) => {
  const { id, name } = record;
  const words = useMailingWords();
  const language = useLanguage();
  const key = ['mailing', id, 'progress'];
  useRefetchOnChange(['mailing', 'mailingRecipient', 'outgoingEmail'], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /mailings/:id/progress', { params: { id }, signal }),
  });
  if (!data) return null;
  const { waiting, queued, sent, failed, leftOut } = data;
  const countTexts = Object.fromEntries(
    Object.entries(data).map(([state, count]) => [state, integerText(language, count)]),
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <WorkProgress
        label={filled(words.progress, countTexts)}
        done={sent + failed + leftOut}
        count={waiting + queued + sent + failed + leftOut}
      />
      <TextLink
        component={Link}
        to={listAddress(objects.mailingRecipient.path, [
          { fieldPath: 'mailing', operator: 'eq', value: { id, presentation: String(name) } },
        ])}
        sx={{ justifySelf: 'start' }}
      >
        {words.showRecipients}
      </TextLink>
    </Box>
  );
};

export default MailingProgress;
