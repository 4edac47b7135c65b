import { keptAnswer } from '#database/partners/registerChecks.ts';
import { failFields, KejaError } from '#domain/kernel/fail.ts';
import { numberRules, plainNumber } from '#domain/kernel/registryNumbers.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { registerCheckContracts, type RegisterAnswer } from '#domain/partners/registerCheck.contracts.ts';
import {
  countryOfVatNumber,
  plainVatNumber,
  vatNumberFaultBeside,
  writtenNumber,
} from '#domain/partners/vatNumber.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RegisterQuestion } from '#workflows/partners/registerCheck.messages.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'processes'>;

/** Whether a firm pays VAT: the white list of the Polish treasury, and VIES of the Union. */
export function registerCheckEndpoints(dependencies: Dependencies): AnyEndpoint[] {
  const shared = { tag: 'partners', access: ['operator', 'sales'], refuses: [404, 422] } as const;
  return [
    serve(registerCheckContracts.vat, {
      ...shared,
      summary: 'Whether a firm, and its bank account, stand on the white list of payers of VAT today',
      handle: ({ query: { nip, account, counterparty, again }, actor, requestId }) => {
        const number = numberOf('nip', 'PL', nip);
        const question = { ...number, office: 'whiteList', account: accountOf(account) } as const;
        return answerOf(dependencies, actor, requestId, question, { counterparty, again });
      },
    }),
    serve(registerCheckContracts.vies, {
      ...shared,
      summary: 'Whether VIES knows the VAT number of a firm in the Union today',
      handle: ({ query: { number, country, counterparty, again }, actor, requestId }) => {
        // If the number begins with the letters of a country, this country counts and not the parameter.
        const named = numberOf('number', countryOfVatNumber(number) ?? country, number);
        const question = { ...named, office: 'vies', account: null } as const;
        return answerOf(dependencies, actor, requestId, question, { counterparty, again });
      },
    }),
  ];
}

type Question = Pick<RegisterQuestion, 'office' | 'country' | 'number' | 'account'>;

/**
 * The VAT number as it is asked for, with its country: the stated one, else the one in the number, else Poland.
 * @param field the name of the parameter with the number, for an error about it
 * @throws validation_failed
 */
const numberOf = (field: string, statedCountry: string | undefined, typed: string) => {
  const fault = vatNumberFaultBeside(statedCountry?.toUpperCase(), typed);
  if (fault) throw failFields([{ field: fault.at === 'country' ? 'country' : field, code: fault.code }]);
  const country = statedCountry?.toUpperCase() ?? countryOfVatNumber(typed) ?? 'PL';
  return { country, number: plainVatNumber(country, typed) };
};

/** The bank account without spaces and dashes; null if none was typed. @throws validation_failed */
const accountOf = (typed: string | undefined): string | null => {
  if (!typed?.trim()) return null;
  const account = plainNumber('iban', typed);
  if (!numberRules.iban.fits(account)) throw failFields([{ field: 'account', code: 'iban_invalid' }]);
  return account;
};

/** The answer that the register has given today; the register is asked if there is none, or if `again` is set. */
const answerOf = async (
  { database, processes }: Dependencies,
  actor: Actor,
  requestId: string,
  question: Question,
  {
    counterparty,
    again,
  }: { readonly counterparty?: number | undefined; readonly again?: boolean | undefined },
): Promise<RegisterAnswer> => {
  // The answer will be stored with this firm, so the person who asks must be allowed to see it.
  if (counterparty !== undefined) await database.records.get(actor, 'counterparty', counterparty);
  const { office, account } = question;
  const counterpartyId = counterparty ?? null;
  const checkKey = {
    office,
    account,
    counterpartyId,
    vatNumber: writtenNumber(question),
    checkDate: warsawToday(),
  };
  const storedId = again ? undefined : await keptAnswer(database.sql, checkKey);
  const id =
    storedId ??
    (await askRegister(processes, { ...question, counterpartyId, askedBy: actor.userId }, requestId));
  if (id === undefined) {
    const { vatNumber, checkDate } = checkKey;
    return { ...unknownAnswer, office, account, vatNumber, checkDate };
  }
  return { ...answerShape.parse(await database.records.get(actor, 'registerCheck', id)), id };
};

/** The id of the answer. Undefined if the register or Temporal gave none: people can work without it. */
const askRegister = async (
  { registerChecks }: Dependencies['processes'],
  question: RegisterQuestion,
  requestId: string,
): Promise<number | undefined> => {
  try {
    return (await registerChecks.ask(question, requestId))?.id;
  } catch (error) {
    if (error instanceof KejaError && error.code === 'temporal_unavailable') return undefined;
    throw error;
  }
};

/** Both calls answer in the same shape. */
const answerShape = registerCheckContracts.vat.answer;

const unknownAnswer = {
  outcome: 'Unknown',
  accountOnList: null,
  vatStatus: null,
  firmName: null,
  address: null,
  proof: null,
  accountProof: null,
  id: null,
} as const;
