import { keptResult } from '#database/keptResult.ts';
import { ownFirm } from '#database/partners/ownFirm.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { writtenNumber } from '#domain/partners/vatNumber.rules.ts';
import { serverFor } from '#domain/platform/actor.ts';
import type { RegisterOffices } from '#workflows/partners/registerCheck.activities.ts';
import type { RegisterQuestion, KeptAnswer } from '#workflows/partners/registerCheck.messages.ts';
import type { Dependencies } from '../dependencies.ts';

type RegisterDependencies = Pick<Dependencies, 'database' | 'whiteList' | 'vies'>;

/** The activities of `registerCheck`: they ask a register and store its answer, with the identifier that proves the answer. */
export function registerCheckActivities(dependencies: RegisterDependencies): RegisterOffices {
  const { database } = dependencies;
  return {
    askRegister: async ({ key, question }) => {
      const storedResult = await keptResult<KeptAnswer & JsonValue>(database.sql, key);
      // A repeated activity does not ask again: the stored answer is its result.
      if (storedResult) return storedResult;
      const answer = await answerOf(dependencies, question);
      return database.once(key, async ({ records }) => {
        const { counterpartyId: counterparty, askedBy, office, account } = question;
        const { id } = await records.create(serverFor(askedBy), 'registerCheck', {
          office,
          vatNumber: writtenNumber(question),
          account,
          counterparty,
          ...answer,
        });
        return { id };
      });
    },
  };
}

/** The word of the white list for a firm that is registered for VAT. */
const activeStatus = 'Czynny';

const answerOf = async ({ database, whiteList, vies }: RegisterDependencies, question: RegisterQuestion) => {
  const checkDate = warsawToday();
  const { office, country, number, account } = question;
  if (office === 'vies') {
    const { nip: ownNip } = await ownFirm(database.sql);
    const { valid, name, address, proof } = await vies.check(country, number, ownNip);
    return { checkDate, outcome: outcomeOf(valid), firmName: name, address, proof };
  }
  const { vatStatus, name, address, proof } = await whiteList.firm(number, checkDate);
  // The list knows only Polish accounts, by their 26 digits, and only those of firms that are on it.
  const polishAccount = account?.startsWith('PL') && vatStatus !== null ? account.slice(2) : undefined;
  const accountAnswer = polishAccount ? await whiteList.account(number, polishAccount, checkDate) : undefined;
  // An account that the list cannot know is not on it; without an account there is nothing to say.
  const onList = accountAnswer?.onList ?? (account ? false : null);
  return {
    checkDate,
    outcome: outcomeOf(vatStatus === activeStatus && onList !== false),
    accountOnList: onList,
    vatStatus,
    firmName: name,
    address,
    proof,
    accountProof: accountAnswer?.proof ?? null,
  };
};

const outcomeOf = (confirmed: boolean) => (confirmed ? 'Confirmed' : 'NotConfirmed');
