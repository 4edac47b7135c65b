import { query, type Client, type Row } from './client.ts';

/** The codes of types of penalty that are a service with a price. */
const services = ['ticketCopy', 'wash', 'reweighing'];

/** Before it leaves, a truck buys something and pays for it in cash. */
export async function buyService(client: Client, { id, vehicleId, driverId }: Row): Promise<void> {
  const code = services[Math.floor(Math.random() * services.length)];
  const { rows: types } = await client.get<{ rows: Row[] }>(
    `/punishments_types?${query({ filter: { code } })}`,
  );
  const [type] = types;
  if (!type) return;
  await client.post('/punishments', {
    punishmentType: type.id,
    disposition: id,
    vehicle: vehicleId,
    driver: driverId,
    amount: type.price,
  });
  const payment = await client.post<Row>('/delivery_payments/prepare', { dispositionId: id });
  await client.post(`/delivery_payments/${payment.id}/pay`, { means: 'cash', amount: payment.amount });
}
