import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoSettings, pastDays } from '#database/demo/pastDays.ts';
import { etaQuality, predictionsOf, type EtaQuality } from '#domain/terminal/etaCheck.rules.ts';
import { quantile } from '#domain/terminal/serviceTimes.rules.ts';

export const etaPageFile = fileURLToPath(new URL('../../docs/eta.md', import.meta.url));

const days = 10;
const edges = [-60, -30, -20, -10, -5, 5, 10, 20, 30, 60];
const fixed = (value: number) => value.toFixed(1);
const percent = (share: number) => `${Math.round(share * 100)} %`;

const binsOf = ({ errors }: EtaQuality): [string, number][] => {
  const bounds = [-Infinity, ...edges, Infinity];
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? -Infinity;
    const name = from === -Infinity ? `below ${to}` : to === Infinity ? `above ${from}` : `${from} to ${to}`;
    return [name, errors.filter((error) => error >= from && error < to).length];
  });
};

/** How far ETAs were off, as a page. */
export const etaPage = (): string => {
  const quality = etaQuality(pastDays(days).flatMap((day) => predictionsOf(day, demoSettings)));
  const bars = binsOf(quality).map(([name, trucks]) => {
    const share = trucks / Math.max(1, quality.trucks);
    return `| ${name} | ${trucks} | ${percent(share)} | ${'█'.repeat(Math.round(share * 40))} |`;
  });
  const at = (share: number) => fixed(quantile(quality.errors, share));
  return `# How good the ETAs are

Written by \`npm run docs:eta\`; a test compares. ${days} working days of the demo's northern station are played
through (\`database/demo/pastDays.ts\`); each truck that had to wait is told a time at its arrival, from what was known
at that moment (\`domain/terminal/eta.rules.ts\`), and the time at which it was called is held against it
(\`domain/terminal/etaCheck.rules.ts\`). The days are simulated, so the page shows that the reckoning is right and
what it is worth beside a constant, not how regular a real yard is.

| | |
| --- | --- |
| trucks that waited while the station's times were known | ${quality.trucks} |
| mean error | ${fixed(quality.meanError)} minutes |
| mean error of the configured ${demoSettings.minutesCarService} minutes a truck | ${fixed(quality.configuredError)} minutes |
| called within the band (four in five are meant) | ${percent(quality.covered)} |
| errors: 10 %, half, 90 % of them below | ${at(0.1)}, ${at(0.5)}, ${at(0.9)} minutes |

Told minus happened, in minutes; below zero the truck waited longer than it was told:

| minutes | trucks | share | |
| --- | --- | --- | --- |
${bars.join('\n')}
`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(etaPageFile, etaPage());
  console.log(`${etaPageFile} is written`);
}
