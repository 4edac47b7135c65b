/**
 * The meaning of a colour, the same on every screen. `plain` (grey): nothing special. `wait` (blue): it waits its turn. `ready`
 * (yellow): it is under way, or needs attention soon. `go` (green): it goes well, or may go on. `stop` (red): it has failed, was
 * refused, or is too late. `done` (pale green): it is over. `aside` (violet): it is outside the usual course.
 */
export type Tone = 'plain' | 'wait' | 'ready' | 'go' | 'stop' | 'done' | 'aside';

export interface ToneColours {
  readonly background: string;
  readonly text: string;
}

export const lightTones: Readonly<Record<Tone, ToneColours>> = {
  plain: { background: '#e4eaef', text: '#2c3f4f' },
  wait: { background: '#d9e8f7', text: '#0a4a8c' },
  ready: { background: '#ffe79a', text: '#5a4300' },
  go: { background: '#cdeedb', text: '#07592e' },
  stop: { background: '#fbdcda', text: '#8f1812' },
  done: { background: '#dde7df', text: '#3b5443' },
  aside: { background: '#ece2f5', text: '#54308a' },
};

export const darkTones: Readonly<Record<Tone, ToneColours>> = {
  plain: { background: '#2a3a48', text: '#d4dee6' },
  wait: { background: '#143a5f', text: '#bcdcfa' },
  ready: { background: '#4d3d08', text: '#ffdf7e' },
  go: { background: '#0f4527', text: '#a5ebc3' },
  stop: { background: '#5e1a17', text: '#ffc9c5' },
  done: { background: '#29382e', text: '#b9cfc0' },
  aside: { background: '#3b2a57', text: '#dcc9f7' },
};
