import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { appObject, objectMeta } from '#domain/kernel/meta.ts';
import { objects } from '#domain/objects.ts';

vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { canAccess } = await import('./accessControl.ts');
const { appObjectsQuery, objectMetaQuery } = await import('./metadata.ts');

/** A person who writes vehicles, reads carriers, and may not see e-mails; the access log is written by the server. */
const client = new QueryClient();
const { vehicle, carrier, accessLog, outgoingEmail } = objects;
client.setQueryData(appObjectsQuery('en').queryKey, [
  appObject(vehicle, 'en', true),
  appObject(carrier, 'en', false),
  appObject(accessLog, 'en', true),
]);
for (const [declaration, mayModify] of [
  [vehicle, true],
  [carrier, false],
  [accessLog, true],
] as const)
  client.setQueryData(
    objectMetaQuery('en', declaration.name).queryKey,
    objectMeta(declaration, 'en', mayModify) as never,
  );

describe('access control of react-admin', () => {
  it.each([
    ['list', [true, true, true, false]],
    ['show', [true, true, true, false]],
    ['export', [true, true, true, false]],
    ['create', [true, false, false, false]],
    ['edit', [true, false, false, false]],
    ['delete', [true, false, false, false]],
    ['anything else', [false, false, false, false]],
  ])(
    '%s: what one writes, what one reads, what the server writes, what one may not see',
    async (action, may) => {
      const answers = [vehicle, carrier, accessLog, outgoingEmail].map(({ path }) =>
        canAccess(client, { resource: path, action }),
      );
      expect(await Promise.all(answers)).toEqual(may);
    },
  );
});
