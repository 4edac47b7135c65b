import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { maskPhone } from '#domain/terminal/kiosk.rules.ts';
import { smsCodeLength, type KioskCodeSent } from '#domain/terminal/kioskMessages.ts';
import { smsText, type SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { isSameText } from '../auth/isSameText.ts';
import { smsLanguageOf, type KioskTruck } from './kioskTruck.ts';

const codeMinutes = 5;
const attemptsAllowed = 5;
const resendSeconds = 30;
/** A code that was right is right once more for so long: the answer may have been lost on the way. */
const graceSeconds = 60;

const newCode = (): string => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');

interface CodeTimes {
  readonly created_at: Date | string;
  readonly expires_at: Date | string;
  readonly now: Date | string;
}

const iso = (time: Date | string): string => new Date(time).toISOString();

const answerOf = (truck: KioskTruck, { created_at, expires_at, now }: CodeTimes): KioskCodeSent => ({
  phone: maskPhone(truck.phone) ?? '',
  resendAt: new Date(new Date(created_at).getTime() + resendSeconds * 1000).toISOString(),
  expiresAt: iso(expires_at),
  serverTime: iso(now),
});

/** Codes that drivers confirm their ticket with. */
export const createKioskCodes = (database: Database) => {
  /** Takes the place of the code before, unless that one has only just been sent: then nothing. */
  const replace = async (
    tx: Transaction,
    dispositionId: number,
    code: string,
  ): Promise<CodeTimes | undefined> => {
    const { rows } = await sql<CodeTimes>`
      insert into kiosk_code as old (disposition_id, sealed_code, attempts, created_at, expires_at, used_at)
      values (${dispositionId}, ${database.secrets.seal(code)}, 0, now(), now() + ${`${codeMinutes} minutes`}::interval, null)
      on conflict (disposition_id) do update set sealed_code = excluded.sealed_code, attempts = 0,
        created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null
        where old.created_at <= now() - ${`${resendSeconds} seconds`}::interval
      returning created_at, expires_at, now()`.execute(tx.sql);
    return rows[0];
  };

  const standing = async (tx: Transaction, dispositionId: number): Promise<CodeTimes> => {
    const { rows } = await sql<CodeTimes>`
      select created_at, expires_at, now() from kiosk_code where disposition_id = ${dispositionId}`.execute(
      tx.sql,
    );
    const [times] = rows;
    if (!times) throw fail('sms_code_expired');
    return times;
  };

  const text = async (
    tx: Transaction,
    truck: KioskTruck,
    code: string,
    language: SmsLanguage,
    at: string,
  ): Promise<void> => {
    await tx.records.create(systemActor, 'outgoingSms', {
      body: smsText('authCode', { code, minutes: codeMinutes }, language, await smsLettersOf(tx.sql)),
      template: 'authCode',
      event: `authCode:${truck.id}:${at}`,
      disposition: truck.id,
      vehicle: truck.vehicleId,
      driver: truck.driverId,
      recipients: [{ phoneNumber: truck.phone, name: truck.driverName }],
    });
  };

  return {
    /**
     * Texts a new code to the driver. Asked again within half a minute it sends nothing and answers as before, so that
     * a repeated request costs no second SMS.
     * @throws phone_missing, phone_invalid
     */
    send: async (truck: KioskTruck, chosen?: SmsLanguage): Promise<KioskCodeSent> => {
      if (!truck.phone) throw fail('phone_missing');
      const code = newCode();
      return database
        .transaction(async (tx) => {
          const sent = await replace(tx, truck.id, code);
          if (!sent) return answerOf(truck, await standing(tx, truck.id));
          await text(tx, truck, code, smsLanguageOf(truck, chosen), iso(sent.created_at));
          return answerOf(truck, sent);
        })
        .catch((error: unknown) => {
          const badPhone =
            error instanceof KejaError && error.errors.some((each) => each.code === 'phone_invalid');
          throw badPhone ? fail('phone_invalid') : error;
        });
    },

    /**
     * Every call is an attempt, counted before the code is looked at, so that attempts side by side count too.
     * @throws sms_code_invalid with `attemptsLeft`, sms_code_expired when time or attempts have run out
     */
    confirm: async (dispositionId: number, code: string): Promise<void> => {
      const { rows } = await sql<{ sealed_code: string; attempts: number }>`
        update kiosk_code set attempts = attempts + 1
        where disposition_id = ${dispositionId} and attempts < ${attemptsAllowed} and expires_at > now()
          and (used_at is null or used_at > now() - ${`${graceSeconds} seconds`}::interval)
        returning sealed_code, attempts`.execute(database.sql);
      const [row] = rows;
      if (!row) throw fail('sms_code_expired');
      if (!isSameText(database.secrets.open(row.sealed_code), code)) {
        throw fail('sms_code_invalid', { attemptsLeft: attemptsAllowed - row.attempts });
      }
      await sql`update kiosk_code set used_at = coalesce(used_at, now()) where disposition_id = ${dispositionId}`.execute(
        database.sql,
      );
    },
  };
};
