import { sql } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { Sql } from '../sql.ts';

/** What signing in and its letters need to know of a user. */
export interface AccountUser {
  readonly id: number;
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly language: Language;
  readonly passwordHash: string | null;
  /** Whether the account is active and not marked for deletion. */
  readonly active: boolean;
  readonly emailConfirmed: boolean;
  readonly use2FA: boolean;
}

interface Row extends Omit<AccountUser, 'language'> {
  readonly language: string | null;
}

const firstUser = async (db: Sql, where: ReturnType<typeof sql>): Promise<AccountUser | undefined> => {
  const { rows } = await sql<Row>`
    select id, name, login, email, language, password as "passwordHash",
      is_active and not marked_to_delete as active, email_confirmed as "emailConfirmed", use2_fa as "use2FA"
    from "user" where ${where} order by id limit 1`.execute(db);
  const [row] = rows;
  return row && { ...row, language: isLanguage(row.language) ? row.language : defaultLanguage };
};

export function userById(db: Sql, id: number): Promise<AccountUser | undefined> {
  return firstUser(db, sql`id = ${id}`);
}

export function userByEmail(db: Sql, email: string): Promise<AccountUser | undefined> {
  return firstUser(db, sql`lower(email) = lower(${email})`);
}

/** The user with this e-mail address or login; upper and lower case are equal. */
export function userByLogin(db: Sql, login: string): Promise<AccountUser | undefined> {
  return firstUser(db, sql`lower(email) = lower(${login}) or lower(login) = lower(${login})`);
}
