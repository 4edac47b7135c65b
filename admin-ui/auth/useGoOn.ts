import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeAfterSignIn } from '../data/afterSignIn.ts';
import { useInfo } from '../data/info.ts';
import { redirectFromOf } from '../data/redirectFrom.ts';

/** Navigates after sign-in to the page that the person wanted, or to the first page. */
export function useGoOn(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: info } = useInfo('bySomebody');
  return useCallback(
    () => void navigate(redirectFromOf(search) ?? placeAfterSignIn(info), { replace: true }),
    [info, navigate, search],
  );
}
