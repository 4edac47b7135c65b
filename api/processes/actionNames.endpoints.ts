import { z } from 'zod';
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
    summary: 'The names of templates, processes and parameters that actions of a definition find',
    access: ['operator', 'sales'],
    query: z.object({ ownerObjectName: z.string().max(60).optional() }),
    answer: actionNamesAnswer,
    handle: async ({ query: { ownerObjectName = '' } }) => {
      const names = await actionNames(database.sql, ownerObjectName);
      const { setField, sendEmail, sendSms, createTask, startProcess, assigningTemplates } = names;
      return {
        setField: [...setField],
        sendEmail: [...sendEmail],
        sendSms: [...sendSms],
        createTask: [...createTask],
        startProcess: [...startProcess],
        assigningTemplates: [...assigningTemplates],
      };
    },
  }),
];
