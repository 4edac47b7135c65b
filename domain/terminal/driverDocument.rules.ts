/** Converts `YYMMDD` to `YYYY-MM-DD`. The century is chosen so that the year is at most fifty years after the present one. */
export function documentDate(yymmdd: string, today: string): string {
  const [year, month, day] = [yymmdd.slice(0, 2), yymmdd.slice(2, 4), yymmdd.slice(4, 6)];
  const latest = Number(today.slice(0, 4)) + 50;
  const century = Math.floor((latest - Number(year)) / 100);
  return `${String(century).padStart(2, '0')}${year}-${month}-${day}`;
}

/** Converts `KOWALSKI`, `JAN MARIA` to the usual form `Jan Maria Kowalski`. */
export function documentName(first: string, last: string): string {
  return `${first} ${last}`
    .trim()
    .toLowerCase()
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .slice(0, 120);
}
