import MailboxTrial from './MailboxTrial.tsx';
import MailConsent from './MailConsent.tsx';

/** In the form of an e-mail account: the consent of its owner, and a trial of its connection. */
const AccountConnection = () => (
  <>
    <MailConsent />
    <MailboxTrial />
  </>
);

export default AccountConnection;
