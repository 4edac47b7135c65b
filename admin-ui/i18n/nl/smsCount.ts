import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} van %{room} tekens, %{smart_count} sms |||| %{units} van %{room} tekens, %{smart_count} sms’en',
  goesOutAs: 'Wordt verstuurd als: %{body}',
};
