import { useGetIdentity } from 'ra-core';
import { useInfo } from './info.ts';
import type { SignedInUser } from './signedInUser.ts';

/** Whether this working place shows a single screen that one cannot leave; never for people with full rights. */
export function useDesktopMode(): boolean {
  const { data: info } = useInfo();
  const { data: identity } = useGetIdentity();
  // As `authProvider` gives it.
  const user = identity as unknown as SignedInUser | undefined;
  return info?.desktopMode === true && user !== undefined && !user.fullRights;
}
