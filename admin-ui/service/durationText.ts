/** Hours and minutes: `1:30` for 5400 seconds; a part of a minute counts as none. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
