import { keptResult } from '#database/keptResult.ts';
import { ownFirm } from '#database/partners/ownFirm.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { writtenNumber } from '#domain/partners/vatNumber.rules.ts';
import { serverFor } from '#domain/platform/actor.ts';
import type { RegisterOffices } from '#workflows/partners/registerCheck.activities.ts';
import type { RegisterQuestion, KeptAnswer } from '#workflows/partners/registerCheck.messages.ts';
import type { Dependencies } from '../dependencies.ts';

type Needed = Pick<Dependencies, 'database' | 'whiteList' | 'vies'>;

/** The activities of `registerCheck`: they ask a register and store its answer, with the identifier that proves the answer. */
export function registerCheckActivities(dependencies: Needed): RegisterOffices {
  const { database } = dependencies;
  return {
    askRegister: async ({ key, question }) => {
      const kept = await keptResult<KeptAnswer & JsonValue>(database.sql, key);
      if (kept) return kept;
      const said = await answerOf(dependencies, question);
      return database.once(key, async ({ records }) => {
        const { counterpartyId: counterparty, askedBy, office, account } = question;
        const { id } = await records.create(serverFor(askedBy), 'registerCheck', {
          office,
          vatNumber: writtenNumber(question),
          account,
          counterparty,
          ...said,
        });
        return { id };
      });
    },
  };
}

const active = 'Czynny';

const answerOf = async ({ database, whiteList, vies }: Needed, question: RegisterQuestion) => {
  const checkDate = warsawDay(new Date().toISOString());
  const { office, country, number, account } = question;
  if (office === 'vies') {
    const { nip } = await ownFirm(database.sql);
    const { valid, name, address, proof } = await vies.check(country, number, nip);
    return { checkDate, outcome: outcomeOf(valid), firmName: name, address, proof };
  }
  const { vatStatus, name, address, proof } = await whiteList.firm(number, checkDate);
  // The list knows Polish accounts, by their 26 digits.
  const asked = account?.startsWith('PL') && vatStatus !== null ? account.slice(2) : undefined;
  const listed = asked ? await whiteList.account(number, asked, checkDate) : undefined;
  const onList = listed?.onList ?? (account ? false : null);
  return {
    checkDate,
    outcome: outcomeOf(vatStatus === active && onList !== false),
    accountOnList: onList,
    vatStatus,
    firmName: name,
    address,
    proof,
    accountProof: listed?.proof ?? null,
  };
};

const outcomeOf = (confirmed: boolean) => (confirmed ? 'Confirmed' : 'NotConfirmed');
