import { mailboxTrialContracts } from '#domain/mail/mailboxTrial.contracts.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** Lets those who set up an e-mail account test whether it can receive mail. */
export function mailboxTrialEndpoints({
  database,
  processes,
}: Pick<ApiDependencies, 'database' | 'processes'>): AnyEndpoint[] {
  return [
    serve(mailboxTrialContracts.try, {
      tag: 'mail',
      // Full rights alone.
      access: [],
      refuses: [404],
      summary: 'Connects to the mail server of an account and says which step failed',
      handle: async ({ actor, params: { id }, requestId }) => {
        await database.records.mustSee(actor, 'emailAccount', id);
        return processes.mailboxTrials.of(id, requestId);
      },
    }),
  ];
}
