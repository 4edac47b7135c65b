import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { exportedRows } from '#api/sheets/exportedRows.ts';
import { writeXlsx } from '#api/sheets/xlsxSheet.ts';
import { writeWorkbook } from '#api/workbook/writeWorkbook.ts';
import { connect } from '#database/connect.ts';
import { everything } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import { headingsOf, sheetColumn } from '#domain/platform/sheets/columns.ts';
import { barePool } from './barePool.ts';
import type { Environment } from './environment.ts';
import { spentInTurns, type Comparison } from './measure.ts';
import { usedHere } from './processor.ts';

const rowsInAll = 50_000;
const rounds = 2;
/** An actor who sees everything, as operators do. It is not the system, so the rules for people apply to it. */
const operator = { ...systemActor, system: false };

/** Twenty columns of all kinds: texts, numbers, dates, enumerations, booleans, references and fields behind them. */
const paths = [
  'id',
  'numberStr',
  'date',
  'createdAt',
  'updatedAt',
  'prefix',
  'number',
  'confirmed',
  'markedToDelete',
  'carsQueueStatus',
  'driverPhoneNumber',
  'netto',
  'nettoRegistered',
  'numberOfWeighted',
  'numberOfWeighing',
  'vehicle',
  'driver',
  'weighingStation',
  'vehicle.tare',
  'author',
];

/** A list of 50,000 dispositions as a spreadsheet, against the bare writer fed by one bare query. */
export async function exportBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const bare = barePool(databaseUrl);
  try {
    await sql`insert into disposition (date, prefix, number, number_str, confirmed, cars_queue_status, driver_phone_number, vehicle_id, driver_id, weighing_station_id, order_id, created_at, updated_at, marked_to_delete)
      select now() - n * interval '1 minute', 'B', n, 'B-' || lpad(n::text, 6, '0'), false,
        'Accepted', '48600' || lpad(n::text, 6, '0'),
        demo.vehicle_id, demo.driver_id, demo.weighing_station_id, demo.order_id, now(), now(), false
      from generate_series(1, ${rowsInAll}) as n, (select * from disposition order by id limit 1) as demo`.execute(
      database.sql,
    );
    await sql`vacuum analyze disposition`.execute(database.sql);
    const declaration = registry.byName('disposition');
    const columns = paths.map((path) => sheetColumn(registry, declaration, path));
    const head = { title: 'B', columns, headings: headingsOf(registry, declaration, columns, 'pl') };
    const request = { query: { filter: everything, sort: [] }, columns, reader: 'pl' as const };

    const ours = () => writeXlsx(nowhere(), head, exportedRows(database, operator, declaration, request));
    const bareWriter = async () => {
      const { rows } = await bare.query({
        text: `select d.id, d.number_str, d.date, d.created_at, d.updated_at, d.prefix, d.number, d.confirmed,
            d.marked_to_delete, d.cars_queue_status, d.driver_phone_number, d.netto, d.netto_registered,
            d.number_of_weighted, d.number_of_weighing, v.name as vehicle, r.name as driver, s.name as station,
            v.tare, u.name as author
          from disposition d left join vehicle v on v.id = d.vehicle_id left join driver r on r.id = d.driver_id
            left join weighing_station s on s.id = d.weighing_station_id left join "user" u on u.id = d.author_id
          order by d.id`,
        rowMode: 'array',
      });
      const columnsOfBare = head.headings.map((heading) => ({ heading, width: 12 }));
      await writeWorkbook(nowhere(), [{ name: 'B', columns: columnsOfBare, pages: [rows.map(bareCells)] }]);
    };
    const processor = () => usedHere(bare);
    const measured = await spentInTurns(rounds, processor, { ours, bare: bareWriter });
    const name = '50,000 dispositions of 20 columns as a spreadsheet';
    return [
      {
        name: `${name}: processor time of the program and Postgres`,
        unit: 'ms a file',
        goal: '1.4',
        ...measured.processor,
      },
      { name: `${name}: wall time`, unit: 'ms a file', ...measured.wall },
    ];
  } finally {
    await bare.end();
    await database.close();
  }
}

/** The values as `pg` returns them; only booleans become texts. */
const bareCells = (row: unknown[]): Cell[] =>
  row.map((value) => (typeof value === 'boolean' ? String(value) : (value as Cell)));

const nowhere = (): Writable => new Writable({ write: (_portion, _encoding, done) => done() });
