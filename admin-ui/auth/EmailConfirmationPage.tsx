import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { authCalls } from '../data/authCalls.ts';
import { useText } from '../i18n/useText.ts';
import { useSentence } from '../parts/useSentence.ts';
import { FormCard } from './FormCard.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';

/** The page that the link in the confirmation e-mail opens. Opening it confirms the address. */
const EmailConfirmationPage = () => {
  const text = useText();
  const sentence = useSentence();
  const { token = '' } = useParams();
  // A token works only once. The answer never becomes stale, so the token is sent once, even if React mounts the page twice.
  const { isPending, error } = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: () => authCalls.confirmEmail(token),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <PublicPage waiting={isPending}>
      {error ? (
        <FormCard title={text('account.confirmFailed')} refusal={sentence(error)}>
          <Button component={Link} to="/confirm-account" variant="contained" size="large">
            {text('account.sendAnother')}
          </Button>
          <PublicLink to="/login" label={text('account.toSignIn')} />
        </FormCard>
      ) : (
        <FormCard title={text('account.confirmTitle')} done={text('account.confirmed')}>
          <Button component={Link} to="/login" variant="contained" size="large">
            {text('login.signIn')}
          </Button>
        </FormCard>
      )}
    </PublicPage>
  );
};

export default EmailConfirmationPage;
