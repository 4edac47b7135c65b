import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeAfterSignIn } from '../data/afterSignIn.ts';
import { useInfo } from '../data/info.ts';
import { redirectFromOf } from '../data/redirectFrom.ts';

/** Leads whoever has signed in to where they wanted to go, or to where sign-in leads. */
export function useGoOn(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: info } = useInfo('bySomebody');
  return useCallback(
    () => void navigate(redirectFromOf(search) ?? placeAfterSignIn(info), { replace: true }),
    [info, navigate, search],
  );
}
