import { query, type Client, type Row } from '../trucks/client.ts';
import type { Dovecot } from '#tools/peers/dovecot.ts';
import type { Customer } from './customers.ts';
import { demoAccount } from './deliver.ts';

/**
 * Creates the account by which the demo reads and sends mail. If it exists with another server or port, these are updated: ports
 * may change from start to start.
 * @returns whether it was created now
 */
export async function keepAccount(admin: Client, dovecot: Dovecot, smtpPort: number): Promise<boolean> {
  const { user } = demoAccount;
  const server = {
    imapHost: dovecot.host,
    imapPort: dovecot.port,
    imapTls: true,
    smtpHost: dovecot.host,
    smtpPort,
    smtpTls: true,
  };
  const { rows } = await admin.get<{ rows: Row[] }>(`/email_accounts?${query({ filter: { user } })}`);
  const [account] = rows;
  if (!account) {
    // A general account may be used by all staff.
    const newFields = { isGeneral: true, password: dovecot.password };
    await admin.post('/email_accounts', { ...demoAccount, ...server, ...newFields });
    return true;
  }
  const isSame = Object.entries(server).every(([name, value]) => account[name] === value);
  // With another server the API demands the password again.
  if (!isSame) await admin.put(`/email_accounts/${account.id}`, { ...server, password: dovecot.password });
  return false;
}

/** The customers who write letters: the contact persons of the demo that have an address. */
export async function customersOf(client: Client): Promise<Customer[]> {
  const { rows } = await client.get<{ rows: Row[] }>(`/contact_persons?${query({ limit: 50 })}`);
  return rows.flatMap(({ name, email }) =>
    typeof name === 'string' && typeof email === 'string' && email !== '' ? [{ name, email }] : [],
  );
}
