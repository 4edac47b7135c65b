import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { databaseSources, gatherSql, type SqlText } from './testing/sqlTexts.ts';

/** One of the tables that a file names at run time. */
const tables = {
  'database/service/firstStatus.hooks.ts': 'reclamation_state',
  'database/service/reclamationAnalysis.ts': 'reclamation_type',
  'database/ships/planClashes.ts': 'box',
};
const { statements, loose } = gatherSql(databaseSources(process.cwd()), tables);

/** Statements that Postgres cannot prepare; none of them names a column. */
const unprepared =
  /^\s*(savepoint|release|rollback|set|create|alter|drop|grant|revoke|listen|comment|lock|do)\b/i;

/** Put together at run time, from declarations or from lists of columns: the suites of records and reports run them. */
const composed = [
  'database/comments/commentOfLetter.ts',
  'database/comments/sendComment.ts',
  'database/finance/cashFlow.ts',
  'database/goods/checkStock.ts',
  'database/mail/linkedDoc.hooks.ts',
  'database/partners/firmPlaces.ts',
  'database/partners/timeline.ts',
  'database/reading/mailVisibility.ts',
  'database/reading/noteForeignMail.ts',
  'database/reading/readPage.ts',
  'database/reading/countMatching.ts',
  'database/reading/listRecords.ts',
  'database/reading/lockRecord.ts',
  'database/reading/readRecord.ts',
  'database/reading/sumRecords.ts',
  'database/reading/writtenRecord.ts',
  'database/reading/searchEverywhere.ts',
  'database/reading/sumsOfParts.ts',
  'database/reading/tableParts.ts',
  'database/recordNumbers.ts',
  'database/reports/reportSums.ts',
  'database/sales/salesAnalysis.ts',
  'database/service/reclamationAnalysis.ts',
  'database/service/requestAnalysis.ts',
  'database/service/requestTerm.ts',
  'database/service/notifyOfTerm.ts',
  'database/today/barsOf.ts',
  'database/today/countEach.ts',
  'database/writing/constraints.ts',
  'database/writing/groups.ts',
  'database/writing/numbered.ts',
  'database/writing/references.ts',
  'database/writing/referrers.ts',
  'database/writing/storeRow.ts',
  'database/writing/tableParts.ts',
];
const isComposed = ({ at }: SqlText): boolean => composed.includes(at.split(':')[0] ?? '');

/** Statements in which fragments that are chosen at run time can stand, by their file. */
const frames: Readonly<Record<string, readonly ((fragment: string) => string)[]>> = {
  'database/finance/debtors.ts': [
    (where) => `select 1 from disposition d where ${where}`,
    (trucks) => `with owed as (select 1 as disposition_id, 1 as amount) ${trucks}`,
  ],
  'database/mail/conversations.ts': [
    (where) => `select 1 from incoming_email i left join mailbox f on f.id = i.mailbox_id where ${where}`,
    (where) => `select 1 from outgoing_email o where ${where}`,
  ],
  'database/mail/emailTemplates.ts': [(where) => `select 1 from email_template t where ${where}`],
  'database/mail/sendingAccounts.ts': [(where) => `select 1 where ${where}`],
  'database/parameters.ts': [(where) => `select 1 from additional_parameter where ${where}`],
  'database/partners/firmPlaces.ts': [
    (whole) => whole,
    (change) => `update disposition as t set ${change.replace(/^,/, '')}`,
  ],
  'database/partners/timeline.ts': [
    (whole) => whole,
    (where) => `select 1 from disposition t where ${where}`,
  ],
  'database/platform/additionalParameter.hooks.ts': [(whole) => whole],
  'database/processes/actionNames.ts': [(whole) => whole],
  'database/reading/compileFilter.ts': [
    (where) => `select 1 where ${where.replace('"disposition"', 'department_employees')}`,
  ],
  'database/reading/contained.ts': [(where) => `select 1 where ${where}`],
  'database/reading/mailVisibility.ts': [
    (where) =>
      `select 1 from email_account as own where ${where.replace('"disposition"', 'email_account_users').replace(/^\s*or /, '')}`,
    (where) => `select 1 from disposition t, email_account as own where ${where}`,
    (where) => `select 1 where ${where.replace('$1', 'cast($1 as int)')}`,
    (where) => `select 1 from email_account as own where ${where.replaceAll(/\$\d+/g, 'null::int')}`,
  ],
  'database/reading/noteForeignMail.ts': [
    (from) => `select 1 from ${from}`,
    (from) => `select 1 from ${from.replaceAll('"disposition"', 'incoming_email')}`,
  ],
  'database/reading/tableParts.ts': [
    (column) =>
      `select 1 ${column.replace('"disposition"', 'department_employees').replace('$1', 'there')} from department t`,
    (where) => `select 1 from department_employees r where ${where}`,
    (whole) => whole.replace('"disposition"', 'department_employees'),
  ],
  'database/reading/visibility.ts': [(where) => `select 1 where ${where.replace('$1', 'cast($1 as int)')}`],
  'database/reports/reportSums.ts': [
    (order) => `select ${order} from (select 0 as count, array[0] as sums) as g`,
  ],
  'database/sales/salesAnalysis.ts': [
    (whole) =>
      `with in_currency as (select id, '' as month, customer_id, sum_netto from sales_order) ${whole}`,
    (where) =>
      `select 1 from sales_order o join sales_order_status s on s.id = o.status_id where ${where.replace(/and \$\d+\s*$/, '')}`,
  ],
  'database/service/reclamationAnalysis.ts': [
    (value) => `with r as (select *, 0 as group_id from reclamation) select ${value} from r`,
    (whole) => `with whole as (select id, '' as positions, 0 as worth, 0 as cost from reclamation) ${whole}`,
    (way) => `select case ${way} end from (select '1' as key) keys`,
  ],
  'database/service/requestAnalysis.ts': [
    (value) => `select ${value} from customer_request r`,
    (parts) =>
      `select 1 from customer_request r cross join lateral (${parts
        .replace(/zone \$\d+/g, "zone 'UTC'")
        .replace(/\$\d+/g, 'now()')}) as part`,
  ],
  'database/terminal/journeyFacts.ts': [
    (column) =>
      `select ${column} from disposition d left join weighing_station st on st.id = d.weighing_station_id`,
  ],
  'database/terminal/orderProgress.ts': [
    (whole) => whole,
    (value) => `select ${value} from delivery_note n`,
    (where) => `select 1 from disposition d where ${where}`,
  ],
  'database/weighing/weightMemory.ts': [(whole) => whole],
  'database/writing/references.ts': [(whole) => whole],
  'database/writing/settings.ts': [
    (column) => `select ${column}`,
    (column) => `select ${column.replace(/^\$1 \|\|/, "'{}' ||")} from department t`,
  ],
  'database/writing/storeRow.ts': [(change) => `update disposition set ${change}`],
};

