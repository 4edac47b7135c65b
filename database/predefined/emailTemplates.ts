import { languages } from '#domain/kernel/language.ts';

type Words = readonly [subject: string, ...lines: string[]];

/** A template with its words in the order of `languages`. */
const template = (uuid: string, name: string, baseDocument: string, words: readonly Words[]) => ({
  uuid,
  name,
  baseDocument,
  contentVariantsList: words.map(([subject, ...lines], at) => ({
    language: languages[at],
    subject,
    body: lines.join('\n\n'),
  })),
});

/** What customers are written most often about their complaints; people change the words, and add languages. */
export const emailTemplates = [
  template('5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7a01', 'Reklamacja: potwierdzenie przyjęcia', 'reclamation', [
    [
      'Przyjęliśmy reklamację {numberStr}',
      'Dzień dobry,',
      'przyjęliśmy Państwa reklamację {numberStr} z dnia {inputDate}: {reference}.',
      'Decyzję przekażemy najpóźniej {executionTerm}.',
      'Z poważaniem,\n{manager}',
    ],
    [
      'We have received your complaint {numberStr}',
      'Dear Sir or Madam,',
      'we have received your complaint {numberStr} of {inputDate}: {reference}.',
      'You will have our decision by {executionTerm}.',
      'Yours faithfully,\n{manager}',
    ],
    [
      'Wij hebben uw reclamatie {numberStr} ontvangen',
      'Geachte heer/mevrouw,',
      'wij hebben uw reclamatie {numberStr} van {inputDate} ontvangen: {reference}.',
      'U ontvangt onze beslissing uiterlijk op {executionTerm}.',
      'Met vriendelijke groet,\n{manager}',
    ],
    [
      'Ihre Reklamation {numberStr} ist eingegangen',
      'Sehr geehrte Damen und Herren,',
      'Ihre Reklamation {numberStr} vom {inputDate} ist bei uns eingegangen: {reference}.',
      'Unsere Entscheidung erhalten Sie bis spätestens {executionTerm}.',
      'Mit freundlichen Grüßen\n{manager}',
    ],
    [
      'Nous avons reçu votre réclamation {numberStr}',
      'Madame, Monsieur,',
      'nous avons reçu votre réclamation {numberStr} du {inputDate} : {reference}.',
      'Vous recevrez notre décision au plus tard le {executionTerm}.',
      'Cordialement,\n{manager}',
    ],
    [
      'Abbiamo ricevuto il reclamo {numberStr}',
      'Gentili Signore e Signori,',
      'abbiamo ricevuto il Vostro reclamo {numberStr} del {inputDate}: {reference}.',
      'Riceverete la nostra decisione entro il {executionTerm}.',
      'Cordiali saluti,\n{manager}',
    ],
    [
      'Hemos recibido su reclamación {numberStr}',
      'Estimados señores:',
      'hemos recibido su reclamación {numberStr} del {inputDate}: {reference}.',
      'Recibirán nuestra decisión a más tardar el {executionTerm}.',
      'Atentamente,\n{manager}',
    ],
  ]),
  template('5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7a02', 'Reklamacja: decyzja', 'reclamation', [
    [
      'Decyzja w sprawie reklamacji {numberStr}',
      'Dzień dobry,',
      'rozpatrzyliśmy Państwa reklamację {numberStr} z dnia {inputDate}: {reference}.',
      'Decyzja: {decision} ({decisionDate})\nSposób załatwienia: {executionType}',
      'Z poważaniem,\n{manager}',
    ],
    [
      'Our decision on your complaint {numberStr}',
      'Dear Sir or Madam,',
      'we have examined your complaint {numberStr} of {inputDate}: {reference}.',
      'Decision: {decision} ({decisionDate})\nHow it is settled: {executionType}',
      'Yours faithfully,\n{manager}',
    ],
    [
      'Onze beslissing over reclamatie {numberStr}',
      'Geachte heer/mevrouw,',
      'wij hebben uw reclamatie {numberStr} van {inputDate} beoordeeld: {reference}.',
      'Beslissing: {decision} ({decisionDate})\nAfhandeling: {executionType}',
      'Met vriendelijke groet,\n{manager}',
    ],
    [
      'Entscheidung über Ihre Reklamation {numberStr}',
      'Sehr geehrte Damen und Herren,',
      'wir haben Ihre Reklamation {numberStr} vom {inputDate} geprüft: {reference}.',
      'Entscheidung: {decision} ({decisionDate})\nErledigung: {executionType}',
      'Mit freundlichen Grüßen\n{manager}',
    ],
    [
      'Notre décision sur la réclamation {numberStr}',
      'Madame, Monsieur,',
      'nous avons examiné votre réclamation {numberStr} du {inputDate} : {reference}.',
      'Décision : {decision} ({decisionDate})\nRèglement : {executionType}',
      'Cordialement,\n{manager}',
    ],
    [
      'La nostra decisione sul reclamo {numberStr}',
      'Gentili Signore e Signori,',
      'abbiamo esaminato il Vostro reclamo {numberStr} del {inputDate}: {reference}.',
      'Decisione: {decision} ({decisionDate})\nDefinizione: {executionType}',
      'Cordiali saluti,\n{manager}',
    ],
    [
      'Nuestra decisión sobre la reclamación {numberStr}',
      'Estimados señores:',
      'hemos examinado su reclamación {numberStr} del {inputDate}: {reference}.',
      'Decisión: {decision} ({decisionDate})\nResolución: {executionType}',
      'Atentamente,\n{manager}',
    ],
  ]),
];
