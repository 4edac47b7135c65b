import { surviveFaults } from '#domain/platform/survival.ts';
import { startTaxRegisters } from './taxRegisters/server.ts';

const { TAX_REGISTERS_PORT = '15052' } = process.env;
const registers = await startTaxRegisters({ port: Number(TAX_REGISTERS_PORT) });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a simulator for the white list and VIES at ${registers.whiteListUrl}`);

const stop = () => void registers.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
