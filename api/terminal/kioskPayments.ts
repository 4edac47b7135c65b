import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { preparePayment } from '#database/finance/deliveryPayments.ts';
import { beginCardPayment } from '#database/payment/cardPayments.ts';
import { buyerNumberOf, writtenBuyerNumber } from '#domain/finance/buyerNumber.rules.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { KioskBuyer, KioskFirm, KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import type { Transaction } from '#database/transaction.ts';
import type { KioskPlace } from './kioskPlace.ts';

/** A register of firms; null where it does not know the number, throws where it does not answer. */
export type FirmRegister = (
  nip: string,
) => Promise<{ readonly name: string; readonly address: string } | null>;

interface LastAttempt {
  readonly id: number;
  readonly state: NonNullable<KioskPayment['attempt']>['state'];
  readonly resultCode: string | null;
}

/** What drivers owe, and how they pay it at the kiosk. */
export const createKioskPayments = (database: Database, register: FirmRegister) => {
  const lastAttempt = async (dispositionId: number): Promise<LastAttempt | null> => {
    const { rows } = await sql<LastAttempt>`
      select id, state, result_code as "resultCode" from card_payment where disposition_id = ${dispositionId}
      order by id desc limit 1`.execute(database.sql);
    return rows[0] ?? null;
  };

  const owed = async (dispositionId: number, workingPlaceId: number | null) => {
    try {
      return await database.transaction((tx) => preparePayment(tx, dispositionId, { workingPlaceId }));
    } catch (refused) {
      if (refused instanceof KejaError && refused.code === 'nothing_to_pay') return undefined;
      throw refused;
    }
  };

  const show = async (dispositionId: number, place: KioskPlace | undefined): Promise<KioskPayment> => {
    const [payment, attempt] = await Promise.all([
      owed(dispositionId, place?.id ?? null),
      lastAttempt(dispositionId),
    ]);
    return {
      amount: payment?.amount ?? '0.00',
      rows: payment?.rows.map(({ name, amount }) => ({ name, amount })) ?? [],
      cards: place?.hasCards ?? false,
      paid: payment === undefined,
      attempt,
    };
  };

  /** For whom the invoice is; null for nobody. @throws validation_failed with `nip_invalid` */
  const noteBuyer = async (tx: Transaction, paymentId: number, buyer: KioskBuyer | null): Promise<void> => {
    await tx.records.update(systemActor, 'deliveryPayment', paymentId, {
      fakturaCheck: buyer !== null,
      fakturaNIP: buyer?.number ?? null,
      fakturaName: buyer?.name ?? null,
      fakturaAddress: buyer?.address ?? null,
    });
  };

  return {
    show,

    /** @throws nip_invalid */
    firm: async (written: string): Promise<KioskFirm> => {
      const number = buyerNumberOf(written);
      if (!number) throw fail('nip_invalid');
      const found = number.country === 'PL' ? await register(number.number).catch(() => null) : null;
      return { number: writtenBuyerNumber(number), firm: found };
    },

    /**
     * Begins to take what the truck owes from a card: once for each press of the button.
     * @throws card_terminal_missing, card_terminal_busy, nothing_to_pay, payment_under_way, nip_invalid
     */
    pay: async (
      dispositionId: number,
      place: KioskPlace | undefined,
      buyer: KioskBuyer | null,
      pressKey: string,
    ): Promise<void> => {
      if (!place?.hasCards) throw fail('card_terminal_missing');
      const number = buyer && buyerNumberOf(buyer.number);
      if (buyer && !number) throw fail('nip_invalid');
      const press = `${dispositionId}:${pressKey}`;
      await database.once(`card:${press}`, async (tx) => {
        const payment = await preparePayment(tx, dispositionId, { workingPlaceId: place.id });
        await refuseHeld(tx, payment.id);
        await noteBuyer(
          tx,
          payment.id,
          buyer && number ? { ...buyer, number: writtenBuyerNumber(number) } : null,
        );
        await beginCardPayment(tx, { dispositionId, workingPlaceId: place.id, pressKey: press });
      });
    },

    /** The attempt that may still be called off; none where the last one has ended. */
    openAttempt: async (dispositionId: number): Promise<number | undefined> => {
      const attempt = await lastAttempt(dispositionId);
      return attempt && (attempt.state === 'Waiting' || attempt.state === 'Sending') ? attempt.id : undefined;
    },
  };
};

/** Of a payment whose money is being taken, not even the buyer changes. */
const refuseHeld = async (tx: Transaction, paymentId: number): Promise<void> => {
  const { rows } = await sql<{ held: boolean }>`
    select paying_by is not null as held from delivery_payment where id = ${paymentId}`.execute(tx.sql);
  if (rows[0]?.held) throw fail('payment_under_way');
};

/** Firms that the house already knows, for while no register of the state is asked. */
export const knownFirms =
  (database: Database): FirmRegister =>
  async (nip) => {
    const { rows } = await sql<{ name: string; address: string }>`
      select name, concat_ws(', ', nullif(street, ''), nullif(concat_ws(' ', post_code, locality), '')) as address
      from counterparty where regexp_replace(nip, '\\D', '', 'g') = ${nip} and not marked_to_delete
      order by id limit 1`.execute(database.sql);
    return rows[0] ?? null;
  };