let client: pg.Client;
beforeAll(async () => {
  const { url } = await freshDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client?.end());

/** What Postgres says against a text; nothing where it can be run. */
const faultOf = async (text: string): Promise<string | undefined> => {
  try {
    await client.query(`prepare tried as ${text}`);
    await client.query('deallocate tried');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** The columns that a statement answers with, run with nothing for each value; nothing where it cannot be run so. */
const columnsOf = async (text: string): Promise<readonly string[] | undefined> => {
  const values = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const nothings = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
  await client.query('begin');
  try {
    await client.query(`prepare run as ${text}`);
    const { fields } = await client.query(`execute run${nothings}`);
    return fields.map(({ name }) => name);
  } catch {
    return undefined;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
};

const faultsOf = async (texts: readonly SqlText[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { at, text } of texts) {
    const fault = await faultOf(text);
    if (fault !== undefined) faults.push(`${at}: ${fault}`);
  }
  return [...new Set(faults)];
};

describe('the SQL of the layer database', () => {
  it('is found: each template that is executed, with the fragments in it', () => {
    const { statements: found, loose: rest } = gatherSql({
      'one.ts': `
        import { open } from './two.ts';
        const head = sql\`id, \${sql.ref('d.number')}\`;
        export async function read(db, wish) {
          const wanted = wish ? sql\`state = \${wish}\` : open('d');
          return sql\`select \${head} from disposition d where \${wanted}\`.execute(db);
        }
        export const never = sql\`never\`;`,
      'two.ts': 'export const open = (alias) => sql`${sql.ref(`${alias}.open`)} is null`;',
    });
    expect(found.map(({ text }) => text)).toEqual([
      'select id, "d"."number" from disposition d where state = $1',
      'select id, "d"."number" from disposition d where "d"."open" is null',
    ]);
    expect(rest).toEqual([{ at: 'one.ts:8', text: 'never' }]);
  });

  it('fits the tables: every statement can be prepared', async () => {
    const prepared = statements.filter((each) => !unprepared.test(each.text) && !isComposed(each));
    expect(prepared.length).toBeGreaterThan(150);
    expect(await faultsOf(prepared)).toEqual([]);
  });

  it('answers the columns that the type beside it names', async () => {
    const typed = statements.filter(({ text, columns }) => columns && !unprepared.test(text));
    expect(typed.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const { at, text, columns = [] } of typed) {
      const answered = await columnsOf(text);
      const missing = answered && columns.filter((column) => !answered.includes(column));
      if (missing && missing.length > 0) faults.push(`${at}: ${missing.join(', ')}`);
    }
    expect(faults).toEqual([]);
  });

  it('would be refused with a column that is not there', async () => {
    expect(await faultOf('select nmae from vehicle where id = $1')).toBe('column "nmae" does not exist');
  });

  it('names no column in a fragment that stands in none of these statements', async () => {
    const { rows } = await client.query<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema = 'public'",
    );
    const columns = new Set(rows.map(({ name }) => name));
    /** A column of an alias, such as `d.number_str`. */
    const qualified = /(?<!")\b[a-z]\w*\.[a-z_]{2,}/;
    /** Words with an underscore that are neither quoted nor functions: columns among them stand without an alias. */
    const plainWords = /(?<!["'\w])[a-z]+(?:_[a-z0-9]+)+(?!\w|\()/g;
    const naming = loose.filter(
      ({ text }) =>
        qualified.test(text) || [...text.matchAll(plainWords)].some(([word]) => columns.has(word)),
    );
    const faults: string[] = [];
    for (const { at, text } of naming) {
      const tried = [];
      for (const frame of frames[at.split(':')[0] ?? ''] ?? []) tried.push(await faultOf(frame(text)));
      if (!tried.includes(undefined)) faults.push(`${at}: ${tried.join('; ') || 'stands in no frame'}`);
    }
    expect(faults).toEqual([]);
  });
});
