import { surviveFaults } from '#domain/platform/survival.ts';
import { startKsef } from './ksef/server.ts';

const { KSEF_PORT = '15050' } = process.env;
const ksef = await startKsef({ port: Number(KSEF_PORT), token: 'demo' });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a simulator for KSeF at ${ksef.pageUrl}`);

const stop = () => void ksef.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
