/** `YYMMDD` of a document that is being shown, as `YYYY-MM-DD`: nobody shows one that runs out in fifty years. */
export const documentDate = (yymmdd: string, today: string): string => {
  const [year, month, day] = [yymmdd.slice(0, 2), yymmdd.slice(2, 4), yymmdd.slice(4, 6)];
  const latest = Number(today.slice(0, 4)) + 50;
  const century = Math.floor((latest - Number(year)) / 100);
  return `${String(century).padStart(2, '0')}${year}-${month}-${day}`;
};

/** `KOWALSKI`, `JAN MARIA` as people write it: `Jan Maria Kowalski`. */
export const documentName = (first: string, last: string): string =>
  `${first} ${last}`
    .trim()
    .toLowerCase()
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .slice(0, 120);
