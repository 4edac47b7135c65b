/** A firm that the simulator knows. */
export interface KnownFirm {
  readonly nip: string;
  readonly regon: string;
  readonly name: string;
  readonly street: string;
  readonly house: string;
  readonly postCode: string;
  readonly locality: string;
}

const gdansk = { postCode: '80-001', locality: 'Gdańsk' };

/** The firms of the demo data, and a few more to try. */
export const knownFirms: readonly KnownFirm[] = [
  {
    nip: '5260250995',
    regon: '012100784',
    name: 'ORANGE POLSKA SPÓŁKA AKCYJNA',
    street: 'Al. Jerozolimskie',
    house: '160',
    postCode: '02-326',
    locality: 'Warszawa',
  },
  {
    nip: '5261040567',
    regon: '010001345',
    name: 'PRZEWOŹNIK & SYNOWIE SP. Z O.O.',
    street: 'ul. Drogowa',
    house: '2',
    ...gdansk,
  },
  {
    nip: '1234563218',
    regon: '123456785',
    name: 'AGRO ŻUŁAWY SP. J.',
    street: 'ul. Polna',
    house: '7A',
    ...gdansk,
  },
];
