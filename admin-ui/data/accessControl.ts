import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { authProvider } from './authProvider.ts';
import { currentLanguage } from './language.ts';
import { appObjectsQuery, objectMetaQuery } from './metadata.ts';
import { queryClient } from './queryClient.ts';

export interface AccessRequest {
  /** The path of an object. */
  readonly resource: string;
  /** react-admin's names: `list`, `show`, `export`, `create`, `clone`, `edit` or `delete`. */
  readonly action: string;
}

/**
 * Whether the signed-in person may do this with records of the object, by the metadata that lists and forms are built
 * from. What the state of one record allows is told by `useLifecycle`. The server decides again with each call.
 */
export async function canAccess(client: QueryClient, { resource, action }: AccessRequest): Promise<boolean> {
  const language = currentLanguage();
  const appObjects = await client.fetchQuery(appObjectsQuery(language));
  const object = appObjects.find(({ path }) => path === resource);
  if (!object) return false;
  if (action === 'list' || action === 'show' || action === 'export') return true;
  if (action === 'create' || action === 'clone') return object.canCreate;
  if (action !== 'edit' && action !== 'delete') return false;
  const { canModify } = await client.fetchQuery(objectMetaQuery(language, object.name));
  return canModify;
}

/** For the screens of signed-in people. The sign-in page does not ask what people may do. */
export const signedInAuthProvider: AuthProvider = {
  ...authProvider,
  canAccess: (request) => canAccess(queryClient, request),
};
