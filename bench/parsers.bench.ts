import { parser as it4000e } from '#scale-agent/parsers/it4000e.ts';
import type { StreamParser } from '#scale-agent/parsers/parser.ts';
import { parser as toledoContinuous } from '#scale-agent/parsers/toledoContinuous.ts';
import { parser as toledoSimple } from '#scale-agent/parsers/toledoSimple.ts';
import { inTurns, type Comparison } from './measure.ts';

const frames = 2000;
/** As `inTurns` takes them: rounds in which the sides alternate, and calls of each side in a round. */
const [rounds, times] = [4, 10];

const kinds: readonly { name: string; parser: StreamParser; frame: Uint8Array }[] = [
  { name: 'MT-SICS lines', parser: toledoSimple, frame: Buffer.from('S S      40420 kg\r\n') },
  {
    name: 'SysTec telegrams with their CRC',
    parser: it4000e,
    frame: Buffer.from('<000021.11.2609:41  171   40420       0   40420kg     1   30534>\r\n'),
  },
  {
    name: 'Toledo continuous frames with their checks',
    parser: toledoContinuous,
    // STX, three status words, six digits of weight and six of tare, CR, and the check sum.
    frame: Buffer.from('023230202034303432302020202020300d05', 'hex'),
  },
];

/** The parsers of scale telegrams, against code that only finds the end of each telegram and reads its digits. */
export async function parserBench(): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { name, parser, frame } of kinds) {
    const { ours, bare } = await inTurns(
      rounds,
      times,
      async () => parseAll(parser, frame),
      async () => readAll(frame),
    );
    const perSecond = Math.round((frames / ours) * 1000).toLocaleString('en');
    comparisons.push({
      name: `${name}, ${perSecond} a second`,
      unit: 'µs a frame',
      ours: (ours * 1000) / frames,
      bare: (bare * 1000) / frames,
    });
  }
  return comparisons;
}

const parseAll = (parser: StreamParser, frame: Uint8Array): void => {
  let weights = 0;
  const listen = parser.begin(({ kind }) => void (kind === 'value' && (weights += 1)));
  for (let sent = 0; sent < frames; sent += 1) listen(frame);
  if (weights < frames) throw new Error(`only ${weights} of ${frames} frames were read`);
};

const readAll = (frame: Uint8Array): void => {
  let sum = 0;
  for (let sent = 0; sent < frames; sent += 1) {
    const text = Buffer.from(frame).toString('latin1');
    sum += Number(/\d{4,}/.exec(text.slice(0, text.lastIndexOf('\r')))?.[0]);
  }
  if (!(sum > 0)) throw new Error('nothing was read');
};
