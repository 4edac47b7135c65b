import { surviveFaults } from '#domain/platform/survival.ts';
import { startBankRates } from './bankRates/server.ts';

const { BANK_RATES_PORT = '15053' } = process.env;
const bank = await startBankRates({ port: Number(BANK_RATES_PORT) });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a simulator for the rates of the national bank at ${bank.url}`);

const stop = () => void bank.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
