import { randomInt } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import {
  codeTimes,
  codeToCheck,
  countWrongAttempt,
  markCodeUsed,
  replaceCode,
  statusOfCodeSms,
  type CodeTimes,
} from '#database/terminal/kioskCodes.ts';
import { keepLanguage, type KioskTruck } from '#database/terminal/kioskTruck.ts';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import type { Sql } from '#database/sql.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { maskPhone } from '#domain/terminal/kiosk.rules.ts';
import { smsCodeLength, type CodeState, type KioskCodeSent } from '#domain/terminal/kioskMessages.ts';
import { hiddenCode, smsText, type SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { isSameText } from '../auth/isSameText.ts';
import { languageOfTruck } from './kioskTruck.ts';

const codeMinutes = 5;
const attemptsAllowed = 5;
const resendSeconds = 30;
/** A confirmed code is accepted again for so long, because the answer may have been lost. */
const graceSeconds = 60;

const newCode = (): string => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');

const answerOf = (
  truck: KioskTruck,
  { createdAt, expiresAt, now }: CodeTimes,
  state: CodeState,
): KioskCodeSent => ({
  phone: maskPhone(truck.phone) ?? '',
  state,
  resendAt: new Date(new Date(createdAt).getTime() + resendSeconds * 1000).toISOString(),
  expiresAt: isoTime(expiresAt),
  serverTime: isoTime(now),
});

/** Codes by which drivers confirm their ticket. */
export function createKioskCodes(database: Database) {
  const timesOfCode = async (tx: Transaction, dispositionId: number): Promise<CodeTimes> => {
    const times = await codeTimes(tx.sql, dispositionId);
    if (!times) throw fail('sms_code_expired');
    return times;
  };

  return {
    state,

    /**
     * Sends a new code to the driver by SMS. A second request within half a minute sends nothing, so that it costs no second SMS;
     * its answer says what has become of the first one.
     * @throws phone_missing, phone_invalid
     */
    send: async (truck: KioskTruck, chosenLanguage?: SmsLanguage): Promise<KioskCodeSent> => {
      if (!truck.phone) throw fail('phone_missing');
      const code = newCode();
      return database
        .transaction(async (tx) => {
          if (chosenLanguage) await keepLanguage(tx.sql, truck.id, chosenLanguage);
          const sent = await replaceCode(tx.sql, truck.id, database.secrets.seal(code), {
            codeMinutes,
            resendSeconds,
          });
          // The last code is younger than half a minute and stays the valid one.
          if (!sent) {
            // If its message is gone, the answer is `failed` and not `sent`, so that the driver asks for another code.
            const stateNow = (await state(tx.sql, truck.id)) ?? 'failed';
            return answerOf(truck, await timesOfCode(tx, truck.id), stateNow);
          }
          await queueCodeSms(tx, truck, languageOfTruck(truck, chosenLanguage), isoTime(sent.createdAt));
          return answerOf(truck, sent, 'sending');
        })
        .catch((error: unknown) => {
          const isBadPhone =
            error instanceof KejaError && error.errors.some((each) => each.code === 'phone_invalid');
          throw isBadPhone ? fail('phone_invalid') : error;
        });
    },

    /**
     * Compares a typed code with the last one that was sent.
     * Only a wrong code uses up an attempt: a kiosk that repeats the right one, because no answer came, is let in. The lock
     * on the code makes parallel attempts wait for each other, so that each is counted.
     * @throws sms_code_invalid with `attemptsLeft`, sms_code_expired when time or attempts have run out
     */
    confirm: async (dispositionId: number, code: string): Promise<void> => {
      const wrongAttempt = await database.transaction(async (tx) => {
        const row = await codeToCheck(tx.sql, dispositionId, { attemptsAllowed, graceSeconds });
        if (!row) throw fail('sms_code_expired');
        if (isSameText(database.secrets.open(row.sealedCode), code)) {
          await markCodeUsed(tx.sql, dispositionId);
          return undefined;
        }
        await countWrongAttempt(tx.sql, dispositionId);
        return { attemptsLeft: attemptsAllowed - row.attempts - 1 };
      });
      // Thrown only here, because inside the transaction it would undo the count of attempts.
      if (wrongAttempt) throw fail('sms_code_invalid', wrongAttempt);
    },
  };
}

/** The code is inserted only when the message is sent, because staff can read stored messages. */
const queueCodeSms = async (
  tx: Transaction,
  truck: KioskTruck,
  language: SmsLanguage,
  at: string,
): Promise<void> => {
  // Whether characters outside the GSM alphabet are replaced by plain ones or kept.
  const smsLetters = await smsLettersOf(tx.sql);
  await tx.records.create(systemActor, 'outgoingSms', {
    body: smsText('authCode', { code: hiddenCode, minutes: codeMinutes }, language, smsLetters),
    template: 'authCode',
    event: `authCode:${truck.id}:${at}`,
    disposition: truck.id,
    vehicle: truck.vehicleId,
    driver: truck.driverId,
    recipients: [{ phoneNumber: truck.phone, name: truck.driverName }],
  });
};

/** The sending state of the message with the last code; undefined if there is none. */
const state = async (db: Sql, dispositionId: number): Promise<CodeState | undefined> => {
  const status = await statusOfCodeSms(db, dispositionId);
  if (status === undefined) return undefined;
  if (status === 'failed') return 'failed';
  return status === 'queued' ? 'sending' : 'sent';
};
