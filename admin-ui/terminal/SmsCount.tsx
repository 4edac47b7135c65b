import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { smsBody, smsSize } from '#domain/terminal/gsm7.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';

/** The number of messages that the text of an SMS needs, and the text as sent if some letters are replaced. */
const SmsCount = () => {
  const text = useText();
  const typedBody: unknown = useWatch({ name: 'body' });
  const { data } = useQuery({
    queryKey: ['sms letters'],
    queryFn: ({ signal }) => callApi('GET /outgoing_sms/letters', { signal }),
  });
  if (!data || typeof typedBody !== 'string' || typedBody === '') return null;
  const body = smsBody(typedBody, data.letters);
  // How many units the text has, and how many fit into the messages (`parts`) that it needs.
  const { units, room, parts } = smsSize(body);
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
      {text('smsCount.size', { units, room, smart_count: parts })}
      {body !== typedBody && ` · ${text('smsCount.goesOutAs', { body })}`}
    </Typography>
  );
};

export default SmsCount;
