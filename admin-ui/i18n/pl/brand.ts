export const brand = { claim: 'Terminal portowy: kolejka, wagi, dokumenty', name: 'Keja' };
