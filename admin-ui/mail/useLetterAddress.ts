import { useGetIdentity } from 'ra-core';
import { objects } from '#domain/objects.ts';
import { screenPath, screenRoles } from '#domain/screens.ts';
import type { SignedInUser } from '../data/signedInUser.ts';

/** Where a received letter is opened: in the mailbox, where it can be acted on; as a record if the person has no mailbox. */
export function useLetterAddress(): (id: number) => string {
  const { data: identity } = useGetIdentity();
  const user = identity as unknown as SignedInUser | undefined;
  const hasMailbox =
    user && (user.fullRights || screenRoles('mail').some((role) => user.roles.includes(role)));
  return (id) => (hasMailbox ? `${screenPath('mail')}?letter=${id}` : `/${objects.incomingEmail.path}/${id}`);
}
