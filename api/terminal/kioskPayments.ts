import type { Database } from '#database/connect.ts';
import { preparePayment } from '#database/finance/deliveryPayments.ts';
import { isBeingPaid } from '#database/finance/payments.ts';
import { namesOfPunishments } from '#database/finance/namesOfPunishments.ts';
import { firmByNip } from '#database/partners/counterparties.ts';
import { beginCardPayment } from '#database/payment/cardPayments.ts';
import { lastCardPayment } from '#database/payment/lastCardPayment.ts';
import { buyerNumberOf, writtenBuyerNumber } from '#domain/finance/buyerNumber.rules.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import type { KioskBuyer, KioskFirm, KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import type { Transaction } from '#database/transaction.ts';
import type { KioskPlace } from './kioskPlace.ts';

/** A register of firms; null if it does not know the number, throws if it does not answer. */
export type FirmRegister = (
  nip: string,
) => Promise<{ readonly name: string; readonly address: string } | null>;

/** What drivers owe, and how they pay it at the kiosk. */
export function createKioskPayments(database: Database, register: FirmRegister) {
  const lastAttempt = (dispositionId: number) => lastCardPayment(database.sql, dispositionId);

  /**
   * What the truck owes, and the last attempt to pay it by card.
   * @param place undefined for the driver's own telephone and for a kiosk without a configured place: both take no cards
   */
  const show = async (
    dispositionId: number,
    place: KioskPlace | undefined,
    language: DriverLanguage | undefined,
  ): Promise<KioskPayment> => {
    const [payment, attempt] = await Promise.all([
      openPaymentOf(database, dispositionId, place?.id ?? null),
      lastAttempt(dispositionId),
    ]);
    const rows = payment?.rows ?? [];
    const names = await namesOfPunishments(
      database.sql,
      rows.map(({ punishmentId }) => punishmentId),
      language ?? 'pl',
    );
    return {
      amount: payment?.amount ?? '0.00',
      rows: rows.map(({ punishmentId, name, amount }) => ({ name: names.get(punishmentId) ?? name, amount })),
      cards: place?.hasCards ?? false,
      paid: payment === undefined,
      attempt,
    };
  };

  return {
    show,

    /** @throws nip_invalid */
    firm: async (typed: string): Promise<KioskFirm> => {
      const number = buyerNumberOf(typed);
      if (!number) throw fail('nip_invalid');
      // Without an answer of the register the driver types the firm.
      const found = number.country === 'PL' ? await register(number.number).catch(() => null) : null;
      return { number: writtenBuyerNumber(number), firm: found };
    },

    /**
     * Begins to charge a card with what the truck owes, once for each press of the button.
     * @param pressKey names the press of the button among those of one truck
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
      // A card payment needs a key that is unique among the presses for all trucks.
      const uniquePressKey = `${dispositionId}:${pressKey}`;
      await database.once(`card:${uniquePressKey}`, async (tx) => {
        const payment = await preparePayment(tx, dispositionId, { workingPlaceId: place.id });
        await mustNotBeInPayment(tx, payment.id);
        await noteBuyer(
          tx,
          payment.id,
          buyer && number ? { ...buyer, number: writtenBuyerNumber(number) } : null,
        );
        await beginCardPayment(tx, { dispositionId, workingPlaceId: place.id, pressKey: uniquePressKey });
      });
    },

    /** The attempt that may still be canceled; undefined if the last one has ended. */
    openAttempt: async (dispositionId: number): Promise<number | undefined> => {
      const attempt = await lastAttempt(dispositionId);
      return attempt && (attempt.state === 'Waiting' || attempt.state === 'Sending') ? attempt.id : undefined;
    },
  };
}

/** While a payment is being charged, not even its buyer may change. @throws payment_under_way */
const mustNotBeInPayment = async (tx: Transaction, paymentId: number): Promise<void> => {
  if (await isBeingPaid(tx.sql, paymentId)) throw fail('payment_under_way');
};

/** Looks up firms among our own records. They are used if there is no public register, or if it does not answer. */
export function ownFirms(database: Database): FirmRegister {
  return (nip) => firmByNip(database.sql, nip);
}

/** What a truck owes as an open payment; undefined if it owes nothing. */
const openPaymentOf = async (database: Database, dispositionId: number, workingPlaceId: number | null) => {
  try {
    return await database.transaction((tx) => preparePayment(tx, dispositionId, { workingPlaceId }));
  } catch (error) {
    if (error instanceof KejaError && error.code === 'nothing_to_pay') return undefined;
    throw error;
  }
};

/** Records the buyer of the invoice; null for no invoice. @throws validation_failed with `nip_invalid` */
const noteBuyer = async (tx: Transaction, paymentId: number, buyer: KioskBuyer | null): Promise<void> => {
  await tx.records.update(systemActor, 'deliveryPayment', paymentId, {
    fakturaCheck: buyer !== null,
    fakturaNIP: buyer?.number ?? null,
    fakturaName: buyer?.name ?? null,
    fakturaAddress: buyer?.address ?? null,
  });
};
