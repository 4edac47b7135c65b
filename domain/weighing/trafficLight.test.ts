import { describe, expect, it } from 'vitest';
import type { NoWeightReason } from './reading.ts';
import type { ScalePhase } from './stability.ts';
import { lightAddress, signalOf, type LightSignal } from './trafficLight.ts';

describe('the light at a scale', () => {
  it.each<[string, ScalePhase, NoWeightReason | null, boolean, LightSignal]>([
    ['lets a truck onto an empty scale', 'EMPTY', null, false, 'ok'],
    ['holds one that is coming on', 'APPROACH', null, false, 'minus'],
    ['holds one that rests until its weight is taken', 'STABLE', null, false, 'minus'],
    ['lets one go whose weight is taken', 'STABLE', null, true, 'ok'],
    ['lets one go that is already leaving', 'LEAVING', null, true, 'ok'],
    ['says that a load is too heavy', 'ERROR', 'overload', false, 'plus'],
    ['says that there is too little', 'ERROR', 'underload', false, 'minus'],
    ['lets nobody on where the scale cannot be read', 'ERROR', 'unreadable', true, 'connection'],
    ['lets nobody on where the scale is away', 'OFFLINE', 'connection_lost', true, 'connection'],
  ])('%s', (_rule, phase, reason, accepted, signal) => {
    expect(signalOf({ phase, reason, accepted })).toBe(signal);
  });

  it.each([
    ['modbus://10.0.0.7', { kind: 'modbus', host: '10.0.0.7', port: 502, unit: 1 }],
    ['modbus://10.0.0.7:1502/3', { kind: 'modbus', host: '10.0.0.7', port: 1502, unit: 3 }],
    [' s7://plc.local ', { kind: 's7', host: 'plc.local', port: 102, rack: 0, slot: 2 }],
    ['s7://10.0.0.8:1102/0/1', { kind: 's7', host: '10.0.0.8', port: 1102, rack: 0, slot: 1 }],
    ['modbus://10.0.0.7:99999', undefined],
    ['modbus://10.0.0.7/256', undefined],
    ['modbus://10.0.0.7/1/2', undefined],
    ['http://10.0.0.8', undefined],
    ['10.0.0.8', undefined],
    ['', undefined],
  ])('wired to %j is found at %j', (text, address) => {
    expect(lightAddress(text)).toEqual(address);
  });
});
