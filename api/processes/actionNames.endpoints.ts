import type { Database } from '#database/connect.ts';
import { actionNames } from '#database/processes/actionNames.ts';
import { actionNamesAnswer } from '#domain/processes/processAnswers.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';

/** What a definition that is being drawn may name in its actions; people's logins are asked of the server alone. */
export const actionNamesEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/bp_definition/action_names',
    tag: 'processes',
    summary: 'The names of templates and processes that actions of a definition find',
    access: ['operator', 'sales'],
    answer: actionNamesAnswer,
    handle: async () => {
      const { sendEmail, sendSms, createTask, startProcess } = await actionNames(database.sql);
      return {
        sendEmail: [...sendEmail],
        sendSms: [...sendSms],
        createTask: [...createTask],
        startProcess: [...startProcess],
      };
    },
  }),
];
