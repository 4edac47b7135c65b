/** The package that starts Postgres needs this one, which has no types. We only take its handlers away (`postgres.ts`). */
declare module 'async-exit-hook' {
  const exitHook: { unhookEvent(event: string): void };
  export default exitHook;
}
