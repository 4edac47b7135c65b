import type { Database } from '#database/connect.ts';
import { actionNames } from '#database/processes/actionNames.ts';
import { fail } from '#domain/kernel/fail.ts';
import { may } from '#domain/platform/access.rules.ts';
import { processContracts } from '#domain/processes/process.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The names that the actions of an edited definition may use. Logins are checked only on the server. */
export function actionNamesEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(processContracts.actionNames, {
      tag: 'processes',
      summary: 'The names of templates, processes and parameters that actions of a definition find',
      access: ['operator', 'sales'],
      handle: async ({ actor, query: { ownerObjectName = '' } }) => {
        const definition = database.registry.byName('bpDefinition');
        if (!may(actor, 'read', definition)) throw fail('no_access', { object: definition.name });
        const names = await actionNames(database.sql, ownerObjectName);
        const { setField, sendEmail, sendSms, createTask, startProcess } = names;
        // The last three are ids: of templates that set an executor, of users who can be given tasks, of roles that have members.
        return {
          setField: [...setField],
          sendEmail: [...sendEmail],
          sendSms: [...sendSms],
          createTask: [...createTask],
          startProcess: [...startProcess],
          assigningTemplates: [...names.assigningTemplates],
          workers: [...names.workers],
          staffedRoles: [...names.staffedRoles],
        };
      },
    }),
  ];
}
