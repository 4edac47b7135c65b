/** The source of a plain letter. @param more further lines of its head */
export function letter(subject: string, body = 'Treść', more: readonly string[] = []): string {
  return [
    'From: "Jan Kowalski" <jan@firma.example>',
    'To: Handlowy <sales@keja.example>',
    `Subject: ${subject}`,
    'Date: Mon, 02 Nov 2026 08:15:00 +0100',
    `Message-ID: <${subject.replaceAll(/\W/g, '-')}@firma.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...more,
    '',
    body,
    '',
  ].join('\r\n');
}
