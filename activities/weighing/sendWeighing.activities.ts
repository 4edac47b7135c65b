import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { WeighingDelivery, WeighingSendings } from '#workflows/weighing/sendWeighing.activities.ts';
import { sendWeighingId } from '#workflows/weighing/sendWeighing.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';
import { basicAuthorization } from './digestAuth.ts';

const withinMs = 20_000;
const longestAnswer = 500;
/** What passes by itself, though it is said in the words of a refusal. */
const askAgainStatuses = new Set([408, 409, 425, 429]);

interface Addressee {
  readonly address: string;
  readonly login: string | null;
  readonly password: string | null;
}

const addresseeOf = async (database: Database, weightSendingId: number): Promise<Addressee> => {
  const { rows } = await sql<Addressee>`
    select r.address, r.login, r.password from weight_sending s
    join weight_receiver r on r.id = s.weight_receiver_id
    where s.id = ${weightSendingId} and r.is_active and not r.marked_to_delete`.execute(database.sql);
  const [found] = rows;
  if (!found) throw fail('weighing_refused', { answer: 'the receiver is switched off' });
  return { ...found, password: found.password === null ? null : database.secrets.open(found.password) };
};

/** A weighing as others are told of it: tonnes as text with three decimals, times in UTC. */
const tellingOf = async (database: Database, weightSendingId: number): Promise<object> => {
  const { rows } = await sql<object>`
    select w.number_str as number, w.date, w.type_of_document as "typeOfDocument",
      w.type_of_operation as "typeOfOperation", d.number_str as disposition, w.car_number as vehicle,
      w.ticket_number as ticket, w.train_number as train, p.name as product, c.name as customer, v.name as vendor,
      w.brutto as gross, w.tare, w.netto as net, 't' as unit, w.brutto_time as "grossAt", w.tare_time as "tareAt",
      w.netto_time as "netAt", w.cancel_weighting as cancelled
    from weight_sending s join weighing_record w on w.id = s.weighing_record_id
      left join disposition d on d.id = w.disposition_id
      left join product p on p.id = w.product_id
      left join counterparty c on c.id = w.customer_id
      left join counterparty v on v.id = w.vendor_id
    where s.id = ${weightSendingId}`.execute(database.sql);
  return { id: sendWeighingId(weightSendingId), ...rows[0] };
};

/** The sending's port: to the receiver over HTTP, and to the record of the sending. */
export const sendWeighingActivities = ({ database }: Surroundings): WeighingDelivery & WeighingSendings =>
  withRefusals<WeighingDelivery & WeighingSendings>({
    postWeighing: async ({ weightSendingId }) => {
      const { address, login, password } = await addresseeOf(database, weightSendingId);
      const response = await fetch(address, {
        method: 'POST',
        signal: AbortSignal.timeout(withinMs),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': sendWeighingId(weightSendingId),
          ...(login !== null && {
            authorization: basicAuthorization({ user: login, password: password ?? '' }),
          }),
        },
        body: JSON.stringify(await tellingOf(database, weightSendingId)),
      });
      const said = `${response.status} ${(await response.text()).replaceAll(/\s+/g, ' ').trim()}`;
      const answer = said.trim().slice(0, longestAnswer);
      if (response.ok) return { answer };
      if (response.status >= 500 || askAgainStatuses.has(response.status)) throw new Error(answer);
      throw fail('weighing_refused', { answer });
    },
    closeSending: async ({ key, weightSendingId, state, answer }) => {
      await database.once(key, async (tx) => {
        await tx.records.update(systemActor, 'weightSending', weightSendingId, {
          sendingState: state,
          endedAt: new Date().toISOString(),
          answer: answer || null,
        });
      });
    },
  });
