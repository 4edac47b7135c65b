import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startLivePage } from './page/livePage.ts';
import { printerPage } from './printer/page.ts';
import { startPrinter } from './printer/server.ts';

/** The printer of the demo desks. Its web page shows everything that is sent to its port. */
const { PRINTER_PORT: port, PRINTER_RAW_PORT: rawPort } = readSettings(process.env, 'simulators');

const printer = await startPrinter({ port: rawPort, onChange: () => page.show() });
const page = await startLivePage({
  port,
  html: printerPage,
  state: () => printer.papers.map(({ at, text, pdf }) => ({ at, text, pdf })),
  file: (path) => {
    const paper = printer.papers[Number(/^\/papers\/(\d+)\.pdf$/.exec(path)?.[1])];
    return paper?.pdf ? { type: 'application/pdf', content: paper.bytes } : undefined;
  },
});
surviveFaults({ program: process, say: console.log });
console.log(`ready: a printer at ${page.url}`);

const stop = () => void Promise.all([page.close(), printer.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
