import type { KeptInvoice } from './invoices.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const row = ({ at, number, issuedOn, buyer, gross, code, details, ksefNumber, offline, xml }: KeptInvoice) =>
  `<tr class="${code === 200 ? 'taken' : 'refused'}"><td>${escaped(at.slice(0, 19).replace('T', ' '))}</td>
<td><details><summary>${escaped(number || '?')}</summary><pre>${escaped(xml.replaceAll('><', '>\n<'))}</pre></details></td>
<td>${escaped(issuedOn)}</td><td>${escaped(buyer)}</td><td class="sum">${gross.toFixed(2)}</td>
<td>${code}${offline ? ' offline' : ''}<br><small>${escaped(details.join('; ').slice(0, 200))}</small></td>
<td>${escaped(ksefNumber ?? '')}</td></tr>`;

/** The page with the received invoices, newest first. It reloads itself every five seconds. */
export function invoicesPage(invoices: readonly KeptInvoice[]): string {
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>KSeF (atrapa)</title>
<style>
  body { margin: 2rem; font: 15px/1.45 system-ui, sans-serif; color: #1d2b33; background: #f7fafb; }
  table { border-collapse: collapse; width: 100%; background: #fff; }
  th, td { text-align: left; padding: .5rem .7rem; border-bottom: 1px solid #dfe6ea; vertical-align: top; }
  .sum { text-align: right; font-variant-numeric: tabular-nums; }
  .taken td:nth-child(6) { color: #1b6e3c; } .refused td:nth-child(6) { color: #a3231f; }
  pre { max-width: 60rem; overflow: auto; font-size: 12px; }
</style>
<h1>KSeF (atrapa)</h1>
${
  invoices.length === 0
    ? '<p>Nie ma tu jeszcze żadnej faktury.</p>'
    : `<table><tr><th>Wpłynęła</th><th>Numer</th><th>Wystawiona</th><th>Nabywca</th><th>Brutto</th><th>Stan</th><th>Numer KSeF</th></tr>${invoices.toReversed().map(row).join('')}</table>`
}
</html>`;
}
