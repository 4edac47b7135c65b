import type { ApiDependencies } from '../dependencies.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { conversationEndpoints } from './conversation.endpoints.ts';
import { letterRecordEndpoints } from './letterRecord.endpoints.ts';
import { mailConsentEndpoints } from './mailConsent.endpoints.ts';
import { mailTemplateEndpoints } from './mailTemplates.endpoints.ts';
import { mailboxTrialEndpoints } from './mailboxTrial.endpoints.ts';
import { openedAccountEndpoints } from './openedAccounts.endpoints.ts';
import { mailingEndpoints } from './mailings.endpoints.ts';
import { receivedMailEndpoints } from './receivedMail.endpoints.ts';
import { unsubscribeEndpoints } from './unsubscribe.endpoints.ts';
import { writtenMailEndpoints } from './writtenMail.endpoints.ts';

export function mailCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...conversationEndpoints(dependencies),
    ...letterRecordEndpoints(dependencies),
    ...mailConsentEndpoints(dependencies),
    ...mailTemplateEndpoints(dependencies),
    ...mailboxTrialEndpoints(dependencies),
    ...openedAccountEndpoints(dependencies),
    ...mailingEndpoints(dependencies),
    ...receivedMailEndpoints(dependencies),
    ...unsubscribeEndpoints(dependencies),
    ...writtenMailEndpoints(dependencies),
  ];
}
