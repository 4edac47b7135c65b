import { useGetIdentity } from 'ra-core';
import { useInfo } from './info.ts';
import type { SignedInUser } from './signedInUser.ts';

/** Whether this desk shows one screen and nothing to leave it by; who has full rights always may. */
export const useDesktopMode = (): boolean => {
  const { data: info } = useInfo();
  const { data: identity } = useGetIdentity();
  const user = identity as unknown as SignedInUser | undefined;
  return info?.desktopMode === true && user !== undefined && !user.fullRights;
};
