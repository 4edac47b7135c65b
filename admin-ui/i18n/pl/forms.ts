export const forms = {
  title: 'Formularz',
  fillIn: 'Wypełnij formularz',
  answers: 'Odpowiedzi',
  goesTo: 'Odpowiedzi otrzyma: %{recipient}.',
  send: 'Wyślij',
  sent: 'Odpowiedzi wysłano. Dziękujemy.',
  again: 'Wypełnij jeszcze raz',
  closed: 'Ten formularz nie przyjmuje już odpowiedzi.',
  noQuestions: 'Formularz nie ma jeszcze żadnych pól. Administrator może je dodać w jego definicji.',
};
