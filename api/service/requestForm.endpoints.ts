import { requestFromForm } from '#database/service/requestFromForm.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { requestFormContracts } from '#domain/service/requestForm.contracts.ts';
import { requestFormErrors, trimmedRequestForm } from '#domain/service/requestForm.rules.ts';
import { addressOf } from '../auth/addressOf.ts';
import { limits } from '../auth/throttle.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { mustBeSolved, newRequestTask } from './requestProof.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'throttle' | 'requestForm'>;

/** The form on a public page by which anybody asks for an offer. It is closed unless the installation opens it. */
export function requestFormEndpoints({ database, throttle, requestForm }: Dependencies): AnyEndpoint[] {
  const common = {
    tag: 'service',
    access: 'anyone',
    refuses: [404, 410, 429],
  } as const;
  const mustBeOpen = (): void => {
    if (!requestForm.isOpen) throw fail('request_form_closed');
  };
  return [
    serve(requestFormContracts.begin, {
      ...common,
      summary: 'Public request form: the task that a browser solves before it may send the form',
      handle: async ({ request }) => {
        mustBeOpen();
        await throttle.spend(limits.requestTasks, addressOf(request));
        return { challenge: await newRequestTask(database.secrets) };
      },
    }),
    serve(requestFormContracts.send, {
      ...common,
      summary:
        'Public request form: starts a customer request that names no customer and is marked as unchecked',
      handle: async ({ body, request }) => {
        mustBeOpen();
        const { proof, subject2, language, ...fields } = body;
        // People do not see this field of the form. Only programs fill it in.
        if (subject2 !== '') throw fail('request_form_refused');
        await mustBeSolved(database.secrets, proof);
        const form = trimmedRequestForm(fields);
        const errors = requestFormErrors(form);
        if (errors.length > 0) throw failFields(errors);
        await throttle.spend(limits.requestForms, addressOf(request));
        await throttle.spend(limits.requestFormsOfAll, 'all');
        // The signature of the solved task makes the write take effect once, however often the browser sends it.
        await database.transaction((tx) =>
          requestFromForm(tx, proof.challenge.signature, { ...form, language }),
        );
        return { result: true };
      },
    }),
  ];
}
